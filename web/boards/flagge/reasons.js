/**
 * Why a try does not go, as message keys. Law: the view and the facts decide; about an enemy unit nothing is said but its place.
 */
import {ownAt} from "./words.js";

/** @typedef {{key: string, args?: Record<string, string|number>}} Reason */

/** Is the one who looks to move? @param {import("./types.js").View} view */
export const mayMove = view => view.me !== null && view.turn === view.me && view.stage === "play" && view.live;

/** Has the own unit on this square anywhere to go, or squares closed by F10 to look at (F9)? @param {import("./types.js").View} view @param {string} square */
export const canPick = (view, square) =>
  mayMove(view) && ownAt(view, square) !== null && Boolean(view.targets[square]?.length || view.closed[square]?.length);

/** Why this own unit cannot be picked. @param {import("./types.js").View} view @param {import("./types.js").Facts} facts @param {string} square @returns {Reason} */
export function whyNotPicked(view, facts, square) {
  if (!view.live) return {key: "flagge-no-replay"};
  if (view.stage === "over") return {key: "flagge-no-over"};
  if (!mayMove(view)) return {key: "flagge-no-turn"};
  const rank = ownAt(view, square)?.face;
  return {key: facts.ranks.find(({id}) => id === rank)?.moves ? "flagge-no-way" : "flagge-no-legs"};
}

/** Why the picked unit cannot go there. @param {import("./types.js").View} view @param {import("./types.js").Facts} facts @param {string} from @param {string} to @returns {Reason} */
export function whyNotThere(view, facts, from, to) {
  if (!mayMove(view)) return whyNotPicked(view, facts, from);
  const closed = view.closed[from]?.find(one => one.to === to);
  if (closed) return {key: "flagge-no-chase", args: {count: closed.times ?? 3}};
  if (facts.blocked.includes(to)) return {key: "flagge-no-blocked"};
  return {key: ownAt(view, to) ? "flagge-no-own" : "flagge-no-reach"};
}
