/**
 * Honest progress: the page reads the same files that the worker is about to ask for, and counts the bytes. The browser
 * fetches each only once (HTTP cache). Law: a file that cannot be had ends the start with its name.
 */
import { absolute, runtime } from "./runtime.js";
import { startError } from "./start_error.js";

/** A step of the bar: more often would only keep the page busy. */
const TELL_MS = 100;

/** @typedef {{size: number, done: number, end: Promise<void>, onBytes: () => void}} Download */

/** @type {Map<string, Download>} address -> what runs or ran well */
const downloads = new Map();

/** Whether everything is stored in this browser already. */
const stored = () => runtime().single || Boolean(navigator.serviceWorker?.controller);

/** Begins to fetch what the first start needs; what already runs is not fetched again. @returns {Download[]} */
export function beginDownloads() {
  if (stored()) return [];
  return runtime().files.map(({ url, size }) => {
    const known = downloads.get(url);
    if (known) return known;
    /** @type {Download} */
    const download = { size, done: 0, end: Promise.resolve(), onBytes: () => {} };
    download.end = read(url, download);
    download.end.catch(() => downloads.delete(url)); // the next start tries again
    downloads.set(url, download);
    return download;
  });
}

/**
 * Waits for the downloads and tells how far they are.
 * @param {(done: number, total: number) => void} onBytes bytes, unpacked
 * @returns {Promise<void>} rejects with `error-start-missing`
 */
export async function followDownloads(onBytes) {
  const running = beginDownloads();
  const sum = (/** @type {"done"|"size"} */ key) => running.reduce((all, download) => all + download[key], 0);
  let told = 0;
  for (const download of running) {
    download.onBytes = () => {
      if (performance.now() - told < TELL_MS) return;
      told = performance.now();
      onBytes(Math.min(sum("done"), sum("size")), sum("size"));
    };
  }
  await Promise.all(running.map((download) => download.end));
}

/** @param {string} url @param {Download} download */
async function read(url, download) {
  try {
    const answer = await fetch(absolute(url), { credentials: "same-origin" });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${url}`);
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      download.done += part.value.byteLength;
      download.onBytes();
    }
  } catch (cause) {
    throw startError("error-start-missing", cause);
  }
}
