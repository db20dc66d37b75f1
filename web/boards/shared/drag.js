/**
 * Dragging with mouse, pen or finger. Law: below the threshold nothing has happened and the press stays a click;
 * above it the click is swallowed. The picture follows the pointer - above a finger, so that the finger hides nothing.
 */
import {htmlNode, setMarkup} from "./svg.js";

const THRESHOLD = {mouse: 4, pen: 6, touch: 8};
const HOLD = 500;

/**
 * @template S
 * @typedef {object} DragOptions
 * @property {(event: PointerEvent) => S|null} take what would be dragged from here, or nothing
 * @property {(subject: S, event: PointerEvent) => {markup: string, size: number}|null} start picture of the dragged thing (null: no drag after all)
 * @property {(subject: S, x: number, y: number) => void} over
 * @property {(subject: S, x: number, y: number) => void} drop
 * @property {(subject: S) => void} cancel
 * @property {(event: PointerEvent) => void} [hold] long press without moving (touch and pen)
 */

/** @template S @param {HTMLElement} root @param {DragOptions<S>} options */
export function dragging(root, {take, start, over, drop, cancel, hold}) {
  /** @type {null|{id: number, subject: S|null, x: number, y: number, event: PointerEvent, ghost: HTMLElement|null, lift: number, size: number, timer: ReturnType<typeof setTimeout>|undefined}} */
  let press = null;
  let swallow = false;
  const leave = new AbortController();
  const {signal} = leave;

  /** @param {number} x @param {number} y */
  function follow(x, y) {
    if (!press?.ghost) return;
    press.ghost.style.transform = `translate(${x - press.size / 2}px, ${y - press.size / 2 - press.lift}px)`;
  }
  function end() {
    if (!press) return;
    clearTimeout(press.timer);
    press.ghost?.remove();
    document.documentElement.classList.remove("bd-dragging");
    press = null;
  }
  function abort() {
    const was = press;
    end();
    if (was?.ghost && was.subject) cancel(was.subject);
  }

  root.addEventListener("pointerdown", event => {
    if (!event.isPrimary) return abort();
    swallow = false;
    if (event.button !== 0) return;
    const touch = event.pointerType !== "mouse";
    press = {id: event.pointerId, subject: take(event), x: event.clientX, y: event.clientY, event, ghost: null, lift: 0, size: 0, timer: undefined};
    if (touch && hold) {
      press.timer = setTimeout(() => {
        if (!press || press.ghost) return;
        swallow = true;
        hold(press.event);
        end();
      }, HOLD);
    }
  }, {signal});

  addEventListener("pointermove", event => {
    if (!press || event.pointerId !== press.id) return;
    if (!press.ghost) {
      const reach = THRESHOLD[/** @type {"mouse"|"pen"|"touch"} */ (event.pointerType)] ?? 6;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < reach) return;
      clearTimeout(press.timer);
      const picture = press.subject ? start(press.subject, press.event) : null;
      if (!picture) return end();
      swallow = true;
      press.size = picture.size;
      press.lift = event.pointerType === "touch" ? picture.size * 0.75 : 0;
      press.ghost = htmlNode("div", "bd-ghost", {"aria-hidden": "true"});
      press.ghost.style.width = press.ghost.style.height = `${picture.size}px`;
      setMarkup(press.ghost, picture.markup);
      document.body.append(press.ghost);
      document.documentElement.classList.add("bd-dragging");
      if (root.hasPointerCapture && !root.hasPointerCapture(press.id)) root.setPointerCapture(press.id);
    }
    follow(event.clientX, event.clientY);
    if (press.subject) over(press.subject, event.clientX, event.clientY);
  }, {signal});

  addEventListener("pointerup", event => {
    if (!press || event.pointerId !== press.id) return;
    const was = press;
    end();
    if (was.ghost && was.subject) drop(was.subject, event.clientX, event.clientY);
  }, {signal});
  addEventListener("pointercancel", event => press?.id === event.pointerId && abort(), {signal});
  addEventListener("keydown", event => {
    if (event.key === "Escape" && press?.ghost) {
      event.stopPropagation();
      abort();
    }
  }, {signal, capture: true});
  // a drag must neither scroll the page nor go back in history
  root.addEventListener("touchmove", event => press?.ghost && event.cancelable && event.preventDefault(), {signal, passive: false});
  root.addEventListener("click", event => {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }, {signal, capture: true});

  return {
    active: () => Boolean(press?.ghost),
    cancel: abort,
    destroy() {
      abort();
      leave.abort();
    },
  };
}
