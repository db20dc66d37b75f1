"""The log: append-only, hash-chained, signed; forks are judged, equivocation is proven.

Race rule: entries of different seats on one `prev` are a race.  The seat with the lowest
`(seat - seq) mod n` goes first, so that the advantage moves round.  The loser's entry is dropped by
everybody and its author says it again on the new head if it is still allowed: another `prev`, hence
never equivocation.  Two different entries of one seat on one `prev` are equivocation.  Whoever has
signed an entry has agreed to all before it: to race against one of those is rewinding, and cheating.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fairplay.crypto import Crypto
from fairplay.entry import Entry
from fairplay.proof import equivocation_text, rewind_text
from kernel.canonical import Json
from kernel.errors import Cheat, Illegal, Invalid

Verdict = Literal["next", "known", "gap", "wins", "loses"]
TOLERANCE = 26 * 3600 * 1000
"""ms by which another device's clock may be ahead of ours: clocks with a wrong time zone are common,
and clocks of the game count by arrivals."""


class Log:
    """The entries of one game.  `game`: digest of the header (64 hex digits), which is also the
    `prev` of the first entry; `keys`: one Ed25519 public key a seat."""

    def __init__(self, game: str, keys: Sequence[bytes], crypto: Crypto) -> None:
        self.game = game
        self.keys = tuple(keys)
        self.crypto = crypto
        self.entries: list[Entry] = []
        self.hashes: list[str] = []

    @property
    def height(self) -> int:
        return len(self.entries)

    @property
    def head(self) -> str:
        return self.hashes[-1] if self.hashes else self.game

    def prev(self, seq: int) -> str:
        return self.hashes[seq - 1] if seq else self.game

    def draft(self, seat: int, time: int, body: Json, digest: str) -> Entry:
        """The unsigned next entry.  `time` never runs backwards within a log."""
        if self.entries:
            time = max(time, self.entries[-1].time)
        return Entry(self.game, self.height, self.head, seat, time, body, digest)

    def judge(self, entry: Entry, now: int) -> Verdict:
        """What `entry` is to this log, without changing it:

        next (fits on the head), known (already in), gap (entries before it are missing),
        wins / loses (a race with the entry that we have at its place).
        Raises `Invalid` (not of this game, bad signature, from the future), `Illegal` (chain broken)
        or `Cheat` (equivocation, with the transferable proof).
        """
        if entry.game != self.game or entry.seat >= len(self.keys):
            raise Invalid("entry-foreign")
        known = entry.seq < self.height and entry.hash() == self.hashes[entry.seq]
        if known and entry.sig == self.entries[entry.seq].sig:
            return "known"
        if not entry.is_by(self.crypto, self.keys[entry.seat]):
            raise Invalid("entry-signature")
        if entry.time > now + TOLERANCE:
            raise Invalid("entry-future", seat=entry.seat)
        if entry.seq > self.height:
            return "gap"
        if known:
            return "known"
        if entry.prev != self.prev(entry.seq):
            raise Illegal("entry-elsewhere", seat=entry.seat)
        if entry.seq and entry.time < self.entries[entry.seq - 1].time:
            raise Illegal("entry-time", seat=entry.seat)
        if entry.seq == self.height:
            return "next"
        ours = self.entries[entry.seq]
        if ours.seat == entry.seat:
            raise Cheat(entry.seat, "equivocation", equivocation_text(ours, entry, self.keys))
        if self._rank(entry) > self._rank(ours):
            return "loses"
        for end in range(entry.seq + 1, self.height):
            if self.entries[end].seat == entry.seat:
                branch = self.entries[entry.seq : end + 1]
                raise Cheat(entry.seat, "rewind", rewind_text(branch, entry, self.keys))
        return "wins"

    def _rank(self, entry: Entry) -> int:
        return (entry.seat - entry.seq) % len(self.keys)

    def add(self, entry: Entry) -> None:
        """Append an entry that was judged `next` and that the game accepted."""
        if entry.seq != self.height or entry.prev != self.head:
            raise Illegal("entry-elsewhere", seat=entry.seat)
        self.entries.append(entry)
        self.hashes.append(entry.hash())

    def cut(self, height: int) -> list[Entry]:
        """Drop the entries from `height` on (they lost a race) and return them."""
        lost = self.entries[height:]
        del self.entries[height:], self.hashes[height:]
        return lost


def late(before: int, after: int, limit: int, tolerance: int = 2_000) -> bool:
    """Has at least `limit` ms passed between two times (ms), up to `tolerance` ms of clock
    difference?"""
    return after - before >= limit - tolerance
