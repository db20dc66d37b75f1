"""One signed entry of a game's log.

The hash that the next entry's `prev` names covers everything but the signature, so that nobody can
give one entry two hashes.  The signature covers the same bytes.
"""

from __future__ import annotations

from typing import NamedTuple

from fairplay import shape
from fairplay.crypto import Crypto, tagged
from kernel.canonical import Json, canonical
from kernel.errors import Invalid

_FIELDS = ("game", "seq", "prev", "seat", "time", "body", "digest", "sig")
MOST_BODY = 64 * 1024


class Entry(NamedTuple):
    """`game`, `prev`, `digest`: 64 hex digits; `time`: the author's clock, ms since the epoch;
    `body`: what happens; `digest`: of the public state after it; `sig`: 128 hex digits."""

    game: str
    seq: int
    prev: str
    seat: int
    time: int
    body: Json
    digest: str
    sig: str = ""

    def core(self) -> bytes:
        """What is signed and hashed."""
        fields: dict[str, Json] = dict(zip(_FIELDS[:-1], self[:-1], strict=True))
        return b"taktbrett/entry\0" + canonical(fields).encode()

    def hash(self) -> str:
        return tagged("entry", self.core()).hex()

    def json(self) -> dict[str, Json]:
        return dict(zip(_FIELDS, self, strict=True))

    def text(self) -> str:
        """Canonical text; `parse_entry(entry.text()) == entry`."""
        return canonical(self.json())

    def signed(self, crypto: Crypto, secret: bytes) -> Entry:
        return self._replace(sig=crypto.sign(secret, self.core()).hex())

    def is_by(self, crypto: Crypto, public: bytes) -> bool:
        return crypto.verify(public, self.core(), bytes.fromhex(self.sig))


def read_entry(value: Json) -> Entry:
    """The entry in a JSON value; raises `Invalid`."""
    got = shape.exactly(value, *_FIELDS)
    if len(canonical(got["body"])) > MOST_BODY:
        raise Invalid("message-long")
    return Entry(
        game=shape.hexes(got["game"], 32).hex(),
        seq=shape.whole(got["seq"], 0, 1_000_000),
        prev=shape.hexes(got["prev"], 32).hex(),
        seat=shape.whole(got["seat"], 0, 15),
        time=shape.whole(got["time"]),
        body=got["body"],
        digest=shape.hexes(got["digest"], 32).hex(),
        sig=shape.hexes(got["sig"], 64).hex(),
    )


def parse_entry(text: str) -> Entry:
    """The entry of a canonical text; raises `Invalid`."""
    entry = read_entry(shape.mapping(text))
    if entry.text() != text:
        raise Invalid("message-broken")
    return entry
