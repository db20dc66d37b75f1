/**
 * The codes that two people pass to each other to connect: an *invite* and the *answer* to it. Law: a code is read
 * completely or refused with a typed fault; `peek*` never connects anywhere.
 *
 * Bytes: version, kind, body, CRC-32 of all before. An invite holds the room, the sender's peer id, an opaque `extra`
 * of the app (game, options, names ...), one certificate fingerprint and k slots; an answer holds a tag of the room,
 * its author, the name of the slot that it answers and its own end. As text either base64url (links, paste) or upper
 * case base32 (QR code of a bare code); both read the same.
 *
 * @typedef {import("./sdp.js").End} End
 * @typedef {Omit<End, "fp">} Slot
 * @typedef {{kind: "invite", room: string, from: string, extra: Uint8Array, fp: Uint8Array, slots: Slot[]}} Invite
 * @typedef {{kind: "answer", tag: number, from: string, slot: string, end: End}} Answer
 */

import { crc32, reader, writer } from "./bytes.js";
import { fault } from "./fault.js";
import { fromBase32, fromBase64Url, fromHex, toBase32, toBase64Url, toHex } from "./text.js";

const VERSION = 1;
const KINDS = /** @type {const} */ (["invite", "answer"]);
const TYPES = /** @type {const} */ (["host", "srflx", "relay"]);
/** Most slots of one invite: ten players at a table, one of them the creator. */
const MAX_SLOTS = 9;

/** The tag by which an answer names its room without repeating it. @param {string} room */
export function roomTag(room) {
  return crc32(new TextEncoder().encode(room));
}

/** @param {Invite} invite */
export function writeInvite({ room, from, extra, fp, slots }) {
  const out = writer();
  out.text(room);
  out.text(from);
  out.blob(extra);
  out.bytes(fp);
  out.byte(slots.length);
  for (const slot of slots) putSlot(out, slot);
  return seal(0, out.done());
}

/** @param {Answer} answer */
export function writeAnswer({ tag, from, slot, end }) {
  const out = writer();
  out.long(tag);
  out.text(from);
  out.text(slot);
  out.bytes(end.fp);
  putSlot(out, end);
  return seal(1, out.done());
}

/**
 * @param {string} text a code, or a link that holds one
 * @returns {Invite}
 */
export function peekInvite(text) {
  const code = open(text);
  if (code.kind !== "invite") throw fault("code-wrong-kind");
  return code;
}

/**
 * @param {string} text a code, or a link that holds one
 * @returns {Answer}
 */
export function peekAnswer(text) {
  const code = open(text);
  if (code.kind !== "answer") throw fault("code-wrong-kind");
  return code;
}

/** The bare code for a QR picture, all in letters that a QR code packs tightly. @param {string} code */
export function qrText(code) {
  return toBase32(bytesOf(code));
}

/** @param {string} base address of the page @param {string} code */
export function inviteUrl(base, code) {
  return `${base.split("#")[0]}#j=${code}`;
}

/** @param {string} base address of the page @param {string} code */
export function answerUrl(base, code) {
  return `${base.split("#")[0]}#a=${code}`;
}

/**
 * What the page was opened with.
 * @param {string} hash `location.hash` or a whole link
 * @returns {{kind: "invite" | "answer", code: string} | null} null: no code in it
 */
export function parseHash(hash) {
  const found = /#([jaJA])=([^&\s]*)/.exec(hash);
  return found && { kind: found[1].toLowerCase() === "j" ? "invite" : "answer", code: found[2] };
}

/** Packs a slot for a message over an open link. @param {Slot} slot */
export function slotToText(slot) {
  const out = writer();
  putSlot(out, slot);
  return toBase64Url(out.done());
}

/** @param {string} text @returns {Slot} */
export function slotFromText(text) {
  const input = reader(fromBase64Url(text) ?? new Uint8Array());
  const slot = getSlot(input);
  input.end();
  return slot;
}

/** @param {number} kind @param {Uint8Array} body */
function seal(kind, body) {
  const out = writer();
  out.byte(VERSION);
  out.byte(kind + 1);
  out.bytes(body);
  out.long(crc32(out.done()));
  return toBase64Url(out.done());
}

/**
 * @param {string} text
 * @returns {Invite | Answer}
 */
function open(text) {
  const bytes = bytesOf(text);
  const input = reader(bytes.slice(0, -4));
  if (input.byte() !== VERSION) throw fault("code-version");
  const kind = KINDS[input.byte() - 1];
  if (!kind) throw fault("code-version");
  const code = kind === "invite" ? getInvite(input) : getAnswer(input);
  input.end();
  return code;
}

/**
 * The checked bytes of a code. People paste links, wrapped lines and stray blanks; all are forgiven.
 * @param {string} text
 */
function bytesOf(text) {
  const bare = (parseHash(text)?.code ?? text).replace(/\s+/g, "");
  for (const decode of [fromBase64Url, fromBase32]) {
    const bytes = decode(bare);
    if (!bytes || bytes.length < 6) continue;
    const sum = reader(bytes.slice(-4)).long() >>> 0;
    if (sum === crc32(bytes.slice(0, -4))) return bytes;
  }
  throw fault("code-broken");
}

/** @typedef {ReturnType<typeof reader>} Reader */

/** @param {Reader} input @returns {Invite} */
function getInvite(input) {
  const room = input.text();
  const from = input.text();
  const extra = input.blob();
  const fp = input.bytes(32);
  const count = input.byte();
  if (count < 1 || count > MAX_SLOTS) throw fault("code-broken");
  const slots = Array.from({ length: count }, () => getSlot(input));
  return { kind: "invite", room, from, extra, fp, slots };
}

/** @param {Reader} input @returns {Answer} */
function getAnswer(input) {
  const tag = input.long() >>> 0;
  const from = input.text();
  const slot = input.text();
  const fp = input.bytes(32);
  return { kind: "answer", tag, from, slot, end: { fp, ...getSlot(input) } };
}

/** @param {ReturnType<typeof writer>} out @param {Slot} slot */
function putSlot(out, { ufrag, pwd, cands }) {
  out.text(ufrag);
  out.text(pwd);
  out.byte(cands.length);
  for (const { addr, port, typ } of cands) {
    const [family, packed] = packAddress(addr);
    out.byte(TYPES.indexOf(typ) * 4 + family);
    if (family === 3) out.text(addr);
    else out.bytes(packed);
    out.short(port);
  }
}

/** @param {Reader} input @returns {Slot} */
function getSlot(input) {
  const ufrag = input.text();
  const pwd = input.text();
  const cands = Array.from({ length: input.byte() }, () => {
    const head = input.byte();
    const typ = TYPES[head >> 2];
    if (!typ) throw fault("code-broken");
    const addr = [
      () => input.bytes(4).join("."),
      () => (toHex(input.bytes(16)).match(/..../g) ?? []).map((word) => word.replace(/^0{1,3}/, "")).join(":"),
      () => toHex(input.bytes(16)).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5.local"),
      () => input.text(),
    ][head & 3]();
    return { addr, port: input.short(), typ };
  });
  return { ufrag, pwd, cands };
}

/**
 * IPv4, IPv6, the name that a browser gives out instead of a private address (RFC 8828, mDNS), or any other name.
 * @param {string} addr
 * @returns {[number, Iterable<number>]}
 */
function packAddress(addr) {
  if (/^\d+(\.\d+){3}$/.test(addr)) return [0, addr.split(".").map(Number)];
  if (addr.includes(":")) {
    const [left, right] = addr.split("::").map((part) => (part ? part.split(":") : []));
    const zeros = Array(8 - left.length - (right?.length ?? 0)).fill("0");
    const words = [...left, ...zeros, ...(right ?? [])].map((word) => parseInt(word, 16));
    return [1, words.flatMap((word) => [word >> 8, word & 255])];
  }
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/.test(addr)) return [2, fromHex(addr.slice(0, -6).replaceAll("-", ""))];
  return [3, []];
}
