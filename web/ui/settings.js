/**
 * Settings: kept at once, seen at once.
 */
import { html } from "lit-html";
import { allThings } from "../savers/bundle.js";
import { download } from "../savers/files.js";
import { singleFile } from "../savers/single.js";
import { problemOf } from "../app/engines.js";
import { helpersOf } from "../link/helpers.js";
import { field, segments, toggle } from "./fields.js";
import { icon } from "./icons.js";

/** @typedef {import("../app/types.js").App} App */

/** @param {App} app @param {import("../app/types.js").State} state */
export function settingsScreen(app, state) {
  const { t, settings } = app;
  return html`<div class="page settings">
    <h1>${t("nav-settings")}</h1>
    <section class="card form" aria-label=${t("settings-look")}>
      ${segments({ label: t("set-theme"), name: "theme", value: settings.theme, values: ["auto", "light", "dark"], say: (theme) => t("theme", { theme }), onPick: (theme) => app.choose({ theme: /** @type {any} */ (theme) }) })}
      ${segments({ label: t("set-language"), name: "language", value: settings.language, values: ["auto", "de", "en"], say: (language) => t("language", { language }), onPick: (language) => app.choose({ language: /** @type {any} */ (language) }) })}
      ${field({ label: t("set-name"), value: settings.name, placeholder: t("name-you"), maxlength: 24, autocomplete: "nickname", hint: t("set-name-text"), onInput: (name) => app.choose({ name }) })}
    </section>
    <section class="card form" aria-label=${t("settings-play")}>
      ${toggle({ label: t("set-sound"), on: settings.sound, onPick: (sound) => { app.choose({ sound }); if (sound) app.sounds.play("move"); } })}
      ${toggle({ label: t("set-numbers"), on: settings.numbers === "down", hint: t("set-numbers-text"), onPick: (down) => app.choose({ numbers: down ? "down" : "up" }) })}
      ${toggle({ label: t("set-motion"), on: settings.motion === "auto", hint: t("set-motion-text"), onPick: (on) => app.choose({ motion: on ? "auto" : "none" }) })}
    </section>
    <section class="card form" aria-label=${t("settings-link")}>
      ${field({ label: t("set-helpers"), value: settings.helpers, placeholder: "stun:host:port", maxlength: 400, autocomplete: "off", hint: helperHint(t, settings.helpers), onInput: (helpers) => app.choose({ helpers }) })}
    </section>
    <section class="card form" aria-label=${t("settings-keep")}>
      <div class="keep"><div><b>${t("save-single")}</b><p class="hint">${t("save-single-text")}</p></div>
        <button class="btn" ?disabled=${busy} @click=${() => void saveSingle(app)}>${icon("save")}${t("save-single-do")}</button></div>
      ${state.install ? html`<div class="keep"><div><b>${t("install")}</b><p class="hint">${t("install-text")}</p></div><button class="btn" @click=${() => app.installer?.prompt()}>${icon("download")}${t("install-do")}</button></div>` : ""}
      <p class="hint">${state.offline ? t("offline-ready") : t("offline-not-yet")}</p>
    </section>
    <p><a href="#/about">${t("nav-about")}</a></p>
  </div>`;
}

/** @param {App["t"]} t @param {string} helpers */
function helperHint(t, helpers) {
  const { wrong } = helpersOf(helpers);
  return wrong.length ? t("set-helpers-wrong", { word: wrong[0] }) : t("set-helpers-text");
}

let busy = false;

/** The whole page with everything of this person inside, as one file. @param {App} app */
export async function saveSingle(app) {
  const again = () => app.store.set({ tick: app.store.get().tick + 1 });
  busy = true;
  again();
  try {
    const file = await singleFile(await allThings(app.shelf));
    download("taktbrett.html", file, "text/html;charset=utf-8");
    app.notices.show(app.t("save-single-done"));
  } catch (error) {
    app.notices.show(app.explain(problemOf(error)), { level: "error" });
  }
  busy = false;
  again();
}
