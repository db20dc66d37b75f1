/**
 * The list "my games": one card a game, kept up with every change. Law: a card tells nothing that the players of this
 * device must not know of each other; it is made from the public part of the view.
 *
 * @typedef {import("../savers/shelf.js").Card} Card
 */

/** Whether the person at this device has to do something. @param {Card} card */
export function isMyTurn(card) {
  if (card.over) return false;
  if (card.mode === "local") return true;
  if (card.stage === "setup") return card.me !== null;
  return card.turn !== null && card.turn === card.me;
}

/** Unfinished first, those that wait for the person before the others, then the newest. @param {Card[]} cards */
export const inOrder = (cards) =>
  [...cards].sort(
    (a, b) => Number(Boolean(a.over)) - Number(Boolean(b.over)) || Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.changed - a.changed,
  );

/**
 * @param {{shelf: import("../savers/shelf.js").LateShelf, onCards: (cards: Card[]) => void, onStoreFailed: (error: any) => void}} parts
 */
export function createCards({ shelf, onCards, onStoreFailed }) {
  /** @type {Map<string, Partial<Card>>} */
  const extras = new Map();
  /** @type {Map<string, Card>} */
  const known = new Map();

  const tell = () => onCards(inOrder([...known.values()]));

  async function load() {
    known.clear();
    for (const card of await shelf.cards()) known.set(card.id, card);
    tell();
  }

  /** @param {Card} card */
  async function put(card) {
    known.set(card.id, card);
    tell();
    // What is seen goes first.
    await null;
    await shelf.putCard(card).catch(onStoreFailed);
  }

  return {
    load,
    /** @param {string} id */
    get: (id) => known.get(id),
    /** The game at this device that an invite leads back to, one that goes on before one that is over. @param {string} room */
    ofRoom: (room) => inOrder([...known.values()].filter((card) => card.role === "guest" && card.room === room))[0],
    /** @param {import("./types.js").View} view */
    async keep(view) {
      const before = known.get(view.id);
      /** @type {Card} */
      const card = {
        id: view.id,
        game: view.game,
        mode: view.mode,
        created: before?.created ?? Date.now(),
        changed: before && before.ply === view.plies && before.stage === view.stage ? before.changed : Date.now(),
        seats: view.seats.map(({ name, kind, level, colour }) => ({ name, kind, level, colour })),
        me: view.mode === "local" ? null : view.me,
        stage: view.stage,
        turn: view.turn,
        ply: view.plies,
        over: view.outcome && { reason: view.outcome.reason, winners: view.outcome.winners },
        scope: before?.scope,
        role: before?.role,
        room: before?.room,
        extra: before?.extra,
        ...extras.get(view.id),
      };
      if (JSON.stringify(card) !== JSON.stringify(before)) await put(card);
    },
    /** What only the page knows of a table between browsers. @param {string} id @param {{scope?: string, role: "host"|"guest", room?: string, extra?: string}} extra */
    async link(id, extra) {
      extras.set(id, { ...extras.get(id), ...extra });
      const card = known.get(id);
      if (card) await put({ ...card, ...extra });
    },
    /** @param {string} id */
    drop(id) {
      known.delete(id);
      tell();
    },
  };
}
