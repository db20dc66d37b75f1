// The service worker: all of the site is stored in advance, the single file when somebody saves it.
// Law: what is served belongs to one version; a new version waits until the page asks for it.
import { generateSW } from "workbox-build";
import path from "node:path";
import { putHashed, read, root, site } from "./common.mjs";

/** Names that carry a hash never change their content. */
const HASHED = /(-[0-9a-f]{10}\.|-[A-Z0-9]{8}\.|\/[0-9a-f]{10}\/)/;

/** @returns {Promise<{count: number, size: number}>} of what is stored in advance */
export async function buildOffline() {
  const storedWasm = putHashed("stored_wasm.js", read(path.join(root, "web", "stored_wasm.js")));
  const { count, size, warnings } = await generateSW({
    swDest: path.join(site, "sw.js"),
    globDirectory: site,
    globPatterns: ["**/*"],
    importScripts: [`./${storedWasm}`],
    globIgnores: ["taktbrett.html", "sw.js", storedWasm, "workbox-*.js", "**/*.map", ".nojekyll"],
    maximumFileSizeToCacheInBytes: 20_000_000,
    dontCacheBustURLsMatching: HASHED,
    ignoreURLParametersMatching: [/.*/],
    directoryIndex: "index.html",
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching: [
      {
        urlPattern: /\/taktbrett\.html\?v=/,
        handler: "CacheFirst",
        options: { cacheName: "taktbrett-single", expiration: { maxEntries: 1 }, matchOptions: { ignoreSearch: false } },
      },
    ],
  });
  if (warnings.length) throw new Error(warnings.join("\n"));
  return { count, size };
}
