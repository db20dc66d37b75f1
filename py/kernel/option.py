"""Options of a game: declared once, validated everywhere, shown in forms, written in headers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kernel.errors import Invalid

Value = int | str | bool
Options = Mapping[str, Value]


class Option(NamedTuple):
    """One option: `values` in the order shown; `rule` is the id of the rule it comes from."""

    name: str
    values: tuple[Value, ...]
    default: Value
    rule: str

    def text(self, value: Value) -> str:
        return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)

    def parse(self, text: str) -> Value:
        """The value whose text is `text`; raises `Invalid`."""
        for value in self.values:
            if self.text(value) == text:
                return value
        raise Invalid("option-broken", option=self.name, value=text[:40])


def validate(declared: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with defaults filled in; raises `Invalid` for unknown names or values."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise Invalid("option-unknown", option=str(name)[:40])
    chosen: dict[str, Value] = {}
    for name, option in known.items():
        value = given.get(name, option.default)
        same = [v for v in option.values if v == value and type(v) is type(value)]
        if not same:
            raise Invalid("option-broken", option=name, value=str(value)[:40])
        chosen[name] = same[0]
    return chosen


def options_text(declared: Sequence[Option], options: Options) -> str:
    """`name=value ...` in declared order; `parse_options` reads it back."""
    return " ".join(f"{option.name}={option.text(options[option.name])}" for option in declared)


def parse_options(declared: Sequence[Option], text: str) -> dict[str, Value]:
    """Inverse of `options_text`; raises `Invalid`."""
    known = {option.name: option for option in declared}
    given: dict[str, object] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in known or name in given:
            raise Invalid("option-unknown", option=name[:40])
        given[name] = known[name].parse(value)
    return validate(declared, given)


def combinations(declared: Sequence[Option]) -> list[dict[str, Value]]:
    """The default set and every set that differs from it in one option: what the laws run over."""
    base = validate(declared, {})
    sets = [base]
    for option in declared:
        sets += [{**base, option.name: v} for v in option.values if v != base[option.name]]
    return sets
