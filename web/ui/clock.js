/**
 * Clocks that run by the time they end at. Law: what is shown is `ends - now`, so a tab that was hidden shows the right
 * time; only texts change, nothing is drawn anew.
 */
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";

const LOW_MS = 10_000;
const LOOK_MS = 200;

/** Minutes and seconds, rounded up: 0:00 is over. @param {number} ms */
export function clockText(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * @param {{label: string, ends: number|null, rest: number, mine: boolean}} clock `ends` null: stands at `rest` ms
 */
export const clockFace = ({ label, ends, rest, mine }) =>
  html`<span class="clock ${ends === null ? "clock-still" : ""}" role="timer" aria-label=${label} data-ends=${ends ?? ""} data-mine=${mine ? "1" : ""}
    .textContent=${live(clockText(ends === null ? rest : ends - Date.now()))}></span>`;

/** @param {import("../app/types.js").App} app */
export function startClocks(app) {
  let warned = 0;
  setInterval(() => {
    for (const face of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".clock[data-ends]"))) {
      const ends = Number(face.dataset.ends);
      if (!ends) continue;
      const left = ends - Date.now();
      const text = clockText(left);
      if (face.textContent !== text) face.textContent = text;
      face.classList.toggle("clock-low", left < LOW_MS);
      if (face.dataset.mine && left < LOW_MS && left > 0 && warned !== ends) {
        warned = ends;
        app.sounds.play("clock");
        app.notices.announce(app.t("clock-low", { count: Math.ceil(left / 1000) }));
      }
    }
    for (const bar of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-close-at]"))) {
      if (Number(bar.dataset.closeAt) <= Date.now()) app.store.set({ dialog: null });
    }
  }, LOOK_MS);
}
