/**
 * Talk between browsers: plain text, nothing else. Commands begin with a stroke (`/passwort`).
 */
import { html } from "lit-html";
import { problemOf } from "../app/engines.js";
import { icon } from "./icons.js";
import { nameOf } from "./names.js";

/** @param {import("../app/types.js").App} app @param {import("../app/types.js").State} state @param {import("../app/types.js").TableState} table */
export function chatPanel(app, state, table) {
  const { t } = app;
  const live = /** @type {import("../app/types.js").View} */ (table.live);
  /** @param {Event} event */
  async function say(event) {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("text"));
    const text = input.value.trim();
    if (!text) return;
    input.value = "";
    try {
      const answer = await app.tables.session()?.chat(text);
      if (answer?.notice) app.notices.show(app.explain(answer.notice));
    } catch (error) {
      input.value = text;
      app.notices.show(app.explain(problemOf(error)), { level: "warn" });
    }
  }
  return html`<section class="card chat sheet ${state.sheet === "chat" ? "sheet-open" : ""}" aria-labelledby="chat-title">
    <h2 id="chat-title">${t("chat-title")}</h2>
    <div class="chat-list" role="log" tabindex="0" aria-labelledby="chat-title" data-follow=${live.chat.length}>
      ${live.chat.map(({ seat, text }) => {
        const player = live.seats[seat];
        return html`<p><b class="name-${player?.colour}">${nameOf(app, player, live.mode)}</b> ${text}</p>`;
      })}
    </div>
    <form class="chat-form" @submit=${say}>
      <input class="input" name="text" maxlength="500" autocomplete="off" placeholder=${t("chat-write")} aria-label=${t("chat-write")}>
      <button class="btn-icon" aria-label=${t("chat-send")}>${icon("next")}</button>
    </form>
  </section>`;
}
