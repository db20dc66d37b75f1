"""Canonical JSON: one value, one text, one digest at every peer."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import cast

from kernel.errors import Invalid

Json = None | bool | int | str | Sequence["Json"] | Mapping[str, "Json"]

_encode = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode


def canonical(value: Json) -> str:
    """JSON text with sorted keys and without white space.

    Only None, bool, int, str, lists, tuples and mappings with text keys may occur
    (no floats: their text differs between platforms).  Raises `Invalid` otherwise.
    """
    _check(value, 0)
    return _encode(value)


def parse(text: str, max_depth: int = 64) -> Json:
    """The value of a JSON text; `Invalid` for anything but the types of `canonical`."""
    try:
        value = json.loads(text, parse_float=_no_float, parse_constant=_no_float)
    except (ValueError, RecursionError) as error:
        raise Invalid("json-broken") from error
    _check(value, 0, max_depth)
    return cast(Json, value)


def digest(value: Json) -> str:
    """SHA-256 (FIPS 180-4) of the canonical text, 64 hex digits."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def _no_float(text: str) -> Json:
    raise Invalid("json-float", text=text)


def _check(value: object, depth: int, max_depth: int = 64) -> None:
    if value is None or isinstance(value, (bool, int)):
        return
    if isinstance(value, str):
        if any("\ud800" <= ch <= "\udfff" for ch in value):
            raise Invalid("json-surrogate")
        return
    if depth >= max_depth:
        raise Invalid("json-deep")
    if isinstance(value, (list, tuple)):
        for item in cast(Sequence[object], value):
            _check(item, depth + 1, max_depth)
        return
    if isinstance(value, dict):
        for key, item in cast(Mapping[object, object], value).items():
            if not isinstance(key, str):
                raise Invalid("json-key")
            _check(key, depth, max_depth)
            _check(item, depth + 1, max_depth)
        return
    raise Invalid("json-type", type=type(value).__name__)
