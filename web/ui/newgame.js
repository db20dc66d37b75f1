/**
 * A new game: against whom, with which options. Law: the options and their values come from the engine; only their words
 * stand here.
 */
import { html } from "lit-html";
import { kitOf } from "../app/kits.js";
import { problemOf } from "../app/engines.js";
import { field, segments, select } from "./fields.js";
import { icon } from "./icons.js";
import { coming } from "./rules.js";

/** @typedef {import("../app/types.js").App} App */
/** @typedef {import("../app/types.js").State} State */

const WAYS = /** @type {const} */ (["bot", "local", "link"]);
const LEVELS = ["easy", "medium", "hard"];
const SIDES = ["draw", "red", "blue"];

/** What is filled in, kept while the page lives. */
const form = {
  way: "bot", name: "", second: "", side: "draw", locked: false, password: "", busy: false,
  /** @type {Record<string, string|number>} */ options: {},
  /** @type {import("../app/types.js").Problem|null} */ problem: null,
};

/** @param {App} app @param {State} state */
export function newGame(app, state) {
  const { t, settings } = app;
  const game = state.route.arg;
  const kit = kitOf(game);
  if (!kit) return coming(app, game);
  if (WAYS.includes(/** @type {any} */ (state.route.more))) {
    form.way = state.route.more;
    history.replaceState(null, "", `#/new/${game}`);
    state.route.more = "";
  }
  const again = () => app.store.set({ tick: app.store.get().tick + 1 });
  const set = (/** @type {Partial<typeof form>} */ patch) => {
    Object.assign(form, patch);
    again();
  };
  const name = form.name || settings.name;
  return html`<div class="page new">
    <h1>${t("new-title", { game: t("game-name", { game }) })}</h1>
    <form class="stack" @submit=${(/** @type {Event} */ event) => void begin(app, game, event)}>
      <fieldset class="ways">
        <legend>${t("new-against")}</legend>
        ${WAYS.map((way) => html`<label class="way card ${form.way === way ? "way-on" : ""}">
          <input type="radio" name="way" value=${way} .checked=${form.way === way} @change=${() => set({ way, problem: null })}>
          ${icon(way === "bot" ? "bot" : way === "local" ? "people" : "link")}
          <span><b>${t("way-name", { way })}</b><small>${t("way-text", { way })}</small></span>
        </label>`)}
      </fieldset>
      <div class="card form">
        ${form.way === "bot" ? segments({ label: t("new-level"), name: "level", value: settings.level, values: LEVELS, say: (level) => t("level", { level }), hint: t("level-text", { level: settings.level }), onPick: (level) => app.choose({ level }) }) : ""}
        ${field({ label: form.way === "local" ? t("new-name-one") : t("new-name"), value: name, placeholder: t(form.way === "local" ? "name-first" : "name-you"), maxlength: 24, autocomplete: "nickname", onInput: (value) => { form.name = value; app.settings.name = value; } })}
        ${form.way === "local" ? field({ label: t("new-name-two"), value: form.second, placeholder: t("name-second"), maxlength: 24, onInput: (value) => { form.second = value; } }) : ""}
        ${segments({ label: t("new-side"), name: "side", value: form.side, values: SIDES, say: (side) => t(form.way === "local" ? "side-first" : "side", { side }), hint: form.side === "draw" ? t("side-draw-text") : t("side-red-text"), onPick: (side) => set({ side }) })}
        ${kit.facts.options.map((/** @type {any} */ option) => optionField(app, option, set))}
        ${form.way === "link" ? lock(app, set) : ""}
      </div>
      ${form.problem ? html`<p class="problem" role="alert">${icon("warning")}${app.explain(form.problem)}</p>` : ""}
      <div class="form-end">
        <button class="btn btn-main btn-big" ?disabled=${form.busy}>${icon(form.way === "link" ? "link" : "play")}${t("new-start", { way: form.way })}</button>
        <a class="btn btn-big" href="#/rules/${game}">${t("new-rules")}</a>
        ${form.busy || (form.way === "link" && state.engine.state === "starting") ? html`<p class="quiet" role="status">${t("engine-starting", { part: Math.round(state.engine.part * 100) })}</p>` : ""}
      </div>
    </form>
  </div>`;
}

/** @param {App} app @param {{name: string, values: (string|number)[], default: string|number}} option @param {(patch: any) => void} set */
function optionField({ t }, option, set) {
  const value = form.options[option.name] ?? option.default;
  const say = (/** @type {string|number} */ one) => t("option-value", { option: option.name, value: one, seconds: typeof one === "number" ? one : 0 });
  const onPick = (/** @type {string} */ picked) => {
    const real = option.values.find((one) => String(one) === picked) ?? option.default;
    set({ options: { ...form.options, [option.name]: real } });
  };
  const args = { label: t("option", { option: option.name }), name: option.name, value: String(value), values: option.values.map(String), hint: t("option-text", { option: option.name, value }), onPick };
  const byText = (/** @type {string} */ text) => say(option.values.find((one) => String(one) === text) ?? text);
  if (option.values.length <= 3) return segments({ ...args, say: byText });
  const sorted = [...option.values].sort((a, b) => Number(a || Infinity) - Number(b || Infinity)).map(String);
  return select({ ...args, values: sorted, say: byText });
}

/** F25. @param {App} app @param {(patch: any) => void} set */
function lock({ t }, set) {
  return html`<div class="field">
    <label class="check"><input type="checkbox" .checked=${form.locked} @change=${(/** @type {any} */ event) => set({ locked: event.target.checked })}>${icon("lock")}${t("new-lock")}</label>
    ${form.locked ? field({ label: t("password"), value: form.password, maxlength: 64, autocomplete: "off", required: true, onInput: (value) => { form.password = value; } }) : ""}
    <p class="hint">${t("new-lock-text")}</p>
  </div>`;
}

/** @param {App} app @param {string} game @param {Event} event */
async function begin(app, game, event) {
  event.preventDefault();
  const { t, settings } = app;
  const me = form.name.trim() || settings.name;
  app.choose({ name: settings.name.trim() });
  const first = form.side === "draw" ? undefined : form.side === "red" ? 0 : 1;
  if (form.way === "link") {
    Object.assign(form, { busy: true, problem: null });
    app.store.set({ tick: app.store.get().tick + 1 });
    try {
      await app.host({ game, options: form.options, name: me || t("name-host"), side: form.side, password: form.locked ? form.password : "" });
    } catch (error) {
      form.problem = problemOf(error);
    }
    form.busy = false;
    return app.store.set({ tick: app.store.get().tick + 1 });
  }
  /** @type {import("../app/types.js").Sitter} */
  const other = form.way === "bot"
    ? { kind: "bot", name: "", level: settings.level }
    : { kind: "user", name: form.second.trim() };
  void app.tables.start({ game, options: form.options, seats: [{ kind: "user", name: me }, other], ...(first === undefined ? {} : { first }) });
}
