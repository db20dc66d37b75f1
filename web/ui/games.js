/**
 * My games: go on, delete, take along, bring in. Unfinished first, and whose turn it is at a glance.
 */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { isMyTurn } from "../app/cards.js";
import { icon } from "./icons.js";
import { nameOf, versus } from "./names.js";

/** @typedef {import("../app/types.js").App} App */
/** @typedef {import("../savers/shelf.js").Card} Card */

/** One line about a game: who plays whom, how far. @param {App} app @param {Card} card */
export const sayCard = (app, card) => `${versus(app, card.seats, card.mode)} · ${app.t("card-stage", { stage: card.stage, moves: card.ply })}`;

/** @param {App} app @param {import("../app/types.js").State} state */
export function gamesScreen(app, state) {
  const { t } = app;
  const { games } = state;
  return html`<div class="page games">
    <div class="page-head"><h1>${t("nav-games")}</h1>
      <div class="row"><button class="btn" @click=${() => void app.keeping.importGames()}>${icon("upload")}${t("import")}</button>
      <a class="btn btn-main" href="#/new/flagge">${icon("plus")}${t("games-new")}</a></div></div>
    ${state.storage === "ok" ? "" : html`<p class="problem">${icon("warning")}${t("storage-problem", { storage: state.storage })}</p>`}
    ${!games || !games.length
      ? html`<div class="empty card">${icon("shield", "big-icon")}<p>${t("games-none")}</p><a class="btn" href="#/new/flagge">${t("games-first")}</a></div>`
      : html`<ul class="game-list">${repeat(games, (card) => card.id, (card) => row(app, state, card))}</ul>`}
  </div>`;
}

/** Dates are written as where the person lives, if that goes with the language. @param {string} language */
const region = (language) => navigator.languages.find((one) => one.split("-")[0] === language) ?? language;

/** @param {App} app @param {import("../app/types.js").State} state @param {Card} card */
function row(app, state, card) {
  const { t } = app;
  const when = new Intl.DateTimeFormat(region(state.language), { dateStyle: "medium", timeStyle: "short" }).format(card.changed);
  const title = versus(app, card.seats, card.mode);
  return html`<li class="card game-row ${card.over ? "game-over" : ""}">
    <span class="seat-sign" aria-hidden="true">${icon(card.mode === "bot" ? "bot" : card.mode === "link" ? "link" : "people")}</span>
    <div class="game-words"><b>${t("game-name", { game: card.game })} · ${title}</b>
      <small>${card.over ? result(app, card) : t("card-stage", { stage: card.stage, moves: card.ply })} · <time datetime=${new Date(card.changed).toISOString()}>${when}</time></small></div>
    ${isMyTurn(card) ? html`<em class="badge">${t("card-your-turn")}</em>` : html`<span></span>`}
    <div class="game-acts">
      <a class="btn ${card.over ? "" : "btn-main"}" href="#/play/${card.id}">${t(card.over ? "game-look" : "game-resume")}</a>
      <button class="btn-icon" aria-label=${t("export-of", { name: title })} title=${t("export")} @click=${() => void app.keeping.exportGame(card.id)}>${icon("download")}</button>
      <button class="btn-icon" aria-label=${t("remove-of", { name: title })} title=${t("remove-do")} @click=${() => app.store.set({ dialog: { kind: "remove", id: card.id } })}>${icon("trash")}</button>
    </div>
  </li>`;
}

/** @param {App} app @param {Card} card */
function result(app, card) {
  const { t } = app;
  const winner = card.over?.winners.length === 1 ? card.over.winners[0] : null;
  if (winner === null) return t("over-drawn");
  if (card.me === null) return t("over-won-by", { name: nameOf(app, card.seats[winner], card.mode) });
  return t(winner === card.me ? "over-you-won" : "over-you-lost");
}
