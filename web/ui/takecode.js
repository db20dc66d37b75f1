/**
 * Taking a code in: pasted, scanned by the camera, or read from a picture. Law: whatever comes is handed on as text; a
 * wrong one is explained and can be tried again.
 */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { problemOf } from "../app/engines.js";
import { readQrImage, scanQr } from "../link/qr.js";
import { pickFiles } from "../savers/files.js";
import { icon } from "./icons.js";

/** @type {AbortController|null} */
let scanning = null;
let typed = "";

/**
 * @param {import("../app/types.js").App} app
 * @param {{label: string, problem: import("../app/types.js").Problem|null, busy: boolean, onCode: (code: string) => void}} options
 */
export function takeCode(app, { label, problem, busy, onCode }) {
  const { t } = app;
  const take = (/** @type {string} */ text) => {
    typed = "";
    if (text.trim()) onCode(text.trim());
  };
  const picture = async () => {
    const [file] = await pickFiles({ accept: "image/*" });
    if (!file) return;
    try {
      take(await readQrImage(file));
    } catch (error) {
      app.notices.show(app.explain(problemOf(error)), { level: "warn" });
    }
  };
  return html`<form class="take" @submit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    take(typed);
  }}>
    <label class="field"><span class="label">${label}</span>
      <textarea class="input input-code" rows="2" autocomplete="off" spellcheck="false" placeholder=${t("code-paste")} .value=${typed}
        @input=${(/** @type {any} */ event) => { typed = event.target.value; }}
        @paste=${(/** @type {ClipboardEvent} */ event) => {
          const text = event.clipboardData?.getData("text") ?? "";
          if (!text) return;
          event.preventDefault();
          take(text);
        }}></textarea></label>
    ${problem ? html`<p class="problem" role="alert">${icon("warning")}${app.explain(problem)}</p>` : ""}
    <div class="row">
      <button class="btn btn-main" ?disabled=${busy}>${icon("check")}${t("code-take")}</button>
      <button type="button" class="btn" @click=${() => app.store.set({ dialog: { kind: "scan", onCode: take } })}>${icon("camera")}${t("code-scan")}</button>
      <button type="button" class="btn" @click=${picture}>${icon("image")}${t("code-picture")}</button>
    </div>
  </form>`;
}

/** What the camera sees, until a code is in it. @param {import("../app/types.js").App} app @param {{onCode: (code: string) => void, start?: (video: Element|undefined) => void}} dialog */
export function scanView(app, dialog) {
  const start = async (/** @type {Element|undefined} */ video) => {
    if (!(video instanceof HTMLVideoElement)) {
      scanning?.abort();
      scanning = null;
      return;
    }
    if (scanning) return;
    const mine = new AbortController();
    scanning = mine;
    try {
      const text = await scanQr(video, { signal: mine.signal });
      app.store.set({ dialog: null });
      dialog.onCode(text);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.key === "scan-stopped") return;
      app.store.set({ dialog: null });
      app.notices.show(app.explain(problem), { level: "warn" });
    }
  };
  dialog.start ??= start;
  return html`<video class="scan" muted playsinline ${ref(dialog.start)}></video>`;
}
