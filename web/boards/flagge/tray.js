/**
 * Beside the setup board: what is still to place, what one can do, ready-made and own setups.
 * Law: a picture of the given state with buttons; it keeps nothing but the texts being typed.
 */
import {html, nothing, render} from "lit-html";
import {live} from "lit-html/directives/live.js";
import {unsafeHTML} from "lit-html/directives/unsafe-html.js";
import {numberOf, shieldSvg} from "./pieces.js";
import {previewSvg} from "./preview.js";
import {rankTitle} from "./words.js";

/**
 * @typedef {object} TrayState
 * @property {import("./types.js").Side|null} side
 * @property {Record<string, number>} left
 * @property {string|null} inHand
 * @property {number} placed
 * @property {boolean} confirmed
 * @property {boolean} locked
 * @property {string} why why Ready is held back, if it is
 * @property {boolean} canWithdraw
 * @property {import("./types.js").SavedSetup[]} saved
 * @property {import("./types.js").SavedSetup|null} deleted
 */
/**
 * @typedef {object} TrayActions
 * @property {(rank: string) => void} take
 * @property {() => void} auto
 * @property {() => void} ready
 * @property {() => void} back
 * @property {() => void} clear
 * @property {() => void} mirror
 * @property {(ranks: import("./types.js").Draft) => void} load
 * @property {(name: string) => void} save
 * @property {(index: number, name: string) => void} rename
 * @property {(index: number) => void} remove
 * @property {() => void} undo
 */

const BIN = unsafeHTML('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 7H19M9.5 7V4.5H14.5V7M7 7L8 20H16L17 7M10.5 11V16M13.5 11V16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>');

const PEN = unsafeHTML('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20L5 15.500 15.500 5 19 8.500 8.500 19ZM13.500 7L17 10.500" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>');

/** @param {{el: HTMLElement, shelf?: HTMLElement, kit: import("./types.js").Kit, actions: TrayActions}} options `shelf`: another place for the setups */
export function createTray({el, shelf, kit, actions}) {
  const {facts, t} = kit;
  const total = facts.home.red.length;
  let name = "";
  /** The setup that gets another name, and what is typed for it. @type {{index: number, text: string}|null} */
  let renaming = null;
  /** @type {TrayState|null} */
  let last = null;

  /** @param {typeof renaming} next */
  function rename(next) {
    renaming = next;
    if (last) show(last);
    if (next) /** @type {HTMLInputElement|null} */ ((shelf ?? el).querySelector(".fl-rename input"))?.select();
  }

  /** @param {Event} event */
  function renamed(event) {
    event.preventDefault();
    const {index, text} = /** @type {NonNullable<typeof renaming>} */ (renaming);
    renaming = null;
    actions.rename(index, text.trim());
  }

  /** One of the person's own setups. @param {import("./types.js").SavedSetup} one @param {number} index */
  const ownSetup = (one, index) => renaming?.index === index
    ? html`<li><form class="fl-rename" @submit=${renamed} @keydown=${/** @param {KeyboardEvent} event */ event => event.key === "Escape" && rename(null)}>
        ${unsafeHTML(previewSvg(one.ranks, facts))}
        <input type="text" required maxlength="40" autocomplete="off" aria-label=${t("flagge-setup-name")} .value=${live(renaming.text)}
          @input=${/** @param {Event} event */ event => { if (renaming) renaming.text = /** @type {HTMLInputElement} */ (event.target).value; }}>
        <button type="submit" class="fl-btn">${t("flagge-setup-save")}</button></form></li>`
    : html`<li>
        <button type="button" class="fl-preset" aria-label=${t("flagge-setup-load", {name: one.name})} title=${one.name} @click=${() => actions.load(one.ranks)}>
          ${unsafeHTML(previewSvg(one.ranks, facts))}<span>${one.name}</span></button>
        <button type="button" class="fl-bin fl-pen" aria-label=${t("flagge-setup-rename", {name: one.name})} title=${t("flagge-setup-rename", {name: one.name})} @click=${() => rename({index, text: one.name})}>${PEN}</button>
        <button type="button" class="fl-bin" aria-label=${t("flagge-setup-delete", {name: one.name})} title=${t("flagge-setup-delete", {name: one.name})} @click=${() => {
          renaming = null;
          actions.remove(index);
        }}>${BIN}</button></li>`;

  /** @param {TrayState} state */
  const counts = state => html`<div class="fl-tray" role="group" aria-label=${t("flagge-setup-tray")}>
    ${[...facts.ranks].reverse().map(({id}) => html`<button type="button" class="fl-stock ${state.left[id] ? "" : "fl-zero"}" data-rank=${id}
        aria-pressed=${state.inHand === id ? "true" : "false"} aria-disabled=${state.left[id] && !state.confirmed ? "false" : "true"} @click=${() => actions.take(id)}>
      <span class="fl-pile" aria-hidden="true">${unsafeHTML(shieldSvg({rank: id, side: state.side, number: numberOf(id, kit)}))}<b>${state.left[id]}</b></span>
      <span class="fl-name" aria-hidden="true">${t("flagge-rank-tight", {rank: id})}</span>
      <span class="fl-away">${t("flagge-setup-left", {rank: rankTitle(id, kit), count: state.left[id]})}</span></button>`)}
  </div>`;

  /** How far it is, and what Ready waits for. @param {TrayState} state */
  const progress = state => html`<p class="fl-progress" id="fl-progress" role=${state.why ? "status" : nothing}>
    <span>${t("flagge-setup-progress", {count: state.placed, total})}${state.why ? html` · <b>${state.why}</b>` : nothing}</span>
    <progress max=${total} value=${state.placed} aria-label=${t("flagge-setup-progress", {count: state.placed, total})}></progress></p>`;

  /** @param {TrayState} state */
  const buttons = state => state.confirmed
    ? html`<p class="fl-done">${t("flagge-setup-done")}</p>
        ${state.canWithdraw ? html`<button type="button" class="fl-btn" @click=${actions.back}>${t("flagge-setup-back")}</button>` : nothing}`
    : html`${progress(state)}<div class="fl-acts">
        <button type="button" class="fl-btn" title=${t("flagge-setup-auto-hint")} ?disabled=${state.placed === total} @click=${actions.auto}>${t("flagge-setup-auto")}</button>
        <button type="button" class="fl-btn" ?disabled=${state.placed === 0} @click=${actions.mirror}>${t("flagge-setup-mirror")}</button>
        <button type="button" class="fl-btn" ?disabled=${state.placed === 0} @click=${actions.clear}>${t("flagge-setup-clear")}</button>
        <button type="button" class="fl-btn fl-main" ?disabled=${state.placed < total || state.locked} aria-describedby="fl-progress" @click=${actions.ready}>${t("flagge-setup-ready")}</button>
      </div>`;

  /** @param {TrayState} state */
  const setups = state => html`<section class="fl-setups"><h2>${t("flagge-setup-presets")}</h2><ul class="fl-previews">
      ${facts.presets.map(({id, ranks}) => html`<li><button type="button" class="fl-preset" @click=${() => actions.load(ranks)}>
        ${unsafeHTML(previewSvg(ranks, facts))}<span>${t("flagge-preset", {id})}</span></button></li>`)}</ul>
    <h2>${t("flagge-setup-own")}</h2>
    ${state.saved.length || state.deleted ? nothing : html`<p class="fl-quiet">${t("flagge-setup-none")}</p>`}
    <ul class="fl-previews">${state.saved.map(ownSetup)}</ul>
    ${state.deleted ? html`<p class="fl-undo">${t("flagge-setup-deleted", {name: state.deleted.name})} <button type="button" class="fl-link" @click=${actions.undo}>${t("flagge-setup-undo")}</button></p>` : nothing}
    <form class="fl-save" @submit=${/** @param {Event} event */ event => {
      event.preventDefault();
      const given = name.trim() || t("flagge-setup-name-default", {count: state.saved.length + 1});
      name = "";
      actions.save(given);
    }}>
      <input type="text" maxlength="40" autocomplete="off" aria-label=${t("flagge-setup-name")} placeholder=${t("flagge-setup-name")} .value=${live(name)}
        @input=${/** @param {Event} event */ event => { name = /** @type {HTMLInputElement} */ (event.target).value; }}>
      <button type="submit" class="fl-btn" ?disabled=${state.placed === 0}>${t("flagge-setup-save")}</button></form>
  </section>`;

  /** @param {TrayState} state */
  function show(state) {
    last = state;
    render(html`<div class="fl-side">
      ${counts(state)}
      <div class="fl-end">${buttons(state)}</div>
      ${state.confirmed || shelf ? nothing : setups(state)}
    </div>`, el);
    if (shelf) render(state.confirmed ? nothing : setups(state), shelf);
  }
  return {
    show,
    /** @param {number} x @param {number} y client point @returns {boolean} */
    holds(x, y) {
      const box = el.querySelector(".fl-tray")?.getBoundingClientRect();
      return Boolean(box && x >= box.left - 8 && x <= box.right + 8 && y >= box.top - 8 && y <= box.bottom + 8);
    },
    destroy() {
      render(nothing, el);
      if (shelf) render(nothing, shelf);
    },
  };
}
