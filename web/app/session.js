/**
 * One open table as the page sees it: whose eyes look, which position is shown, and what the person does.
 * Law: at a table that two people share nothing of one is fetched for the other; between turns nobody's view is shown.
 *
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").TableState} TableState
 * @typedef {{view: View, kept: {log: number, chat: number}}} News a view that came by itself; `kept`: how many first items of
 *   its lists are those of the view before and not in it again
 */
import { createUnfinished } from "./unfinished.js";

/** A move is seen before the device is passed on; a battle takes longer to read. */
const SEE_MOVE_MS = 1100;
const SEE_BATTLE_MS = 3200;
/** An own move waits this long at most to be drawn after it is on its way to the other browser. */
const TELL_FIRST_MS = 100;

/**
 * @param {{id: string, ask: (method: string, args: Record<string, unknown>) => Promise<any>,
 *   onState: (patch: Partial<TableState>) => void, onLive: (view: View) => void, settled?: () => Promise<unknown>,
 *   unfinished?: ReturnType<typeof createUnfinished>}} parts
 *   `settled`: what Python asked for so far is stored and sent
 */
export function createSession({ id, ask, onState, onLive, settled = async () => {}, unfinished = createUnfinished(null) }) {
  /** @type {number[]|null} */
  let users = null;
  /** @type {number|null} */
  let eyes = null;
  /** @type {number|null} */
  let ply = null;
  /** @type {View|null} */
  let live = null;
  /** The newest view that Python gave of a table with one person here; what comes next continues it. @type {View|null} */
  let held = null;
  let acting = 0;
  let closed = false;
  let running = false;
  let again = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let passing;
  /** Done just before this page was loaded again, and perhaps not stored. */
  let begun = unfinished.left(id);

  const shared = () => (users?.length ?? 0) > 1;

  /** Fetches until nothing new came in meanwhile. */
  async function refresh() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        await fetchOnce();
      } while (again && !closed);
    } finally {
      running = false;
    }
  }

  async function fetchOnce() {
    // Who sits where is settled when the other browser has joined.
    if (!users || live?.stage === "waiting") {
      const outside = /** @type {View} */ (await ask("table.view", { id, seat: null }));
      users = outside.seats.filter((seat) => seat.kind === "user").map((seat) => seat.seat);
      if (outside.stage === "over") eyes = users[0] ?? null;
      else if (users.length === 1) eyes = users[0];
    }
    const seat = eyes;
    const watch = !shared();
    const [now, then] = await Promise.all([
      ask("table.view", watch ? { id, seat, watch } : { id, seat }).then((view) => (held = watch ? view : null) ?? view),
      ply === null ? null : ask("table.view", { id, seat, ply }),
    ]);
    if (closed || seat !== eyes) return void (again = !closed);
    // A newer view may have come by itself meanwhile.
    show(/** @type {View} */ (held ?? now), then);
  }

  /** @param {View} view @param {View|null} then the position that is looked at */
  function show(view, then) {
    live = view;
    if (ply !== null && ply >= live.plies) ply = null;
    onState({ live, shown: ply === null ? live : then ?? live, ply, eyes, users: users ?? [], problem: null });
    onLive(live);
    passOn(live);
    if (begun && ply === null && eyes !== null) void finish(live, begun);
  }

  /** @param {View} view */
  const momentOf = (view) => `${view.stage} ${view.plies} ${view.turn}`;

  /** Does what was begun, if it is still to be done. @param {View} view @param {NonNullable<typeof begun>} left */
  async function finish(view, left) {
    begun = null;
    const { deed, done } = left;
    if (deed.seat !== eyes || deed.moment !== momentOf(view)) return done();
    try {
      await ask("table.act", { id, seat: deed.seat, ...deed.what });
      void settled().then(done);
    } catch (error) {
      // Nothing is signed before the other browser's log was seen: then the next view tries again.
      if (/** @type {any} */ (error).key === "link-first") begun = unfinished.left(id);
      else done();
    }
  }

  /** Something to see changed. @param {News} [news] without it the view is fetched */
  async function changed(news) {
    if (!news || !held) return refresh();
    const { log, chat } = news.kept;
    held = {
      ...news.view,
      log: [...held.log.slice(0, log), ...news.view.log],
      chat: [...held.chat.slice(0, chat), ...news.view.chat],
    };
    // What the person did is told to the other browser before this page takes its time to draw it.
    if (acting && held.mode === "link") await Promise.race([settled(), new Promise((next) => setTimeout(next, TELL_FIRST_MS))]);
    if (closed || live === held) return;
    if (running || !held || held.me !== eyes || ply !== null || !live || live.stage === "waiting") return refresh();
    show(held, null);
  }

  /** Who must act next, of those who share this device. @param {View} view */
  function nextOf(view) {
    if (view.stage === "setup") {
      const waiting = view.seats.filter((seat) => seat.kind === "user" && !seat.ready).map((seat) => seat.seat);
      return view.clock?.seat ?? waiting[0] ?? null;
    }
    return view.stage === "over" ? null : view.turn;
  }

  /** @param {View} view */
  function passOn(view) {
    if (!shared()) return;
    if (view.stage === "over") {
      clearTimeout(passing);
      passing = undefined;
      if (eyes === null) {
        eyes = users?.[0] ?? null;
        again = true;
      }
      return onState({ handTo: null });
    }
    const next = nextOf(view);
    if (eyes === null) return onState({ handTo: next });
    if (next === null || next === eyes || !users?.includes(next)) return;
    onState({ handTo: next });
    if (view.stage === "setup" || view.plies === 0) return cover();
    passing ??= setTimeout(cover, view.battle ? SEE_BATTLE_MS : SEE_MOVE_MS);
  }

  /** Hides everything until somebody takes the device. */
  function cover() {
    clearTimeout(passing);
    passing = undefined;
    if (!shared() || closed) return;
    eyes = null;
    ply = null;
    live = null;
    onState({ eyes: null, ply: null, live: null, shown: null });
    void refresh().catch(() => {});
  }

  /** @param {Record<string, unknown>} what @returns {Promise<{err?: import("./types.js").Problem}>} */
  async function act(what) {
    begun = null;
    const deed = eyes === null || !live ? null : { seat: eyes, moment: momentOf(live), what };
    const done = deed ? unfinished.begin(id, deed) : () => {};
    acting += 1;
    try {
      await ask("table.act", { id, seat: eyes, ...what });
      void settled().then(done);
      return {};
    } catch (error) {
      done();
      return { err: { key: /** @type {any} */ (error).key ?? "error-bug", args: /** @type {any} */ (error).args ?? {} } };
    } finally {
      acting -= 1;
    }
  }

  return {
    id,
    refresh,
    changed,
    cover,
    act,
    live: () => live,
    /** Somebody takes the device. @param {number} seat */
    async reveal(seat) {
      if (!users?.includes(seat)) return;
      eyes = seat;
      onState({ handTo: null });
      await refresh();
    },
    /** Looks at an earlier position; null comes back to the game. @param {number|null} to */
    async replay(to) {
      if (!live) return;
      ply = to === null || to >= live.plies ? null : Math.max(0, to);
      await refresh();
    },
    /** @param {string} text @returns {Promise<{notice?: import("./types.js").Problem}>} */
    chat: (text) => ask("table.chat", { id, seat: eyes ?? users?.[0] ?? 0, text }),
    close() {
      closed = true;
      clearTimeout(passing);
    },
  };
}
