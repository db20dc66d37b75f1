/**
 * Part of the service worker, before Workbox: Python's WebAssembly comes from the browser's HTTP cache while that has it,
 * and from the store otherwise. Law: no byte is fetched that is stored, and the name carries the hash of the content, so
 * both are the same file.
 *
 * Why: browsers keep what they compiled beside the copy it was compiled from. On the first start that is the one in the
 * HTTP cache, and the second start must not compile it again.
 */

/** @param {string} url */
async function kept(url) {
  const cached = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  if (cached?.ok) return cached;
  return (await caches.match(url)) ?? fetch(url);
}

addEventListener("fetch", (/** @type {any} */ event) => {
  const { url } = event.request;
  if (!new URL(url).pathname.endsWith(".wasm")) return;
  event.stopImmediatePropagation();
  event.respondWith(kept(url));
});
