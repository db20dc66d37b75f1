/**
 * The options of a game in words, the same wherever they are shown.
 */
import { html } from "lit-html";
import { icon } from "./icons.js";

/**
 * @param {import("../app/types.js").App} app @param {string} game @param {Record<string, string|number>} options @param {boolean} locked
 */
export const optionsList = ({ t }, game, options, locked) =>
  html`<ul class="facts">
    <li>${icon("flag")}${t("game-name", { game })}</li>
    ${Object.entries(options).map(
      ([option, value]) => html`<li>${icon(option === "limit" ? "clock" : "info")}${t("option", { option })}: ${t("option-value", { option, value, seconds: typeof value === "number" ? value : 0 })}</li>`,
    )}
    ${locked ? html`<li>${icon("lock")}${t("locked")}</li>` : ""}
  </ul>`;
