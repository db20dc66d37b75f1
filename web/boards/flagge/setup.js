/**
 * Setting up (F4-F7) by drag, by click and click, or by keyboard. Law: it changes a draft and nothing else until Ready;
 * it needs facts only, so it works before the engine answers.
 */
import {createBubble} from "../shared/bubble.js";
import {setAttribute} from "../shared/svg.js";
import {createCarry} from "./carry.js";
import * as drafts from "./draft.js";
import {homeInSight} from "./geometry.js";
import {homeLayers} from "./marks.js";
import {numberOf, shieldMarkup, shieldSvg} from "./pieces.js";
import {createShelf} from "./shelf.js";
import {createSurface} from "./surface.js";
import {createTray} from "./tray.js";
import {rankTitle} from "./words.js";

/** @typedef {import("./types.js").Draft} Draft */
/** @typedef {{side: import("./types.js").Side|null, confirmed?: boolean, withdraw?: string|null, locked?: boolean, mine?: string[]|null}} SetupState `mine`: the confirmed setup in home-square order, as in `view.setup.mine` */
/** @typedef {import("./carry.js").Held} Held */

/**
 * @param {{el: HTMLElement, tray: HTMLElement, shelf?: HTMLElement, facts: import("./types.js").Facts, t: import("./types.js").Translate,
 *   send: (intent: {setup: string[]}|{event: string}) => unknown, settings: import("./types.js").Settings, announce: (text: string) => void,
 *   sound?: import("./types.js").Sounds, draft?: unknown, onDraft?: (draft: Draft) => void,
 *   saved?: import("./types.js").SavedSetup[], onSaved?: (saved: import("./types.js").SavedSetup[]) => void}} options
 */
export function createSetup({el, tray: trayEl, shelf: shelfEl, facts, t, send, settings, announce, sound, draft: kept, onDraft, saved: keptSetups = [], onSaved}) {
  const kit = {facts, t, settings};
  const total = facts.home.red.length;
  let draft = drafts.readDraft(kept, facts);
  const own = createShelf(keptSetups, onSaved);
  /** @type {SetupState} */
  let state = {side: null};
  /** @type {string|null} */
  let inHand = null;
  /** @type {number|null} */
  let picked = null;
  /** @type {string|null} */
  let hovered = null;
  /** @type {string|null} */
  let dragTo = null;
  /** @type {number|null} */
  let lifted = null;

  const surface = createSurface({el, blocked: facts.blocked, label: t("flagge-setup-board"), onPress: press, onFocus: look, onHover: look, onKey: key});
  const bubble = createBubble(surface.stage, announce);
  const tray = createTray({
    el: trayEl, shelf: shelfEl, kit,
    actions: {
      take, auto, ready, clear, back: takeBack, save, remove, undo,
      mirror: () => change(drafts.mirrored(draft)),
      load: ranks => {
        change(drafts.readDraft(ranks, facts));
        sound?.play("place");
      },
    },
  });

  const flipped = () => state.side === "blue";
  const home = () => homeInSight(facts, state.side);
  const open = () => !state.confirmed;
  /** @param {string} rank */
  const title = rank => rankTitle(rank, kit);

  /** @param {Draft} next */
  function change(next) {
    if (!open()) return;
    draft = next;
    picked = null;
    if (inHand && !drafts.remaining(draft, facts)[inHand]) inHand = null;
    onDraft?.([...draft]);
    draw();
  }

  /** @param {string} key @param {Record<string, string|number>} args @param {string|{x: number, y: number}} where */
  function refuse(key, args, where) {
    const point = typeof where === "string" ? surface.middle(where) : where;
    bubble.show(t(key, args), point.x, point.y);
  }

  /** A rank from the tray into the hand, or a placed unit back. @param {string} rank */
  function take(rank) {
    if (!open()) return;
    if (picked !== null) {
      giveBack(picked);
      return;
    }
    if (!drafts.remaining(draft, facts)[rank]) {
      announce(t("flagge-setup-no-rank", {rank: title(rank)}));
      return;
    }
    inHand = inHand === rank ? null : rank;
    if (inHand) announce(t("flagge-setup-in-hand", {rank: title(rank), count: drafts.remaining(draft, facts)[rank]}));
    draw();
  }

  /** @param {number} place */
  function giveBack(place) {
    const rank = draft[place];
    if (rank === null) return;
    change(drafts.put(draft, place, null));
    announce(t("flagge-setup-taken", {rank: title(rank)}));
  }

  /** Puts what is held on a square of the own side, or says why not. @param {Held} held @param {string} square @param {{x: number, y: number}} [point] */
  function place(held, square, point) {
    const to = home().indexOf(square);
    if (to < 0) {
      refuse("flagge-setup-no-side", {}, point ?? square);
      return false;
    }
    const there = draft[to];
    if (held.from === null) {
      if (!drafts.remaining(draft, facts)[held.rank] && there !== held.rank) return false;
      change(drafts.put(draft, to, held.rank));
      announce(t("flagge-setup-placed", {rank: title(held.rank), square}));
    } else {
      const from = home()[held.from];
      change(drafts.swap(draft, held.from, to));
      announce(there === null ? t("flagge-setup-placed", {rank: title(held.rank), square}) : t("flagge-setup-swapped", {from, square}));
    }
    sound?.play("place");
    return true;
  }

  /** @param {string} square */
  function press(square) {
    bubble.hide();
    const at = home().indexOf(square);
    if (!open()) return refuse("flagge-setup-no-locked", {}, square);
    if (inHand) {
      place({rank: inHand, from: null}, square);
      return;
    }
    if (picked !== null) {
      const held = {rank: /** @type {string} */ (draft[picked]), from: picked};
      if (picked === at) {
        picked = null;
        draw();
      } else {
        place(held, square);
      }
      return;
    }
    if (at >= 0 && draft[at] !== null) {
      picked = at;
      draw();
      announce(squareWords(square));
    } else if (at >= 0) {
      refuse("flagge-setup-pick-first", {}, square);
    }
  }

  /** @param {KeyboardEvent} event @param {string} square */
  function key(event, square) {
    const at = home().indexOf(square);
    const pressed = event.key.toLowerCase();
    if (pressed === "escape" && (inHand || picked !== null)) {
      inHand = picked = null;
      draw();
      return true;
    }
    if ((pressed === "delete" || pressed === "backspace") && at >= 0 && open()) {
      giveBack(at);
      return true;
    }
    const rank = facts.ranks.find(({id}) => pressed === (numberOf(id, kit) === "10" ? "0" : numberOf(id, kit)))
      ?? facts.ranks.find(({id, strength}) => (strength === null || id === "spy") && pressed === t(`flagge-key-${id}`));
    if (!rank || !open()) return false;
    picked = null;
    if (inHand !== rank.id) take(rank.id);
    return true;
  }

  function auto() {
    change(drafts.filled(draft, facts));
    sound?.play("place");
  }
  function clear() {
    inHand = null;
    change(drafts.emptyDraft(facts));
  }
  /** A double click hands over once. */
  let handing = false;
  function ready() {
    if (drafts.placedCount(draft) < total || !state.side || !open()) return;
    if (handing) return;
    handing = true;
    inHand = picked = null;
    Promise.resolve(send({setup: drafts.toHome(/** @type {string[]} */ (draft), facts, state.side)})).catch(() => {}).finally(() => { handing = false; });
    sound?.play("place");
  }
  function takeBack() {
    if (state.withdraw) send({event: state.withdraw});
  }
  /** @param {string} name */
  function save(name) {
    own.save(name, draft);
    announce(t("flagge-setup-saved", {name}));
    draw();
  }
  /** @param {number} index */
  function remove(index) {
    own.remove(index);
    announce(t("flagge-setup-deleted", {name: own.deleted()?.name ?? ""}));
    draw();
  }
  function undo() {
    own.undo();
    draw();
  }

  /** @param {string} square */
  function squareWords(square) {
    const at = home().indexOf(square);
    if (at < 0) return facts.blocked.includes(square) ? `${square}, ${t("flagge-blocked")}` : t("flagge-setup-outside", {square});
    const rank = draft[at];
    return rank === null ? t("flagge-setup-free", {square}) : t("flagge-setup-square", {square, rank: title(rank)});
  }

  /** @param {string|null} square */
  function look(square) {
    hovered = square;
    tell();
  }
  function tell() {
    const hand = inHand ? t("flagge-setup-in-hand", {rank: title(inHand), count: drafts.remaining(draft, facts)[inHand]}) : "";
    const seen = hovered && home().includes(hovered) ? squareWords(hovered) : "";
    surface.tell([hand, seen].filter(Boolean).join(" – ") || (state.confirmed ? "" : t("flagge-setup-hint")));
  }

  function marks() {
    const squares = home();
    const choosing = open() && (inHand !== null || picked !== null || lifted !== null);
    const {below, above} = homeLayers({
      home: squares, dragTo, flipped: flipped(), picked: picked === null ? null : squares[picked],
      free: choosing ? squares.filter((_, index) => draft[index] === null) : [],
    });
    surface.marks(below, above);
  }

  /** Units are told apart by place here: all of them are one's own, and a swap should not fly about. */
  function draw() {
    surface.flip(flipped());
    const squares = home();
    const {gone} = surface.units(draft.flatMap((rank, index) => rank === null ? [] : [{
      id: `place${index}`, at: squares[index],
      markup: shieldMarkup({rank, side: state.side, number: numberOf(rank, kit)}),
      className: index === lifted ? "fl-lifted" : index === picked ? "fl-selected" : "",
    }]));
    gone.forEach(one => one.el.remove());
    marks();
    for (const cell of surface.grid.cells) {
      const square = cell.dataset.sq ?? "";
      const index = squares.indexOf(square);
      setAttribute(cell, "aria-label", squareWords(square));
      setAttribute(cell, "aria-selected", index >= 0 && index === picked ? "true" : null);
      cell.classList.toggle("bd-grab", open() && index >= 0 && draft[index] !== null);
      cell.classList.toggle("fl-dim", index < 0);
    }
    surface.root.classList.toggle("fl-settled", Boolean(state.confirmed));
    tray.show({
      side: state.side, left: drafts.remaining(draft, facts), inHand, placed: drafts.placedCount(draft),
      confirmed: Boolean(state.confirmed), locked: Boolean(state.locked) || state.side === null, canWithdraw: Boolean(state.withdraw),
      saved: own.list(), deleted: own.deleted(),
    });
    tell();
  }

  const carry = createCarry({
    surface, tray: trayEl,
    placed(square) {
      const from = home().indexOf(square);
      const rank = from < 0 ? null : draft[from];
      return rank === null ? null : {rank, from};
    },
    stocked: rank => drafts.remaining(draft, facts)[rank] > 0,
    picture: rank => shieldSvg({rank, side: state.side, number: numberOf(rank, kit)}),
    lift(held, x, y) {
      if (!open()) {
        refuse("flagge-setup-no-locked", {}, {x, y});
        return false;
      }
      bubble.hide();
      picked = inHand = null;
      lifted = held.from;
      draw();
      return true;
    },
    over(square) {
      if (square === dragTo) return;
      dragTo = square;
      marks();
    },
    drop(held, square, x, y) {
      dragTo = lifted = null;
      if (held.from !== null && tray.holds(x, y)) giveBack(held.from);
      else if (square && (held.from === null || home()[held.from] !== square)) place(held, square, {x, y});
      else if (!square && held.from !== null) refuse("flagge-setup-no-drop", {}, {x, y});
      draw();
    },
    cancel() {
      dragTo = lifted = null;
      draw();
    },
  });

  draw();
  return {
    /** @param {SetupState} next */
    render(next) {
      const was = state;
      state = {...next};
      if (next.confirmed && next.mine && next.side) draft = drafts.fromHome(next.mine, facts, next.side);
      if (was.side !== next.side || (next.confirmed && !was.confirmed)) {
        picked = null;
        inHand = null;
        lifted = null;
      }
      draw();
    },
    /** @returns {Draft} */
    draft: () => [...draft],
    /** F6: fills the rest and hands the whole setup over, in home-square order. */
    finish() {
      carry.cancel();
      change(drafts.filled(draft, facts));
      return drafts.toHome(/** @type {string[]} */ (draft), facts, state.side ?? "red");
    },
    destroy() {
      carry.destroy();
      tray.destroy();
      surface.destroy();
    },
  };
}
