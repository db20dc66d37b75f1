/**
 * The view in words: labels of squares, what happened, lines of the move list.
 * Law: everything said here comes from the view alone, so a hidden unit is told like every other hidden one.
 */
import {numberOf} from "./pieces.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Kit} Kit */
/** @typedef {import("./types.js").Item} Item */

/** @param {View} view @param {number|null} seat @returns {import("./types.js").Side} */
export const colourOf = (view, seat) => view.seats.find(one => one.seat === seat)?.colour ?? (seat === 1 ? "blue" : "red");

/** @param {View} view @param {string} square @returns {Item|undefined} */
export const unitAt = (view, square) => view.items.find(item => item.kind === "unit" && item.at === square);

/** @param {View} view @param {string} square @returns {Item|null} */
export function ownAt(view, square) {
  const item = unitAt(view, square);
  return item && view.me !== null && item.owner === view.me ? item : null;
}

/** Name and number of a rank: "Captain 6". @param {string} rank @param {Kit} kit */
export function rankTitle(rank, kit) {
  const number = numberOf(rank, kit);
  return number ? `${kit.t("flagge-rank", {rank})} ${number}` : kit.t("flagge-rank", {rank});
}

/** What a unit is called by the one who looks. @param {View} view @param {Item} item @param {Kit} kit */
function unitWords(view, item, kit) {
  const colour = colourOf(view, item.owner);
  if (item.face === null) return kit.t("flagge-unit-hidden", {colour});
  const number = numberOf(item.face, kit);
  const name = item.owner === view.me ? kit.t("flagge-unit-mine", {rank: item.face}) : kit.t("flagge-unit-known", {colour, rank: item.face});
  return number ? `${name} ${number}` : name;
}

/** Marks of F19 and the person's own note. @param {View} view @param {Item} item @param {Kit} kit @param {string|undefined} note */
function markWords(view, item, kit, note) {
  const words = [];
  if (item.marks.includes("scout")) words.push(kit.t("flagge-mark-scout"));
  else if (item.marks.includes("moved")) words.push(kit.t("flagge-mark-moved"));
  if (item.marks.includes("shown")) words.push(kit.t("flagge-mark-shown", {own: item.owner === view.me ? "yes" : "no"}));
  if (note) words.push(kit.t("flagge-note-is", {note: note === "?" ? "?" : kit.t("flagge-rank", {rank: note})}));
  return words;
}

/**
 * One square in words, without what is selected: "e4, my scout 2, 3 moves possible".
 * @param {View} view @param {string} square @param {Kit} kit @param {import("./types.js").Notes} [notes]
 */
export function squareWords(view, square, kit, notes = {}) {
  const item = unitAt(view, square);
  if (!item) return [square, kit.t(kit.facts.blocked.includes(square) ? "flagge-blocked" : "flagge-empty")].join(", ");
  const words = [square, unitWords(view, item, kit)];
  if (item.owner === view.me && view.turn === view.me && view.stage === "play") {
    const moves = view.targets[square]?.length ?? 0;
    if (moves) words.push(kit.t("flagge-moves", {count: moves}));
  }
  return [...words, ...markWords(view, item, kit, notes[item.id])].join(", ");
}

/** What a square means for the selected unit. @param {View} view @param {string} from @param {string} square @param {Kit} kit */
export function targetWords(view, from, square, kit) {
  const target = view.targets[from]?.find(one => one.to === square);
  if (target) {
    const counted = (target.times ?? 0) >= 2 ? `, ${kit.t("flagge-entered", {count: target.times ?? 0})}` : "";
    return kit.t(target.kind === "attack" ? "flagge-target-attack" : "flagge-target-move") + counted;
  }
  const closed = view.closed[from]?.find(one => one.to === square);
  return closed ? kit.t("flagge-target-closed", {count: closed.times ?? 3}) : "";
}

/** The outcome of a battle in words. @param {View} view @param {import("./types.js").Battle} battle @param {Kit} kit */
export function battleWords(view, battle, kit) {
  if (!battle.attacker.rank || !battle.defender.rank) return kit.t("flagge-battle-waiting", {square: battle.at});
  return kit.t("flagge-battle-said", {
    square: battle.at, result: battle.result,
    attackerColour: colourOf(view, battle.attacker.seat), attacker: battle.attacker.rank,
    defenderColour: colourOf(view, battle.defender.seat), defender: battle.defender.rank,
  });
}

/** What the last step was, for the ears. @param {View} view @param {Kit} kit @returns {string} */
export function lastWords(view, kit) {
  if (view.battle && view.last?.to === view.battle.at) return battleWords(view, view.battle, kit);
  if (!view.last) return "";
  const {seat, from, to} = view.last;
  const colour = colourOf(view, seat);
  return from && to ? kit.t("flagge-move-said", {colour, from, to}) : kit.t("flagge-miss-said", {colour});
}

/** The rank as short as it goes: its number, or the short sign of a rank without one. @param {string|null|undefined} rank @param {Kit} kit */
const shortRank = (rank, kit) => rank ? numberOf(rank, kit) || kit.t("flagge-rank-short", {rank}) : "?";

/** One line of the move list: "d4 x d5 · 6:4". @param {import("./types.js").LogEntry} entry @param {Kit} kit */
export function moveText(entry, kit) {
  if (!entry.from || !entry.to) return kit.t("flagge-log", {kind: entry.kind});
  if (!entry.result) return `${entry.from}-${entry.to}`;
  const ranks = entry.attacker || entry.defender ? ` · ${shortRank(entry.attacker, kit)}:${shortRank(entry.defender, kit)}` : "";
  return `${entry.from} × ${entry.to}${ranks}`;
}

/** The same in words for a screen reader. @param {import("./types.js").LogEntry} entry @param {Kit} kit @param {View} view */
export function moveWords(entry, kit, view) {
  const colour = colourOf(view, entry.seat);
  if (!entry.from || !entry.to) return kit.t("flagge-log", {kind: entry.kind});
  if (!entry.result) return kit.t("flagge-move-said", {colour, from: entry.from, to: entry.to});
  if (!entry.attacker || !entry.defender) return kit.t("flagge-attack-said", {colour, from: entry.from, to: entry.to});
  return kit.t("flagge-battle-said", {
    square: entry.to, result: entry.result, attackerColour: colour, attacker: entry.attacker,
    defenderColour: colour === "red" ? "blue" : "red", defender: entry.defender,
  });
}
