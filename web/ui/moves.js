/**
 * The move list, and the way back through every position: buttons, a click on a move, the arrow keys.
 */
import { html } from "lit-html";
import { kitOf } from "../app/kits.js";
import { icon } from "./icons.js";

/** @typedef {import("../app/types.js").App} App */
/** @typedef {import("../app/types.js").TableState} TableState */
/** @typedef {import("../boards/flagge/types.js").LogEntry} LogEntry */

const TURNS = new Set(["move", "attack", "miss"]);

/** @param {App} app @param {import("../app/types.js").State} state @param {TableState} table */
export function movesPanel(app, state, table) {
  const { t } = app;
  const live = /** @type {import("../app/types.js").View} */ (table.live);
  const kit = kitOf(live.game);
  const small = { facts: kit.facts, t, settings: app.settings };
  const at = table.ply ?? live.plies;
  const go = (/** @type {number|null} */ ply) => void app.tables.session()?.replay(ply);
  /** @param {LogEntry} entry */
  const move = (entry) => {
    const { ply } = entry;
    const { text, words } = wordsOf(entry, state, app.settings, () => ({ text: kit.moveText(entry, small), words: kit.moveWords(entry, small, live) }));
    return html`<button class="move ${ply === at ? "move-on" : ""}" aria-current=${ply === at ? "step" : "false"} @click=${() => go(ply)}><span aria-hidden="true">${text}</span><span class="away">${words}</span></button>`;
  };
  return html`<section class="card moves sheet ${state.sheet === "moves" ? "sheet-open" : ""}" aria-labelledby="moves-title">
    <div class="moves-head"><h2 id="moves-title">${t("moves-title")}</h2>
      <button class="btn-icon" aria-label=${t("table-as-text")} title=${t("table-as-text")} @click=${() => app.store.set({ dialog: { kind: "text" }, sheet: null })}>${icon("book")}</button></div>
    <div class="moves-list" tabindex="0" role="group" aria-labelledby="moves-title" data-follow=${`${at} ${live.log.length}`}>
      ${live.log.length ? rows(live, move, (entry) => kit.moveText(entry, small), t) : html`<p class="quiet">${t("moves-none")}</p>`}
    </div>
    <div class="moves-keys" role="group" aria-label=${t("replay")}>
      ${key(t("replay-first"), "first", at > 0, () => go(0))} ${key(t("replay-previous"), "previous", at > 0, () => go(at - 1))}
      ${key(t("replay-next"), "next", at < live.plies, () => go(at + 1))} ${key(t("replay-last"), "last", at < live.plies, () => go(null))}
    </div>
  </section>`;
}

/** A long game has hundreds of moves, and each is put into words once. @type {{for: string, words: WeakMap<LogEntry, {text: string, words: string}>}} */
let said = { for: "", words: new WeakMap() };

/**
 * @param {LogEntry} entry @param {import("../app/types.js").State} state @param {import("../app/settings.js").Settings} settings
 * @param {() => {text: string, words: string}} make
 */
function wordsOf(entry, { language }, { numbers }, make) {
  const wanted = `${language} ${numbers}`;
  if (said.for !== wanted) said = { for: wanted, words: new WeakMap() };
  const known = said.words.get(entry) ?? make();
  said.words.set(entry, known);
  return known;
}

/** @param {string} label @param {any} sign @param {boolean} can @param {() => void} run */
const key = (label, sign, can, run) => html`<button class="btn-icon" aria-label=${label} title=${label} ?disabled=${!can} @click=${run}>${icon(sign)}</button>`;

/**
 * Two turns a line, everything else that was said on lines of its own.
 * @param {import("../app/types.js").View} live @param {(entry: LogEntry) => unknown} move @param {(entry: LogEntry) => string} said
 * @param {import("../i18n/translate.js").Translate} t
 */
function rows(live, move, said, t) {
  /** @type {unknown[]} */
  const lines = [];
  /** @type {(LogEntry|null)[]} */
  let pair = [];
  let number = 0;
  const flush = () => {
    if (!pair.length) return;
    number += 1;
    lines.push(html`<div class="move-row"><span class="move-no">${number}</span>${pair[0] ? move(pair[0]) : html`<span class="move-gap">…</span>`}${pair[1] ? move(pair[1]) : ""}</div>`);
    pair = [];
  };
  for (const entry of live.log) {
    if (TURNS.has(entry.kind)) {
      if (entry.seat === 0 && pair.length) flush();
      if (entry.seat !== 0 && !pair.length) pair.push(null);
      pair.push(entry);
      if (entry.seat !== 0) flush();
    } else {
      flush();
      const seat = live.seats.find((one) => one.seat === entry.seat);
      lines.push(html`<p class="move-said">${seat ? t("colour", { colour: seat.colour }) : ""} ${said(entry)}</p>`);
    }
  }
  flush();
  return lines;
}

/** Arrow keys walk through the game unless they are needed where the focus is. @param {App} app */
export const replayKeys = (app) => (/** @type {KeyboardEvent} */ event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest("input, textarea, select, [role=grid], dialog")) return;
  const session = app.tables.session();
  const { table } = app.store.get();
  if (!session || !table?.live || table.live.stage === "setup") return;
  const at = table.ply ?? table.live.plies;
  /** @type {Record<string, number|null>} */
  const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: null };
  if (!(event.key in steps)) return;
  event.preventDefault();
  void session.replay(steps[event.key]);
};
