/**
 * The board as a picture with an accessible grid over it; play and setup both draw on it.
 * Law: `units` compares by id and touches only what changed; what moved and what went is handed back for motion.
 */
import {createGrid} from "../shared/grid.js";
import {htmlNode, setAttribute, setMarkup, svgNode} from "../shared/svg.js";
import {cornerOf, SIZE, squaresInSight, UNIT} from "./geometry.js";
import {groundMarkup} from "./terrain.js";

/** @typedef {{id: string, at: string, markup: string, className?: string}} Drawn */
/** @typedef {{el: SVGElement, from: string, to: string}} Moved */

/**
 * @param {{el: HTMLElement, blocked: string[], label: string, onPress: (square: string) => void, onFocus: (square: string|null) => void,
 *   onHover: (square: string|null) => void, onKey: (event: KeyboardEvent, square: string) => boolean}} options
 */
export function createSurface({el, blocked, label, onPress, onFocus, onHover, onKey}) {
  const root = htmlNode("div", "fl-board");
  const stage = htmlNode("div", "fl-stage");
  const svg = svgNode("svg", {class: "fl-picture", viewBox: "0 0 1000 1000", "aria-hidden": "true", focusable: "false"});
  const layer = /** @param {string} name */ name => {
    const node = svgNode("g", {class: `fl-layer-${name}`});
    svg.append(node);
    return node;
  };
  const ground = layer("ground");
  const under = layer("under");
  const unitLayer = layer("units");
  const over = layer("over");
  const grid = createGrid({columns: SIZE, rows: SIZE, label, onPress, onFocus, onKey});
  const effects = svgNode("svg", {class: "fl-picture fl-effects", viewBox: "0 0 1000 1000", "aria-hidden": "true", focusable: "false"});
  const info = htmlNode("p", "fl-info", {"aria-hidden": "true"});
  stage.append(svg, grid.el, effects);
  root.append(stage, info);
  el.append(root);

  /** @type {Map<string, {el: SVGElement, at: string}>} */
  const units = new Map();
  let flipped = false;
  let ready = false;

  grid.el.addEventListener("click", event => {
    const square = event.target instanceof Element ? event.target.closest(".bd-cell")?.getAttribute("data-sq") : null;
    if (square) onPress(square);
  });
  grid.el.addEventListener("pointerover", event => {
    if (event.pointerType !== "mouse") return;
    onHover(event.target instanceof Element ? event.target.closest(".bd-cell")?.getAttribute("data-sq") ?? null : null);
  });
  grid.el.addEventListener("pointerleave", () => onHover(null));

  /** @param {string} square */
  const placeOf = square => {
    const {x, y} = cornerOf(square, flipped);
    return `translate(${x} ${y})`;
  };

  return {
    root, stage, grid, effects,
    corner: /** @param {string} square */ square => cornerOf(square, flipped),
    /** @param {boolean} turn @returns {boolean} whether the board was turned */
    flip(turn) {
      if (ready && turn === flipped) return false;
      ready = true;
      flipped = turn;
      setMarkup(ground, groundMarkup(blocked, flipped));
      grid.name(squaresInSight(flipped));
      for (const unit of units.values()) setAttribute(unit.el, "transform", placeOf(unit.at));
      return true;
    },
    /** Forget every unit, as when another person looks. */
    clear() {
      unitLayer.replaceChildren();
      units.clear();
    },
    /**
     * @param {Drawn[]} next
     * @returns {{moved: Moved[], gone: {el: SVGElement, at: string, id: string}[]}} `gone` elements stay in the picture until their owner removes them
     */
    units(next) {
      /** @type {Moved[]} */
      const moved = [];
      const seen = new Set();
      for (const {id, at, markup, className = ""} of next) {
        seen.add(id);
        let unit = units.get(id);
        if (!unit) {
          unit = {el: svgNode("g"), at};
          unitLayer.append(unit.el);
          units.set(id, unit);
        } else if (unit.at !== at) {
          moved.push({el: unit.el, from: unit.at, to: at});
          unit.at = at;
        }
        setAttribute(unit.el, "class", `fl-unit ${className}`.trim());
        setAttribute(unit.el, "transform", placeOf(at));
        setMarkup(unit.el, markup);
      }
      const gone = [];
      for (const [id, unit] of units) {
        if (seen.has(id)) continue;
        units.delete(id);
        gone.push({el: unit.el, at: unit.at, id});
      }
      return {moved, gone};
    },
    /** @param {string} id */
    unit: id => units.get(id)?.el,
    /** Shows a unit elsewhere until it is drawn the next time. @param {string} id @param {string} square */
    hold(id, square) {
      const unit = units.get(id);
      if (unit) setAttribute(unit.el, "transform", placeOf(square));
    },
    /** @param {SVGElement} unit drawn last, so above the others */
    raise: unit => unitLayer.append(unit),
    /** @param {string} below @param {string} above */
    marks(below, above) {
      setMarkup(under, below);
      setMarkup(over, above);
    },
    /** @param {string} text */
    tell(text) {
      if (info.textContent !== text) info.textContent = text;
    },
    /** @param {number} clientX @param {number} clientY @returns {string|null} */
    squareAt(clientX, clientY) {
      const box = stage.getBoundingClientRect();
      const file = Math.floor((clientX - box.left) / box.width * SIZE);
      const line = Math.floor((clientY - box.top) / box.height * SIZE);
      if (file < 0 || line < 0 || file >= SIZE || line >= SIZE) return null;
      return squaresInSight(flipped)[line * SIZE + file];
    },
    /** Middle of a square on the screen. @param {string} square */
    middle(square) {
      const box = stage.getBoundingClientRect();
      const {x, y} = cornerOf(square, flipped);
      return {x: box.left + (x + UNIT / 2) / 1000 * box.width, y: box.top + (y + UNIT / 2) / 1000 * box.height};
    },
    squareSize: () => stage.getBoundingClientRect().width / SIZE,
    squares: () => squaresInSight(flipped),
    destroy: () => root.remove(),
  };
}

/** @typedef {ReturnType<typeof createSurface>} Surface */
