/**
 * Captured units of one seat, counted per rank (F20); every rank keeps its place, so that nothing jumps.
 */
import {html} from "lit-html";
import {unsafeHTML} from "lit-html/directives/unsafe-html.js";
import {numberOf, shieldSvg} from "./pieces.js";
import {colourOf, rankTitle} from "./words.js";

/**
 * @param {import("./types.js").View} view @param {number} seat whose lost units are shown @param {import("./types.js").Kit} kit
 */
export function capturedPanel(view, seat, kit) {
  const lost = view.seats.find(one => one.seat === seat)?.lost ?? {};
  const side = colourOf(view, seat);
  const total = Object.values(lost).reduce((sum, count) => sum + count, 0);
  return html`<ul class="fl-caps" aria-label=${kit.t("flagge-captured", {colour: side, count: total})}>
    ${[...kit.facts.ranks].filter(({id}) => id !== "flag" || lost[id]).reverse().map(({id}) => html`<li class=${lost[id] ? "" : "fl-zero"} title=${rankTitle(id, kit)}>
      ${unsafeHTML(shieldSvg({rank: id, side, number: numberOf(id, kit)}))}<span aria-hidden="true">${lost[id] ?? 0}</span>
      <span class="fl-away">${rankTitle(id, kit)}: ${lost[id] ?? 0}</span></li>`)}
  </ul>`;
}
