/**
 * The rules of a game in plain words, and tips. The texts live in the catalogues; the pieces come from the game's own part.
 */
import { html } from "lit-html";
import { kitOf } from "../app/kits.js";

/** Sections of each game's rules, in order. @type {Record<string, string[]>} */
const SECTIONS = { flagge: ["goal", "board", "setup", "moving", "chase", "battle", "special", "end", "time", "points"] };
/** @type {Record<string, string[]>} */
const TIPS = { flagge: ["marshal", "scouts", "miners", "mines", "memory"] };
const KEYS = ["arrows", "enter", "jump", "note", "replay"];

/** @param {import("../app/types.js").App} app @param {import("../app/types.js").State} state */
export function rulesScreen(app, state) {
  const { t } = app;
  const game = state.route.arg;
  const kit = kitOf(game);
  if (!kit) return coming(app, game);
  return html`<div class="page rules">
    <h1>${t("rules-title", { game: t("game-name", { game }) })}</h1>
    <p class="lead">${t("game-line", { game })}</p>
    <section class="card prose">${SECTIONS[game].map((part) => html`<h2>${t("rules-head", { part })}</h2><p>${t("rules-text", { part })}</p>`)}</section>
    <section class="card prose" aria-labelledby="ranks-title"><h2 id="ranks-title">${t("rules-ranks")}</h2>${kit.rankTable({ facts: kit.facts, t, settings: app.settings })}</section>
    <section class="card prose" aria-labelledby="tips-title"><h2 id="tips-title">${t("rules-tips")}</h2><ul>${TIPS[game].map((tip) => html`<li>${t("rules-tip", { tip })}</li>`)}</ul></section>
    <section class="card prose" aria-labelledby="keys-title"><h2 id="keys-title">${t("rules-keys")}</h2><ul>${KEYS.map((key) => html`<li>${t("rules-key", { key })}</li>`)}</ul></section>
    <p><a class="btn btn-main" href="#/new/${game}">${t("rules-play")}</a></p>
  </div>`;
}

/** A game with a door that nobody can go through yet. @param {import("../app/types.js").App} app @param {string} game */
export const coming = ({ t }, game) => html`<div class="page coming">
  <h1>${t("game-name", { game })}</h1>
  <p class="lead">${t("game-line", { game })}</p>
  <p>${t("game-coming")}</p>
  <div class="row"><a class="btn btn-main" href="#/new/flagge">${t("coming-flagge")}</a><a class="btn" href="#/">${t("lost-home")}</a></div>
</div>`;
