/**
 * The panel that keeps the last battle in sight (F13). Law: after its turn a battle is shown as the log tells it, so ranks
 * that are to be forgotten (F18) are not here either.
 */
import {html} from "lit-html";
import {unsafeHTML} from "lit-html/directives/unsafe-html.js";
import {numberOf, shieldSvg} from "./pieces.js";
import {battleWords, colourOf, rankTitle} from "./words.js";

/** The last battle up to the position shown. @param {import("./types.js").View} view @returns {import("./types.js").Battle|null} */
export function lastBattle(view) {
  if (view.battle) return view.battle;
  const entry = view.log.filter(({ply, result}) => ply <= view.ply && result).at(-1);
  if (!entry?.to || entry.seat === null) return null;
  return {
    at: entry.to,
    attacker: {id: "", seat: entry.seat, rank: entry.attacker ?? null},
    defender: {id: "", seat: 1 - entry.seat, rank: entry.defender ?? null},
    result: /** @type {import("./types.js").Battle["result"]} */ (entry.result),
  };
}

/**
 * @param {import("./types.js").View} view @param {import("./types.js").Kit} kit
 * @returns {import("lit-html").TemplateResult} an empty place of the same height when there is no battle, so that nothing jumps
 */
export function battlePanel(view, kit) {
  const battle = lastBattle(view);
  const forgotten = battle !== null && battle.result !== "waiting" && !battle.attacker.rank;
  if (!battle || forgotten) return html`<div class="fl-fight fl-fight-none"><p>${kit.t(forgotten ? "flagge-battle-forgotten" : "flagge-battle-none")}</p></div>`;
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
