/** Tabs of one browser: a code goes to the tab that waits, a game is held by one tab. Node has no Web Locks, so this
 * also proves the way without them; tests/e2e/test_link_transport.py proves the other. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { roomTag, writeAnswer } from "../../../web/link/codes.js";
import { handOver, waitForAnswers } from "../../../web/link/handover.js";
import { holdGame, takeOver } from "../../../web/link/lock.js";

const end = { ufrag: "abcd", pwd: "QKnsNh66gr3jVNEsj+Hetk9S", cands: [], fp: new Uint8Array(32) };
const code = writeAnswer({ kind: "answer", tag: roomTag("one"), from: "guest", slot: "abcd", end });

test("the tab that waits for this room takes the code, once", async () => {
  /** @type {string[]} */
  const got = [];
  const stops = [waitForAnswers("one", (c) => got.push("one " + c)), waitForAnswers("one", (c) => got.push("same " + c)), waitForAnswers("two", (c) => got.push("two " + c))];
  assert.equal(await handOver(code), true);
  assert.equal(got.length, 1);
  assert.match(got[0], new RegExp(`^(one|same) ${code}$`));
  for (const stop of stops) stop();
});

test("nobody waits: the new tab is told", async () => {
  assert.equal(await handOver(code), false);
});

test("a broken code is refused before anyone is asked", () => {
  assert.throws(() => handOver(code.slice(3)), (/** @type {any} */ error) => error.key === "code-broken");
});

test("without Web Locks a game is held by one tab, freed and taken over", async () => {
  let stored = 0;
  const first = await holdGame("g", async () => void (stored += 1));
  assert.equal(first.held, true);
  assert.equal((await holdGame("g")).held, false);
  const other = await holdGame("h");
  assert.equal(other.held, true);
  const second = await takeOver("g");
  assert.equal(second.held, true);
  assert.equal(stored, 1);
  second.release();
  const third = await holdGame("g");
  assert.equal(third.held, true);
  third.release();
  other.release();
  first.release();
});
