"""Options: validated everywhere, written in headers."""

from __future__ import annotations

import pytest

from kernel.errors import Invalid
from kernel.option import Option, combinations, options_text, parse_options, validate

PACE = Option("pace", (90, 30, 0), 90, "X1")
OPEN = Option("open", (True, False), False, "X2")
KIND = Option("kind", ("short", "long"), "short", "X3")
ALL = (PACE, OPEN, KIND)


def test_defaults_are_filled_in():
    assert validate(ALL, {}) == {"pace": 90, "open": False, "kind": "short"}
    assert validate(ALL, {"kind": "long"})["kind"] == "long"


@pytest.mark.parametrize(
    "given",
    [
        {"pace": 91},
        {"pace": "90"},
        {"pace": False},
        {"open": 0},
        {"open": "yes"},
        {"kind": None},
        {"kind": []},
    ],
)
def test_other_values_are_invalid(given):
    with pytest.raises(Invalid, match="option-broken"):
        validate(ALL, given)


def test_unknown_options_are_invalid():
    with pytest.raises(Invalid, match="option-unknown"):
        validate(ALL, {"speed": 1})


def test_every_combination_round_trips_through_its_text():
    sets = combinations(ALL)
    assert len(sets) == 1 + 2 + 1 + 1
    for options in sets:
        assert parse_options(ALL, options_text(ALL, options)) == options
    assert options_text(ALL, sets[0]) == "pace=90 open=no kind=short"


@pytest.mark.parametrize("text", ["pace=91", "speed=1", "pace", "pace=90 pace=30", "open=False", "=90"])
def test_other_texts_are_invalid(text: str):
    with pytest.raises(Invalid):
        parse_options(ALL, text)
