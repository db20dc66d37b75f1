/**
 * A reader and a writer of bytes for the codes. The reader throws `code-broken` as soon as something does not fit, so a
 * damaged code can never be half read.
 */

import { fault } from "./fault.js";
import { fromBase64, fromBase64Url, fromHex, toBase64, toBase64Url, toHex } from "./text.js";

/** How a short text is packed; the first of these that gives the text back exactly is taken. */
const PACKINGS = [
  { test: /^$|[^]/, pack: (/** @type {string} */ s) => new TextEncoder().encode(s), unpack: (/** @type {Uint8Array} */ b) => new TextDecoder().decode(b) },
  { test: /^([0-9a-f]{2})+$/, pack: fromHex, unpack: toHex },
  { test: /^[A-Za-z0-9+/]+$/, pack: fromBase64, unpack: toBase64 },
  { test: /^[\w-]+$/, pack: fromBase64Url, unpack: toBase64Url },
];

export function writer() {
  /** @type {number[]} */
  const out = [];
  const self = {
    byte: (/** @type {number} */ value) => void out.push(value & 255),
    short: (/** @type {number} */ value) => void out.push((value >> 8) & 255, value & 255),
    long: (/** @type {number} */ value) => {
      self.short(value >>> 16);
      self.short(value & 0xffff);
    },
    bytes: (/** @type {Iterable<number>} */ values) => {
      for (const value of values) out.push(value);
    },
    /** @param {Uint8Array} values at most 65535 */
    blob: (values) => {
      self.short(values.length);
      self.bytes(values);
    },
    /** @param {string} text packed to at most 63 bytes */
    text: (text) => {
      for (const how of [1, 2, 3, 0]) {
        const { test, pack, unpack } = PACKINGS[how];
        const packed = test.test(text) ? pack(text) : null;
        if (!packed || unpack(packed) !== text) continue;
        if (packed.length > 63) throw fault("link-too-big");
        self.byte((how << 6) | packed.length);
        self.bytes(packed);
        return;
      }
      throw fault("link-too-big");
    },
    done: () => Uint8Array.from(out),
  };
  return self;
}

/** @param {Uint8Array} bytes */
export function reader(bytes) {
  let at = 0;
  const self = {
    /** @param {number} n */
    bytes: (n) => {
      if (at + n > bytes.length) throw fault("code-broken");
      return bytes.slice(at, (at += n));
    },
    byte: () => self.bytes(1)[0],
    short: () => self.byte() * 256 + self.byte(),
    long: () => self.short() * 65536 + self.short(),
    blob: () => self.bytes(self.short()),
    text: () => {
      const head = self.byte();
      return PACKINGS[head >> 6].unpack(self.bytes(head & 63));
    },
    end: () => {
      if (at !== bytes.length) throw fault("code-broken");
    },
  };
  return self;
}

/** CRC-32 (IEEE 802.3). @param {Uint8Array} bytes */
export function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}
