"""The file of a game: its record and a last line that tells whole files from truncated and altered
ones.

    [Taktbrett "1"]
    ...
    [End "LINES SHA-256"]

In the file of a running game what somebody at the device must not read yet is masked (base64url, a
cover against spoilers, not a secret: the secrets of other browsers are not in the record at all).
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from collections.abc import Sequence
from datetime import UTC, datetime

from kernel.errors import Invalid
from table.record import FORMAT, Entry, Head

_FIRST = re.compile(r'\[Taktbrett "([0-9]{1,9})"\]\Z')
_END = re.compile(r'\[End "([0-9]{1,9}) ([0-9a-f]{64})"\]\Z')
_OPEN_NOTES = ("chat", "back")
MASK = "~"


def name(head: Head) -> str:
    """A file name: game, day (UTC) and the start of the id."""
    day = datetime.fromtimestamp(head.created / 1000, UTC).strftime("%Y-%m-%d")
    return f"taktbrett-{head.game}-{day}-{head.id[:6]}.txt"


def pack(lines: Sequence[str], headers: int, running: bool) -> str:
    """The file of a record; the first `headers` lines are headers."""
    entries = (_masked(line) if running or _is_key(line) else line for line in lines[headers:])
    told = [*lines[:headers], *entries]
    end = f'[End "{len(told)} {_checksum(told)}"]'
    return "\n".join([*told, end, ""])


def unpack(text: str) -> list[str]:
    """The record in a file.  Raises `Invalid`: `save-broken` (no such file at all), `save-newer`,
    `save-truncated`, `save-altered`."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n ").split("\n")
    first = _FIRST.match(lines[0])
    if not first:
        raise Invalid("save-broken")
    if int(first[1]) > FORMAT:
        raise Invalid("save-newer")
    end = _END.match(lines[-1])
    if not end:
        raise Invalid("save-altered" if any(map(_END.match, lines)) else "save-truncated")
    told = lines[:-1]
    if int(end[1]) != len(told) or end[2] != _checksum(told):
        raise Invalid("save-altered")
    return [_unmasked(line) for line in told]


def _checksum(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _is_key(line: str) -> bool:
    return " # place " in line


def _masked(line: str) -> str:
    entry = Entry.read(line)
    event = entry.event
    if event is None:
        hidden = entry.note not in _OPEN_NOTES
    else:
        hidden = event.to is not None and bool(event.faces)
    if not hidden:
        return line
    time, text = line.split(" ", 1)
    return f"{time} {MASK}{base64.urlsafe_b64encode(text.encode()).decode()}"


def _unmasked(line: str) -> str:
    time, _, text = line.partition(" ")
    if not text.startswith(MASK) or not time.isdigit():
        return line
    try:
        return f"{time} {base64.b64decode(text[1:], b'-_', validate=True).decode()}"
    except (binascii.Error, ValueError) as error:
        raise Invalid("save-broken") from error
