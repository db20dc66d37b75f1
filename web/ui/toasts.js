/**
 * Messages and standing notices, the newest last. Law: they lie where nothing that is needed is under them and move nothing.
 */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "./icons.js";

/** @param {import("../app/types.js").App} app @param {import("../app/types.js").State} state */
export function toasts(app, state) {
  const { t } = app;
  return html`<div class="toasts" role="region" aria-label=${t("messages")}>
    ${state.update
      ? html`<div class="toast" role="status">${icon("redo")}
          <p>${t("update-ready")}</p>
          <button class="btn btn-small" @click=${state.update}>${t("update-now")}</button>
          <button class="btn-icon" aria-label=${t("later")} @click=${() => app.store.set({ update: null })}>${icon("close")}</button>
        </div>`
      : ""}
    ${repeat(
      state.toasts,
      (toast) => toast.id,
      (toast) => html`<div class="toast toast-${toast.level}" role=${toast.level === "error" ? "alert" : "status"}>
        ${icon(toast.level === "info" ? "info" : "warning")}
        <p>${toast.text}</p>
        ${toast.action ? html`<button class="btn btn-small" @click=${toast.action.run}>${toast.action.label}</button>` : ""}
        <button class="btn-icon" aria-label=${t("close")} @click=${() => app.notices.drop(toast.id)}>${icon("close")}</button>
      </div>`,
    )}
  </div>`;
}
