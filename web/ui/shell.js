/**
 * The frame around every screen: header, the screen itself, dialogs, messages. Law: the header and the place of messages
 * never change their size.
 */
import { html, nothing } from "lit-html";
import { kitOf } from "../app/kits.js";
import { about } from "./about.js";
import { answerScreen } from "./answer.js";
import { dialogs } from "./dialogs.js";
import { gamesScreen } from "./games.js";
import { icon, logo } from "./icons.js";
import { joinScreen } from "./join.js";
import { versus } from "./names.js";
import { newGame } from "./newgame.js";
import { rulesScreen } from "./rules.js";
import { settingsScreen } from "./settings.js";
import { startScreen } from "./start.js";
import { tableScreen } from "./table.js";
import { toasts } from "./toasts.js";
import { isMyTurn } from "../app/cards.js";

/** @typedef {import("../app/types.js").App} App */
/** @typedef {import("../app/types.js").State} State */

/** @type {Record<string, (app: App, state: State) => unknown>} */
const SCREENS = {
  start: startScreen,
  new: newGame,
  play: tableScreen,
  games: gamesScreen,
  rules: rulesScreen,
  settings: settingsScreen,
  about,
  join: joinScreen,
  answer: answerScreen,
  lost: lostScreen,
};

/** @param {App} app @param {State} state */
export function shell(app, state) {
  const { t } = app;
  return html`
    <a class="skip" href="#main" @click=${skip}>${t("skip")}</a>
    ${header(app, state)}
    <main id="main" class="screen screen-${state.route.name}" tabindex="-1">${SCREENS[state.route.name](app, state)}</main>
    ${dialogs(app, state)} ${toasts(app, state)}
  `;
}

/** The part after # belongs to the router. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.querySelector("main")?.focus();
}

/** @param {App} app @param {State} state */
function header(app, state) {
  const { t } = app;
  const { route, table, wish } = state;
  const game = route.name === "play" ? (table?.live?.game ?? wish?.game ?? "") : ["new", "rules"].includes(route.name) ? route.arg : "";
  const waiting = (state.games ?? []).filter(isMyTurn).length;
  const here = (/** @type {string} */ name) => (route.name === name ? "page" : nothing);
  return html`<header class="top">
    <a class="brand" href="#/">${logo()}<span>Taktbrett</span></a>
    ${kitOf(game) ? html`<span class="chip">${t("game-name", { game })}${route.name === "play" ? against(app, state) : ""}</span>` : ""}
    <nav aria-label=${t("nav")}>
      <a class="top-link" href="#/games" aria-current=${here("games")}>
        ${icon("list")}<span>${t("nav-games")}</span>${waiting ? html`<b class="count">${waiting}<span class="away">${t("nav-waiting", { count: waiting })}</span></b>` : ""}
      </a>
      <a class="top-link" href=${`#/rules/${kitOf(game) ? game : "flagge"}`} aria-current=${here("rules")}>${icon("book")}<span>${t("nav-rules")}</span></a>
      <a class="top-link" href="#/settings" aria-current=${here("settings")}>${icon("gear")}<span>${t("nav-settings")}</span></a>
    </nav>
  </header>`;
}

/** Who plays whom, for the chip in the header. @param {App} app @param {State} state */
function against(app, { table }) {
  const seats = table?.live?.seats ?? [];
  if (seats.length !== 2 || table?.live?.stage === "waiting") return "";
  return html`<span class="chip-more"> · ${versus(app, seats, table?.live?.mode ?? "")}</span>`;
}

/** @param {App} app */
function lostScreen({ t }) {
  return html`<div class="page"><h1>${t("lost-title")}</h1><p>${t("lost-text")}</p><p><a class="btn btn-main" href="#/">${t("lost-home")}</a></p></div>`;
}
