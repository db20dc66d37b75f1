"""A game as text, in the spirit of PGN: headers, then one canonical event a line.

[Game "flagge"]
[Rules "1"]
[Options "memory=show limit=90"]
[Seats "2"]

0 setup {0=flag 1=mine ...} @0
...
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kernel.canonical import parse
from kernel.errors import Invalid
from kernel.event import Event

_HEADER = re.compile(r'\[([A-Z][A-Za-z0-9]*) ("(?:[^"\\]|\\.)*")\]\Z')


class Notation(NamedTuple):
    headers: dict[str, str]
    events: list[Event]


def write(headers: Mapping[str, str], events: Iterable[Event]) -> str:
    """The text; `read(write(headers, events)) == (headers, events)`."""
    lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in headers.items()]
    return "\n".join([*lines, "", *(event.text() for event in events), ""])


def read(text: str) -> Notation:
    """Headers and events of a notation; raises `Invalid` with the line's number."""
    headers: dict[str, str] = {}
    events: list[Event] = []
    in_headers = True
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if not line.strip():
            in_headers = False
        elif in_headers:
            name, value = _header(line, number)
            if name in headers:
                raise Invalid("notation-header", line=number)
            headers[name] = value
        else:
            try:
                events.append(Event.parse(line))
            except Invalid as error:
                raise Invalid("notation-event", line=number) from error
    return Notation(headers, events)


def _header(line: str, number: int) -> tuple[str, str]:
    found = _HEADER.match(line)
    try:
        if found:
            return found[1], str(parse(found[2]))
    except Invalid:
        pass
    raise Invalid("notation-header", line=number)
