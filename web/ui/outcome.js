/**
 * The end of a game: who won and why, the points with their parts, and what now.
 */
import { html } from "lit-html";
import { problemOf } from "../app/engines.js";
import { icon } from "./icons.js";
import { nameOf } from "./names.js";

/** @typedef {import("../app/types.js").App} App */
/** @typedef {import("../app/types.js").View} View */

/** @param {App} app @param {View} live */
export function outcomePanel(app, live) {
  const { t } = app;
  const outcome = /** @type {import("../app/types.js").Outcome} */ (live.outcome);
  const { winners, reason, points, parts } = outcome;
  const winner = live.seats[winners[0]];
  const loser = live.seats.find((seat) => !winners.includes(seat.seat));
  const shared = live.mode === "local";
  const won = winners.length === 1;
  const title = !won ? "over-drawn" : shared ? "over-won-by" : winners[0] === live.me ? "over-you-won" : "over-you-lost";
  const say = (/** @type {any} */ seat) => nameOf(app, seat, live.mode);
  const you = shared ? "none" : winners[0] === live.me && won ? "winner" : won ? "loser" : "none";
  return html`<section class="card outcome sheet ${app.store.get().sheet === "outcome" ? "sheet-open" : ""} ${won ? `outcome-${winner.colour}` : ""}" aria-labelledby="outcome-title">
    <div role="status"><h2 id="outcome-title">${t(title, { name: say(winner) })}</h2></div>
    <p>${t("over-reason", { reason, winner: say(winner), loser: say(loser), you })}</p>
    ${points
      ? html`<table class="points"><caption class="away">${t("points")}</caption>
          <thead><tr><td></td>${live.seats.map((seat) => html`<th scope="col"><span class="dot dot-${seat.colour}"></span>${say(seat)}</th>`)}</tr></thead>
          <tbody>${partRows(t, parts)}</tbody>
          <tfoot><tr><th scope="row">${t("points")}</th>${points.map((sum) => html`<td>${sum}</td>`)}</tr></tfoot></table>`
      : html`<p class="quiet">${t("points-none")}</p>`}
    ${live.audit
      ? html`<p class="audit ${live.audit.ok ? "audit-ok" : "problem"}">${icon(live.audit.ok ? "check" : "warning")}<span>${live.audit.ok
          ? t("audit-ok", Object.fromEntries(live.audit.parts.map((part) => [part.key.replace("audit-", ""), part.n ?? 0])))
          : live.audit.parts.filter((part) => part.seat !== undefined).map((part) => t("audit-broken", { name: say(live.seats[part.seat ?? 0]), reason: part.key }))}</span></p>`
      : ""}
    ${live.rematch?.theirs ? html`<p class="badge">${t("rematch-theirs")}</p>` : ""}
    <div class="row">
      <button class="btn btn-main" @click=${() => void rematch(app)}>${icon("redo")}${t(live.rematch?.theirs ? "rematch-accept" : "rematch")}</button>
      <a class="btn" href="#/new/${live.game}">${t("over-new")}</a>
      <button class="btn" @click=${() => void app.keeping.exportGame(live.id)}>${icon("download")}${t("export")}</button>
    </div>
  </section>`;
}

/** Parts of the same meaning stand in one line, whoever has them. @param {import("../i18n/translate.js").Translate} t @param {import("../app/types.js").Part[][]} parts */
function partRows(t, parts) {
  const keys = [...new Set(parts.flat().map((part) => (["won", "lost", "left", "draw"].includes(part.key) ? "base" : part.key)))];
  const find = (/** @type {import("../app/types.js").Part[]} */ list, /** @type {string} */ key) =>
    list.find((part) => part.key === key || (key === "base" && ["won", "lost", "left", "draw"].includes(part.key)));
  return keys.map((key) => html`<tr><th scope="row">${t("points-part", { key })}</th>
    ${parts.map((list) => {
      const part = find(list, key);
      return html`<td>${part ? (part.value > 0 && key !== "base" ? `+${part.value}` : part.value) : "0"}</td>`;
    })}</tr>`);
}

/** @param {App} app */
async function rematch(app) {
  try {
    await app.tables.rematch();
  } catch (error) {
    app.notices.show(app.explain(problemOf(error)), { level: "warn" });
  }
}
