/**
 * Honest progress: the page reads the same files that the worker is about to ask for, and counts the bytes. The browser
 * fetches each only once (preload and HTTP cache). Law: a file that cannot be had ends the start with its name.
 */
import { absolute } from "./runtime.js";
import { startError } from "./start_error.js";

/**
 * @param {{url: string, size: number}[]} files sizes in bytes as unpacked
 * @param {{onBytes: (done: number, total: number) => void, signal: AbortSignal}} watch
 * @returns {Promise<void>}
 */
export async function follow(files, { onBytes, signal }) {
  const total = files.reduce((sum, file) => sum + file.size, 0);
  let done = 0;
  await Promise.all(
    files.map((file) =>
      readFile(file.url, signal, (count) => {
        done += count;
        onBytes(Math.min(done, total), total);
      }),
    ),
  );
}

/** @param {string} url @param {AbortSignal} signal @param {(count: number) => void} onCount */
async function readFile(url, signal, onCount) {
  try {
    const answer = await fetch(absolute(url), { signal, credentials: "same-origin" });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${url}`);
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) onCount(part.value.byteLength);
  } catch (cause) {
    throw signal.aborted ? startError("error-engine-stopped") : startError("error-start-missing", cause);
  }
}
