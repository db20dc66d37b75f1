/**
 * Tables of the page: starting, opening, leaving, the next game. Law: a table that is looked at is held by this tab
 * alone; a table between browsers stays alive while the page lives, others rest when their screen is left.
 *
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").TableState} TableState
 */
import { holdGame, takeOver } from "../link/lock.js";
import { problemOf } from "./engines.js";
import { createSession } from "./session.js";
import { createUnfinished } from "./unfinished.js";

/**
 * @param {{store: ReturnType<typeof import("./store.js").createStore<State>>, shelf: import("../savers/shelf.js").LateShelf,
 *   ask: (method: string, args: Record<string, unknown>) => Promise<any>, links: ReturnType<typeof import("./links.js").createLinks>,
 *   bots: {warm(): void, stop(): void}, effects: () => ReturnType<typeof import("./effects.js").createEffects>,
 *   router: {go(hash: string): void, replace(hash: string): void}, cards: ReturnType<typeof import("./cards.js").createCards>,
 *   onLive: (view: import("./types.js").View) => void}} parts
 */
export function createTables({ store, shelf, ask, links, bots, effects, router, cards, onLive }) {
  /** @type {ReturnType<typeof createSession>|null} */
  let session = null;
  /** @type {Map<string, import("../link/lock.js").Hold>} */
  const holds = new Map();
  /** Tables that Python has open. @type {Set<string>} */
  const known = new Set();
  const unfinished = createUnfinished();

  /** @param {Partial<TableState>} patch @param {string} [id] */
  function patch(patch, id) {
    const { table } = store.get();
    if (table && (!id || table.id === id)) store.set({ table: { ...table, ...patch } });
  }

  /** @param {string} id @returns {TableState} */
  const blank = (id) => ({
    id, live: null, shown: null, ply: null, eyes: null, users: [], handTo: null, problem: null, thinking: false, link: links.state(id),
  });

  /** @param {string} id */
  function sit(id) {
    session?.close();
    session = createSession({
      id,
      ask,
      unfinished,
      settled: () => effects().settled(id),
      onState: (next) => patch(next, id),
      onLive(view) {
        void cards.keep(view);
        onLive(view);
      },
    });
    store.set({ table: blank(id), sheet: null });
    return session;
  }

  /** @param {string} id @param {boolean} [force] take it from another tab */
  async function hold(id, force = false) {
    if (holds.has(id)) return true;
    const given = () => {
      holds.delete(id);
      known.delete(id);
      links.close(id);
      if (session?.id === id) {
        session.close();
        session = null;
        store.set({ table: { ...blank(id), problem: { key: "game-elsewhere" } } });
      }
      const settled = effects().settled(id);
      void ask("table.close", { id }).catch(() => {});
      return settled;
    };
    const got = await (force ? takeOver(id, given) : holdGame(id, given));
    if (got.held) holds.set(id, got);
    return got.held;
  }

  /** Shows a table, opening it from the shelf if need be. @param {string} id @param {boolean} [force] */
  async function open(id, force = false) {
    if (session?.id === id && !force) return;
    leave(id);
    const mine = sit(id);
    try {
      if (!(await hold(id, force))) return patch({ problem: { key: "game-elsewhere" } }, id);
      if (!known.has(id)) {
        const [record, card] = await Promise.all([shelf.lines(id), shelf.card(id)]);
        if (!record.length) return patch({ problem: { key: "game-missing" } }, id);
        if (card?.mode === "bot" && !card.over) bots.warm();
        if (card?.scope) links.remember(id, card.scope);
        const opening = ask("table.open", { id, record });
        // The browsers find each other while Python is still starting; what arrives waits behind this call.
        if (card?.mode === "link" && (!card.over || card.role)) void links.resume(id, card.role ?? "host", Boolean(card.over)).catch(() => {});
        await opening;
        known.add(id);
      }
      if (session === mine) await mine.refresh();
    } catch (error) {
      if (session === mine) patch({ problem: problemOf(error) }, id);
    }
  }

  /** Leaves the table that is shown, unless it is `stay`. @param {string} [stay] */
  function leave(stay) {
    if (!session || session.id === stay) return;
    const { id } = session;
    const { table } = store.get();
    const between = table?.live?.mode === "link";
    session.close();
    session = null;
    store.set({ table: null });
    if (between) return;
    // What it thinks about is not wanted any more; one that rests is kept for the next game.
    if (table?.thinking) bots.stop();
    effects().forget(id);
    known.delete(id);
    holds.get(id)?.release();
    holds.delete(id);
    void ask("table.close", { id }).catch(() => {});
  }

  return {
    open,
    leave,
    patch,
    session: () => session,
    /** Python has a new view of a table. @param {string} id @param {import("./session.js").News} [news] */
    changed(id, news) {
      if (session?.id === id) void session.changed(news).catch((error) => patch({ problem: problemOf(error) }, id));
      else if (known.has(id)) void glance(id, news?.view);
    },
    /** A table that Python just made. @param {string} id */
    async made(id) {
      known.add(id);
      await hold(id);
    },
    /** Starts what was wished for, now or when Python is there. @param {import("./types.js").Wish} wish */
    async start(wish) {
      leave();
      store.set({ wish });
      router.go("#/play/new");
      try {
        const { game, options, seats, first } = wish;
        const { id } = await ask("table.new", { game, options, seats, ...(first === undefined ? {} : { first }) });
        if (store.get().wish !== wish) {
          void ask("table.close", { id }).catch(() => {});
          return void shelf.remove(id).catch(() => {});
        }
        await this.made(id);
        const mine = sit(id);
        await mine.refresh();
        store.set({ wish: null });
        router.replace(`#/play/${id}`);
      } catch (error) {
        if (store.get().wish === wish) store.set({ wish: { ...wish, problem: problemOf(error) } });
      }
    },
    /** The same people once more. */
    async rematch() {
      const before = session?.id;
      if (!before) return;
      const scope = store.get().table?.live?.mode === "link";
      const { id } = await ask("table.rematch", { id: before });
      if (scope) links.follow(id, before);
      await this.made(id);
      const { room, extra } = cards.get(before) ?? {};
      if (scope) await cards.link(id, { scope: links.scope(id), role: links.state(id)?.role ?? "host", room, extra });
      router.go(`#/play/${id}`);
    },
    /** @param {string} id */
    async remove(id) {
      if (session?.id === id) leave();
      known.delete(id);
      effects().forget(id);
      await ask("table.close", { id }).catch(() => {});
      await effects().settled(id);
      holds.get(id)?.release();
      holds.delete(id);
      const scope = cards.get(id)?.scope ?? id;
      links.remember(id, scope);
      // A rematch goes on over the link of the game before it.
      const shared = store.get().games?.some((card) => card.id !== id && (card.scope ?? card.id) === scope);
      if (!shared) await links.forget(id).catch(() => {});
      await shelf.remove(id);
    },
  };

  /** A table in the background: only its card is kept up. @param {string} id @param {import("./types.js").View} [view] */
  async function glance(id, view) {
    const outside = view ?? (await ask("table.view", { id, seat: null }).catch(() => null));
    const mine = outside?.seats.find((/** @type {any} */ seat) => seat.kind === "user");
    if (outside) await cards.keep({ ...outside, me: mine?.seat ?? null });
  }
}
