/**
 * The guest opens an invite: what it is, whom it is from, whom one has to trust; then name, password, and the answer.
 */
import { html } from "lit-html";
import { field } from "./fields.js";
import { icon } from "./icons.js";
import { optionsList } from "./options.js";
import { takeCode } from "./takecode.js";

const form = { name: "", password: "" };

/** @param {import("../app/types.js").App} app @param {import("../app/types.js").State} state */
export function joinScreen(app, state) {
  const { t, settings } = app;
  const { joining, engine } = state;
  const about = joining?.about;
  if (!joining || joining.busy || (!about && !joining.problem)) {
    return html`<div class="page"><section class="card loading"><h1>${t("join-looking")}</h1>
      <progress aria-label=${t("join-looking")} max="100" .value=${engine.state === "ready" ? 100 : Math.round(engine.part * 100)}></progress>
      <p class="quiet" role="status">${engine.state === "failed" ? t("error-start-text") : engine.state === "ready" ? t("join-reading") : t("join-loading", { part: Math.round(engine.part * 100) })}</p>
      ${engine.state === "failed" ? html`<button class="btn btn-main" @click=${() => app.replace(location.hash)}>${t("retry")}</button>` : ""}</section></div>`;
  }
  if (!about) {
    return html`<div class="page"><section class="card stack-small"><h1>${t("join-broken")}</h1>
      <p class="problem" role="alert">${icon("warning")}${joining.problem ? app.explain(joining.problem) : ""}</p>
      ${takeCode(app, { label: t("invite-label"), problem: null, busy: false, onCode: (code) => app.go(`#j=${code.replace(/^.*#j=/s, "")}`) })}
      <p><a class="btn" href="#/">${t("lost-home")}</a></p></section></div>`;
  }
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = form.name.trim() || settings.name || t("name-guest");
    if (form.name.trim()) app.choose({ name: form.name.trim() });
    void app.join({ name, password: form.password });
  };
  return html`<div class="page"><section class="card invite" aria-labelledby="join-title">
    <h1 id="join-title">${t("join-title", { name: about.name || t("name-somebody"), game: t("game-name", { game: about.game }) })}</h1>
    ${optionsList(app, about.game, about.options ?? {}, Boolean(about.locked))}
    <form class="stack-small" @submit=${begin}>
      ${field({ label: t("new-name"), value: form.name || settings.name, placeholder: t("name-guest"), maxlength: 24, autocomplete: "nickname", onInput: (value) => { form.name = value; } })}
      ${about.locked ? field({ label: t("password"), value: form.password, maxlength: 64, required: true, hint: t("join-password-text"), onInput: (value) => { form.password = value; } }) : ""}
      ${joining.problem ? html`<p class="problem" role="alert">${icon("warning")}${app.explain(joining.problem)}</p>` : ""}
      <div class="row"><button class="btn btn-main btn-big">${icon("check")}${t("join-go")}</button><a class="btn btn-big" href="#/rules/${about.game}">${t("new-rules")}</a></div>
    </form>
    <details><summary>${t("trust-title")}</summary><p>${t("trust-short")}</p></details>
  </section></div>`;
}
