// dist/taktbrett.html: everything in one file for file://. Law: the same parts as the site, nothing fetched.
import zlib from "node:zlib";
import { bundlePlainWorker, bundleSingle } from "./bundle.mjs";
import { read } from "./common.mjs";
import { singlePage } from "./page.mjs";

/** @param {string | Uint8Array} data @returns {string} gzip as base64; the header carries no time */
export function pack(data) {
  return zlib.gzipSync(data, { level: 9 }).toString("base64");
}

/**
 * @param {{wasm: string, stdlib: Uint8Array, engines: Uint8Array, version: string, icon: string, licences: unknown}} from
 *   `wasm`: path of the file
 * @returns {Promise<string>}
 */
export async function buildSingle({ wasm, stdlib, engines, version, icon, licences }) {
  const { script, style } = await bundleSingle();
  const parts = {
    "pyodide.asm.wasm": pack(read(wasm)),
    "python_stdlib.zip": pack(stdlib),
    "engines.zip": pack(engines),
    "plain.js": pack(await bundlePlainWorker(true)),
    "licences.json": pack(JSON.stringify(licences)),
  };
  return singlePage({ script, style, icon, parts, runtime: { version, single: true } }, pack);
}
