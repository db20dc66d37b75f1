/**
 * The units as shields, drawn as SVG text in a box of 100 x 100.
 * Law: a unit whose rank is not given looks like every other one of its side, byte for byte. Sides differ by outline
 * and pattern, ranks by symbol and number; colour only helps.
 */

/** Symbols centred on 0,0 in a box of 24; "S" is the ink, "C" cuts back to the shield. @type {Record<string, string>} */
const SYMBOLS = {
  flag: '<path d="M-6.6-11.4V12" stroke="S" stroke-width="2.6" fill="none"/>'
    + '<path d="M-5-10.6C-1.4-13.4 3.4-7.6 10.4-10.6L8.2-4.6 10.4 1.6C3.4 4.6-1.4-1.2-5 1.6Z" fill="S"/>',
  mine: '<path d="M0-11.6V11.6M-11.6 0H11.6M-8.2-8.2 8.2 8.2M8.2-8.2-8.2 8.2" stroke="S" stroke-width="2.6" fill="none"/>'
    + '<circle r="7.4" fill="S"/><circle cx="-2.4" cy="-2.4" r="2" fill="C"/>',
  spy: '<path d="M-11.6 1.2C-8-1.2 8-1.2 11.6 1.2C8 4 -8 4-11.6 1.2Z" fill="S"/>'
    + '<path d="M-6.6-1.4L-5.2-9.4Q-4.6-11.8-2.2-11Q0-10 2.2-11Q4.6-11.8 5.2-9.4L6.6-1.4Q0-3.2-6.6-1.4Z" fill="S"/>'
    + '<circle cx="-4.9" cy="7.8" r="3.3" fill="none" stroke="S" stroke-width="2.3"/><circle cx="4.9" cy="7.8" r="3.3" fill="none" stroke="S" stroke-width="2.3"/>'
    + '<path d="M-1.8 7.2Q0 6 1.8 7.2" fill="none" stroke="S" stroke-width="2"/>',
  scout: '<path d="M-12.4 0Q0-15 12.4 0Q0 15-12.4 0Z" fill="S"/><circle r="4.9" fill="C"/><circle r="2.1" fill="S"/>',
  miner: '<path d="M-8.6 10.4L5-4.4" stroke="S" stroke-width="3.2" fill="none"/>'
    + '<path d="M-7.4-10.2C2-12 12-3 11 7.6C7.4 1 1.6-5.6-7.4-10.2Z" fill="S"/>',
  sergeant: '<path d="M-9.4-3.4L0-10.4 9.4-3.4M-9.4 3.6L0-3.4 9.4 3.6M-9.4 10.6L0 3.6 9.4 10.6" stroke="S" stroke-width="3.4" fill="none"/>',
  lieutenant: '<rect x="-3.7" y="-11" width="7.4" height="22" rx="1.6" fill="S"/>',
  captain: '<rect x="-9.6" y="-11" width="6.6" height="22" rx="1.6" fill="S"/><rect x="3" y="-11" width="6.6" height="22" rx="1.6" fill="S"/>'
    + '<path d="M-4-5H4M-4 5H4" stroke="S" stroke-width="2.4" fill="none"/>',
  major: '<path d="M0-12.4C2.6-11 3.6-9 3-6.8C5.8-9 9-7.8 8.6-4.6C8.4-3 7.2-2 5.8-1.6C9.4-1.8 11.4 1 10 3.6C8.6 6 5.4 6.2 3 4.8'
    + 'C4 6.6 2.8 8.4 1.1 8.4V12.4H-1.1V8.4C-2.8 8.4-4 6.6-3 4.8C-5.4 6.2-8.6 6-10 3.6C-11.4 1-9.4-1.8-5.8-1.6C-7.2-2-8.4-3-8.6-4.6C-9-7.8-5.8-9-3-6.8C-3.6-9-2.6-11 0-12.4Z" fill="S"/>',
  colonel: '<path d="M0-10.6C1.8-10.6 3-9.4 3-7.8L2.4-5.6C5.6-5.4 9-7 12-10.4C12.6-3.6 10.4 2.2 3.4 4.6L6.4 11.4H-6.4L-3.4 4.6'
    + 'C-10.4 2.2-12.6-3.6-12-10.4C-9-7-5.6-5.4-2.4-5.6L-3-7.8C-3-9.4-1.8-10.6 0-10.6Z" fill="S"/>',
  general: '<path d="M0-12L3.4-3.9 12.2-3.2 5.5 2.5 7.6 11 0 6.4-7.6 11-5.5 2.5-12.2-3.2-3.4-3.9Z" fill="S"/>',
  marshal: '<path d="M-9.4 10V6.4H9.4V10Z" fill="S"/><path d="M-9.4 4.2L-11.8-5.6-5.4-1 0-9.6 5.4-1 11.8-5.6 9.4 4.2Z" fill="S"/>'
    + '<circle cx="-11.4" cy="-6.6" r="1.9" fill="S"/><circle cx="0" cy="-10" r="2.2" fill="S"/><circle cx="11.4" cy="-6.6" r="1.9" fill="S"/>',
};

const OUTLINE = {
  red: "M15 7H85Q91 7 91 13V49C91 71 73 86 50 96C27 86 9 71 9 49V13Q9 7 15 7Z",
  blue: "M15 7H85Q91 7 91 13V62C91 83 74 95 50 95C26 95 9 83 9 62V13Q9 7 15 7Z",
  none: "M15 7H85Q91 7 91 13V84Q91 92 83 92H17Q9 92 9 84V13Q9 7 15 7Z",
};
const FOOT = {
  red: "M11.5 59H88.5C84 74 69 84.5 50 93C31 84.5 16 74 11.5 59Z",
  blue: "M11.5 59H88.5V62C88.5 81.5 72 92.5 50 92.5C28 92.5 11.5 81.5 11.5 62Z",
  none: "M11.5 59H88.5V83Q88.5 89.5 82 89.5H18Q11.5 89.5 11.5 83Z",
};
const PATTERN = {
  red: '<path d="M26 44H74" stroke="S" stroke-width="13" opacity=".5"/>',
  blue: '<path d="M27 55L50 35L73 55" stroke="S" stroke-width="11" fill="none" opacity=".5"/>',
  none: "",
};
const COLOURS = {
  red: {field: "#c0453a", rim: "#862b23", ink: "#fff6ef"},
  blue: {field: "#2f6bb0", rim: "#1d4677", ink: "#f0f7ff"},
  none: {field: "#5f6b75", rim: "#404a52", ink: "#f6f7f5"},
};

/** @typedef {"red"|"blue"|null|undefined} AnySide */
/** @param {AnySide} side @returns {"red"|"blue"|"none"} */
const sideKey = side => side ?? "none";

/** @param {string} markup @param {string} ink @param {string} cut */
const inked = (markup, ink, cut) => markup.replaceAll('"S"', `"${ink}"`).replaceAll('"C"', `"${cut}"`);

/** One symbol alone, centred on 0,0 in a box of 24. @param {string} rank @param {string} ink @param {string} cut */
export const symbolMarkup = (rank, ink, cut) =>
  `<g stroke-linejoin="round" stroke-linecap="round">${inked(SYMBOLS[rank] ?? "", ink, cut)}</g>`;

/**
 * A whole unit. `rank` null draws it hidden; `number` is the text below the symbol, "" for none.
 * @param {{rank: string|null, side: AnySide, number?: string}} unit
 */
export function shieldMarkup({rank, side, number = ""}) {
  const key = sideKey(side);
  const {field, rim, ink} = COLOURS[key];
  const body = `<path d="${OUTLINE[key]}" transform="translate(0 3)" fill="#000" opacity=".2"/>`
    + `<path d="${OUTLINE[key]}" fill="${field}" stroke="${rim}" stroke-width="4" stroke-linejoin="round"/>`;
  if (rank === null) return body + `<g stroke-linejoin="round" stroke-linecap="round">${inked(PATTERN[key], ink, field)}</g>`;
  if (!number) return `${body}<g transform="translate(50 48) scale(2.35)">${symbolMarkup(rank, ink, field)}</g>`;
  return `${body}<path d="${FOOT[key]}" fill="${rim}" opacity=".55"/>`
    + `<g transform="translate(50 34) scale(1.72)">${symbolMarkup(rank, ink, field)}</g>`
    + `<text x="50" y="85" text-anchor="middle" font-size="30" font-weight="800" fill="${ink}">${number}</text>`;
}

/** The same as a picture of its own. @param {{rank: string|null, side: AnySide, number?: string}} unit @param {string} [label] */
export const shieldSvg = (unit, label = "") =>
  `<svg class="fl-shield" viewBox="4 3 92 98" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>${shieldMarkup(unit)}</svg>`;

/** Small signs at the corners of a unit: marks of F19 and the person's note. @param {string[]} marks @param {{rank: string, number: string}|null} note */
export function cornerMarkup(marks, note) {
  let out = "";
  if (marks.includes("scout")) {
    out += '<circle cx="82" cy="17" r="15.5" fill="#fbf1d9" stroke="#6b4c0c" stroke-width="2.5"/>'
      + `<g transform="translate(82 17) scale(.92)">${symbolMarkup("scout", "#4a3408", "#fbf1d9")}</g>`;
  } else if (marks.includes("moved")) {
    out += '<circle cx="83" cy="16" r="8.5" fill="#f3c969" stroke="#6b4c0c" stroke-width="2.5"/>';
  }
  if (marks.includes("shown")) out += '<circle cx="17" cy="16" r="7" fill="none" stroke="#6b4c0c" stroke-width="7"/><circle cx="17" cy="16" r="7" fill="none" stroke="#fbf1d9" stroke-width="3.5"/>';
  if (note) {
    out += '<circle cx="79" cy="79" r="19" fill="#fffdf7" stroke="#3c4650" stroke-width="2.5"/>';
    out += note.number
      ? `<text x="79" y="88" text-anchor="middle" font-size="26" font-weight="800" fill="#1c2430">${note.number}</text>`
      : `<g transform="translate(79 79) scale(1.05)">${symbolMarkup(note.rank, "#1c2430", "#fffdf7")}</g>`;
  }
  return out;
}

/**
 * The number on a shield: strength, or turned round so that 1 is the strongest; "" for ranks without one.
 * @param {string|null} rank @param {import("./types.js").Kit} kit
 */
export function numberOf(rank, {facts, settings}) {
  const strength = facts.ranks.find(fact => fact.id === rank)?.strength;
  if (typeof strength !== "number") return "";
  const top = Math.max(...facts.ranks.map(fact => fact.strength ?? 0));
  return String(settings.numbers === "down" ? top + 1 - strength : strength);
}
