/**
 * What lies on the squares besides units: last move, selection, targets, closed squares (F9, F10).
 * Law: a pure drawing of what it is given; without an own selection nothing about a square shows.
 */
import {cornerOf} from "./geometry.js";

/** @typedef {(square: string) => string} Place */

/** @param {string} square @param {Place} place @param {string} className */
const tint = (square, place, className) => `<g transform="${place(square)}"><rect width="100" height="100" shape-rendering="crispEdges" class="${className}"/></g>`;

/** @param {number} times */
const count = times => `<g class="fl-count"><circle cx="82" cy="18" r="15"/><text x="82" y="26" text-anchor="middle">${times}</text></g>`;

/**
 * @param {import("./types.js").View} view @param {string|null} selected @param {boolean} flipped @param {string|null} hovered square under a dragged unit
 * @returns {{below: string, above: string}}
 */
export function markLayers(view, selected, flipped, hovered = null) {
  /** @type {Place} */
  const place = square => {
    const {x, y} = cornerOf(square, flipped);
    return `translate(${x} ${y})`;
  };
  let below = "";
  let above = "";
  if (view.last?.from && view.last.to) below += tint(view.last.from, place, "fl-last") + tint(view.last.to, place, "fl-last");
  if (view.battle?.result === "waiting") above += `<g transform="${place(view.battle.at)}"><circle cx="50" cy="50" r="44" class="fl-waiting"/></g>`;
  if (!selected) return {below, above};
  below += tint(selected, place, "fl-picked");
  above += `<g transform="${place(selected)}"><rect x="3.5" y="3.5" width="93" height="93" rx="14" class="fl-ring"/></g>`;
  for (const {to, kind, times = 0} of view.targets[selected] ?? []) {
    const lit = to === hovered ? " fl-lit" : "";
    if (kind === "attack") above += `<g transform="${place(to)}"><rect x="4" y="4" width="92" height="92" rx="16" class="fl-attack${lit}"/></g>`;
    else below += `<g transform="${place(to)}"><rect width="100" height="100" class="fl-open${lit}"/><circle cx="50" cy="50" r="15" class="fl-dot"/>${times >= 2 ? count(times) : ""}</g>`;
  }
  for (const {to, times = 0} of view.closed[selected] ?? []) {
    below += `<g transform="${place(to)}"><path d="M34 34L66 66M66 34L34 66" class="fl-cross"/>${times ? count(times) : ""}</g>`;
  }
  return {below, above};
}

/**
 * The same for setting up (F4): where a unit may go, which one is picked, what lies under the dragged one.
 * @param {{home: string[], free: string[], picked: string|null, dragTo: string|null, flipped: boolean}} state `free`: squares to point at
 * @returns {{below: string, above: string}}
 */
export function homeLayers({home, free, picked, dragTo, flipped}) {
  /** @param {string} square @param {string} inner */
  const at = (square, inner) => {
    const {x, y} = cornerOf(square, flipped);
    return `<g transform="translate(${x} ${y})">${inner}</g>`;
  };
  const below = free.map(square => at(square, '<circle cx="50" cy="50" r="12" class="fl-dot"/>')).join("");
  const ring = picked ? at(picked, '<rect x="3.5" y="3.5" width="93" height="93" rx="14" class="fl-ring"/>') : "";
  const drop = dragTo ? at(dragTo, `<rect x="2" y="2" width="96" height="96" rx="12" class="${home.includes(dragTo) ? "fl-drop" : "fl-nodrop"}"/>`) : "";
  return {below, above: ring + drop};
}
