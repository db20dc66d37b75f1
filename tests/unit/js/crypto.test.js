import assert from "node:assert/strict";
import { test } from "node:test";
import { ed25519_public, ed25519_sign, ed25519_verify, pbkdf2_sha256 } from "../../../web/crypto/worker.js";

const bytes = (/** @type {string} */ hex) => Uint8Array.from(Buffer.from(hex, "hex"));
const hex = (/** @type {Uint8Array} */ u) => Buffer.from(u).toString("hex");

// RFC 8032, section 7.1, tests 1 to 3; tests/unit/test_fairplay_crypto.py checks the same ones.
const VECTORS = [
  [
    "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    "",
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  ],
  [
    "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
    "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
    "72",
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
  ],
  [
    "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
    "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
    "af82",
    "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
  ],
];

test("Ed25519 gives the signatures of RFC 8032", () => {
  for (const [secret, key, message, signature] of VECTORS) {
    assert.equal(hex(ed25519_public(bytes(secret))), key);
    assert.equal(hex(ed25519_sign(bytes(secret), bytes(message))), signature);
    assert.ok(ed25519_verify(bytes(key), bytes(message), bytes(signature)));
  }
});

test("a changed bit and a malformed key or signature are false, not an exception", () => {
  const [, key, message, signature] = VECTORS[2].map(bytes);
  const changed = Uint8Array.from(signature);
  changed[5] ^= 1;
  assert.equal(ed25519_verify(key, message, changed), false);
  assert.equal(ed25519_verify(key, message, signature.slice(1)), false);
  assert.equal(ed25519_verify(key.slice(1), message, signature), false);
  assert.equal(ed25519_verify(new Uint8Array(32).fill(255), message, signature), false);
});

test("PBKDF2-HMAC-SHA-256 gives the value that Python's hashlib gives", () => {
  const salt = new TextEncoder().encode("salt");
  const once = "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b";
  assert.equal(hex(pbkdf2_sha256("password", salt, 1)), once);
});
