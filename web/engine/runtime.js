/**
 * Where Python's parts are. Law: the build says it in the page (`#taktbrett-runtime`), no code knows a file name.
 *
 * @typedef {{
 *   version: string, single: boolean, total: number,
 *   files: {url: string, size: number}[],
 *   pyscript: string, pyodide: string, plain: string, worker: string, crypto: string|null, engines: string,
 *   config: Record<string, any>, licences: string, standalone: {url: string, size: number}
 * }} Runtime `files` = what the first start fetches; all addresses are relative to the page
 */

/** @type {Runtime|null} */
let known = null;

/** @returns {Runtime} */
export function runtime() {
  known ??= JSON.parse(document.getElementById("taktbrett-runtime")?.textContent ?? "{}");
  return /** @type {Runtime} */ (known);
}

/** @param {string} url relative to the page @returns {string} */
export const absolute = (url) => new URL(url, document.baseURI).href;
