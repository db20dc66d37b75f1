/**
 * Lists that grow keep their newest line in sight, and the move list the position that is looked at. Law: only the list
 * scrolls, never the page.
 */

/** @type {WeakMap<Element, string>} */
const seen = new WeakMap();

let waiting = false;

/** After each drawing. Where things are is asked for once a frame, when they have to be laid out anyway. */
export function keepInSight() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    follow();
  });
}

function follow() {
  for (const list of document.querySelectorAll("[data-follow]")) {
    const at = /** @type {HTMLElement} */ (list).dataset.follow ?? "";
    if (seen.get(list) === at) continue;
    seen.set(list, at);
    const target = list.querySelector("[aria-current=step]");
    if (!target) list.scrollTop = list.scrollHeight;
    else {
      const { top, bottom } = target.getBoundingClientRect();
      const frame = list.getBoundingClientRect();
      if (top < frame.top) list.scrollTop -= frame.top - top;
      if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
    }
  }
}
