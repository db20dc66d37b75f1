import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";
import { words } from "./board_kit.js";

const root = new URL("../../../", import.meta.url);
const read = (path) => fs.readFileSync(new URL(path, root), "utf8");
const keysOf = (language) => [...read(`assets/locales/${language}/flagge.ftl`).matchAll(/^([a-z][a-z-]*) =/gm)].map((match) => match[1]);

test("test_both_languages_have_the_same_messages", () => {
  assert.deepEqual(keysOf("de").sort(), keysOf("en").sort());
  assert.equal(new Set(keysOf("en")).size, keysOf("en").length);
});

test("test_every_refusal_of_the_rules_has_words", () => {
  const sources = fs.readdirSync(new URL("py/engines/flagge/", root)).filter((name) => name.endsWith(".py"));
  const keys = new Set(sources.flatMap((name) => [...read(`py/engines/flagge/${name}`).matchAll(/"(illegal-[a-z-]+)"/g)].map((match) => match[1])));
  assert.ok(keys.has("illegal-chase"));
  for (const language of ["en", "de"]) {
    const known = read(`assets/locales/${language}/problems.ftl`);
    for (const key of keys) assert.match(known, new RegExp(`^${key} =`, "m"));
  }
});

test("test_every_message_that_the_board_asks_for_exists", () => {
  const folder = new URL("web/boards/flagge/", root);
  const asked = new Set(fs.readdirSync(folder).flatMap((name) => [...fs.readFileSync(new URL(name, folder), "utf8").matchAll(/"(flagge-[a-z-]+)"/g)].map((match) => match[1])));
  const known = new Set(keysOf("en"));
  assert.ok(asked.size > 50);
  for (const key of asked) assert.ok(known.has(key), key);
});

test("test_F5_every_preset_has_a_name_in_both_languages", () => {
  const presets = [...read("py/engines/flagge/presets.py").matchAll(/^ {4}"([a-z_]+)": """/gm)].map((match) => match[1]);
  assert.ok(presets.length >= 8);
  for (const language of ["en", "de"]) for (const id of presets) assert.notEqual(words(language)("flagge-preset", { id }), id);
});
