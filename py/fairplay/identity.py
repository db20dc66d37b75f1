"""Who somebody is: an Ed25519 key pair and a chosen name."""

from __future__ import annotations

from typing import NamedTuple

from fairplay.crypto import Crypto, tagged


class Identity(NamedTuple):
    """`secret` and `key`: 32 bytes each."""

    secret: bytes
    key: bytes
    name: str

    @classmethod
    def of(cls, crypto: Crypto, secret: bytes, name: str) -> Identity:
        return cls(secret, crypto.public(secret), name)


def safety_number(one: bytes, two: bytes) -> str:
    """20 digits that both see alike and can compare by voice; the order of the keys is free."""
    value = int.from_bytes(tagged("safety", *sorted((one, two)))[:9], "big") % 10**20
    digits = f"{value:020d}"
    return " ".join(digits[i : i + 5] for i in range(0, 20, 5))
