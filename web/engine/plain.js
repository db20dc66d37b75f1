/**
 * Plain Pyodide in a worker that can be thrown away at any moment. Law: the same `rpc` as in PyScript's worker.
 *
 * On the site the worker is a blob that imports from the own origin, so that the page's policy holds in it too; in the
 * single file it is a `data:` module that carries everything, because a file has no origin to import from.
 */
import { absolute, runtime } from "./runtime.js";
import { packed, unpackedText } from "./packed.js";
import { startError } from "./start_error.js";

const START_PART = 0.3;
const LOAD_PART = 0.8;

/** @param {import("../engine.js").Watch} watch @returns {Promise<import("../engine.js").Backend>} */
export async function start({ onProgress, signal }) {
  const { single } = runtime();
  const worker = single ? await packedWorker() : siteWorker();
  signal.addEventListener("abort", () => worker.terminate(), { once: true });
  if (signal.aborted) worker.terminate();
  onProgress({ part: START_PART, step: "start" });

  /** @type {Map<number, {resolve: (text: string) => void, reject: (error: unknown) => void}>} */
  const waiting = new Map();
  let last = 0;
  await new Promise((resolve, reject) => {
    worker.addEventListener("error", (event) => reject(startError("error-start-python", event.message)));
    worker.addEventListener("message", ({ data }) => {
      if (data.step === "load") onProgress({ part: LOAD_PART, step: "load" });
      else if (data.step === "ready") resolve(undefined);
      else if (data.step === "failed") reject(startError(data.key, data.detail));
      else settle(waiting, data);
    });
    worker.postMessage(single ? packedStart() : siteStart());
  });
  return {
    rpc: (text) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        worker.postMessage({ id: last, text });
      }),
  };
}

/** @param {Map<number, {resolve: Function, reject: Function}>} waiting @param {{id: number, text?: string, error?: string}} answer */
function settle(waiting, { id, text, error }) {
  const call = waiting.get(id);
  waiting.delete(id);
  if (error === undefined) call?.resolve(text);
  else call?.reject(startError("error-start-python", error));
}

function siteWorker() {
  const code = `import ${JSON.stringify(absolute(runtime().plain))};`;
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  return new Worker(url, { type: "module", name: "taktbrett" });
}

function siteStart() {
  const { pyodide, engines, crypto } = runtime();
  return { base: absolute(pyodide.replace(/[^/]*$/, "")), engines: absolute(engines), crypto: crypto && absolute(crypto) };
}

async function packedWorker() {
  const code = await unpackedText("plain.js");
  return new Worker(`data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`, { type: "module", name: "taktbrett" });
}

function packedStart() {
  const names = ["pyodide.asm.wasm", "python_stdlib.zip", "engines.zip"];
  return { packed: Object.fromEntries(names.map((name) => [name, packed(name)])) };
}
