/**
 * A word near the finger: why something did not go. Law: it covers no control, goes by itself and moves nothing.
 */
import {htmlNode} from "./svg.js";

const STAY = 2600;

/** @param {HTMLElement} host positioned element @param {(text: string) => void} announce */
export function createBubble(host, announce) {
  const el = htmlNode("div", "bd-bubble", {"aria-hidden": "true"});
  el.hidden = true;
  host.append(el);
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  const hide = () => {
    clearTimeout(timer);
    el.hidden = true;
  };
  return {
    hide,
    /** @param {string} text @param {number} x client x @param {number} y client y */
    show(text, x, y) {
      el.textContent = text;
      el.hidden = false;
      const box = host.getBoundingClientRect();
      const half = el.offsetWidth / 2;
      const left = Math.max(half + 4, Math.min(box.width - half - 4, x - box.left));
      const above = y - box.top - el.offsetHeight - 26;
      el.style.left = `${left - half}px`;
      el.style.top = `${above > 0 ? above : y - box.top + 30}px`;
      announce(text);
      clearTimeout(timer);
      timer = setTimeout(hide, STAY);
    },
  };
}
