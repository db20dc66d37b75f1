/**
 * The panel that keeps the last battle in sight as long as the view does (F13, F18).
 */
import {html} from "lit-html";
import {unsafeHTML} from "lit-html/directives/unsafe-html.js";
import {numberOf, shieldSvg} from "./pieces.js";
import {battleWords, colourOf, rankTitle} from "./words.js";

/**
 * @param {import("./types.js").View} view @param {import("./types.js").Kit} kit
 * @returns {import("lit-html").TemplateResult} an empty place of the same height when there is no battle, so that nothing jumps
 */
export function battlePanel(view, kit) {
  const {battle} = view;
  if (!battle) return html`<div class="fl-fight fl-fight-none"><p>${kit.t("flagge-battle-none")}</p></div>`;
  const {attacker, defender, result} = battle;
  /** @param {import("./types.js").Fighter} one @param {boolean} lost */
  const fighter = (one, lost) => html`<div class="fl-fighter ${lost ? "fl-lost" : ""}">
    ${unsafeHTML(shieldSvg({rank: one.rank, side: colourOf(view, one.seat), number: numberOf(one.rank, kit)}))}
    <span>${one.rank ? rankTitle(one.rank, kit) : kit.t("flagge-hidden")}</span></div>`;
  return html`<div class="fl-fight" role="group" aria-label=${battleWords(view, battle, kit)}>
    ${fighter(attacker, result === "defender" || result === "both")}
    <b>${kit.t("flagge-battle-verb", {result})}<small>${battle.at}</small></b>
    ${fighter(defender, result === "attacker" || result === "both" || result === "flag")}
  </div>`;
}
