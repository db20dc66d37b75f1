"""Reading a request: every argument is what it should be, or the request is `Invalid`."""

from __future__ import annotations

from collections.abc import Mapping

from kernel.canonical import Json
from kernel.errors import Invalid

LONGEST = 4_000_000
"""Characters of a text (a whole record)."""


class Args:
    """The arguments of a call, with the time and the chance that came with it."""

    __slots__ = ("now", "rnd", "values")

    def __init__(self, values: Mapping[str, Json], now: int, rnd: bytes) -> None:
        self.values, self.now, self.rnd = values, now, rnd

    def has(self, name: str) -> bool:
        return self.values.get(name) is not None

    def text(self, name: str, default: str | None = None) -> str:
        value = self.values.get(name, default)
        if not isinstance(value, str) or len(value) > LONGEST:
            raise broken(name)
        return value

    def whole(self, name: str, low: int = 0, high: int = 10**6) -> int:
        value = self.values.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise broken(name)
        return value

    def whole_or_none(self, name: str) -> int | None:
        return self.whole(name) if self.has(name) else None

    def mapping(self, name: str) -> Mapping[str, Json]:
        value = self.values.get(name, {})
        if not isinstance(value, dict):
            raise broken(name)
        return value

    def items(self, name: str, most: int = 10**5) -> list[Json]:
        value = self.values.get(name)
        if not isinstance(value, list) or len(value) > most:
            raise broken(name)
        return value

    def texts(self, name: str, most: int = 10**5) -> list[str]:
        found = [value for value in self.items(name, most) if isinstance(value, str)]
        if len(found) != len(self.items(name, most)):
            raise broken(name)
        return found

    def texts_or_none(self, name: str, most: int) -> list[str | None]:
        found: list[str | None] = []
        for value in self.items(name, most):
            if value is not None and not isinstance(value, str):
                raise broken(name)
            found.append(value)
        return found


def broken(name: str) -> Invalid:
    return Invalid("request-broken", name=name[:40])


def read_request(value: Json) -> tuple[str, Args]:
    """Method and arguments of `{"m", "a", "now", "rnd"}`; raises `Invalid`."""
    if not isinstance(value, dict):
        raise broken("request")
    method, values, now, rnd = (value.get(key) for key in ("m", "a", "now", "rnd"))
    if not isinstance(method, str):
        raise broken("m")
    if values is not None and not isinstance(values, dict):
        raise broken("a")
    if not isinstance(now, int) or isinstance(now, bool) or not 0 <= now < 10**15:
        raise broken("now")
    if not isinstance(rnd, str) or len(rnd) != 64:
        raise broken("rnd")
    try:
        chance = bytes.fromhex(rnd)
    except ValueError as error:
        raise broken("rnd") from error
    return method, Args(values or {}, now, chance)
