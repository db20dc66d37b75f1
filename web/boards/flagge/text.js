/**
 * The same view as text, for screen readers and for those who like lists. Law: says exactly what the board shows.
 */
import {html} from "lit-html";
import {unsafeHTML} from "lit-html/directives/unsafe-html.js";
import {partsOf} from "./geometry.js";
import {numberOf, shieldSvg} from "./pieces.js";
import {colourOf, lastWords, rankTitle, squareWords, targetWords} from "./words.js";

/** @param {import("./types.js").Item} a @param {import("./types.js").Item} b */
const bySquare = (a, b) => partsOf(a.at).row - partsOf(b.at).row || partsOf(a.at).column - partsOf(b.at).column;

/** @param {import("./types.js").View} view @param {import("./types.js").Kit} kit @param {import("./types.js").Notes} [notes] */
export function textBoard(view, kit, notes = {}) {
  const {t} = kit;
  const units = view.items.filter(item => item.kind === "unit" && item.at).sort(bySquare);
  const last = lastWords(view, kit);
  const movers = Object.keys(view.targets).filter(from => view.targets[from].length).sort();
  return html`<div class="fl-text">
    ${last ? html`<p>${last}</p>` : ""}
    ${movers.length ? html`<h2>${t("flagge-text-moves")}</h2><ul>${movers.map(from => html`<li>${squareWords(view, from, kit, notes)}:
      ${view.targets[from].map(({to, kind, times = 0}) => kind === "move" && times < 2 ? to : `${to} (${targetWords(view, from, to, kit)})`).join(", ")}${
      (view.closed[from] ?? []).map(({to}) => `, ${to} (${targetWords(view, from, to, kit)})`).join("")}</li>`)}</ul>` : ""}
    ${view.seats.map(({seat}) => html`<h2>${t("flagge-text-units", {colour: colourOf(view, seat), count: units.filter(item => item.owner === seat).length})}</h2>
      <ul>${units.filter(item => item.owner === seat).map(item => html`<li>${squareWords(view, item.at, kit, notes)}</li>`)}</ul>`)}
  </div>`;
}

/** All ranks with symbol, number, name and count: for help pages. @param {import("./types.js").Kit} kit */
export const rankTable = kit => html`<ul class="fl-ranks">${[...kit.facts.ranks].reverse().map(({id, count}) => html`<li>
  ${unsafeHTML(shieldSvg({rank: id, side: "red", number: numberOf(id, kit)}))}<span><b>${rankTitle(id, kit)}</b> × ${count}<br>${kit.t("flagge-rank-does", {rank: id})}</span></li>`)}</ul>`;
