/**
 * About: whom one has to trust, what it is made of, which version this is.
 */
import { html } from "lit-html";
import { VERSION } from "../app/kits.js";
import { readLicences } from "../savers/licences.js";
import { icon } from "./icons.js";
import { saveSingle } from "./settings.js";

/** @param {import("../app/types.js").App} app @param {import("../app/types.js").State} state */
export function about(app, state) {
  const { t } = app;
  if (!state.licences) void load(app);
  return html`<div class="page about">
    <h1>${t("nav-about")}</h1>
    <section class="card prose"><p>${t("about-what")}</p><p class="quiet">${t("about-version", { version: VERSION })}</p>
      <div class="row"><button class="btn" @click=${() => void saveSingle(app)}>${icon("save")}${t("save-single")}</button></div></section>
    <section class="card prose" aria-labelledby="trust-title"><h2 id="trust-title">${t("trust-title")}</h2>
      <ul>${["server", "log", "hidden", "limits", "privacy"].map((part) => html`<li>${t("trust", { part })}</li>`)}</ul></section>
    <section class="card prose" aria-labelledby="licences-title"><h2 id="licences-title">${t("licences-title")}</h2><p>${t("licences-text")}</p>
      ${(state.licences ?? []).map(({ name, version, licence, text }) => html`<details><summary>${name} ${version} · ${licence}</summary><pre tabindex="0">${text}</pre></details>`)}
    </section>
  </div>`;
}

let loading = false;

/** @param {import("../app/types.js").App} app */
async function load(app) {
  if (loading) return;
  loading = true;
  try {
    app.store.set({ licences: await readLicences() });
  } catch {
    app.store.set({ licences: [] });
  }
  loading = false;
}
