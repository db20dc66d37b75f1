"""Chance for one call: made from 32 fresh random bytes that came with it."""

from __future__ import annotations

import hashlib
from random import Random


class Chance(Random):
    """A seeded generator for what needs only fairness; `secret` for what must not be guessed."""

    def __init__(self, entropy: bytes) -> None:
        super().__init__(int.from_bytes(hashlib.sha256(b"chance\0" + entropy).digest(), "big"))
        self._entropy = entropy

    def secret(self, label: str) -> bytes:
        """32 bytes, other ones for each label (SHA-256 of label and entropy)."""
        return hashlib.sha256(label.encode() + b"\0" + self._entropy).digest()
