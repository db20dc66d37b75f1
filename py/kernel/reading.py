"""Reading a position: each part is what it should be, or the whole is `Invalid`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kernel.canonical import Json
from kernel.errors import Invalid

Fields = Mapping[str, Json]


def fields(value: Json, *names: str) -> Mapping[str, Json]:
    """A mapping with exactly these keys."""
    if not isinstance(value, Mapping) or set(value) != set(names):
        raise Invalid("position-broken", expected=" ".join(names))
    return value


def mapping(value: Json) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise Invalid("position-broken", expected="mapping")
    return value


def items(value: Json, length: int | None = None) -> Sequence[Json]:
    """A list, of `length` items if given."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise Invalid("position-broken", expected="list")
    if length is not None and len(value) != length:
        raise Invalid("position-broken", expected=f"list of {length}")
    return value


def whole(value: Json, low: int, high: int) -> int:
    """An integer with low <= value <= high."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Invalid("position-broken", expected=f"{low}..{high}")
    return value


def text(value: Json) -> str:
    if not isinstance(value, str):
        raise Invalid("position-broken", expected="text")
    return value


def truth(value: Json) -> bool:
    if not isinstance(value, bool):
        raise Invalid("position-broken", expected="true or false")
    return value


def number(value: str, low: int, high: int) -> int:
    """An integer written as a key; only its canonical text counts."""
    if not value.isascii() or not value.isdigit() or str(int(value[:9])) != value:
        raise Invalid("position-broken", expected="number")
    return whole(int(value), low, high)
