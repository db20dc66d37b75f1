/**
 * What the person has just done, until it is stored. Law: a press survives the reload of its tab (sessionStorage is
 * written at once, Python and IndexedDB are not), and is done again only where it was made: by the same seat, at the same
 * moment of the game.
 *
 * @typedef {{seat: number, moment: string, what: Record<string, unknown>}} Deed
 */

const place = (/** @type {string} */ id) => `unfinished/${id}`;

/** @param {Pick<Storage, "getItem"|"setItem"|"removeItem">|null} [storage] */
export function createUnfinished(storage = tabStorage()) {
  /** @template T @param {() => T} work @returns {T|null} */
  function tried(work) {
    try {
      return work();
    } catch {
      return null; // Refused or full: a reload in this moment costs the press.
    }
  }

  /** @param {string} id @param {string} text unless something else was begun since */
  function forget(id, text) {
    tried(() => storage?.getItem(place(id)) === text && storage.removeItem(place(id)));
  }

  return {
    /** @param {string} id of the table @param {Deed} deed @returns {() => void} it is stored, or was refused */
    begin(id, deed) {
      const text = JSON.stringify(deed);
      tried(() => storage?.setItem(place(id), text));
      return () => forget(id, text);
    },
    /** What was begun before this page was loaded. @param {string} id @returns {{deed: Deed, done: () => void}|null} */
    left(id) {
      const text = tried(() => storage?.getItem(place(id)));
      const deed = text ? tried(() => JSON.parse(text)) : null;
      return text && deed ? { deed, done: () => forget(id, text) } : null;
    },
  };
}

/** @returns {Storage|null} */
function tabStorage() {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
