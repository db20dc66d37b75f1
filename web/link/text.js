/**
 * Bytes as text and back: base64url for links, base32 (RFC 4648, upper case, no padding) for QR codes, because a QR
 * code holds upper case letters and digits in 5.5 bits each. Every decoder returns null for text that is not its own.
 */

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** @param {Uint8Array} bytes */
export function toBase64(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/**
 * @param {string} text
 * @returns {Uint8Array | null}
 */
export function fromBase64(text) {
  try {
    return Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes */
export function toBase64Url(bytes) {
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} text */
export function fromBase64Url(text) {
  if (!/^[\w-]*$/.test(text)) return null;
  return fromBase64(text.replaceAll("-", "+").replaceAll("_", "/"));
}

/** @param {Uint8Array} bytes */
export function toBase32(bytes) {
  let text = "";
  let bits = 0;
  let rest = 0;
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(rest >> bits) & 31];
    }
    rest &= (1 << bits) - 1;
  }
  return bits ? text + BASE32[(rest << (5 - bits)) & 31] : text;
}

/**
 * @param {string} text
 * @returns {Uint8Array | null}
 */
export function fromBase32(text) {
  const bytes = [];
  let bits = 0;
  let rest = 0;
  for (const letter of text.toUpperCase()) {
    const five = BASE32.indexOf(letter);
    if (five < 0) return null;
    rest = (rest << 5) | five;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(rest >> bits);
      rest &= (1 << bits) - 1;
    }
  }
  return Uint8Array.from(bytes);
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text */
export function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/**
 * Random text in the alphabet of ICE (RFC 8839: letters, digits, + and /), 6 bits a character.
 * @param {number} length a multiple of 4
 */
export function randomIce(length) {
  return toBase64(crypto.getRandomValues(new Uint8Array((length / 4) * 3)));
}
