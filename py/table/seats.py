"""Who sits at a table, and in which order (F3)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from kernel.canonical import Json
from kernel.errors import Invalid

KINDS = ("user", "bot", "remote")
LEVELS = ("easy", "medium", "hard")
LONGEST_NAME = 40


class Seat(NamedTuple):
    """`kind`: a person here, a bot, or another browser; `who`: the index in the list that the
    table was made from, so that people stay who they are when seats are drawn anew."""

    kind: str
    name: str
    who: int
    level: str = ""

    def json(self) -> dict[str, Json]:
        entry: dict[str, Json] = {"kind": self.kind, "name": self.name, "who": self.who}
        return entry | {"level": self.level} if self.level else entry

    @classmethod
    def read(cls, value: Json, who: int | None = None) -> Seat:
        """The seat of a `json()`, or of a request with its index `who`; raises `Invalid`."""
        if not isinstance(value, dict):
            raise Invalid("seat-broken")
        kind, name, level = value.get("kind"), value.get("name", ""), value.get("level", "")
        index = value.get("who") if who is None else who
        if kind not in KINDS or not isinstance(name, str) or not isinstance(level, str):
            raise Invalid("seat-broken")
        if (kind == "bot") != (level in LEVELS) or (kind != "bot" and level):
            raise Invalid("level-unknown", level=level[:40])
        if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < 100:
            raise Invalid("seat-broken")
        return cls(str(kind), clean(name, LONGEST_NAME), index, level)


def clean(text: str, longest: int) -> str:
    """Without control characters and outer spaces, cut to `longest` characters."""
    kept = "".join(ch if ch.isprintable() else " " for ch in text)
    return " ".join(kept.split())[:longest]


def drawn(seats: Sequence[Seat], first: int | None, rng: Random) -> tuple[Seat, ...]:
    """The seats in playing order: `first` (an index) begins, drawn fairly if None."""
    start = rng.randrange(len(seats)) if first is None else first
    if not 0 <= start < len(seats):
        raise Invalid("seat-broken")
    return (*seats[start:], *seats[:start])


def alternated(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The order of the rematch: the next one begins."""
    return (*seats[1:], *seats[:1])


def mode(seats: Sequence[Seat]) -> str:
    kinds = {seat.kind for seat in seats}
    return "link" if "remote" in kinds else "bot" if "bot" in kinds else "local"
