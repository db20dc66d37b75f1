/**
 * Texts: every key that the code uses is there in every language with the same variables, nothing is left over, and no
 * sentence stands in code.
 */
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import test from "node:test";
import { FluentResource } from "@fluent/bundle";
import { chooseLanguage, createTranslator } from "../../../web/i18n/translate.js";

const LOCALES = path.join("assets", "locales");
const languages = fs.readdirSync(LOCALES).sort();

/** @param {string} dir @param {RegExp} pattern @returns {string[]} */
const filesIn = (dir, pattern) =>
  fs
    .readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name) && !/(^|\/)(build|__pycache__)\//.test(name))
    .map((name) => path.join(dir, name));

/** @param {string} language */
const sources = (language) => filesIn(path.join(LOCALES, language), /\.ftl$/).sort().map((file) => fs.readFileSync(file, "utf8"));

/** @param {string} language @returns {Map<string, any>} */
function messages(language) {
  const found = new Map();
  for (const source of sources(language)) {
    for (const entry of new FluentResource(source).body) {
      assert.ok(!found.has(entry.id), `${language}: ${entry.id} stands twice`);
      found.set(entry.id, entry.value);
    }
  }
  return found;
}

/** The variables that a pattern uses. @param {any} node @returns {Set<string>} */
function variables(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((part) => variables(part, found));
  else if (node && typeof node === "object") {
    if (node.type === "var") found.add(node.name);
    Object.values(node).forEach((part) => variables(part, found));
  }
  return found;
}

/** Other messages that a pattern shows. @param {any} node @returns {Set<string>} */
function references(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((part) => references(part, found));
  else if (node && typeof node === "object") {
    if (node.type === "mesg") found.add(node.name);
    Object.values(node).forEach((part) => references(part, found));
  }
  return found;
}

const code = filesIn("web", /\.js$/).map((file) => ({ file, text: fs.readFileSync(file, "utf8") }));
const python = filesIn("py", /\.py$/).map((file) => ({ file, text: fs.readFileSync(file, "utf8") }));
const english = messages("en");

test("every language has the same messages with the same variables", () => {
  for (const language of languages) {
    const here = messages(language);
    assert.deepEqual([...here.keys()].sort(), [...english.keys()].sort(), language);
    for (const [key, value] of here) {
      const wanted = variables(english.get(key));
      for (const name of variables(value)) assert.ok(wanted.has(name), `${language}: ${key} uses $${name}, English does not`);
    }
  }
});

test("every catalogue is read without rubbish", () => {
  for (const language of languages) {
    for (const source of sources(language)) {
      const starts = source.match(/^[a-z][a-z0-9-]* =/gm) ?? [];
      assert.equal(new FluentResource(source).body.length, starts.length, `${language}: a message could not be read`);
    }
  }
});

test("every key that is asked for by name is there", () => {
  for (const { file, text } of code) {
    for (const [, key] of text.matchAll(/\b(?:t|say)\("([a-z][a-z0-9-]+)"/g)) assert.ok(english.has(key), `${file}: ${key}`);
    for (const [, key] of text.matchAll(/\bfault\("([a-z-]+)"/g)) {
      if (key !== "scan-stopped") assert.ok(english.has(key), `${file}: ${key}`);
    }
  }
});

test("every refusal of the rules and the table has words", () => {
  for (const { file, text } of python) {
    for (const [, key] of text.matchAll(/"(illegal-[a-z-]+|save-[a-z]+|rematch-[a-z]+)"/g)) assert.ok(english.has(key), `${file}: ${key}`);
    for (const [, key] of text.matchAll(/\.notice\("([a-z-]+)"/g)) assert.ok(english.has(key), `${file}: ${key}`);
  }
});

test("no message is left over", () => {
  const all = [...code, ...python].map(({ text }) => text).join("\n");
  const shown = new Set([...english.values()].flatMap((value) => [...references(value)]));
  const starts = [...all.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, start]) => start);
  for (const key of english.keys()) {
    const used = all.includes(`"${key}"`) || shown.has(key) || starts.some((start) => key.startsWith(start));
    assert.ok(used, `${key} is not used`);
  }
});

test("no sentence stands in code", () => {
  for (const { file, text } of code) {
    if (!/web\/(ui|app|boards)\//.test(file)) continue;
    const bare = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
    // Words between tags of a template; expressions are taken out first, from the innermost.
    for (let [, template] of bare.matchAll(/html`((?:[^`\\]|\\.)*)`/g)) {
      for (let before = ""; before !== template; ) {
        before = template;
        template = template.replace(/\$\{[^{}]*\}/g, "");
      }
      for (const [, words] of template.matchAll(/>([^<>{}$`]+)</g)) {
        assert.doesNotMatch(words.replaceAll("Taktbrett", ""), /[A-Za-zÄÖÜäöü]{2}/, `${file}: ${words.trim()}`);
      }
      for (const [, words] of template.matchAll(/(?:aria-label|title|placeholder|alt)="([^"$]*)"/g)) assert.equal(words, "", `${file}: ${words}`);
    }
  }
});

test("numbers follow the plural rules of the language", () => {
  const { t, use } = createTranslator({ en: sources("en"), de: sources("de") }, "en");
  assert.equal(t("status-misses", { count: 1 }), "1 turn missed");
  assert.equal(t("status-misses", { count: 2 }), "2 turns missed");
  use("de");
  assert.equal(t("status-misses", { count: 1 }), "1 Zug verpasst");
  assert.equal(t("card-stage", { stage: "over", moves: 7 }), "vorbei nach 7 Zügen");
});

test("a missing message falls back to English, then to its key, and is told once", () => {
  /** @type {string[]} */
  const told = [];
  const { t } = createTranslator({ en: ["only = here"], de: [""] }, "de", (key, language) => told.push(`${language} ${key}`));
  assert.equal(t("only"), "here");
  assert.equal(t("none"), "none");
  t("none");
  assert.deepEqual(told, ["de only", "de none", "en none"]);
});

test("the browser's languages choose", () => {
  assert.equal(chooseLanguage(["de-AT", "en"], ["de", "en"]), "de");
  assert.equal(chooseLanguage(["fr", "en-GB"], ["de", "en"]), "en");
  assert.equal(chooseLanguage(["fr"], ["de", "en"]), "en");
});
