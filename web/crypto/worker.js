// Big-number work for the Python worker: synchronous, bytes in and bytes out (Uint8Array).
// The protocol itself is in py/fairplay; the same vectors are checked in Python and in node.
import { ed25519 } from "@noble/curves/ed25519.js";
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";

const ROUNDS = 200_000;

/**
 * The public key of a secret key (RFC 8032), 32 bytes each.
 * @param {Uint8Array} secret
 */
export const ed25519_public = (secret) => ed25519.getPublicKey(secret);

/**
 * The signature of a message, 64 bytes.
 * @param {Uint8Array} secret
 * @param {Uint8Array} message
 */
export const ed25519_sign = (secret, message) => ed25519.sign(message, secret);

/**
 * False for anything malformed; never throws.  Strict as RFC 8032 (no ZIP-215 leniency), so that all
 * peers agree with the Python side.
 * @param {Uint8Array} publicKey
 * @param {Uint8Array} message
 * @param {Uint8Array} signature
 */
export function ed25519_verify(publicKey, message, signature) {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
}

/**
 * PBKDF2-HMAC-SHA-256 (RFC 8018), 32 bytes.
 * @param {string} password
 * @param {Uint8Array} salt
 * @param {number} [rounds]
 */
export const pbkdf2_sha256 = (password, salt, rounds = ROUNDS) =>
  pbkdf2(sha256, password.normalize("NFKC"), salt, { c: rounds, dkLen: 32 });
