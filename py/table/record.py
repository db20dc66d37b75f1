"""The record of a table: text lines, headers first, then one line an entry, only ever appended.

    [Taktbrett "1"]
    [Id "9f2c..."]
    ...
    1790000000000 0 move e4 e5
    1790000004000 # chat {"seat":0,"text":"hello"}

A table is what its record says: opening it replays these lines and nothing else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import NamedTuple

from engines import GAMES
from kernel.canonical import Json, canonical, parse
from kernel.errors import Invalid
from kernel.event import Event
from kernel.option import Value, options_text, parse_options
from table.seats import Seat

FORMAT = 1
NAMES = ("Taktbrett", "Id", "Game", "Rules", "Options", "Created", "Seats", "Before")
"""The headers, all of them, in this order."""

_HEADER = re.compile(r'\[([A-Z][A-Za-z0-9]*) ("(?:[^"\\]|\\.)*")\]\Z')
_ENTRY = re.compile(r"(0|[1-9][0-9]{0,15}) (.+)\Z", re.DOTALL)
_NOTE = re.compile(r"# ([a-z_]+)(?: (.+))?\Z", re.DOTALL)
_ID = re.compile(r"[0-9a-f]{16,64}\Z")


class Head(NamedTuple):
    """`created`: ms since the epoch; `before`: the id of the game this one is the rematch of."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    created: int
    seats: tuple[Seat, ...]
    before: str = ""

    def lines(self) -> list[str]:
        declared = GAMES[self.game].OPTIONS
        values = (
            str(FORMAT),
            self.id,
            self.game,
            str(self.rules),
            options_text(declared, self.options),
            str(self.created),
            canonical([seat.json() for seat in self.seats]),
            self.before,
        )
        texts = (json.dumps(value, ensure_ascii=False) for value in values)
        return [f"[{name} {text}]" for name, text in zip(NAMES, texts, strict=True)]


class Entry(NamedTuple):
    """What happened at `time` (ms since the epoch): an `event` of the game, or a `note` of the
    table with its `data`."""

    time: int
    event: Event | None = None
    note: str = ""
    data: Json = None

    def line(self) -> str:
        if self.event is not None:
            return f"{self.time} {self.event.text()}"
        return f"{self.time} # {self.note} {canonical(self.data)}"

    @classmethod
    def read(cls, line: str) -> Entry:
        """The entry of a line; raises `Invalid`."""
        found = _ENTRY.match(line)
        if not found:
            raise Invalid("save-broken")
        time, text = int(found[1]), found[2]
        if text[0] != "#":
            return cls(time, Event.parse(text))
        note = _NOTE.match(text)
        if not note:
            raise Invalid("save-broken")
        return cls(time, None, note[1], parse(note[2] or "null"))


def read_head(lines: Sequence[str]) -> Head:
    """The headers of a record; raises `Invalid`: `save-newer` for one of a later version."""
    texts: dict[str, str] = {}
    for name, line in zip(NAMES, lines, strict=False):
        found = _HEADER.match(line)
        if not found or found[1] != name:
            raise Invalid("save-broken")
        texts[name] = _unquoted(found[2])
        if name == "Taktbrett" and _number(texts[name]) > FORMAT:
            raise Invalid("save-newer")
        if name == "Game" and texts[name] not in GAMES:
            raise Invalid("save-newer")
        if name == "Rules" and _number(texts[name]) != GAMES[texts["Game"]].RULES:
            newer = _number(texts[name]) > GAMES[texts["Game"]].RULES
            raise Invalid("save-newer" if newer else "save-older")
    if len(texts) != len(NAMES) or not _ID.match(texts["Id"]):
        raise Invalid("save-broken")
    game, seats = GAMES[texts["Game"]], parse(texts["Seats"])
    if not isinstance(seats, list) or len(seats) not in game.SEATS:
        raise Invalid("save-broken")
    return Head(
        texts["Id"],
        texts["Game"],
        game.RULES,
        parse_options(game.OPTIONS, texts["Options"]),
        _number(texts["Created"]),
        tuple(Seat.read(seat) for seat in seats),
        texts["Before"],
    )


def _unquoted(text: str) -> str:
    try:
        return str(json.loads(text))
    except ValueError as error:
        raise Invalid("save-broken") from error


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 16:
        raise Invalid("save-broken")
    return int(text)
