/** The codes that people pass on: complete or refused, whatever happened to them on the way. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerUrl, inviteUrl, parseHash, peekAnswer, peekInvite, qrText, roomTag, slotFromText, slotToText, writeAnswer, writeInvite } from "../../../web/link/codes.js";
import { readSdp, withCredentials, writeSdp } from "../../../web/link/sdp.js";
import { fromBase32, fromBase64Url, toBase32, toBase64Url } from "../../../web/link/text.js";

const fp = Uint8Array.from({ length: 32 }, (_, i) => i * 7);
const cands = [
  { addr: "192.0.2.77", port: 50123, typ: /** @type {const} */ ("host") },
  { addr: "2001:db8:0:0:0:0:0:1", port: 40000, typ: /** @type {const} */ ("srflx") },
  { addr: "0af5f3b4-1111-2222-3333-0123456789ab.local", port: 65535, typ: /** @type {const} */ ("host") },
  { addr: "turn.example.org", port: 3478, typ: /** @type {const} */ ("relay") },
];
const slot = { ufrag: "a+/B", pwd: "QKnsNh66gr3jVNEsj+Hetk9S", cands };
const firefox = { ufrag: "0af5f3b4", pwd: "00112233445566778899aabbccddeeff", cands: cands.slice(0, 1) };
const invite = { kind: /** @type {const} */ ("invite"), room: "a".repeat(32), from: "q-yLnHWuJeY", extra: Uint8Array.of(1, 2, 3), fp, slots: [slot, firefox] };
const answer = { kind: /** @type {const} */ ("answer"), tag: roomTag("room"), from: "43cJoA1_FMk", slot: "a+/B", end: { ...slot, fp } };
const key = (/** @type {string} */ name) => (/** @type {any} */ error) => error.key === name;

test("an invite reads back what was written", () => {
  assert.deepEqual(peekInvite(writeInvite(invite)), invite);
});

test("an answer reads back what was written", () => {
  assert.deepEqual(peekAnswer(writeAnswer(answer)), answer);
});

test("rooms and names of any alphabet survive", () => {
  for (const room of ["", "x", "Raum Süd", "ABC", "0123456789abcdef0", "-_-", "a+b/c"]) {
    assert.equal(peekInvite(writeInvite({ ...invite, room })).room, room);
  }
});

test("a code of one slot with one address stays short enough for a small QR code", () => {
  const code = writeInvite({ ...invite, room: "0123456789abcdef", slots: [{ ...slot, cands: cands.slice(0, 1) }], extra: new Uint8Array(40) });
  assert.ok(code.length < 220, `${code.length}`);
  assert.match(qrText(code), /^[A-Z2-7]+$/);
});

test("links, wrapped lines, blanks and the QR form all read the same", () => {
  const code = writeInvite(invite);
  for (const form of [
    inviteUrl("https://example.org/play/?x=1#old", code),
    `https://example.org/#J=${qrText(code)}`,
    qrText(code),
    qrText(code).toLowerCase(),
    ` ${code.slice(0, 30)}\n${code.slice(30)} `,
  ]) {
    assert.deepEqual(peekInvite(form), invite);
  }
});

test("parseHash tells invites and answers from other addresses", () => {
  assert.deepEqual(parseHash("#j=AB"), { kind: "invite", code: "AB" });
  assert.deepEqual(parseHash(answerUrl("https://example.org/", "CD")), { kind: "answer", code: "CD" });
  assert.deepEqual(parseHash("#A=EF"), { kind: "answer", code: "EF" });
  assert.equal(parseHash("#table/3"), null);
});

test("every truncation of a code is told as broken", () => {
  const code = writeInvite(invite);
  for (let length = 0; length < code.length; length++) {
    assert.throws(() => peekInvite(code.slice(0, length)), key("code-broken"));
  }
});

test("every change of one character is told as broken", () => {
  const code = writeAnswer(answer);
  for (let at = 0; at < code.length - 1; at++) {
    const other = code[at] === "A" ? "B" : "A";
    assert.throws(() => peekAnswer(code.slice(0, at) + other + code.slice(at + 1)), key("code-broken"));
  }
});

test("an answer is no invite, and the other way round", () => {
  assert.throws(() => peekInvite(writeAnswer(answer)), key("code-wrong-kind"));
  assert.throws(() => peekAnswer(writeInvite(invite)), key("code-wrong-kind"));
});

test("a code of a later version is told as such", async () => {
  const { crc32, writer } = await import("../../../web/link/bytes.js");
  const out = writer();
  out.bytes([2, 1, 5, 5, 5]);
  out.long(crc32(out.done()));
  assert.throws(() => peekInvite(toBase64Url(out.done())), key("code-version"));
});

test("rubbish with a sound checksum is refused, never half read", async () => {
  const { crc32, writer } = await import("../../../web/link/bytes.js");
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647);
  for (let round = 0; round < 2000; round++) {
    const out = writer();
    out.bytes([1, 1 + (round % 2), ...Array.from({ length: random() % 120 }, () => random() & 255)]);
    out.long(crc32(out.done()));
    const peek = round % 2 ? peekAnswer : peekInvite;
    assert.throws(() => peek(toBase64Url(out.done())), key("code-broken"));
  }
});

test("slots travel as text", () => {
  assert.deepEqual(slotFromText(slotToText(slot)), slot);
  assert.throws(() => slotFromText(slotToText(slot).slice(0, -3)), key("code-broken"));
  assert.throws(() => slotFromText("!"), key("code-broken"));
});

test("base32 and base64url round-trip all lengths", () => {
  for (let length = 0; length < 40; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 89 + length) & 255);
    assert.deepEqual(fromBase32(toBase32(bytes)), bytes);
    assert.deepEqual(fromBase64Url(toBase64Url(bytes)), bytes);
  }
});

test("a description holds the end that it was made from", () => {
  const end = { ...slot, fp };
  assert.deepEqual(readSdp(writeSdp(end, "offer")), end);
  const own = { ufrag: "abcdEFGH", pwd: "0123456789012345678901+/" };
  assert.deepEqual(readSdp(withCredentials(writeSdp(end, "answer"), own)), { ...end, ...own });
});

test("no hostile field gets a line of its own into a description", () => {
  const bad = [
    { ufrag: "abcd\r\na=evil" },
    { pwd: "short" },
    { pwd: `${slot.pwd}\n` },
    { fp: new Uint8Array(31) },
    { cands: [{ addr: "1.2.3.4 typ host\r\na=x", port: 1, typ: "host" }] },
    { cands: [{ addr: "1.2.3.4", port: 0, typ: "host" }] },
  ];
  for (const part of bad) {
    assert.throws(() => writeSdp(/** @type {any} */ ({ ...slot, fp, ...part }), "offer"), key("code-broken"));
  }
});
