/**
 * The board of a running or replayed game: chooses among what the view offers and shows what happened.
 * Law: no rule lives here - only `targets` can be sent, and touching anything that is not one's own changes nothing.
 */
import {createBubble} from "../shared/bubble.js";
import {dragging} from "../shared/drag.js";
import {fadeIn, motionAllowed} from "../shared/motion.js";
import {setAttribute} from "../shared/svg.js";
import {createDuels} from "./duel.js";
import {markLayers} from "./marks.js";
import {createNoteMenu} from "./notes.js";
import {cornerMarkup, numberOf, shieldMarkup, shieldSvg} from "./pieces.js";
import {canPick, mayMove, whyNotPicked, whyNotThere} from "./reasons.js";
import {createSurface} from "./surface.js";
import {colourOf, lastWords, ownAt, squareWords, targetWords, unitAt} from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Item} Item */

/** A selection goes with the answer to its move, or after so long without one. */
const UNANSWERED_MS = 100;

/** Same table, same eyes, one step on or back: only then is there something to animate. @param {View|null} before @param {View} view */
const isStep = (before, view) => before !== null && before.id === view.id && before.me === view.me && Math.abs(view.ply - before.ply) === 1;

/** @param {View} view */
const battleKey = view => view.battle ? [view.battle.at, view.battle.attacker.id, view.battle.defender.id, view.battle.result].join() : "";

/**
 * @param {{el: HTMLElement, facts: import("./types.js").Facts, send: (intent: {event: string}) => unknown, t: import("./types.js").Translate,
 *   settings: import("./types.js").Settings, announce: (text: string) => void, sound?: import("./types.js").Sounds,
 *   notes?: import("./types.js").Notes, onNotes?: (notes: import("./types.js").Notes) => void}} options
 */
export function createBoard({el, facts, send, t, settings, announce, sound, notes: kept = {}, onNotes}) {
  const kit = {facts, t, settings};
  let notes = {...kept};
  /** @type {View|null} */
  let view = null;
  /** @type {string|null} */
  let selected = null;
  /** @type {string|null} */
  let hovered = null;
  /** @type {string|null} */
  let dragTo = null;
  let typed = "";

  const surface = createSurface({el, blocked: facts.blocked, label: t("flagge-board"), onPress: press, onFocus: look, onHover: look, onKey: key});
  const bubble = createBubble(surface.stage, announce);
  const duels = createDuels({surface, kit, sound});
  const menu = createNoteMenu({
    host: surface.stage, kit,
    onPick(id, note) {
      notes = {...notes};
      if (note) notes[id] = note;
      else delete notes[id];
      onNotes?.(notes);
      draw();
    },
    onClose: () => surface.grid.focus(noteSquare),
  });
  let noteSquare = "";

  const flipped = () => view !== null && view.me !== null && colourOf(view, view.me) === "blue";
  /** @param {string} square */
  const own = square => view && ownAt(view, square);
  /** @param {string} square */
  const canMove = square => view !== null && canPick(view, square);

  /** @param {string} square where the word appears @param {import("./reasons.js").Reason} reason @param {{x: number, y: number}} [point] */
  function refuse(square, {key: why, args}, point = surface.middle(square)) {
    bubble.show(t(why, args), point.x, point.y);
  }

  /** @param {string|null} square */
  function select(square) {
    selected = square;
    draw();
    look(square);
  }

  /** Sends the chosen target, or says why it is none. @param {string} from @param {string} to @param {{x: number, y: number}} [point] @returns {boolean} */
  function tryMove(from, to, point) {
    if (!view) return false;
    const target = mayMove(view) && view.targets[from]?.find(one => one.to === to);
    if (!target) {
      refuse(to, whyNotThere(view, facts, from, to), point);
      return false;
    }
    selected = null;
    const sent = Promise.resolve(send({event: target.event}));
    // The answer draws the board anew, mostly before the eye misses it: what is drawn now would only hold it up.
    const late = setTimeout(draw, UNANSWERED_MS);
    sent.finally(() => clearTimeout(late)).then(answer => {
      const fault = /** @type {{err?: import("./reasons.js").Reason}|undefined} */ (answer)?.err;
      if (!fault) return;
      landed = null;
      draw();
      refuse(to, fault, point);
    }, () => {});
    return true;
  }

  /** A click, a tap, Enter. @param {string} square */
  function press(square) {
    if (!view) return;
    if (duels.busy()) duels.skip();
    bubble.hide();
    if (selected === square) return select(null);
    if (selected && view.targets[selected]?.some(one => one.to === square)) {
      tryMove(selected, square);
      return;
    }
    if (canMove(square)) {
      select(square);
      announce(squareWords(view, square, kit, notes));
      return;
    }
    if (own(square)) {
      select(null);
      refuse(square, whyNotPicked(view, facts, square));
      return;
    }
    if (selected) tryMove(selected, square);
    else look(square);
  }

  /** @param {KeyboardEvent} event @param {string} square */
  function key(event, square) {
    if (event.key === "Escape") {
      duels.skip();
      bubble.hide();
      if (!selected) return false;
      select(null);
      return true;
    }
    const pressed = event.key.toLowerCase();
    if (pressed === "n") {
      const {x, y} = surface.middle(square);
      return openNotes(square, x, y);
    }
    // "e4", "j10": go to the square that was typed
    typed = /^[a-j]$/.test(pressed) ? pressed : /^\d$/.test(pressed) ? typed + pressed : "";
    if (!typed) return false;
    if (surface.grid.cell(typed)) surface.grid.focus(typed);
    return true;
  }

  /** Notes are for enemy units whose rank is not known. @param {Item} item */
  const canNote = item => view !== null && view.me !== null && item.owner !== view.me && item.face === null && !view.outcome;

  /** @param {string} square @param {number} x @param {number} y */
  function openNotes(square, x, y) {
    const item = view && unitAt(view, square);
    if (!view || !item || !canNote(item)) return false;
    noteSquare = square;
    menu.show(item.id, notes[item.id], colourOf(view, item.owner), x, y);
    return true;
  }

  /** The fixed line below the board. @param {string|null} square */
  function look(square) {
    hovered = square ?? selected;
    tell();
  }
  function tell() {
    if (!view || !hovered) return surface.tell("");
    const meaning = selected && selected !== hovered ? targetWords(view, selected, hovered, kit) : "";
    const item = unitAt(view, hovered);
    const hint = item && !selected && canNote(item) ? t("flagge-note-hint", {touch: matchMedia("(hover: none)").matches ? "yes" : "no"}) : "";
    surface.tell([squareWords(view, hovered, kit, notes), meaning, hint].filter(Boolean).join(" – "));
  }

  /** @param {Item} item */
  function unitMarkup(item) {
    if (!view) return "";
    const note = notes[item.id];
    const corner = note && canNote(item) ? {rank: note, number: note === "?" ? "?" : numberOf(note, kit)} : null;
    return shieldMarkup({rank: item.face, side: colourOf(view, item.owner), number: numberOf(item.face, kit)}) + cornerMarkup(view.outcome ? item.marks.filter(mark => mark !== "shown") : item.marks, corner);
  }

  /** Everything as the view says it; touches only what differs. */
  function draw() {
    if (!view) return {moved: [], gone: []};
    const seen = view;
    surface.flip(flipped());
    if (selected && !canMove(selected)) selected = null;
    const change = surface.units([...view.items].filter(item => item.kind === "unit" && item.at)
      .map(item => ({id: item.id, at: item.at, markup: unitMarkup(item), className: item.at === selected ? "fl-selected" : ""})));
    const {below, above} = markLayers(view, selected, flipped(), dragTo);
    surface.marks(below, above);
    for (const cell of surface.grid.cells) {
      const square = cell.dataset.sq ?? "";
      const meaning = selected && selected !== square ? targetWords(seen, selected, square, kit) : "";
      setAttribute(cell, "aria-label", [squareWords(seen, square, kit, notes), meaning].filter(Boolean).join(", "));
      setAttribute(cell, "aria-selected", square === selected ? "true" : null);
      cell.classList.toggle("bd-grab", canMove(square));
      cell.classList.toggle("bd-target", Boolean(selected && seen.targets[selected]?.some(one => one.to === square)));
    }
    tell();
    return change;
  }

  /** What is heard. @param {View|null} before @param {View} now @param {boolean} battle */
  function hear(before, now, battle) {
    if (!before || before.id !== now.id || !now.live) return;
    if (before.stage !== "over" && now.stage === "over" && now.outcome) {
      const {winners} = now.outcome;
      sound?.play(winners.length === 0 || winners.length > 1 ? "draw" : now.me === null || winners.includes(now.me) ? "win" : "lose");
    } else if (now.ply === before.ply + 1 && !battle && now.last) {
      sound?.play("move");
    }
  }

  const drag = dragging(surface.grid.el, {
    take(event) {
      const square = surface.squareAt(event.clientX, event.clientY);
      return square && own(square) ? square : null;
    },
    start(square, event) {
      if (!view || !canMove(square)) {
        if (view) refuse(square, whyNotPicked(view, facts, square), {x: event.clientX, y: event.clientY});
        return null;
      }
      const item = /** @type {Item} */ (own(square));
      select(square);
      surface.unit(item.id)?.classList.add("fl-lifted");
      const touch = event.pointerType === "touch";
      return {markup: shieldSvg({rank: item.face, side: colourOf(view, item.owner), number: numberOf(item.face, kit)}), size: surface.squareSize() * (touch ? 1.5 : 1.05)};
    },
    over(square, x, y) {
      const to = surface.squareAt(x, y);
      if (to === dragTo) return;
      dragTo = to;
      if (view) {
        const {below, above} = markLayers(view, selected, flipped(), dragTo);
        surface.marks(below, above);
      }
      look(to);
    },
    drop(square, x, y) {
      dragTo = null;
      const to = surface.squareAt(x, y);
      const item = own(square);
      if (item) surface.unit(item.id)?.classList.remove("fl-lifted");
      if (!to || to === square) return draw();
      if (!tryMove(square, to, {x, y})) return draw();
      landed = to;
      if (item) surface.hold(item.id, to);
    },
    cancel(square) {
      dragTo = null;
      const item = own(square);
      if (item) surface.unit(item.id)?.classList.remove("fl-lifted");
      select(null);
    },
    hold(event) {
      const square = surface.squareAt(event.clientX, event.clientY);
      if (square) openNotes(square, event.clientX, event.clientY);
    },
  });
  /** Where a dragged unit was let go: it needs no way to go any more. @type {string|null} */
  let landed = null;

  surface.grid.el.addEventListener("contextmenu", event => {
    const square = surface.squareAt(event.clientX, event.clientY);
    if (square && openNotes(square, event.clientX, event.clientY)) event.preventDefault();
  });
  /** @param {Event} event */
  const skip = event => {
    if (event.target instanceof Node && surface.root.contains(event.target)) return;
    duels.skip();
  };
  document.addEventListener("pointerdown", skip);

  return {
    /** @param {View} next */
    render(next) {
      const before = view;
      const step = isStep(before, next);
      const battle = step && next.ply > (before?.ply ?? 0) && next.battle && next.battle.result !== "waiting" && battleKey(next) !== (before ? battleKey(before) : "") ? next.battle
        : before && before.id === next.id && before.me === next.me && before.battle?.result === "waiting" && next.battle && next.battle.result !== "waiting" ? next.battle : null;
      if (before && (before.id !== next.id || before.me !== next.me)) {
        duels.skip();
        surface.clear();
        selected = null;
        menu.close(false);
        drag.cancel();
      }
      const attacker = battle ? surface.unit(battle.attacker.id) : undefined;
      view = next;
      const hidden = before && before.stage !== "over" && next.stage === "over" ? before.items.filter(item => item.face === null) : [];
      if (before && next.ply !== before.ply) bubble.hide();
      const {moved, gone} = draw();
      hear(before, next, Boolean(battle));
      if (battle) void duels.battle(next, battle, gone, {el: attacker, there: landed === battle.at});
      else if (step) void duels.plain(moved.filter(one => one.to !== landed), gone);
      else if (moved.length || gone.length) {
        duels.skip();
        gone.forEach(one => one.el.remove());
      }
      landed = null;
      if (motionAllowed(settings)) for (const {id} of hidden) {
        const opened = surface.unit(id);
        if (opened) fadeIn(opened, 220);
      }
      if (before && next.live && (battle || (step && next.ply > before.ply))) {
        const words = lastWords(next, kit);
        if (words) announce(words);
      }
    },
    destroy() {
      document.removeEventListener("pointerdown", skip);
      drag.destroy();
      menu.destroy();
      surface.destroy();
    },
  };
}
