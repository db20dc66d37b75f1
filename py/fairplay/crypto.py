"""What the protocol needs of cryptography; the app or the tests supply it."""

from __future__ import annotations

import hashlib
from typing import Protocol


class Crypto(Protocol):
    """Ed25519 (RFC 8032) with 32-byte keys and 64-byte signatures; PBKDF2 (RFC 8018)."""

    def public(self, secret: bytes) -> bytes: ...
    def sign(self, secret: bytes, message: bytes) -> bytes: ...
    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        """False for anything malformed; never raises."""
        ...

    def stretch(self, password: str, salt: bytes) -> bytes:
        """PBKDF2-HMAC-SHA-256 of the password, 32 bytes."""
        ...


def tagged(domain: str, *parts: bytes) -> bytes:
    """SHA-256 of the parts, separated by domain and by length, so that no two uses meet."""
    hasher = hashlib.sha256(b"taktbrett/" + domain.encode() + b"\0")
    for part in parts:
        hasher.update(len(part).to_bytes(4, "big") + part)
    return hasher.digest()


def expand(entropy: bytes, label: str) -> bytes:
    """32 bytes for one purpose out of fresh entropy."""
    return tagged("expand", entropy, label.encode())
