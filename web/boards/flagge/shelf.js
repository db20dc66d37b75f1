/**
 * The person's own setups by name. Law: a name stands for one setup, and the last one deleted can be put back.
 */

/** @typedef {import("./types.js").SavedSetup} SavedSetup */

/** @param {SavedSetup[]} kept @param {((saved: SavedSetup[]) => void)|undefined} onChange */
export function createShelf(kept, onChange) {
  let saved = [...kept];
  /** @type {{one: SavedSetup, index: number}|null} */
  let deleted = null;
  return {
    list: () => saved,
    deleted: () => deleted?.one ?? null,
    /** @param {string} name @param {import("./types.js").Draft} ranks */
    save(name, ranks) {
      const at = saved.findIndex(one => one.name === name);
      saved = at < 0 ? [...saved, {name, ranks: [...ranks]}] : saved.with(at, {name, ranks: [...ranks]});
      deleted = null;
      onChange?.(saved);
    },
    /** @param {number} index @param {string} name @returns {boolean} whether the name was free */
    rename(index, name) {
      if (saved.some((one, at) => one.name === name && at !== index)) return false;
      saved = saved.with(index, {...saved[index], name});
      onChange?.(saved);
      return true;
    },
    /** @param {number} index */
    remove(index) {
      deleted = {one: saved[index], index};
      saved = saved.toSpliced(index, 1);
      onChange?.(saved);
    },
    undo() {
      if (!deleted) return;
      saved = saved.toSpliced(deleted.index, 0, deleted.one);
      deleted = null;
      onChange?.(saved);
    },
  };
}
