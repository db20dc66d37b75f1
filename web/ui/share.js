/**
 * A code to hand on: as a link, as a picture, as text; to copy and to share. Law: it shows the code and sends it nowhere.
 */
import { html } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { qrText } from "../link/codes.js";
import { qrSvg } from "../link/qr.js";
import { canShare, copyText, shareText } from "../savers/files.js";
import { icon } from "./icons.js";

/** The pictures already drawn: a code is long and a picture takes a moment. @type {Map<string, string>} */
const drawn = new Map();

/**
 * @param {import("../app/types.js").App} app
 * @param {{code: string, url: string, title: string, say: string}} what `url` empty: there is no link (a file), only the code
 */
export function shareCode(app, { code, url, title, say }) {
  const { t } = app;
  const link = url || code;
  const copy = async (/** @type {string} */ text, /** @type {string} */ told) =>
    app.notices.show(t((await copyText(text)) ? told : "copy-failed"), { level: "info" });
  return html`<div class="share">
    <div class="share-qr">${unsafeHTML(picture(url || qrText(code), t("qr-label")))}</div>
    <div class="share-way">
      <label class="field"><span class="label">${title}</span>
        <input class="input input-code" readonly .value=${link} @focus=${(/** @type {any} */ event) => event.target.select()}></label>
      <div class="row">
        <button class="btn btn-main" @click=${() => copy(link, url ? "copied-link" : "copied-code")}>${icon("copy")}${t(url ? "copy-link" : "copy-code")}</button>
        ${canShare() ? html`<button class="btn" @click=${() => void shareText(url ? { title: "Taktbrett", text: say, url } : { title: "Taktbrett", text: `${say}\n${code}` })}>${icon("share")}${t("share")}</button>` : ""}
        ${url ? html`<button class="btn" @click=${() => copy(code, "copied-code")}>${icon("copy")}${t("copy-code")}</button>` : ""}
      </div>
    </div>
  </div>`;
}

/** A link, so that the camera of any phone opens it; without a link the code alone. @param {string} text @param {string} label */
function picture(text, label) {
  const known = drawn.get(text);
  if (known) return known;
  try {
    drawn.set(text, qrSvg(text, label));
  } catch {
    drawn.set(text, ""); // too long for a picture: link and code remain
  }
  return drawn.get(text) ?? "";
}
