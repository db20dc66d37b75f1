/**
 * What a player can do besides moving: draw, move time, giving up. Law: what costs something is asked again, with its
 * price; the question closes by itself when its moment is over.
 */
import { html } from "lit-html";
import { momentOf } from "../app/app.js";
import { icon } from "./icons.js";

/** @typedef {import("../app/types.js").App} App */

/** @param {App} app @param {import("../app/types.js").TableState} table */
export function actsPanel(app, table) {
  const { t } = app;
  const live = /** @type {import("../app/types.js").View} */ (table.live);
  if (live.outcome) return "";
  const { acts } = live;
  const open = app.store.get().sheet === "acts";
  return html`<section class="acts sheet-small ${open ? "sheet-open" : ""}" aria-label=${t("acts")}>
    <button class="act" ?disabled=${!acts.draw_offer} title=${t("act-draw-text")} @click=${() => act(app, acts.draw_offer)}>${icon("hand")}<span>${t("act-draw")}</span></button>
    <button class="act" ?disabled=${!acts.limit_offer?.length} title=${t("act-limit-text")} @click=${() => ask(app, "limit")}>${icon("clock")}<span>${t("act-limit")}</span></button>
    ${acts.stuck ? html`<button class="act" title=${t("act-stuck-text")} @click=${() => ask(app, "stuck")}>${icon("warning")}<span>${t("act-stuck")}</span></button>` : ""}
    <button class="act act-danger" ?disabled=${!acts.give_up && !acts.leave} title=${t("act-give-up-text")} @click=${() => ask(app, "give_up")}>${icon("flag")}<span>${t("act-give-up")}</span></button>
  </section>`;
}

/** @param {App} app @param {string|undefined} event */
export async function act(app, event) {
  if (!event) return;
  app.store.set({ dialog: null, sheet: null });
  const answer = await app.tables.session()?.act({ event });
  if (answer?.err) app.notices.show(app.explain(answer.err), { level: "warn" });
}

/** @param {App} app @param {string} kind */
function ask(app, kind) {
  const live = app.tables.session()?.live();
  if (live) app.store.set({ dialog: { kind, moment: momentOf(live) }, sheet: null });
}
