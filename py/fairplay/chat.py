"""Chat: signed lines, numbered by author, taken in once and in order."""

from __future__ import annotations

from collections.abc import Sequence

from fairplay import shape
from fairplay.crypto import Crypto, tagged
from fairplay.events import Said
from fairplay.identity import Identity
from kernel.canonical import Json
from kernel.errors import Illegal, Invalid

MOST_CHAT = 500
"""Characters of a line."""
MOST_LINES = 50
"""Lines in answer to one head."""
MOST_TOTAL = 5_000
"""Lines of one author in one game."""


class Chat:
    """`game`: digest of the header; `keys`: one Ed25519 public key a seat; `lines`: in the order in
    which they came here."""

    def __init__(self, game: str, keys: Sequence[bytes], crypto: Crypto, lines: list[Said]) -> None:
        self.game, self.keys, self.crypto, self.lines = game, keys, crypto, lines

    def counts(self) -> list[int]:
        """Lines by seat."""
        return [self._count(seat) for seat in range(len(self.keys))]

    def say(self, me: Identity, seat: int, text: str, now: int) -> Said:
        """A line of ours."""
        n, text = self._count(seat), text[:MOST_CHAT]
        if not text or n >= MOST_TOTAL:
            raise Illegal("chat-long")
        sig = self.crypto.sign(me.secret, self._claim(seat, n, now, text)).hex()
        line = Said(seat, n, text, now, sig)
        self.lines.append(line)
        return line

    def take(self, got: shape.Fields) -> Said | None:
        """The new line of a message; None when it is known already or its elders come first.
        Raises `Invalid`."""
        fields = shape.exactly(dict(got), "t", "seat", "n", "text", "time", "sig")
        seat = shape.whole(fields["seat"], 0, len(self.keys) - 1)
        n = shape.whole(fields["n"], 0, MOST_TOTAL - 1)
        time = shape.whole(fields["time"])
        text = shape.text(fields["text"], MOST_CHAT, 1)
        sig = shape.hexes(fields["sig"], 64)
        if n != self._count(seat):
            return None
        if not self.crypto.verify(self.keys[seat], self._claim(seat, n, time, text), sig):
            raise Invalid("chat-signature", seat=seat)
        line = Said(seat, n, text, time, sig.hex())
        self.lines.append(line)
        return line

    def missing(self, counts: Sequence[int]) -> list[Said]:
        """The next lines of somebody who has so many of each seat."""
        behind = [line for line in self.lines if line.seat < len(counts) and line.n >= counts[line.seat]]
        return behind[:MOST_LINES]

    def _count(self, seat: int) -> int:
        return sum(1 for line in self.lines if line.seat == seat)

    def _claim(self, seat: int, n: int, time: int, text: str) -> bytes:
        place = f"{self.game} {seat} {n} {time}".encode()
        return tagged("chat", place, text.encode())


def message(line: Said) -> dict[str, Json]:
    return {"t": "chat", **line._asdict()}
