/**
 * The state of the page: one plain object, replaced and never changed in place. Law: watchers hear of every change once
 * a frame at most, and see the newest state.
 *
 * @template S
 * @param {S} initial
 */
export function createStore(initial) {
  let state = initial;
  let waiting = false;
  /** @type {Set<(state: S) => void>} */
  const watchers = new Set();

  function tell() {
    waiting = false;
    for (const watcher of watchers) watcher(state);
  }

  return {
    get: () => state,
    /** @param {Partial<S>} patch */
    set(patch) {
      state = { ...state, ...patch };
      if (waiting) return;
      waiting = true;
      queueMicrotask(tell);
    },
    /** @param {(state: S) => void} watcher */
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
