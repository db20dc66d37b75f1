/**
 * What the board tests share: the facts of F1 and F2 as the page gets them, the real catalogues, and tiny views.
 */
import fs from "node:fs";
import { createTranslator } from "../../../web/i18n/translate.js";

const COLUMNS = "abcdefghij";
const rows = (first, last) => {
  const squares = [];
  for (let row = first; row <= last; row++) for (const column of COLUMNS) squares.push(column + row);
  return squares;
};
const RANKS = [
  ["flag", null, 1, 0], ["mine", null, 6, 0], ["spy", 1, 1, 1], ["scout", 2, 8, 9], ["miner", 3, 5, 1], ["sergeant", 4, 4, 1],
  ["lieutenant", 5, 4, 1], ["captain", 6, 4, 1], ["major", 7, 3, 1], ["colonel", 8, 2, 1], ["general", 9, 1, 1], ["marshal", 10, 1, 1],
];

export const facts = {
  rules: 1,
  options: [],
  ranks: RANKS.map(([id, strength, count, moves]) => ({ id, strength, count, moves })),
  home: { red: rows(1, 4), blue: rows(7, 10) },
  blocked: ["c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"],
  presets: [],
};

const catalogue = (language) => [fs.readFileSync(new URL(`../../../assets/locales/${language}/flagge.ftl`, import.meta.url), "utf8")];

/** `t` of a language; a missing message or argument fails the test. @param {"en"|"de"} language */
export const words = (language) =>
  createTranslator({ en: catalogue("en"), de: catalogue("de") }, language, (key, name) => {
    throw new Error(`${key} is missing in ${name}`);
  }).t;

export const kit = { facts, t: words("en"), settings: { numbers: "up" } };

export const unit = (id, owner, at, face, marks = []) => ({ id, kind: "unit", owner, at, face, marks });

/** A view of red, to move, with the given parts. */
export const view = (parts = {}) => ({
  id: "t", game: "flagge", me: 0, locked: false, stage: "play", turn: 0, ply: 4, plies: 4, live: true,
  seats: [
    { seat: 0, who: 0, kind: "user", name: "Ada", colour: "red", ready: true, link: null, lost: {}, misses: 0, units: 40 },
    { seat: 1, who: 1, kind: "user", name: "Bo", colour: "blue", ready: true, link: null, lost: {}, misses: 0, units: 40 },
  ],
  items: [], targets: {}, closed: {}, last: null, battle: null, log: [], acts: {}, setup: null, outcome: null,
  ...parts,
});
