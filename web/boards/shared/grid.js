/**
 * A board as an accessible grid over its picture: one focus that roves, arrows to walk, words on every square.
 * Law: the grid knows places and words only; what a press means is told to its owner.
 */
import {htmlNode, setAttribute} from "./svg.js";

const STEPS = /** @type {Record<string, [number, number]>} */ ({ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]});

/**
 * @param {{columns: number, rows: number, label: string, onPress: (name: string) => void, onFocus: (name: string|null) => void,
 *   onKey: (event: KeyboardEvent, name: string) => boolean}} options `onKey` says whether it used the key
 */
export function createGrid({columns, rows, label, onPress, onFocus, onKey}) {
  const el = htmlNode("div", "bd-grid", {role: "grid", "aria-label": label});
  /** @type {HTMLElement[]} */
  const cells = [];
  for (let line = 0; line < rows; line++) {
    const row = htmlNode("div", "bd-row", {role: "row"});
    for (let file = 0; file < columns; file++) {
      const cell = htmlNode("div", "bd-cell", {role: "gridcell", tabindex: "-1"});
      cells.push(cell);
      row.append(cell);
    }
    el.append(row);
  }
  let current = (rows - 1) * columns;
  cells[current].tabIndex = 0;

  /** @param {Event} event */
  const indexAt = event => cells.indexOf(/** @type {HTMLElement} */ (event.target instanceof Element ? event.target.closest(".bd-cell") : null));

  /** @param {number} index @param {boolean} [take] */
  function rove(index, take = true) {
    cells[current].tabIndex = -1;
    current = index;
    cells[current].tabIndex = 0;
    if (take) cells[current].focus({preventScroll: true});
  }

  el.addEventListener("keydown", event => {
    const index = indexAt(event);
    if (index < 0) return;
    const name = cells[index].dataset.sq ?? "";
    const step = STEPS[event.key];
    const [file, line] = [index % columns, Math.floor(index / columns)];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) {
      const next = [Math.min(columns - 1, Math.max(0, file + step[0])), Math.min(rows - 1, Math.max(0, line + step[1]))];
      rove(next[1] * columns + next[0]);
    } else if (event.key === "Home") rove(line * columns);
    else if (event.key === "End") rove(line * columns + columns - 1);
    else if (event.key === "PageUp") rove(file);
    else if (event.key === "PageDown") rove((rows - 1) * columns + file);
    else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) onPress(name);
    } else if (!onKey(event, name)) return;
    event.preventDefault();
  });
  el.addEventListener("focusin", event => {
    const index = indexAt(event);
    if (index < 0) return;
    if (index !== current) rove(index, false);
    onFocus(cells[index].dataset.sq ?? null);
  });
  el.addEventListener("focusout", event => {
    if (!el.contains(/** @type {Node|null} */ (event.relatedTarget))) onFocus(null);
  });

  return {
    el,
    cells,
    /** @param {string[]} names in reading order */
    name(names) {
      cells.forEach((cell, index) => setAttribute(cell, "data-sq", names[index]));
    },
    /** @param {string} name */
    cell: name => cells.find(cell => cell.dataset.sq === name),
    /** @param {string} name */
    focus(name) {
      const index = cells.findIndex(cell => cell.dataset.sq === name);
      if (index >= 0) rove(index);
    },
    /** Where the focus would go, without taking it. @param {string} name */
    aim(name) {
      const index = cells.findIndex(cell => cell.dataset.sq === name);
      if (index >= 0 && !el.contains(document.activeElement)) rove(index, false);
    },
  };
}
