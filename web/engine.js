/**
 * Python for the page: one interface, two backends. Law: the page never waits for Python without being told why, every
 * call gets exactly one answer or one failure, and effects are handed over before the answer.
 *
 * On the site the engine of the tables is PyScript's worker; the engine of the bots, which is thrown away whenever it
 * must stop thinking, and every engine of the single file are plain Pyodide workers.
 */
import * as plain from "./engine/plain.js";
import * as pyscript from "./engine/pyscript.js";
import { runtime } from "./engine/runtime.js";
import { startError } from "./engine/start_error.js";

/**
 * @typedef {{part: number, step: "download"|"start"|"load"|"ready", done?: number, total?: number}} Progress
 *   `part` from 0 to 1; `done` and `total` are bytes while something is fetched
 * @typedef {{ok?: any, err?: {key: string, args: Record<string, any>}, fx: any[]}} Answer
 * @typedef {{rpc(text: string): Promise<string>}} Backend
 * @typedef {{onProgress: (progress: Progress) => void, signal: AbortSignal}} Watch
 */

/**
 * Starts Python with the engines in a worker.
 * @param {{role: "table"|"bot", onProgress?: (progress: Progress) => void, onEffects?: (fx: any[]) => void}} options
 * @returns {{ready: Promise<void>, call(method: string, args?: Record<string, unknown>): Promise<Answer>, stop(): void}}
 *   `ready` rejects with `{key, args}`: `error-start-wasm`, `error-start-missing`, `error-start-python`,
 *   `error-engine-stopped`; a new `startEngine` tries again
 */
export function startEngine({ role, onProgress = () => {}, onEffects = () => {} }) {
  const ending = new AbortController();
  const ended = new Promise((_, reject) => {
    ending.signal.addEventListener("abort", () => reject(startError("error-engine-stopped")), { once: true });
  });
  ended.catch(() => {});

  // What still downloads after a failed start has nothing to tell any more.
  const tell = (/** @type {Progress} */ progress) => ending.signal.aborted || onProgress(progress);
  const backend = begin(role, { onProgress: tell, signal: ending.signal });
  const ready = Promise.race([backend, ended]).then(() => {});
  ready.catch(() => ending.abort());

  return {
    ready,
    async call(method, args = {}) {
      await ready;
      const python = await backend;
      const request = JSON.stringify({ m: method, a: args, now: Date.now(), rnd: freshBytes() });
      const answer = JSON.parse(/** @type {string} */ (await Promise.race([python.rpc(request), ended])));
      if (answer.fx?.length) onEffects(answer.fx);
      return answer;
    },
    stop: () => ending.abort(),
  };
}

/** @param {"table"|"bot"} role @param {Watch} watch @returns {Promise<Backend>} */
async function begin(role, watch) {
  watch.onProgress({ part: 0, step: "download" });
  assertWebAssembly();
  const { start } = role === "bot" || runtime().single ? plain : pyscript;
  const backend = await start(watch);
  watch.onProgress({ part: 1, step: "ready" });
  return backend;
}

/** Some browsers and some policies forbid WebAssembly: say so instead of waiting for ever. */
function assertWebAssembly() {
  const nothing = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  try {
    new WebAssembly.Module(nothing);
  } catch (cause) {
    throw startError("error-start-wasm", cause);
  }
}

/** @returns {string} 32 fresh random bytes as hex digits: Python has no randomness of its own */
function freshBytes() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
