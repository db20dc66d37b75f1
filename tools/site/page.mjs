// Completes index.html: policy, styles, scripts, what is loaded ahead. Law: what the page may do stands in one place.
import { readFileSync } from "node:fs";
import path from "node:path";
import { read, root } from "./common.mjs";
import crypto from "node:crypto";

/** Directives that both forms of the page share. PyScript and Pyodide compile WebAssembly; nothing evaluates text. */
const POLICY = {
  "default-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

/** On the site: own origin only. PyScript's worker and ours are blobs that import from the own origin. */
const SITE_POLICY = {
  ...POLICY,
  "script-src": "'self' 'wasm-unsafe-eval'",
  "worker-src": "'self' blob:",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "media-src": "'self' data: blob:",
  "connect-src": "'self'",
  "manifest-src": "'self'",
};

/** In the single file: what stands in it, by hash; nothing can be fetched. */
const singlePolicy = (/** @type {string[]} */ scripts, /** @type {string[]} */ styles) => ({
  ...POLICY,
  "script-src": `${scripts.join(" ")} 'wasm-unsafe-eval'`,
  "worker-src": "data:",
  "style-src": styles.join(" "),
  "img-src": "data: blob:",
  "font-src": "data:",
  "media-src": "data: blob:",
  "connect-src": "'none'",
});

/** @param {Record<string, string>} policy */
const policyTag = (policy) =>
  `<meta http-equiv="Content-Security-Policy" content="${Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ")}">`;

/** @param {string} text @returns {string} source expression of an inline script or style */
const digest = (text) => `'sha256-${crypto.createHash("sha256").update(text).digest("base64")}'`;

/** JSON that may stand inside a script element. @param {unknown} value */
const inert = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** @param {string} head @returns {string} the page with its head completed */
function withHead(head) {
  const page = readFileSync(path.join(root, "index.html"), "utf8").replaceAll("\r\n", "\n");
  const mark = /[ \t]*<!-- build:head -->\n/;
  if (!mark.test(page)) throw new Error("index.html has no <!-- build:head -->");
  return page.replace(mark, () => head.split("\n").map((line) => `    ${line}\n`).join(""));
}

/**
 * @param {{script: string, parts: string[], later: string[], style: string, fonts: string[], runtime: object,
 *   manifest: string, icons: string}} names paths below the site
 */
export function sitePage({ script, parts, later, style, fonts, runtime, manifest, icons }) {
  const head = [
    policyTag(SITE_POLICY),
    `<link rel="stylesheet" href="./${style}">`,
    `<script type="application/json" id="taktbrett-runtime">${inert(runtime)}</script>`,
    `<script type="module" src="./${script}"></script>`,
    ...parts.map((part) => `<link rel="modulepreload" href="./${part}">`),
    ...later.map((part) => `<link rel="modulepreload" fetchpriority="low" href="./${part}">`),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${font}">`),
    `<link rel="manifest" href="./${manifest}">`,
    icons,
    `<script type="application/json" id="taktbrett-save"></script>`,
  ];
  return withHead(head.filter(Boolean).join("\n"));
}

/**
 * The single file and the pattern it can be put together from again.
 * @param {{script: string, style: string, icon: string, runtime: object, parts: Record<string, string>}} content
 *   `parts`: name -> base64 of gzip
 * @param {(text: string) => string} pack gzip and base64
 * @returns {string}
 */
export function singlePage({ script, style, icon, runtime, parts }, pack) {
  if (/<\/script/i.test(script) || (/<!--/.test(script) && /<script/i.test(script)))
    throw new Error("the app cannot stand inside a script element");
  const flag = "globalThis.TAKTBRETT_SINGLE = true;";
  const head = [
    policyTag(singlePolicy([digest(flag), digest(script)], [digest(style)])),
    `<link rel="icon" href="${icon}">`,
    `<style id="taktbrett-style">{{text:taktbrett-style}}</style>`,
    `<script id="taktbrett-flag">${flag}</script>`,
    `<script type="application/json" id="taktbrett-runtime">${inert(runtime)}</script>`,
    `<script type="application/json" id="taktbrett-save"></script>`,
  ].join("\n");
  const names = [...Object.keys(parts), "pattern.html"];
  const tail = [
    ...names.map((name) => `<script type="text/plain" data-part="${name}">{{part:${name}}}</script>`),
    `<script type="module" id="taktbrett-app">{{text:taktbrett-app}}</script>`,
    "",
  ].join("\n");
  const pattern = withHead(head).replace(/(?=[ \t]*<\/body>)/, () => tail);
  /** @type {Record<string, string>} */
  const texts = { "taktbrett-style": style, "taktbrett-app": script };
  const all = { ...parts, "pattern.html": pack(pattern) };
  return pattern.replace(/\{\{(part|text):([\w.-]+)\}\}/g, (_, kind, name) => (kind === "part" ? all : texts)[name]);
}

/** @param {string} file @returns {string} as a data: address */
export const dataUrl = (file, type = "image/svg+xml") => `data:${type};base64,${read(file).toString("base64")}`;

