/**
 * The hand while setting up (F4): a rank taken from the tray, or a placed unit picked up, and what a press or a key does
 * with it. Law: it changes the draft through `change` alone and says of every refusal why.
 */
import * as drafts from "./draft.js";
import {numberOf} from "./pieces.js";
import {rankTitle} from "./words.js";

/** @typedef {import("./types.js").Draft} Draft */
/** @typedef {import("./carry.js").Held} Held */

/**
 * @param {{kit: import("./types.js").Kit, draft: () => Draft, home: () => string[], open: () => boolean, change: (draft: Draft) => void,
 *   draw: () => void, refuse: (key: string, where: string|{x: number, y: number}) => void, announce: (text: string) => void,
 *   squareWords: (square: string) => string, sound?: import("./types.js").Sounds}} parts `open`: may anything be changed?
 */
export function createHand({kit, draft, home, open, change, draw, refuse, announce, squareWords, sound}) {
  const {facts, t} = kit;
  /** @type {string|null} */
  let rank = null;
  /** @type {number|null} */
  let picked = null;
  /** @param {string} id */
  const title = id => rankTitle(id, kit);
  /** @param {string} id */
  const left = id => drafts.remaining(draft(), facts)[id];

  function empty() {
    rank = picked = null;
  }

  /** A rank from the tray into the hand, or a picked unit back. @param {string} id */
  function take(id) {
    if (!open()) return;
    if (picked !== null) return giveBack(picked);
    if (!left(id)) return announce(t("flagge-setup-no-rank", {rank: title(id)}));
    rank = rank === id ? null : id;
    if (rank) announce(t("flagge-setup-in-hand", {rank: title(rank), count: left(rank)}));
    draw();
  }

  /** @param {number} place */
  function giveBack(place) {
    const id = draft()[place];
    if (id === null) return;
    change(drafts.put(draft(), place, null));
    announce(t("flagge-setup-taken", {rank: title(id)}));
  }

  /** Puts what is held on a square of the own side, or says why not. @param {Held} held @param {string} square @param {{x: number, y: number}} [point] */
  function place(held, square, point) {
    const to = home().indexOf(square);
    if (to < 0) return refuse("flagge-setup-no-side", point ?? square);
    const there = draft()[to];
    if (held.from === null) {
      if (!left(held.rank) && there !== held.rank) return;
      change(drafts.put(draft(), to, held.rank));
      announce(t("flagge-setup-placed", {rank: title(held.rank), square}));
    } else {
      const from = home()[held.from];
      change(drafts.swap(draft(), held.from, to));
      announce(there === null ? t("flagge-setup-placed", {rank: title(held.rank), square}) : t("flagge-setup-swapped", {from, square}));
    }
    sound?.play("place");
  }

  /** @param {string} square */
  function press(square) {
    const at = home().indexOf(square);
    if (!open()) return refuse("flagge-setup-no-locked", square);
    if (rank) return place({rank, from: null}, square);
    if (picked !== null && picked !== at) return place({rank: /** @type {string} */ (draft()[picked]), from: picked}, square);
    if (picked !== null) {
      picked = null;
      draw();
    } else if (at >= 0 && draft()[at] !== null) {
      picked = at;
      draw();
      announce(squareWords(square));
    } else if (at >= 0) {
      refuse("flagge-setup-pick-first", square);
    }
  }

  /** @param {KeyboardEvent} event @param {string} square @returns {boolean} whether the key was used */
  function key(event, square) {
    const at = home().indexOf(square);
    const pressed = event.key.toLowerCase();
    if (pressed === "escape" && (rank || picked !== null)) {
      empty();
      draw();
      return true;
    }
    if ((pressed === "delete" || pressed === "backspace") && at >= 0 && open()) {
      giveBack(at);
      return true;
    }
    const typed = facts.ranks.find(({id}) => pressed === (numberOf(id, kit) === "10" ? "0" : numberOf(id, kit)))
      ?? facts.ranks.find(({id, strength}) => (strength === null || id === "spy") && pressed === t(`flagge-key-${id}`));
    if (!typed || !open()) return false;
    picked = null;
    if (rank !== typed.id) take(typed.id);
    return true;
  }

  return {
    rank: () => rank,
    picked: () => picked,
    empty, take, giveBack, place, press, key,
    /** The draft was changed: nothing stays picked, and a rank stays in the hand while there are more of it. */
    settle() {
      picked = null;
      if (rank && !left(rank)) rank = null;
    },
  };
}
