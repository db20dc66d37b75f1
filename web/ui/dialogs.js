/**
 * Dialogs: one at a time, modal, closed by Escape. Law: a dialog about a game stands for one moment of it and closes with
 * its default, as if nothing was chosen, when that moment is over.
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { kitOf } from "../app/kits.js";
import { act } from "./acts.js";
import { field } from "./fields.js";
import { icon } from "./icons.js";
import { reconnect } from "./invite.js";
import { scanView } from "./takecode.js";

/** @typedef {import("../app/types.js").App} App */
/** @typedef {import("../app/types.js").State} State */

/** @type {Element|null} */
let before = null;

/** @param {Element|undefined} element */
function open(element) {
  if (!(element instanceof HTMLDialogElement) || element.open) return;
  before = document.activeElement;
  // While it is drawn for the first time it is not in the page yet.
  queueMicrotask(() => element.isConnected && !element.open && element.showModal());
}

/** @param {App} app @param {State} state */
export function dialogs(app, state) {
  const { dialog, table } = state;
  if (!dialog) {
    const opener = before;
    before = null;
    // As long as the dialog is in the page nothing outside of it takes the focus.
    if (opener instanceof HTMLElement) queueMicrotask(() => opener.isConnected && opener.focus({ preventScroll: true }));
    return nothing;
  }
  const content = CONTENT[dialog.kind];
  if (!content) return nothing;
  const { title, body } = content(app, state, dialog);
  const ends = dialog.moment ? (table?.live?.clock?.ends ?? null) : null;
  const close = () => app.store.set({ dialog: null });
  return html`<dialog class="dialog dialog-${dialog.kind}" aria-labelledby="dialog-title" data-close-at=${ends ?? nothing} ${ref(open)}
      @cancel=${close} @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}>
    <div class="dialog-in">
      <div class="dialog-head"><h2 id="dialog-title">${title}</h2><button class="btn-icon" aria-label=${app.t("close")} @click=${close}>${icon("close")}</button></div>
      ${body}
    </div>
  </dialog>`;
}

/** @param {App} app @param {unknown} yes @param {string} label @param {() => void} run @param {string} [no] */
const choice = (app, yes, label, run, no = "cancel") =>
  html`<div class="row dialog-row"><button class="btn" autofocus @click=${() => app.store.set({ dialog: null })}>${app.t(no)}</button>
    <button class="btn ${yes ? "btn-danger" : "btn-main"}" @click=${run}>${label}</button></div>`;

/** @type {Record<string, (app: App, state: State, dialog: import("../app/types.js").Dialog) => {title: string, body: unknown}>} */
const CONTENT = {
  give_up(app, { table }) {
    const { t } = app;
    const acts = table?.live?.acts;
    const giving = acts?.give_up;
    const cost = giving?.cost ?? "setup";
    const event = giving?.event ?? acts?.leave;
    return { title: t("give-up-title"), body: html`<p>${t("give-up-cost", { cost })}</p>${choice(app, true, t("give-up-do"), () => void act(app, event), "play-on")}` };
  },
  limit(app, { table }) {
    const { t } = app;
    const limits = table?.live?.acts.limit_offer ?? [];
    const sorted = [...limits].sort((a, b) => (Number(a.value) || Infinity) - (Number(b.value) || Infinity));
    return {
      title: t("limit-title"),
      body: html`<p>${t("limit-text")}</p><div class="choices">${sorted.map(({ value, event }) => html`<button class="btn" @click=${() => void act(app, event)}>${t("option-value", { option: "limit", value: Number(value), seconds: Number(value) })}</button>`)}</div>`,
    };
  },
  stuck(app, { table }) {
    const { t } = app;
    return { title: t("act-stuck"), body: html`<p>${t("act-stuck-text")}</p>${choice(app, true, t("act-stuck-do"), () => void act(app, table?.live?.acts.stuck))}` };
  },
  remove(app, _state, { id }) {
    const { t } = app;
    const gone = async () => {
      app.store.set({ dialog: null });
      await app.keeping.remove(id);
      if (app.store.get().route.arg === id) app.replace("#/games");
    };
    return { title: t("remove-title"), body: html`<p>${t("remove-text")}</p>${choice(app, true, t("remove-do"), () => void gone())}` };
  },
  password(app, state, dialog) {
    const { t } = app;
    const set = async (/** @type {string|null} */ password) => {
      app.store.set({ dialog: null });
      try {
        await app.setPassword(dialog.id, password);
      } catch (error) {
        app.notices.show(app.explain(/** @type {any} */ (error)), { level: "warn" });
      }
    };
    return {
      title: t("password"),
      body: html`<form @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        void set(dialog.text);
      }}><p class="hint">${t("new-lock-text")}</p>
        ${field({ label: t("password"), value: dialog.text, maxlength: 64, required: true, onInput: (value) => { dialog.text = value; } })}
        <div class="row dialog-row">${dialog.locked ? html`<button type="button" class="btn" @click=${() => void set(null)}>${t("password-clear")}</button>` : ""}<button class="btn btn-main">${t("password-save")}</button></div></form>`,
    };
  },
  text(app, { table }) {
    const shown = table?.eyes === null ? null : table?.shown;
    const kit = shown ? kitOf(shown.game) : null;
    return {
      title: app.t("table-as-text"),
      body: html`<div class="dialog-scroll" tabindex="0">${shown && kit ? kit.textBoard(shown, { facts: kit.facts, t: app.t, settings: app.settings }) : ""}</div>`,
    };
  },
  refused(app, _state, { refused }) {
    const { t } = app;
    return {
      title: t("refused-title", { count: refused.length }),
      body: html`<ul class="refused" tabindex="0">${refused.map((/** @type {{name: string, text: string, problem: import("../app/types.js").Problem}} */ file) => html`<li>
          <p><b>${file.name}</b>: ${app.explain(file.problem)}</p>
          <button class="btn btn-small" aria-label=${t("save-raw-of", { name: file.name })} @click=${() => app.keeping.again(file)}>${icon("download")}${t("save-raw")}</button></li>`)}</ul>
        <div class="row dialog-row"><button class="btn btn-main" autofocus @click=${() => app.store.set({ dialog: null })}>${t("close")}</button></div>`,
    };
  },
  scan: (app, _state, dialog) => ({ title: app.t("code-scan"), body: scanView(app, /** @type {any} */ (dialog)) }),
  reconnect: (app, state) => ({ title: app.t("link-title"), body: reconnect(app, state) }),
};
