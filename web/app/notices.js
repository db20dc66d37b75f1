/**
 * Short messages: shown in a corner where they move nothing, and spoken politely. Law: errors stay until they are closed,
 * everything else leaves by itself.
 */
const SHOWN_MS = 6000;
const MOST = 3;

/** @param {{get(): import("./types.js").State, set(patch: Partial<import("./types.js").State>): void}} store */
export function createNotices(store) {
  let last = 0;
  /** @type {HTMLElement|null} */
  let voice = null;

  /** @param {number} id */
  const drop = (id) => store.set({ toasts: store.get().toasts.filter((toast) => toast.id !== id) });

  return {
    drop,
    /** Speaks without showing. @param {string} text */
    announce(text) {
      voice ??= document.querySelector("#voice");
      if (!voice || !text) return;
      // The same words twice are spoken twice only if the element changes.
      voice.textContent = voice.textContent === text ? `${text}\u00a0` : text;
    },
    /** @param {string} text @param {{level?: "info"|"warn"|"error", action?: {label: string, run(): void}|null, sticky?: boolean}} [more] */
    show(text, { level = "info", action = null, sticky = level === "error" } = {}) {
      const { toasts } = store.get();
      const same = toasts.find((toast) => toast.text === text);
      if (same) return same.id;
      const toast = { id: ++last, text, level, action, sticky };
      store.set({ toasts: [...toasts, toast].slice(-MOST) });
      if (!sticky) setTimeout(() => drop(toast.id), SHOWN_MS + text.length * 40);
      return toast.id;
    },
  };
}
