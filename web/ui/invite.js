/**
 * Waiting for a friend in another browser: handing the invite out, taking the answer in; for the guest the other way
 * round; and finding each other again after both were away.
 */
import { html } from "lit-html";
import { answerUrl, inviteUrl } from "../link/codes.js";
import { problemOf } from "../app/engines.js";
import { field } from "./fields.js";
import { optionsList } from "./options.js";
import { shareCode } from "./share.js";
import { takeCode } from "./takecode.js";
import { icon } from "./icons.js";

/** @typedef {import("../app/types.js").App} App */
/** @typedef {import("../app/types.js").TableState} TableState */

/** A file has no address that another browser could open. */
const base = () => (location.protocol === "file:" ? "" : location.href);

/** @param {App} app @param {import("../app/types.js").State} state @param {TableState} table */
export function invitePanel(app, state, table) {
  const { t } = app;
  const link = table.link;
  const live = /** @type {import("../app/types.js").View} */ (table.live);
  if (live.ask) return passwordPanel(app, table, live.ask.left);
  if (link?.met) return againPanel(app, table);
  if (link?.role === "guest") return guestPanel(app, table);
  return html`<section class="card invite" aria-labelledby="invite-title">
    <h1 id="invite-title">${icon("link")}${t("invite-title")}</h1>
    ${optionsList(app, live.game, live.options, live.locked)}
    <ol class="steps">
      <li><h2>${t("invite-step-send")}</h2>
        ${link?.invite
          ? shareCode(app, { code: link.invite, url: base() && inviteUrl(base(), link.invite), title: t("invite-link"), say: t("invite-say", { game: t("game-name", { game: live.game }) }) })
          : html`<p class="quiet" role="status">${link?.problem ? app.explain(link.problem) : t("invite-making")}</p>`}
      </li>
      <li><h2>${t("invite-step-answer")}</h2><p class="hint">${t("invite-answer-text")}</p>
        ${takeCode(app, { label: t("answer-label"), problem: link?.problem ?? null, busy: Boolean(link?.busy), onCode: (code) => void app.takeCode(table.id, code) })}
      </li>
    </ol>
    ${notes(app, table)}
    <p class="waiting-line" role="status"><span class="pulse" aria-hidden="true"></span>${t(link?.state === "connecting" ? "link-connecting" : "invite-waiting")}</p>
    <div class="row">
      <button class="btn" @click=${() => app.store.set({ dialog: { kind: "password", id: table.id, locked: live.locked, text: "" } })}>${icon("lock")}${t(live.locked ? "password-change" : "password-set")}</button>
      <button class="btn" @click=${() => app.store.set({ dialog: { kind: "remove", id: table.id } })}>${icon("trash")}${t("invite-cancel")}</button>
    </div>
  </section>`;
}

/** @param {App} app @param {TableState} table */
function guestPanel(app, table) {
  const { t } = app;
  const link = table.link;
  const code = link?.answer;
  return html`<section class="card invite" aria-labelledby="invite-title">
    <h1 id="invite-title">${icon("link")}${t("answer-title")}</h1>
    <p>${t("answer-text")}</p>
    ${code ? shareCode(app, { code, url: base() && answerUrl(base(), code), title: t("answer-link"), say: t("answer-say") }) : ""}
    ${link?.problem ? html`<p class="problem" role="alert">${icon("warning")}${app.explain(link.problem)}</p>` : ""} ${notes(app, table)}
    <p class="waiting-line" role="status"><span class="pulse" aria-hidden="true"></span>${t(code ? "answer-waiting" : "link-connecting")}</p>
    <div class="row"><button class="btn" @click=${() => app.store.set({ dialog: { kind: "remove", id: table.id } })}>${icon("trash")}${t("answer-cancel")}</button></div>
  </section>`;
}

/** What the table has to say, such as versions that differ. @param {App} app @param {TableState} table */
const notes = (app, table) =>
  (table.live?.notices ?? []).map((note) => html`<p class="problem" role="alert">${icon("warning")}${app.explain(note)}</p>`);

let given = "";

/** F25: the game is protected, or the password was another one. @param {App} app @param {TableState} table @param {number} left */
function passwordPanel(app, table, left) {
  const { t } = app;
  const give = (/** @type {Event} */ event) => {
    event.preventDefault();
    const password = given;
    given = "";
    app.setPassword(table.id, password).catch((error) => app.notices.show(app.explain(problemOf(error)), { level: "warn" }));
  };
  return html`<section class="card invite" aria-labelledby="invite-title"><h1 id="invite-title">${icon("lock")}${t("password-title")}</h1>
    <p>${t("password-left", { count: left })}</p>
    <form class="stack-small" @submit=${give}>${field({ label: t("password"), value: given, maxlength: 60, required: true, hint: t("join-password-text"), onInput: (value) => { given = value; } })}
      <div class="row"><button class="btn btn-main">${icon("check")}${t("password-give")}</button></div></form></section>`;
}

/** Connected, but the other has not sat down yet: the rematch, or the handshake. @param {App} app @param {TableState} table */
function againPanel(app, table) {
  const { t } = app;
  const other = table.live?.seats.find((seat) => seat.kind === "remote");
  return html`<section class="card invite" aria-labelledby="invite-title"><h1 id="invite-title">${t("again-title")}</h1>
    <p class="waiting-line" role="status"><span class="pulse" aria-hidden="true"></span>${t("again-text", { name: other?.name || "none" })}</p>
    ${notes(app, table)} ${table.link ? linkBar(app, table) : ""}
    <div class="row"><a class="btn" href="#/games">${t("nav-games")}</a><button class="btn" @click=${() => app.store.set({ dialog: { kind: "remove", id: table.id } })}>${icon("trash")}${t("remove-do")}</button></div>
  </section>`;
}

/** In the running game: how the connection is, and how to help. @param {App} app @param {TableState} table */
export function linkBar(app, table) {
  const { t } = app;
  const link = /** @type {import("../app/types.js").LinkState} */ (table.link);
  const needs = link.state === "needs-code" || link.state === "lost" || link.state === "reconnecting";
  return html`<section class="link-bar link-${link.state}" aria-label=${t("link-title")}>
    <span class="link-dot" aria-hidden="true"></span><span role="status">${t("link-state", { state: link.state })}</span>
    ${needs ? html`<button class="btn btn-small" @click=${() => app.store.set({ dialog: { kind: "reconnect", id: table.id } })}>${t("link-help")}</button>` : ""}
  </section>`;
}

/** Both ways to find each other again, in one dialog. @param {App} app @param {import("../app/types.js").State} state */
export function reconnect(app, state) {
  const { t } = app;
  const { table } = state;
  const link = table?.link;
  if (!table || !link) return "";
  const accept = (/** @type {string} */ code) => void app.takeCode(table.id, code);
  // The newest exchange counts: an answer to a fresh invite, else the code that leads back to a page that stayed.
  const own = link.answer ?? (link.invite ? null : link.code);
  return html`<p role="status">${t("link-state-long", { state: link.state })}</p>
    ${own ? html`<h3>${t("reconnect-send")}</h3>${shareCode(app, { code: own, url: base() && answerUrl(base(), own), title: t("answer-link"), say: t("reconnect-say") })}` : ""}
    ${link.invite ? html`<h3>${t("reconnect-invite")}</h3>${shareCode(app, { code: link.invite, url: base() && inviteUrl(base(), link.invite), title: t("invite-link"), say: t("reconnect-say") })}` : ""}
    <h3>${t("reconnect-take")}</h3>
    ${takeCode(app, { label: t("answer-label"), problem: link.problem, busy: link.busy, onCode: accept })}
    ${link.role === "host" && link.state === "needs-code" && !link.invite
      ? html`<p class="hint">${t("reconnect-both")}</p><button class="btn" @click=${() => void app.inviteAgain(table.id)}>${icon("link")}${t("reconnect-new")}</button>`
      : ""}`;
}
