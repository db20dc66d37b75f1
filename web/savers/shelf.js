/**
 * What stays in this browser: games (a card and the lines of the record each), and single things by key (own setups,
 * notes, links). IndexedDB through `idb`; where it is refused a shelf in memory takes its place, so that playing goes on.
 *
 * Law: a promise that resolved means stored (where `durable`); a refused write rejects with `key` "storage-full" or
 * "storage-refused".
 *
 * @typedef {{id: string, game: string, mode: string, created: number, changed: number,
 *   seats: {name: string, kind: string, level?: string, colour: string}[],
 *   me: number|null, stage: string, turn: number|null, ply: number, over: null|{reason: string, winners: number[]}, scope?: string,
 *   role?: "host"|"guest", room?: string, extra?: string}} Card
 * @typedef {ReturnType<typeof databaseShelf>} Shelf
 * @typedef {Omit<Shelf, "durable">} LateShelf
 */
import { openDB } from "idb";

const NAME = "taktbrett";
const VERSION = 1;

/** @param {string} [name] of the database @returns {Promise<Shelf>} */
export async function openShelf(name = NAME) {
  try {
    const db = await openDB(name, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore("cards", { keyPath: "id" });
        fresh.createObjectStore("lines");
        fresh.createObjectStore("things");
      },
      // Another tab brings a newer layout: let it, and store nothing more from here.
      blocking: () => db.close(),
    });
    return databaseShelf(db);
  } catch {
    return memoryShelf();
  }
}

/**
 * A shelf that can be used before it is open: every call waits for that by itself.
 * @param {Promise<Shelf>} opening @returns {LateShelf}
 */
export function whenOpen(opening) {
  return {
    cards: async () => (await opening).cards(),
    card: async (id) => (await opening).card(id),
    putCard: async (card) => (await opening).putCard(card),
    lines: async (id) => (await opening).lines(id),
    putLines: async (id, from, lines) => (await opening).putLines(id, from, lines),
    remove: async (id) => (await opening).remove(id),
    get: async (key) => (await opening).get(key),
    put: async (key, value) => (await opening).put(key, value),
    del: async (key) => (await opening).del(key),
    keys: async () => (await opening).keys(),
  };
}

/** @param {unknown} error */
function refused(error) {
  const full = error instanceof DOMException && error.name === "QuotaExceededError";
  return Object.assign(new Error("refused", { cause: error }), { key: full ? "storage-full" : "storage-refused" });
}

/** @param {string} id */
const linesOf = (id) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** @param {import("idb").IDBPDatabase<any>} db */
function databaseShelf(db) {
  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  async function guarded(work) {
    try {
      return await work();
    } catch (error) {
      throw refused(error);
    }
  }
  return {
    durable: true,
    /** @returns {Promise<Card[]>} */
    cards: () => db.getAll("cards").catch(() => []),
    /** @param {string} id @returns {Promise<Card|undefined>} */
    card: (id) => db.get("cards", id).catch(() => undefined),
    /** @param {Card} card */
    putCard: (card) => guarded(() => db.put("cards", card)),
    /** @param {string} id @returns {Promise<string[]>} the record */
    lines: (id) => db.getAll("lines", linesOf(id)).catch(() => []),
    /** Replaces everything from line number `from` on. @param {string} id @param {number} from @param {string[]} lines */
    putLines: (id, from, lines) =>
      guarded(async () => {
        const tx = db.transaction("lines", "readwrite");
        const done = tx.done;
        void tx.store.delete(IDBKeyRange.bound([id, from], [id, Infinity])).catch(() => {});
        lines.forEach((line, index) => void tx.store.put(line, [id, from + index]).catch(() => {}));
        // Nothing more follows; a move to another browser waits for this.
        tx.commit();
        await done;
      }),
    /** @param {string} id */
    remove: (id) =>
      guarded(async () => {
        const tx = db.transaction(["cards", "lines"], "readwrite");
        const done = tx.done;
        void tx.objectStore("cards").delete(id);
        void tx.objectStore("lines").delete(linesOf(id));
        await done;
      }),
    /** @param {string} key @returns {Promise<any>} */
    get: (key) => db.get("things", key).catch(() => undefined),
    /** @param {string} key @param {unknown} value @returns {Promise<unknown>} */
    put: (key, value) => guarded(() => db.put("things", value, key)),
    /** @param {string} key @returns {Promise<void>} */
    del: (key) => guarded(() => db.delete("things", key)),
    /** @returns {Promise<string[]>} the keys of all things */
    keys: async () => (await db.getAllKeys("things").catch(() => [])).map(String),
  };
}

/** @returns {ReturnType<typeof databaseShelf>} */
function memoryShelf() {
  /** @type {Map<string, Card>} */
  const cards = new Map();
  /** @type {Map<string, string[]>} */
  const records = new Map();
  const things = new Map();
  return {
    durable: false,
    cards: async () => [...cards.values()],
    card: async (id) => cards.get(id),
    putCard: async (card) => void cards.set(card.id, card),
    lines: async (id) => [...(records.get(id) ?? [])],
    putLines: async (id, from, lines) => void records.set(id, [...(records.get(id) ?? []).slice(0, from), ...lines]),
    remove: async (id) => {
      cards.delete(id);
      records.delete(id);
    },
    get: async (key) => things.get(key),
    put: async (key, value) => void things.set(key, value),
    del: async (key) => void things.delete(key),
    keys: async () => [...things.keys()],
  };
}
