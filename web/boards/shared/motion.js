/**
 * Motion that can be skipped. Law: with reduced motion nothing moves and everything is at its end at once.
 */
export const QUICK = 170;
const EASE = "cubic-bezier(.2,.7,.3,1)";

/** @param {{motion?: string}} settings */
export const motionAllowed = settings =>
  settings.motion !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {{x: number, y: number}} point */
const shift = ({x, y}) => `translate(${x}px, ${y}px)`;

/**
 * Moves an element between two points of its own coordinate system.
 * @param {Element} el @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} [ms]
 */
export const slide = (el, from, to, ms = QUICK) =>
  el.animate([{transform: shift(from)}, {transform: shift(to)}], {duration: ms, easing: EASE, fill: "forwards"});

/** @param {Element} el @param {number} [ms] @param {{x: number, y: number}} [risingFrom] also goes up from here, like something that is carried away */
export const fadeOut = (el, ms = QUICK, risingFrom) => risingFrom
  ? el.animate([{opacity: 1, transform: shift(risingFrom)}, {opacity: 0, transform: shift({x: risingFrom.x, y: risingFrom.y - 70})}], {duration: 2 * ms, easing: "ease-in", fill: "forwards"})
  : el.animate([{opacity: 1}, {opacity: 0}], {duration: ms, easing: "ease-out", fill: "forwards"});

/** @param {Element} el @param {number} [ms] */
export const fadeIn = (el, ms = QUICK) => el.animate([{opacity: 0.15}, {opacity: 1}], {duration: ms, easing: "ease-out"});

/**
 * A running chain of steps that can be brought to its end at any moment.
 * `step` waits for an animation or a number of milliseconds; after `skip` every step is over at once.
 */
export function createScene() {
  let skipped = false;
  /** @type {Set<() => void>} */
  const waiting = new Set();
  /** @param {Animation[]|number} what @returns {Promise<void>} */
  function step(what) {
    if (skipped) {
      if (typeof what !== "number") what.forEach(animation => animation.finish());
      return Promise.resolve();
    }
    return new Promise(resolve => {
      const over = () => {
        waiting.delete(over);
        if (typeof what !== "number") what.forEach(animation => animation.playState !== "idle" && animation.finish());
        resolve();
      };
      waiting.add(over);
      if (typeof what === "number") setTimeout(over, what);
      else Promise.all(what.map(animation => animation.finished)).then(over, over);
    });
  }
  return {
    step,
    skip() {
      skipped = true;
      [...waiting].forEach(over => over());
    },
  };
}
