/**
 * Private notes on enemy units: a small menu of ranks and "?". Law: a note stays in this browser and opens alike on every enemy unit.
 */
import {htmlNode, setMarkup} from "../shared/svg.js";
import {numberOf, shieldSvg} from "./pieces.js";
import {rankTitle} from "./words.js";

/**
 * @param {{host: HTMLElement, kit: import("./types.js").Kit, onPick: (id: string, note: string|null) => void, onClose: () => void}} options
 */
export function createNoteMenu({host, kit, onPick, onClose}) {
  const {facts, t} = kit;
  const el = htmlNode("div", "fl-notes", {role: "menu"});
  el.hidden = true;
  host.append(el);
  let unit = "";

  /** @param {boolean} [back] */
  function close(back = true) {
    if (el.hidden) return;
    el.hidden = true;
    el.replaceChildren();
    if (back) onClose();
  }
  /** @param {string|null} note */
  function pick(note) {
    close();
    onPick(unit, note);
  }
  /** @param {string} label @param {string} inner @param {string|null} note @param {boolean} on */
  function choice(label, inner, note, on) {
    const button = htmlNode("button", "fl-note", {type: "button", role: "menuitemradio", "aria-checked": String(on), "aria-label": label, title: label});
    setMarkup(button, inner);
    button.addEventListener("click", () => pick(note));
    return button;
  }
  el.addEventListener("keydown", event => {
    const buttons = [...el.querySelectorAll("button")];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const step = {ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7}[event.key];
    if (event.key === "Escape" || event.key === "Tab") close();
    else if (step) buttons[Math.max(0, Math.min(buttons.length - 1, at + step))].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  /** @param {Event} event */
  const outside = event => {
    if (!el.hidden && event.target instanceof Node && !el.contains(event.target)) close(false);
  };
  document.addEventListener("pointerdown", outside, true);

  return {
    open: () => !el.hidden,
    close,
    /** @param {string} id @param {string|undefined} note @param {import("./types.js").Side} side @param {number} x client @param {number} y client */
    show(id, note, side, x, y) {
      unit = id;
      el.setAttribute("aria-label", t("flagge-note-title"));
      el.replaceChildren(
        ...facts.ranks.map(({id: rank}) => choice(rankTitle(rank, kit), shieldSvg({rank, side, number: numberOf(rank, kit)}), rank, note === rank)),
        choice(t("flagge-note-unsure"), '<span aria-hidden="true">?</span>', "?", note === "?"),
        choice(t("flagge-note-clear"), '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6L18 18M18 6L6 18" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></svg>', null, false),
      );
      el.hidden = false;
      const box = host.getBoundingClientRect();
      const [width, height] = [el.offsetWidth, el.offsetHeight];
      el.style.left = `${Math.max(4, Math.min(box.width - width - 4, x - box.left - width / 2))}px`;
      const below = y - box.top + 30;
      el.style.top = `${below + height < box.height ? below : Math.max(4, y - box.top - height - 30)}px`;
      (/** @type {HTMLElement|null} */ (el.querySelector("[aria-checked=true]")) ?? /** @type {HTMLElement} */ (el.firstElementChild)).focus();
    },
    destroy() {
      document.removeEventListener("pointerdown", outside, true);
      el.remove();
    },
  };
}
