/**
 * The ground: calm squares in three zones, coordinates, and what lies on the two blocked areas (F1).
 * Law: drawn once for each turn of the board; colours come from classes, so themes cost nothing.
 */
import {cornerOf, partsOf, SIZE, squaresInSight, UNIT} from "./geometry.js";

const HALF = UNIT / 2;

/** A crashed car seen from above, in a box of 200 x 200. */
const CAR = '<g transform="translate(100 104) rotate(-20)">'
  + '<path d="M-96 26Q-60 40-44 22M-98-14Q-70-26-50-12" fill="none" stroke="#000" stroke-width="7" opacity=".22" stroke-linecap="round"/>'
  + '<path d="M-66-30Q-70-38-60-38H34Q52-38 60-30L72-24 64-16 74-8 62 0 74 10 64 20 70 28 58 36Q50 40 36 39H-60Q-70 39-67 30Q-72 0-66-30Z" fill="#4d5a66"/>'
  + '<path d="M-56-26H-38V27H-56Q-61 0-56-26Z" fill="#25303a"/><path d="M14-29L34-24Q39 0 34 25L14 30Q18 0 14-29Z" fill="#25303a"/>'
  + '<path d="M-30-30H6Q11 0 6 31H-30Q-33 0-30-30Z" fill="#5d6c79"/>'
  + '<path d="M17-20L30-4 22 2 33 18M25-12L33-10" fill="none" stroke="#93a1ab" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>'
  + '<path d="M42-30L58-12 46 4 60 22" fill="none" stroke="#36414b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>'
  + '<path d="M-69-26V-14M-69 14V26" stroke="#b8503f" stroke-width="6" stroke-linecap="round"/><circle cx="66" cy="-25" r="6" fill="#f3c969"/>'
  + '<path d="M84-30L90-34M86-16L94-16M84 24L91 30" stroke="#c9d2d8" stroke-width="4" stroke-linecap="round"/></g>';

/** An open hole over the sewer with its lid pushed aside, in a box of 200 x 200. */
const HOLE = '<ellipse cx="92" cy="106" rx="76" ry="72" fill="#5a615c"/><ellipse cx="92" cy="106" rx="62" ry="58" fill="#161c1f"/>'
  + '<path d="M34 92A62 58 0 0 1 150 92Q134 70 92 70T34 92Z" fill="#2f393d"/>'
  + '<path d="M78 74V158M106 74V158M78 92H106M78 112H106M78 132H106" fill="none" stroke="#6b7770" stroke-width="6" stroke-linecap="round"/>'
  + '<path d="M46 138Q62 128 78 138T110 138 138 136Q120 162 92 162T46 138Z" fill="#3b7d86" opacity=".85"/>'
  + '<g transform="translate(150 50) rotate(14)"><ellipse rx="43" ry="39" fill="#737b74" stroke="#4c534e" stroke-width="5"/>'
  + '<path d="M-24-12H24M-29 0H29M-24 12H24M0-24V24" stroke="#4c534e" stroke-width="5" stroke-linecap="round"/></g>';

/** @param {string} square @param {boolean} flipped */
const tile = (square, flipped) => {
  const {x, y} = cornerOf(square, flipped);
  const {column, row} = partsOf(square);
  const zone = row <= 4 ? "south" : row >= 7 ? "north" : "middle";
  return `<rect x="${x}" y="${y}" width="100" height="100" shape-rendering="crispEdges" class="fl-sq fl-${zone} ${(column + row) % 2 ? "fl-even" : "fl-odd"}"/>`;
};

/** @param {string[]} blocked @param {boolean} flipped */
function wrecks(blocked, flipped) {
  const groups = new Map();
  for (const square of blocked) {
    const key = partsOf(square).column < SIZE / 2 ? "car" : "hole";
    const {x, y} = cornerOf(square, flipped);
    const box = groups.get(key) ?? {x, y, far: x, low: y};
    groups.set(key, {x: Math.min(box.x, x), y: Math.min(box.y, y), far: Math.max(box.far, x), low: Math.max(box.low, y)});
  }
  return [...groups].map(([key, {x, y, far, low}]) =>
    `<g transform="translate(${x} ${y})"><rect x="2" y="2" width="${far - x + UNIT - 4}" height="${low - y + UNIT - 4}" rx="18" class="fl-blocked"/>${key === "car" ? CAR : HOLE}</g>`).join("");
}

/** Coordinates around the board: units would cover them inside. @param {boolean} flipped */
function coordinates(flipped) {
  const sight = squaresInSight(flipped);
  let columns = "";
  let rows = "";
  for (let i = 0; i < SIZE; i++) {
    const column = sight[i][0];
    const row = sight[i * SIZE].slice(1);
    columns += `<text x="${i * UNIT + HALF}" y="1036" text-anchor="middle">${column}</text>`;
    rows += `<text x="-14" y="${i * UNIT + HALF + 9}" text-anchor="end">${row}</text>`;
  }
  return `<g class="fl-around fl-columns">${columns}</g><g class="fl-around fl-rows">${rows}</g>`;
}

/** @param {string[]} blocked @param {boolean} flipped */
export const groundMarkup = (blocked, flipped) =>
  '<rect x="-7" y="-7" width="1014" height="1014" rx="22" class="fl-frame"/>'
  + squaresInSight(flipped).map(square => tile(square, flipped)).join("")
  + wrecks(blocked, flipped) + coordinates(flipped);
