/**
 * Setting up (F4-F7): board, tray and own setups around one draft. Law: it changes that draft and nothing else until Ready;
 * it needs facts only, so it works before the engine answers.
 */
import {createBubble} from "../shared/bubble.js";
import {setAttribute} from "../shared/svg.js";
import {createCarry} from "./carry.js";
import * as drafts from "./draft.js";
import {homeInSight} from "./geometry.js";
import {createHand} from "./hand.js";
import {homeLayers} from "./marks.js";
import {numberOf, shieldMarkup, shieldSvg} from "./pieces.js";
import {createShelf} from "./shelf.js";
import {createSurface} from "./surface.js";
import {createTray} from "./tray.js";
import {rankTitle} from "./words.js";

/** @typedef {import("./types.js").Draft} Draft */
/** @typedef {{side: import("./types.js").Side|null, confirmed?: boolean, withdraw?: string|null, locked?: boolean, why?: string, mine?: string[]|null}} SetupState `mine`: the confirmed setup in home-square order, as in `view.setup.mine` */

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
  let hovered = null;
  /** @type {string|null} */
  let dragTo = null;
  /** @type {number|null} */
  let lifted = null;

  const surface = createSurface({el, blocked: facts.blocked, label: t("flagge-setup-board"), onPress: press, onFocus: look, onHover: look, onKey: (event, square) => hand.key(event, square)});
  const bubble = createBubble(surface.stage, announce);
  const hand = createHand({kit, draft: () => draft, home, open, change, draw, refuse, announce, squareWords, sound});
  const tray = createTray({
    el: trayEl, shelf: shelfEl, kit,
    actions: {
      take: hand.take, auto, ready, clear, back: takeBack, save, rename, remove, undo,
      mirror: () => change(drafts.mirrored(draft)),
      load: ranks => {
        change(drafts.readDraft(ranks, facts));
        sound?.play("place");
      },
    },
  });

  function flipped() {
    return state.side === "blue";
  }
  function home() {
    return homeInSight(facts, state.side);
  }
  function open() {
    return !state.confirmed;
  }
  /** @param {string} rank */
  function title(rank) {
    return rankTitle(rank, kit);
  }

  /** @param {Draft} next */
  function change(next) {
    if (!open()) return;
    draft = next;
    hand.settle();
    onDraft?.([...draft]);
    draw();
  }

  /** @param {string} key @param {string|{x: number, y: number}} where */
  function refuse(key, where) {
    const point = typeof where === "string" ? surface.middle(where) : where;
    bubble.show(t(key), point.x, point.y);
  }

  /** @param {string} square */
  function press(square) {
    bubble.hide();
    hand.press(square);
  }

  function auto() {
    change(drafts.filled(draft, facts));
    sound?.play("place");
  }
  function clear() {
    hand.empty();
    change(drafts.emptyDraft(facts));
  }
  /** A double click hands over once. */
  let handing = false;
  function ready() {
    if (drafts.placedCount(draft) < total || !state.side || !open()) return;
    if (handing) return;
    handing = true;
    hand.empty();
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
  /** @param {number} index @param {string} name */
  function rename(index, name) {
    if (name && !own.rename(index, name)) announce(t("flagge-setup-name-taken", {name}));
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
    const rank = hand.rank();
    const held = rank ? t("flagge-setup-in-hand", {rank: title(rank), count: drafts.remaining(draft, facts)[rank]}) : "";
    const seen = hovered && home().includes(hovered) ? squareWords(hovered) : "";
    surface.tell([held, seen].filter(Boolean).join(" – ") || (state.confirmed ? "" : t("flagge-setup-hint")));
  }

  function marks() {
    const squares = home();
    const picked = hand.picked();
    const choosing = open() && (hand.rank() !== null || picked !== null || lifted !== null);
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
    const picked = hand.picked();
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
      side: state.side, left: drafts.remaining(draft, facts), inHand: hand.rank(), placed: drafts.placedCount(draft),
      confirmed: Boolean(state.confirmed), locked: Boolean(state.locked) || state.side === null, why: state.why ?? "", canWithdraw: Boolean(state.withdraw),
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
        refuse("flagge-setup-no-locked", {x, y});
        return false;
      }
      bubble.hide();
      hand.empty();
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
      if (held.from !== null && tray.holds(x, y)) hand.giveBack(held.from);
      else if (square && (held.from === null || home()[held.from] !== square)) hand.place(held, square, {x, y});
      else if (!square && held.from !== null) refuse("flagge-setup-no-drop", {x, y});
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
        hand.empty();
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
