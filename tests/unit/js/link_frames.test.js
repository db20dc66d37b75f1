/** Frames: messages of every size come across, and a hostile peer gets a verdict, never an exception or our memory. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_MESSAGE, createBucket, createInbox, cut } from "../../../web/link/frames.js";

const open = { allow: () => true };

/** Whether a text comes out of its own frames unchanged. @param {string} text */
function survives(text) {
  const inbox = createInbox(open);
  const verdicts = (cut(text) ?? []).map((frame) => inbox.take(new TextDecoder().decode(new TextEncoder().encode(frame)), 0));
  assert.ok(verdicts.slice(0, -1).every((verdict) => verdict.kind === "more"));
  const last = verdicts.at(-1);
  return last?.kind === "message" && last.text === text;
}

test("messages of every size come across whole", () => {
  for (const length of [0, 1, 15_999, 16_000, 16_001, 32_000, 100_000, MAX_MESSAGE]) {
    assert.ok(survives("x".repeat(length)), `${length}`);
  }
});

test("characters of two UTF-16 units are never cut in half", () => {
  for (const shift of ["", "a", "ab"]) {
    assert.ok(survives(shift + "🂡♞ä".repeat(12_000)), shift);
  }
});

test("a part stays below 16 kB of plain text", () => {
  assert.ok(cut("x".repeat(200_000))?.every((frame) => frame.length <= 16_001));
});

test("a message over 256 kB of UTF-8 is not sent", () => {
  assert.equal(cut("x".repeat(MAX_MESSAGE + 1)), null);
  assert.equal(cut("€".repeat(MAX_MESSAGE / 3 + 1)), null);
});

test("a message over 256 kB is not taken, and the next one is", () => {
  const inbox = createInbox(open);
  let last;
  for (let i = 0; i < 17; i++) last = inbox.take("c" + "x".repeat(16_000), 0);
  assert.deepEqual(last, { kind: "bad", key: "link-too-big" });
  assert.deepEqual(inbox.take("m" + "€".repeat(MAX_MESSAGE / 3 + 1), 0), { kind: "bad", key: "link-too-big" });
  assert.deepEqual(inbox.take("mok", 0), { kind: "message", text: "ok" });
});

test("endless empty parts are cut off", () => {
  const inbox = createInbox(open);
  const kinds = Array.from({ length: 50 }, () => inbox.take("c", 0).kind);
  assert.ok(kinds.includes("bad"));
});

test("frames that are no frames are named and dropped", () => {
  const inbox = createInbox(open);
  for (const frame of ["", "zebra", null, undefined, 7, {}, new ArrayBuffer(8), "\u0000", "M{}"]) {
    assert.deepEqual(inbox.take(frame, 0), { kind: "bad", key: "link-bad-frame" });
  }
  assert.deepEqual(inbox.take("k" + "x".repeat(20_000), 0), { kind: "bad", key: "link-too-big" });
});

test("10,000 mutated frames never throw", () => {
  let seed = 7;
  const random = () => (seed = (seed * 48271) % 2147483647);
  const inbox = createInbox(open);
  for (let i = 0; i < 10_000; i++) {
    const frame = String.fromCharCode(...Array.from({ length: random() % 40 }, () => random() % (i % 2 ? 128 : 65536)));
    assert.ok(inbox.take(frame, i).kind);
  }
});

test("a flood is told, and a reconnect gives no fresh allowance", () => {
  const bucket = createBucket();
  const first = createInbox(bucket);
  let taken = 0;
  while (first.take("mx", 1000).kind === "message") taken += 1;
  assert.equal(taken, 2000);
  assert.deepEqual(createInbox(bucket).take("mx", 1001), { kind: "flood" });
});

test("a brisk but fair rate of 300 messages a second goes on for ever", () => {
  const inbox = createInbox(createBucket());
  for (let ms = 0; ms < 60_000; ms += 1000 / 300) assert.equal(inbox.take("mx", ms).kind, "message");
});
