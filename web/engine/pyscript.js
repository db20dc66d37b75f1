/**
 * PyScript's worker as the engine of the tables. Law: everything comes from the own origin, and nothing needs special
 * headers: calls go from the page to the worker only.
 */
import { followDownloads } from "./downloads.js";
import { absolute, runtime } from "./runtime.js";
import { startError } from "./start_error.js";

/** How much of the bar the download takes; starting Python and loading the engines share the rest. */
const DOWNLOAD_PART = 0.7;
const LOAD_PART = 0.9;
const LOADING = "taktbrett:loading";

/** @param {import("../engine.js").Watch} watch @returns {Promise<import("../engine.js").Backend>} */
export async function start(watch) {
  const fetched = fetchAll(watch);
  const worker = createWorker(watch);
  worker.catch(() => {});
  await fetched;
  const { sync } = await worker;
  return { rpc: (text) => sync.rpc(text) };
}

/** @param {import("../engine.js").Watch} watch */
async function fetchAll({ onProgress }) {
  await followDownloads((done, total) =>
    onProgress({ part: (DOWNLOAD_PART * done) / total, step: "download", done, total }),
  );
  onProgress({ part: DOWNLOAD_PART, step: "start" });
}

/** @param {import("../engine.js").Watch} watch @returns {Promise<any>} */
async function createWorker({ onProgress, signal }) {
  const { PyWorker, hooks } = await loadPyScript();
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    const watchWorker = (/** @type {any} */ _wrap, /** @type {Worker} */ worker) => {
      hooks.main.onWorker.delete(watchWorker);
      signal.addEventListener("abort", () => worker.terminate(), { once: true });
      worker.addEventListener("message", ({ data }) => {
        if (data === LOADING) onProgress({ part: LOAD_PART, step: "load" });
      });
      worker.addEventListener("error", (event) => reject(startError("error-start-python", event.message)));
    };
    hooks.main.onWorker.add(watchWorker);
  });
  const { worker, pyodide, config } = runtime();
  const started = PyWorker(absolute(worker), { version: absolute(pyodide), config: withAddresses(config) });
  const ready = await Promise.race([started, failed]).catch((cause) => {
    throw cause.key ? cause : startError("error-start-python", cause);
  });
  return ready;
}

/** @returns {Promise<any>} the module `@pyscript/core`, with only what a worker needs */
async function loadPyScript() {
  const { pyscript, config } = runtime();
  // Plugins are for pages with Python in their markup; each interpreter that PyScript knows would load them.
  for (const name of ["py-config", "mpy-config"]) {
    if (document.querySelector(name)) continue;
    const element = document.createElement(name);
    element.textContent = JSON.stringify({ plugins: config.plugins });
    document.head.append(element);
  }
  try {
    const core = await import(/* @vite-ignore */ absolute(pyscript));
    // Only then PyScript knows its hooks; a worker made before would lack the Python side of it.
    await customElements.whenDefined("py-script");
    // This hook would be turned into code from text, which the Content-Security-Policy forbids; no file system is used.
    core.hooks.worker.onBeforeRunAsync.clear();
    core.hooks.worker.codeBeforeRun.add(`import js\njs.postMessage("${LOADING}")\ndel js`);
    return core;
  } catch (cause) {
    throw startError("error-start-missing", cause);
  }
}

/** The same configuration with absolute addresses. @param {Record<string, any>} config */
function withAddresses({ files, js_modules: modules, ...rest }) {
  /** @param {Record<string, string>} map */
  const moved = (map) => Object.fromEntries(Object.entries(map).map(([url, name]) => [absolute(url), name]));
  return { ...rest, files: moved(files), ...(modules && { js_modules: { worker: moved(modules.worker) } }) };
}
