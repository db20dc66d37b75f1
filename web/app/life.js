/**
 * What happens around the game: offline use, updates, installing, asking the browser to keep what is stored, the way of
 * the focus between screens. Law: nothing of it starts before Python's first answer, and none of it is needed to play.
 */
import { registerOffline } from "../offline.js";

/** @param {import("./types.js").App} app */
export function lifeOf(app) {
  const { store } = app;
  let name = store.get().route.name;

  store.watch(({ route }) => {
    if (route.name === name) return;
    name = route.name;
    // A new screen starts at its top, also for those who listen or use the keyboard.
    queueMicrotask(() => {
      scrollTo(0, 0);
      document.querySelector("main")?.focus({ preventScroll: true });
    });
  });

  const unwatch = store.watch(({ engine }) => {
    if (engine.state !== "ready") return;
    unwatch();
    void registerOffline({
      onReady() {
        store.set({ offline: true });
      },
      onUpdate: (apply) => store.set({ update: apply }),
    });
    void navigator.storage?.persist?.().catch(() => {});
  });

  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    app.installer = /** @type {any} */ (event);
    store.set({ install: true });
  });
  addEventListener("appinstalled", () => {
    app.installer = null;
    store.set({ install: false });
  });
}
