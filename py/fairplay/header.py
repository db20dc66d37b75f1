"""The header of a game between browsers: what all agreed on before the first entry.

Its digest is the game's id in the log and the `prev` of the first entry.
"""

from __future__ import annotations

from typing import NamedTuple

from fairplay import shape
from kernel.canonical import Json, digest
from kernel.errors import Invalid

PROTOCOL = 1


class Header(NamedTuple):
    """`keys` and `names`: one a seat, in seat order; `start`: ms since the epoch."""

    room: str
    game: str
    rules: int
    options: str
    keys: tuple[bytes, ...]
    names: tuple[str, ...]
    start: int

    def json(self) -> dict[str, Json]:
        return {
            "protocol": PROTOCOL,
            "room": self.room,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "keys": [key.hex() for key in self.keys],
            "names": list(self.names),
            "start": self.start,
        }

    def digest(self) -> str:
        return digest(self.json())

    def seat_of(self, key: bytes) -> int | None:
        return self.keys.index(key) if key in self.keys else None


def read_header(value: Json) -> Header:
    """Raises `Invalid`."""
    names = ("protocol", "room", "game", "rules", "options", "keys", "names", "start")
    got = shape.exactly(value, *names)
    if shape.whole(got["protocol"]) != PROTOCOL:
        raise Invalid("versions-differ")
    keys = tuple(shape.hexes(key, 32) for key in shape.items(got["keys"], 10))
    people = tuple(shape.name(name) for name in shape.items(got["names"], 10))
    if len(keys) != len(people) or len(set(keys)) != len(keys) or len(keys) < 2:
        raise Invalid("message-fields")
    return Header(
        shape.hexes(got["room"], 8).hex(),
        shape.text(got["game"], 20, 1),
        shape.whole(got["rules"], 1, 10_000),
        shape.text(got["options"], 400),
        keys,
        people,
        shape.whole(got["start"]),
    )
