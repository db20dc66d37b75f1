"""Reading what another browser sent: every field is what it should be, or the whole is `Invalid`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import cast

from kernel.canonical import Json, parse
from kernel.errors import Invalid

MOST_TEXT = 256 * 1024
MOST_NAME = 40
LATEST = 1 << 46  # ms since the epoch: far beyond every clock

Fields = Mapping[str, Json]
_HEX = re.compile(r"[0-9a-f]*\Z")


def mapping(text: str) -> Fields:
    """The mapping in a JSON text of at most 256 kB and depth 12."""
    if len(text) > MOST_TEXT:
        raise Invalid("message-long")
    value = parse(text, max_depth=12)
    if not isinstance(value, Mapping):
        raise Invalid("message-broken")
    return value


def message(text: str) -> Fields:
    """A mapping whose kind is the text `t`."""
    value = mapping(text)
    if not isinstance(value.get("t"), str):
        raise Invalid("message-broken")
    return value


def exactly(value: Json, *names: str) -> Fields:
    """A mapping with exactly these keys."""
    if not isinstance(value, Mapping) or set(value) != set(names):
        raise Invalid("message-fields")
    return value


def text(value: Json, most: int = MOST_NAME, least: int = 0) -> str:
    if not isinstance(value, str) or not least <= len(value) <= most:
        raise Invalid("message-text")
    return value


def name(value: Json) -> str:
    """A person's name: 1 to 40 printable characters."""
    found = text(value, MOST_NAME, 1)
    if not found.isprintable() or found != found.strip():
        raise Invalid("message-name")
    return found


def whole(value: Json, low: int = 0, high: int = LATEST) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Invalid("message-number")
    return value


def hexes(value: Json, size: int) -> bytes:
    """`size` bytes as lower-case hex."""
    if not isinstance(value, str) or len(value) != 2 * size or not _HEX.match(value):
        raise Invalid("message-hex")
    return bytes.fromhex(value)


def items(value: Json, most: int) -> Sequence[Json]:
    if isinstance(value, str) or not isinstance(value, Sequence) or len(value) > most:
        raise Invalid("message-list")
    return cast(Sequence[Json], value)
