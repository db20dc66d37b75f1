/**
 * The table: board in the middle, players, moves and talk around it; the same for every game. Law: what moves in a game
 * never moves the page around it.
 */
import { html } from "lit-html";
import { kitOf } from "../app/kits.js";
import { actsPanel } from "./acts.js";
import { createBoardHost } from "./boardhost.js";
import { chatPanel } from "./chat.js";
import { cover } from "./cover.js";
import { icon } from "./icons.js";
import { invitePanel, linkBar } from "./invite.js";
import { movesPanel, replayKeys } from "./moves.js";
import { nameOf } from "./names.js";
import { outcomePanel } from "./outcome.js";
import { playerPanel } from "./players.js";
import { promptDock } from "./prompts.js";

/** @typedef {import("../app/types.js").App} App */
/** @typedef {import("../app/types.js").State} State */
/** @typedef {import("../app/types.js").View} View */

/** @type {ReturnType<typeof createBoardHost>|null} */
let host = null;

/** @param {App} app @param {State} state */
export function tableScreen(app, state) {
  const { t } = app;
  if (!host) document.addEventListener("keydown", keysOf(app));
  host ??= createBoardHost(app);
  const { table, wish } = state;
  if (wish) return starting(app, state, wish);
  if (table?.problem && !table.live) return broken(app, table);
  if (!table?.live || !table.shown) {
    host.clear();
    return table?.handTo !== null && table?.handTo !== undefined ? cover(app, table) : opening(app, state);
  }
  if (table.users.length > 1 && table.eyes === null) {
    host.clear();
    return cover(app, table);
  }
  const { live, shown } = table;
  if (live.stage === "waiting") return waiting(app, state, table);
  host.update(live.game, shown);
  const kit = kitOf(live.game);
  const small = { facts: kit.facts, t, settings: app.settings };
  const mine = live.me ?? 0;
  const others = live.seats.map((seat) => seat.seat).filter((seat) => seat !== mine);
  const setup = live.stage === "setup";
  return html`<div class="table table-${setup ? "setup" : live.stage}">
    <h1 class="away">${t("game-name", { game: live.game })}</h1>
    <div class="side side-left">
      ${live.outcome ? outcomePanel(app, live) : ""}
      ${setup
        ? html`${helper(app, live.game)}<div class="card shelf-card">${host.shelf}</div>${live.mode === "link" ? chatPanel(app, state, table) : ""}`
        : movesPanel(app, state, table)}
      ${!setup && !live.outcome ? html`<section class="card fight" aria-labelledby="fight-title"><h2 id="fight-title">${t("battle-title")}</h2>${kit.battlePanel(shown, small)}</section>` : ""}
    </div>
    <div class="middle">
      ${host.el}
      ${promptDock(app, table)}
      ${table.problem ? html`<p class="problem dock-problem" role="alert">${icon("warning")}${app.explain(table.problem)}</p>` : ""}
    </div>
    <div class="side side-right">
      <div class="players">
        ${others.map((seat) => playerPanel(app, table, seat, small, "other"))}
        ${playerPanel(app, table, mine, small, "mine")}
      </div>
      ${live.mode === "link" && table.link ? linkBar(app, table) : ""}
      ${setup ? html`<div class="card tray-card">${host.tray}</div>` : actsPanel(app, table)}
      ${live.mode === "link" && !setup ? chatPanel(app, state, table) : ""}
    </div>
    ${setup ? "" : html`<section class="card sheet caps-sheet ${state.sheet === "captured" ? "sheet-open" : ""}" aria-label=${t("bar-captured")}>
      ${state.sheet === "captured" ? [...others, mine].map((seat) => html`<h2>${t("captured-of", { name: nameOf(app, live.seats[seat], live.mode), own: seat === live.me && live.mode !== "local" ? "yes" : "no" })}</h2>${kit.capturedPanel(shown, seat, small)}`) : ""}
    </section>`}
    ${setup && live.mode !== "link" ? "" : bottomBar(app, state, live)}
    ${state.sheet ? html`<div class="veil" @click=${() => app.store.set({ sheet: null })}></div>` : ""}
  </div>`;
}

/** Wherever the focus is: Escape closes a sheet, the arrows look back. @param {App} app */
const keysOf = (app) => (/** @type {KeyboardEvent} */ event) => {
  const { route, sheet, dialog } = app.store.get();
  if (route.name !== "play" || dialog || event.defaultPrevented) return;
  if (event.key === "Escape" && sheet) app.store.set({ sheet: null });
  else replayKeys(app)(event);
};

/** @param {App} app @param {string} game */
const helper = ({ t }, game) =>
  html`<section class="card helper" aria-labelledby="helper-title"><h2 id="helper-title">${t("setup-title")}</h2><p>${t("setup-text", { game })}</p></section>`;

/** How much of the talk was read. */
const read = { id: "", count: 0 };

/** Messages that came in while the talk was closed. @param {State} state @param {View} live */
function unread(state, live) {
  if (read.id !== live.id) Object.assign(read, { id: live.id, count: live.chat.length });
  if (state.sheet === "chat") read.count = live.chat.length;
  return live.chat.length - read.count;
}

/** On a phone what stands beside the board comes from below. @param {App} app @param {State} state @param {View} live */
function bottomBar(app, state, live) {
  const { t } = app;
  const button = (/** @type {string} */ name, /** @type {any} */ sign, /** @type {string} */ label) =>
    html`<button class="bar-btn" aria-expanded=${state.sheet === name ? "true" : "false"} @click=${() => app.store.set({ sheet: state.sheet === name ? null : name })}>${icon(sign)}<span>${label}</span></button>`;
  const news = unread(state, live);
  return html`<nav class="bar" aria-label=${t("table-bar")}>
    ${live.outcome ? button("outcome", "flag", t("bar-outcome")) : ""}
    ${live.stage === "setup" ? "" : html`${button("moves", "list", t("bar-moves"))} ${button("captured", "shield", t("bar-captured"))}`}
    ${live.mode === "link" ? button("chat", "chat", news ? t("bar-chat-news", { count: news }) : t("bar-chat")) : ""} ${live.outcome || live.stage === "setup" ? "" : button("acts", "more", t("bar-acts"))}
  </nav>`;
}

/** The table whose setup is prepared while nobody else is there yet. */
let preparing = "";

/** For a friend: the codes, and the own side to set up meanwhile. @param {App} app @param {State} state @param {import("../app/types.js").TableState} table */
function waiting(app, state, table) {
  const { t } = app;
  const live = /** @type {View} */ (table.live);
  const open = preparing === live.id && !live.ask;
  if (open) host?.prepare(live.game, live.id, t("setup-wait-friend"));
  else host?.clear();
  const turn = () => {
    preparing = open ? "" : live.id;
    app.store.set({ tick: app.store.get().tick + 1 });
    if (!open) requestAnimationFrame(() => document.querySelector(".prepare")?.scrollIntoView());
  };
  return html`<div class="page waiting">${invitePanel(app, state, table)}
      ${live.ask ? "" : html`<div class="prepare"><button class="btn" aria-expanded=${open ? "true" : "false"} @click=${turn}>${icon("shield")}${t(open ? "prepare-close" : "prepare-open")}</button>
        ${open ? html`<p class="hint">${t("prepare-text")}</p>` : ""}</div>`}</div>
    ${open
      ? html`<div class="table table-setup table-prepare">
          <div class="side side-left"><div class="card shelf-card">${host?.shelf}</div></div>
          <div class="middle">${host?.el}</div>
          <div class="side side-right"><div class="card tray-card">${host?.tray}</div></div>
        </div>`
      : ""}`;
}

/** Python is still loading, or the table is being made: units can be placed already. @param {App} app @param {State} state @param {import("../app/types.js").Wish} wish */
function starting(app, state, wish) {
  const { t } = app;
  const alone = wish.seats.filter((seat) => seat.kind === "user").length === 1;
  const { engine } = state;
  const failed = engine.state === "failed" || wish.problem;
  const percent = Math.round(engine.part * 100);
  if (alone) host?.update(wish.game, null, t(failed ? "error-start" : engine.state === "ready" ? "setup-wait-table" : "setup-wait-engine", { part: percent }));
  return html`<div class="table table-setup table-early">
    <h1 class="away">${t("game-name", { game: wish.game })}</h1>
    <div class="side side-left">${helper(app, wish.game)}${alone ? html`<div class="card shelf-card">${host?.shelf}</div>` : ""}</div>
    <div class="middle">${alone ? host?.el : html`<div class="board-empty"></div>`}</div>
    <div class="side side-right">
      <section class="card loading ${failed ? "loading-failed" : ""}" aria-live="polite">
        ${failed
          ? html`<h2>${t("error-start")}</h2><p>${wish.problem ? app.explain(wish.problem) : t("error-start-text")}</p>
              <button class="btn btn-main" @click=${() => void app.tables.start({ ...wish, problem: undefined })}>${t("retry")}</button>`
          : html`<h2>${t("loading-title")}</h2>
              <progress aria-label=${t("loading-title")} max="100" .value=${percent}></progress>
              <p class="quiet">${t("loading-text", { step: engine.step || "download", part: percent })}</p>`}
      </section>
      ${alone ? html`<div class="card tray-card">${host?.tray}</div>` : ""}
    </div>
  </div>`;
}

/** @param {App} app @param {State} state */
function opening({ t }, { engine }) {
  return html`<div class="page opening"><section class="card loading"><h1>${t("opening-title")}</h1>
    <progress aria-label=${t("opening-title")} max="100" .value=${engine.state === "ready" ? 100 : Math.round(engine.part * 100)}></progress>
    <p class="quiet">${engine.state === "ready" ? t("opening-text") : t("loading-text", { step: engine.step || "download", part: Math.round(engine.part * 100) })}</p></section></div>`;
}

/** @param {App} app @param {import("../app/types.js").TableState} table */
function broken(app, table) {
  const { t } = app;
  const key = table.problem?.key ?? "";
  host?.clear();
  return html`<div class="page"><section class="card stack-small">
    <h1>${t(key === "game-elsewhere" ? "elsewhere-title" : "broken-title")}</h1>
    <p>${table.problem ? app.explain(table.problem) : ""}</p>
    <div class="row">
      ${key === "game-elsewhere" ? html`<button class="btn btn-main" @click=${() => void app.tables.open(table.id, true)}>${t("elsewhere-take")}</button>` : ""}
      ${key.startsWith("save-") ? html`<button class="btn" @click=${() => void app.keeping.raw(table.id)}>${icon("download")}${t("save-raw")}</button>` : ""}
      ${key.startsWith("error-") ? html`<button class="btn btn-main" @click=${() => void app.tables.open(table.id, true)}>${t("retry")}</button>` : ""}
      <a class="btn" href="#/games">${t("nav-games")}</a>
    </div>
  </section></div>`;
}

/** The board is not to be kept when the table is left. */
export const forgetBoard = () => host?.clear();
