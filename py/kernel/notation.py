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
            in_headers = in_headers and not headers
            continue
        found = _HEADER.match(line) if in_headers else None
        if in_headers and not found:
            raise Invalid("notation-header", line=number)
        if found:
            try:
                headers[found[1]] = str(json.loads(found[2]))
            except ValueError as error:
                raise Invalid("notation-header", line=number) from error
            continue
        try:
            events.append(Event.parse(line))
        except Invalid as error:
            raise Invalid("notation-event", line=number) from error
    return Notation(headers, events)
