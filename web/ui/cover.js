/**
 * Between the turns of two people at one device: nothing of the game is on the page until the next one takes over.
 */
import { html } from "lit-html";
import { clockFace } from "./clock.js";
import { icon } from "./icons.js";
import { nameOf } from "./names.js";

/** @param {import("../app/types.js").App} app @param {import("../app/types.js").TableState} table */
export function cover(app, table) {
  const { t } = app;
  const seat = table.handTo;
  const player = seat === null ? null : table.live?.seats[seat];
  if (!player || seat === null) return html`<div class="cover" aria-busy="true"></div>`;
  const colour = t("colour", { colour: player.colour });
  const clock = table.live?.clock;
  return html`<div class="cover cover-${player.colour}">
    <div class="cover-card card">
      ${icon("device", "cover-icon")}
      <h1>${t("cover-title", { named: player.name ? "yes" : "no", colour, name: nameOf(app, player, table.live?.mode) })}</h1>
      <p>${t("cover-text", { name: nameOf(app, player, table.live?.mode) })}</p>
      ${clock?.ends ? html`<p class="quiet">${t("cover-clock")} ${clockFace({ label: t("clock-of", { name: nameOf(app, player, table.live?.mode) }), ends: clock.ends, rest: 0, mine: false })}</p>` : ""}
      <button class="btn btn-main btn-big" @click=${() => void app.tables.session()?.reveal(seat)}>${t("cover-reveal", { name: nameOf(app, player, table.live?.mode) })}</button>
    </div>
  </div>`;
}
