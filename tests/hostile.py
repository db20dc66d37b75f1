"""A hostile peer: real traffic, bent in every way that a decoder might trip over."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    2**70,
    "",
    "x" * 5000,
    "\u202eevil",
    "\ud800",
    "<script>alert(1)</script>",
    [],
    {},
    [[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]],
    {"__proto__": 1},
    float("nan"),
)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(value, dict):
        for key, item in value.items():
            found += paths(item, (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            found += paths(item, (*path, i))
    return found


def put(value: Any, path: tuple[Any, ...], change: Callable[[Any], Any]) -> Any:
    if not path:
        return change(value)
    value[path[0]] = put(value[path[0]], path[1:], change)
    return value


def drop(value: Any, path: tuple[Any, ...]) -> Any:
    if len(path) == 1:
        del value[path[0]]
    elif path:
        drop(value[path[0]], path[1:])
    return value


def nudge(value: Any, rng: Random) -> Any:
    """A small change of the same type: the worst kind."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 7, 1000))
    if isinstance(value, str) and value:
        i = rng.randrange(len(value))
        return value[:i] + rng.choice("0123456789abcdefXYZ ") + value[i + 1 :]
    return [value, value]


def bent(text: str, others: list[str], rng: Random) -> str:
    """One mutation of a message."""
    how = rng.randrange(8)
    if how == 0:
        return text[: rng.randrange(len(text))]
    if how == 1:
        i = rng.randrange(len(text))
        return text[:i] + chr(rng.choice((0, 9, 34, 92, 0x7F, 0x2028, 0xFFFF, 0x1F600))) + text[i + 1 :]
    if how == 2:
        return "[" * rng.choice((10, 100, 5000)) + text
    value = json.loads(text)
    path = rng.choice(paths(value))
    if how == 3:
        value = put(value, path, lambda _: rng.choice(ODD))
    elif how == 4:
        value = drop(value, path)
    elif how == 5:
        value = {**value, rng.choice(("extra", "t", "seat")): rng.choice(ODD)}
    elif how == 6:
        donor = json.loads(rng.choice(others))
        value = put(value, path, lambda _: rng.choice(list(donor.values())))
    else:
        value = put(value, path, lambda old: nudge(old, rng))
    return json.dumps(value)
