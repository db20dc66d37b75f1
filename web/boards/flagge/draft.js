/**
 * A setup in the making: 40 places of the own side as its owner sees it (back row first, left to right).
 * Law: every step returns a new draft in which no rank stands more often than the army has it.
 */
import {shuffled} from "../shared/random.js";
import {homeInSight} from "./geometry.js";

/** @typedef {import("./types.js").Draft} Draft */
/** @typedef {import("./types.js").Facts} Facts */
const COLUMNS = 10;

/** @param {Facts} facts @returns {Draft} */
export const emptyDraft = facts => Array(facts.home.red.length).fill(null);

/** How many of each rank wait in the tray. @param {Draft} draft @param {Facts} facts @returns {Record<string, number>} */
export function remaining(draft, facts) {
  const left = Object.fromEntries(facts.ranks.map(({id, count}) => [id, count]));
  for (const rank of draft) if (rank !== null) left[rank]--;
  return left;
}

/** @param {Draft} draft */
export const placedCount = draft => draft.filter(rank => rank !== null).length;

/** What was stored, if it still is a draft of this army; otherwise an empty one. @param {unknown} value @param {Facts} facts @returns {Draft} */
export function readDraft(value, facts) {
  const draft = emptyDraft(facts);
  if (!Array.isArray(value) || value.length !== draft.length) return draft;
  const left = remaining(draft, facts);
  return value.map(rank => typeof rank === "string" && left[rank]-- > 0 ? rank : null);
}

/** @param {Draft} draft @param {number} place @param {string|null} rank @returns {Draft} */
export const put = (draft, place, rank) => draft.map((old, index) => index === place ? rank : old);

/** Also moves, when one of both is free. @param {Draft} draft @param {number} one @param {number} other @returns {Draft} */
export const swap = (draft, one, other) => draft.map((rank, index) => index === one ? draft[other] : index === other ? draft[one] : rank);

/** Left for right. @param {Draft} draft @returns {Draft} */
export const mirrored = draft => draft.map((_, index) => draft[index - index % COLUMNS + COLUMNS - 1 - index % COLUMNS]);

/** F5: the rest goes at random on free places, what stands stays. @param {Draft} draft @param {Facts} facts @param {(limit: number) => number} [draw] @returns {string[]} */
export function filled(draft, facts, draw) {
  const rest = shuffled(Object.entries(remaining(draft, facts)).flatMap(([rank, count]) => Array(count).fill(rank)), draw);
  return draft.map(rank => rank ?? rest.pop());
}

/** In home-square order of a side, as the engine wants it. @template T @param {T[]} draft @param {Facts} facts @param {import("./types.js").Side} side @returns {T[]} */
export function toHome(draft, facts, side) {
  const sight = homeInSight(facts, side);
  return facts.home[side].map(square => draft[sight.indexOf(square)]);
}

/** And back. @template T @param {T[]} ranks in home-square order @param {Facts} facts @param {import("./types.js").Side} side @returns {T[]} */
export const fromHome = (ranks, facts, side) => homeInSight(facts, side).map(square => ranks[facts.home[side].indexOf(square)]);
