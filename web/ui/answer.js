/**
 * An answer link opens here: the tab that waits takes the code, and this one says so.
 */
import { html } from "lit-html";
import { answerUrl } from "../link/codes.js";
import { icon } from "./icons.js";
import { shareCode } from "./share.js";
import { takeCode } from "./takecode.js";

/** @param {import("../app/types.js").App} app @param {import("../app/types.js").State} state */
export function answerScreen(app, state) {
  const { t } = app;
  const { handing, route } = state;
  if (!handing || handing.state === "busy") return html`<div class="page"><section class="card loading"><h1>${t("hand-busy")}</h1></section></div>`;
  if (handing.state === "taken") {
    return html`<div class="page"><section class="card stack-small hand-taken">${icon("check", "big-icon")}<h1>${t("hand-taken")}</h1><p>${t("hand-taken-text")}</p>
      <div class="row"><button class="btn btn-main" @click=${() => close()}>${t("hand-close")}</button><a class="btn" href="#/">${t("lost-home")}</a></div></section></div>`;
  }
  if (handing.state === "broken") {
    return html`<div class="page"><section class="card stack-small"><h1>${t("answer-broken")}</h1>
      <p class="problem" role="alert">${icon("warning")}${handing.problem ? app.explain(handing.problem) : ""}</p>
      <p>${t("answer-broken-text")}</p>
      ${takeCode(app, { label: t("answer-label"), problem: null, busy: false, onCode: (code) => app.go(`#a=${code.replace(/^.*#a=/s, "")}`) })}
      <div class="row"><a class="btn" href="#/games">${t("nav-games")}</a><a class="btn" href="#/">${t("lost-home")}</a></div></section></div>`;
  }
  return html`<div class="page"><section class="card stack-small"><h1>${t("hand-alone")}</h1><p>${t("hand-alone-text")}</p>
    ${shareCode(app, { code: route.arg, url: answerUrl(location.href, route.arg), title: t("answer-link"), say: t("answer-say") })}
    <div class="row"><button class="btn btn-main" @click=${() => app.replace(location.hash)}>${t("retry")}</button><a class="btn" href="#/games">${t("nav-games")}</a></div></section></div>`;
}
