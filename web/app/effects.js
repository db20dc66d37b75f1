/**
 * Carries out what Python asks for. Law: in order for each table, and nothing goes to another browser before what came
 * before it is stored (or its storing was refused and told).
 */

/**
 * @param {{
 *   shelf: import("../savers/shelf.js").LateShelf,
 *   ask: (method: string, args: Record<string, unknown>) => Promise<any>,
 *   send: (id: string, peer: string, text: string) => void,
 *   choose: (request: Record<string, unknown>) => Promise<string|null>,
 *   onView: (id: string, news?: import("./session.js").News) => void,
 *   onNotice: (effect: import("./types.js").Effect) => void,
 *   onThinking: (id: string, on: boolean) => void,
 *   onStoreFailed: (error: any) => void,
 * }} parts
 */
export function createEffects({ shelf, ask, send, choose, onView, onNotice, onThinking, onStoreFailed }) {
  /** The end of each table's chain of storing and sending. @type {Map<string, Promise<void>>} */
  const chains = new Map();
  /** @type {Map<string, {at: number, timer: ReturnType<typeof setTimeout>}>} */
  const wakes = new Map();

  /** @param {string} id @param {() => unknown} step */
  function chain(id, step) {
    const next = (chains.get(id) ?? Promise.resolve()).then(step).then(
      () => {},
      (error) => onStoreFailed(error),
    );
    chains.set(id, next);
  }

  /** @param {string} id @param {number} at */
  function wake(id, at) {
    const before = wakes.get(id);
    if (before) clearTimeout(before.timer);
    // A timer longer than 24 days would fire at once; the clocks of games are far below.
    const wait = Math.min(Math.max(0, at - Date.now()), 2 ** 31 - 1);
    const timer = setTimeout(() => {
      wakes.delete(id);
      ask("table.tick", { id }).catch(() => {});
    }, wait);
    wakes.set(id, { at, timer });
  }

  /** @param {import("./types.js").Effect} effect */
  async function think({ id, seat, token, request, pause = 0 }) {
    onThinking(id, true);
    try {
      const [event] = await Promise.all([choose(request).catch(() => null), new Promise((next) => setTimeout(next, pause))]);
      // No answer lets the table play something legal for the bot.
      await ask("table.bot", { id, seat, token, event });
    } catch {
      // The table was closed while the bot was thinking.
    } finally {
      onThinking(id, false);
    }
  }

  /** @type {Record<string, (effect: import("./types.js").Effect) => void>} */
  const carry = {
    store: ({ id, from, lines }) => chain(id, () => shelf.putLines(id, from, lines)),
    send: ({ id, peer, text }) => chain(id, () => send(id, peer, text)),
    bot: (effect) => void think(effect),
    view: ({ id, view, kept }) => onView(id, view && { view, kept }),
    wake: ({ id, at }) => wake(id, at),
    notice: (effect) => onNotice(effect),
  };

  // Timers sleep with a hidden tab; the clocks are looked at as soon as it is seen again.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    for (const [id, { at }] of [...wakes]) wake(id, at);
  });

  return {
    /** @param {import("./types.js").Effect[]} fx */
    run(fx) {
      for (const effect of fx) carry[effect.do]?.(effect);
    },
    /** Everything of this table is stored. @param {string} id */
    settled: (id) => chains.get(id) ?? Promise.resolve(),
    /** @param {string} id */
    forget(id) {
      const before = wakes.get(id);
      if (before) clearTimeout(before.timer);
      wakes.delete(id);
    },
  };
}
