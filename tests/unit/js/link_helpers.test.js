import assert from "node:assert/strict";
import { test } from "node:test";
import { helpersOf } from "../../../web/link/helpers.js";

test("no helper is built in", () => {
  assert.deepEqual(helpersOf(""), { servers: [], wrong: [] });
});

test("helpers are read as people write them", () => {
  const { servers, wrong } = helpersOf("stun:a.example, stun:[2001:db8::1]:3478\nturn:me:secret@relay.example:443");
  assert.deepEqual(wrong, []);
  assert.deepEqual(servers, [
    { urls: "stun:a.example" },
    { urls: "stun:[2001:db8::1]:3478" },
    { urls: "turn:relay.example:443", username: "me", credential: "secret" },
  ]);
});

test("what can't be read is named and the rest still counts", () => {
  const { servers, wrong } = helpersOf("https://x.example stun: turn:relay.example stun:ok.example:3478");
  assert.deepEqual(servers, [{ urls: "stun:ok.example:3478" }]);
  assert.deepEqual(wrong, ["https://x.example", "stun:", "turn:relay.example"]);
});
