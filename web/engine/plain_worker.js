/**
 * The worker around plain Pyodide: starts Python, loads the engines, answers `rpc`. Law: it says what it is doing, and a
 * failure while starting is told, never swallowed.
 */
import { loadPyodide } from "taktbrett:pyodide";
import { createPyodideModule, cryptoModule } from "taktbrett:parts";
import { unpack } from "./packed.js";

/** Packages are never loaded, so no list of them is needed. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
});
const PACKED_BASE = "https://taktbrett.invalid/";

/** @type {((text: string) => string)|null} */
let rpc = null;

addEventListener("message", async ({ data }) => {
  if (data.id !== undefined) return answer(data);
  try {
    rpc = await startPython(data);
    postMessage({ step: "ready" });
  } catch (error) {
    const missing = error instanceof TypeError && /fetch|import/i.test(error.message);
    postMessage({ step: "failed", key: missing ? "error-start-missing" : "error-start-python", detail: String(error) });
  }
});

/** @param {{id: number, text: string}} request */
function answer({ id, text }) {
  try {
    postMessage({ id, text: rpc?.(text) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
}

/** @param {{base?: string, engines?: string, crypto?: string|null, packed?: Record<string, string>}} parts */
async function startPython(parts) {
  const base = parts.base ?? PACKED_BASE;
  if (parts.packed) serve(parts.packed);
  const [engines, crypto] = await Promise.all([
    fetch(parts.engines ?? `${base}engines.zip`).then((file) => {
      if (!file.ok) throw new TypeError(`fetch ${file.status}`);
      return file.arrayBuffer();
    }),
    cryptoModule(parts.crypto ?? null),
  ]);
  const python = await loadPyodide({
    indexURL: base,
    lockFileContents: NO_PACKAGES,
    ...(createPyodideModule && { createPyodideModule }),
  });
  postMessage({ step: "load" });
  python.FS.mkdirTree("/app");
  python.FS.writeFile("/app/engines.zip", new Uint8Array(engines));
  // The same import as in PyScript's worker: from pyscript.js_modules import taktbrett_crypto
  if (crypto) python.registerJsModule("pyscript", { js_modules: { taktbrett_crypto: crypto } });
  return python.runPython(`
import sys
sys.path.insert(0, "/app/engines.zip")
from app.rpc import rpc
rpc`);
}

/** The parts of the single file answer Pyodide's requests; nothing else can be fetched there. @param {Record<string, string>} packed */
function serve(packed) {
  globalThis.fetch = async (input) => {
    const name = String(/** @type {any} */ (input).url ?? input).split("/").pop() ?? "";
    if (!(name in packed)) throw new TypeError(`fetch ${name}: not a part of this file`);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(await unpack(packed[name]), { headers: { "Content-Type": type } });
  };
}
