/**
 * The start page: four doors, the way back to where one was, and one click to a game.
 */
import { html } from "lit-html";
import { DOORS, kitOf } from "../app/kits.js";
import { inOrder, isMyTurn } from "../app/cards.js";
import { sayCard } from "./games.js";
import { doorArt } from "./doors.js";
import { icon } from "./icons.js";

/** @typedef {import("../app/types.js").App} App */
/** @typedef {import("../app/types.js").State} State */

/** @param {App} app @param {State} state */
export function startScreen(app, state) {
  const { t } = app;
  const open = inOrder(state.games ?? []).filter((card) => !card.over)[0];
  return html`<div class="page start">
    <div class="hello">
      <h1>${t("start-title")}</h1>
      <p class="lead">${t("start-lead")}</p>
      <div class="hello-acts">
        <button class="btn btn-main btn-big" @click=${() => playNow(app)}>${icon("play")}${t("start-quick")}</button>
        <a class="btn btn-big" href="#/new/flagge/link">${icon("link")}${t("start-friend")}</a>
      </div>
      ${open
        ? html`<a class="resume card" href="#/play/${open.id}">
            ${icon("redo")}<span><b>${t("start-resume")}</b><small>${sayCard(app, open)}</small></span>
            ${isMyTurn(open) ? html`<em class="badge">${t("card-your-turn")}</em>` : ""}
          </a>`
        : ""}
    </div>
    <ul class="doors">
      ${DOORS.map((game) => door(app, game))}
    </ul>
    ${foot(app, state)}
  </div>`;
}

/** @param {App} app @param {string} game */
function door({ t }, game) {
  const inside = html`<span class="door-art">${doorArt(game)}</span>
    <span class="door-name">${t("game-name", { game })}</span>
    <span class="door-text">${t("game-line", { game })}</span>
    <span class="door-seats">${icon("people")}${t("game-seats", { game })}</span>`;
  return kitOf(game)
    ? html`<li><a class="door door-${game} card" href="#/new/${game}">${inside}<span class="door-go">${t("door-play")}</span></a></li>`
    : html`<li><div class="door door-${game} door-closed card">${inside}<span class="badge">${t("door-coming")}</span></div></li>`;
}

/** @param {App} app */
export function playNow(app) {
  const { settings } = app;
  void app.tables.start({
    game: "flagge",
    options: {},
    seats: [
      { kind: "user", name: settings.name },
      { kind: "bot", name: "", level: settings.level },
    ],
  });
}

/** @param {App} app @param {State} state */
function foot(app, state) {
  const { t } = app;
  return html`<footer class="foot">
    <p>
      ${state.engine.state === "starting" ? html`<span class="foot-load">${t("engine-starting", { part: Math.round(state.engine.part * 100) })}</span>` : ""}
      ${state.engine.state === "failed" ? html`<span>${t("error-start")}</span> <button class="link" @click=${() => void app.engine.start()?.catch(() => {})}>${t("retry")}</button>` : ""}
      ${state.engine.state === "ready" ? html`${state.online ? t(state.offline ? "offline-ready" : "engine-ready") : t("offline-now")}` : ""}
    </p>
    <p><a href="#/about">${t("nav-about")}</a></p>
  </footer>`;
}
