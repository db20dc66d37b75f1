/**
 * Offline use and updates. Law: a new version waits until the person asks for it, and a page never mixes two versions.
 */

const LOOK_AGAIN_MS = 3_600_000;

/**
 * Registers the service worker; call it after Python's first answer, so that caching does not compete with the start.
 * @param {{onReady?: () => void, onUpdate?: (apply: () => void) => void, onFailed?: (error: unknown) => void}} on
 *   `onReady`: everything is stored, the page works offline now; `onUpdate`: a new version waits, `apply()` takes it and
 *   reloads
 * @returns {Promise<boolean>} false where service workers are not to be had (file://, private windows)
 */
export async function registerOffline({ onReady = () => {}, onUpdate = () => {}, onFailed = () => {} } = {}) {
  if (!("serviceWorker" in navigator) || !/^https?:$/.test(location.protocol)) return false;
  const { serviceWorker } = navigator;
  const hadOne = Boolean(serviceWorker.controller);
  let asked = false;
  serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else if (hadOne) onUpdate(() => location.reload()); // another tab took the new version
  });
  try {
    const registration = await serviceWorker.register("./sw.js", { updateViaCache: "none" });
    const offer = (/** @type {ServiceWorker} */ waiting) =>
      onUpdate(() => {
        asked = true;
        waiting.postMessage({ type: "SKIP_WAITING" });
      });
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener("updatefound", () => watch(registration.installing, offer));
    lookAgain(registration);
    await serviceWorker.ready;
    onReady();
    return true;
  } catch (error) {
    onFailed(error);
    return false;
  }
}

/** @param {ServiceWorker|null} worker @param {(worker: ServiceWorker) => void} offer */
function watch(worker, offer) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
  });
}

/** Looks for a new version when the person comes back after a while. @param {ServiceWorkerRegistration} registration */
function lookAgain(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < LOOK_AGAIN_MS) return;
    last = Date.now();
    registration.update().catch(() => {}); // offline: next time
  });
}
