/**
 * Questions of the other side, over the lower edge of the board: nothing moves for them. An offer that is not answered
 * lapses by the rules of the game.
 */
import { html } from "lit-html";
import { act } from "./acts.js";
import { icon } from "./icons.js";
import { nameOf } from "./names.js";

/** @param {import("../app/types.js").App} app @param {import("../app/types.js").TableState} table */
export function promptDock(app, table) {
  const { t } = app;
  const live = /** @type {import("../app/types.js").View} */ (table.live);
  const pass = table.handTo !== null && table.eyes !== null;
  return html`<div class="dock" role="status">
    ${live.prompts.map((prompt) => {
      const name = nameOf(app, live.seats[prompt.seat], live.mode);
      return html`<div class="prompt card">
        <p>${t(`prompt-${prompt.key.replace("_", "-")}`, { name, ...prompt.args })}</p>
        <div class="row"><button class="btn btn-main" @click=${() => act(app, prompt.accept)}>${icon("check")}${t("accept")}</button>
        <button class="btn" @click=${() => act(app, prompt.decline)}>${icon("close")}${t("decline")}</button></div>
      </div>`;
    })}
    ${table.ply !== null
      ? html`<div class="prompt card prompt-slim"><p>${t("replay-is", { ply: table.ply, plies: live.plies })}</p>
          <button class="btn btn-main" @click=${() => app.tables.session()?.replay(null)}>${t(live.outcome ? "replay-end" : "replay-back")}</button></div>`
      : ""}
    ${pass
      ? html`<div class="prompt card prompt-slim"><p>${t("pass-soon")}</p><button class="btn btn-main" @click=${() => app.tables.session()?.cover()}>${icon("device")}${t("pass-now")}</button></div>`
      : ""}
  </div>`;
}
