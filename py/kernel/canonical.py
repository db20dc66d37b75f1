"""Canonical JSON: one value, one text, one digest at every peer."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from kernel.errors import Invalid

Json = None | bool | int | str | Sequence["Json"] | Mapping[str, "Json"]

_encode = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode


_PLAIN = frozenset((type(None), bool, int, str))
_NESTING = re.compile(r'"[^"\\]*(?:\\(?:.|\Z)[^"\\]*)*(?:"|\Z)|[\[\]{}]', re.DOTALL)
"""A text up to its end, closed or not (so that no hostile text is scanned twice), or a bracket."""
MOST_DEPTH = 64


def canonical(value: Json) -> str:
    """JSON text with sorted keys and without white space.

    Only None, bool, int, str, lists, tuples and mappings with text keys may occur
    (no floats: their text differs between platforms).  Raises `Invalid` otherwise.
    """
    _check(value, MOST_DEPTH)
    text = _encode(value)
    _check_text(text)
    return text


def parse(text: str, max_depth: int = MOST_DEPTH) -> Json:
    """The value of a JSON text; `Invalid` for anything but the types of `canonical`."""
    _check_nesting(text, max_depth)
    try:
        value = json.loads(text, parse_float=_no_float, parse_constant=_no_float)
    except (ValueError, RecursionError) as error:
        raise Invalid("json-broken") from error
    _check(value, max_depth)
    _check_text(_encode(value) if "\\u" in text else text)
    return cast(Json, value)


def digest(value: Json) -> str:
    """SHA-256 (FIPS 180-4) of the canonical text, 64 hex digits."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def _no_float(text: str) -> Json:
    raise Invalid("json-float", text=text[:40])


def _check_nesting(text: str, most: int) -> None:
    """Before `json.loads`, whose recursion a hostile text could use to bring WebAssembly's stack down."""
    if text.count("[") + text.count("{") <= most:
        return
    depth = 0
    for token in _NESTING.findall(text):
        if token in "[{":
            depth += 1
            if depth > most:
                raise Invalid("json-deep")
        elif token in "]}":
            depth -= 1


def _check_text(text: str) -> None:
    """Half of a surrogate pair has no UTF-8, so it can be neither hashed nor sent."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Invalid("json-surrogate") from error


def _check(value: object, depth: int) -> None:
    if type(value) in _PLAIN:
        return
    if depth <= 0:
        raise Invalid("json-deep")
    inner: Iterable[object]
    if isinstance(value, (list, tuple)):
        inner = cast(Sequence[object], value)
        if _PLAIN.issuperset(map(type, inner)):
            return
    elif isinstance(value, dict):
        fields = cast(dict[object, object], value)
        if not all(type(key) is str for key in fields):
            raise Invalid("json-key")
        inner = fields.values()
    else:
        raise Invalid("json-type", type=type(value).__name__)
    for item in inner:
        if type(item) not in _PLAIN:
            _check(item, depth - 1)
