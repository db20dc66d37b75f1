"""One step of a game, frozen, with exactly one canonical text.

Text: `SEAT KIND ARG* [{HANDLE=FACE ...}] [@SEATS]`, for example `0 move e4 e5`,
`- show {3=captain 44=major}`, `1 setup {40=flag 41=?} @1`.  `-` is nature (dice, dealer,
clock); `?` is a face that this reader may not know; without `@` everyone may read the faces.
"""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from kernel.errors import Invalid

Seats = frozenset[int] | None
ALL: Seats = None
"""Audience: everyone."""

Arg = int | str

MOST_TEXT = 8_000
"""Characters of an event's text at most: the time to refuse a hostile one grows with its square."""

_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_.:+/-]*\Z")
_INT = re.compile(r"(0|-?[1-9][0-9]{0,15})\Z")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"{}]+|[{}]')
_KIND = re.compile(r"[a-z][a-z0-9_]*\Z")
_FACE = re.compile(r"[A-Za-z0-9_+*.-]+\Z")


class Event(NamedTuple):
    """`faces` tells handle -> face (None: hidden from this reader), sorted by handle;
    `to` says which seats may read them (ALL: everyone)."""

    kind: str
    seat: int | None = None
    args: tuple[Arg, ...] = ()
    faces: tuple[tuple[int, str | None], ...] = ()
    to: Seats = ALL

    def seen_by(self, seat: int | None) -> Event:
        """The event as `seat` (None: a spectator) may read it."""
        if self.to is None or seat in self.to:
            return self
        return self._replace(faces=tuple((handle, None) for handle, _ in self.faces))

    def text(self) -> str:
        """The canonical text; `Event.parse(event.text()) == event`."""
        parts = ["-" if self.seat is None else str(self.seat), self.kind]
        parts += [_arg_text(arg) for arg in self.args]
        if self.faces:
            pairs = (f"{handle}={'?' if face is None else face}" for handle, face in self.faces)
            parts.append("{" + " ".join(pairs) + "}")
        if self.to is not None:
            parts.append("@" + ",".join(str(seat) for seat in sorted(self.to)))
        return " ".join(parts)

    @classmethod
    def parse(cls, text: str) -> Event:
        """The event of a canonical text; raises `Invalid` for every other text."""
        if len(text) > MOST_TEXT:
            raise Invalid("event-long", length=len(text))
        tokens: list[str] = _TOKEN.findall(text)
        if len(tokens) < 2:
            raise Invalid("event-broken", text=text[:80])
        seat = None if tokens[0] == "-" else _int(tokens[0], text)
        args: list[Arg] = []
        faces: list[tuple[int, str | None]] = []
        to: Seats = ALL
        rest = iter(tokens[2:])
        for token in rest:
            if token == "{":
                for pair in rest:
                    if pair == "}":
                        break
                    handle, _, face = pair.partition("=")
                    if face != "?" and not _FACE.match(face):
                        raise Invalid("event-broken", text=text[:80])
                    faces.append((_int(handle, text), None if face == "?" else face))
            elif token[0] == "@":
                names = str(token)[1:].split(",") if len(token) > 1 else list[str]()
                to = frozenset(_int(name, text) for name in names)
            else:
                args.append(_parse_arg(token, text))
        event = cls(tokens[1], seat, tuple(args), tuple(faces), to)
        if not _KIND.match(event.kind) or event.text() != text:
            raise Invalid("event-broken", text=text[:80])
        return event


def face_pairs(faces: dict[int, str]) -> tuple[tuple[int, str | None], ...]:
    """`Event.faces` of a mapping handle -> face, in canonical order."""
    return tuple(sorted(faces.items()))


def _arg_text(arg: Arg) -> str:
    if isinstance(arg, int):
        return str(arg)
    return arg if _WORD.match(arg) else json.dumps(arg, ensure_ascii=False)


def _parse_arg(token: str, text: str) -> Arg:
    if token[0] == '"':
        try:
            value = json.loads(token)
        except ValueError as error:
            raise Invalid("event-broken", text=text[:80]) from error
        return str(value)
    if _INT.match(token):
        return int(token)
    if _WORD.match(token):
        return token
    raise Invalid("event-broken", text=text[:80])


def _int(token: str, text: str) -> int:
    if not _INT.match(token):
        raise Invalid("event-broken", text=text[:80])
    return int(token)
