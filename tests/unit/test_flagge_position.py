"""Positions are readable, complete, and everything else is refused."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing import fought, go, on_board, started
from engines.flagge.presets import PRESETS
from engines.flagge.rules import Flagge, setup_event
from engines.flagge.state import State
from kernel.canonical import canonical, parse
from kernel.errors import Invalid
from kernel.event import Event

STATES = {
    "new": Flagge.setup({}, 2),
    "one ready": Flagge.setup({"limit": 0}, 2).apply(setup_event(0, PRESETS["ambush"])),
    "started": started(memory="hide"),
    "small": on_board("Fa1 6e4 2b2", "Fj10 5e6 3j9", scouts="b2", moved="e6", misses=(1, 2)),
    "offers": go(on_board("Fa1 6e4", "Fj10 5e6 3j9"), "0 draw_offer", "1 limit_offer 30", "0 move e4 e3"),
    "battle": on_board("Fa1 6e4", "Fj10 5e5 3j9").apply(Event("move", 0, ("e4", "e5"))),
    "flag": go(on_board("Fa1 6e4", "Fe5 3j9"), "0 move e4 e5"),
    "stuck": go(on_board("Fb1 *a2 6a1", "Fj10 3j9"), "0 stuck"),
    "missed": go(on_board("Fa1 6e4", "Fj10 5e5 3j9", misses=(2, 0)), "- miss 0"),
    "left in setup": go(Flagge.setup({}, 2), "1 leave"),
    "drawn": go(on_board("Fa1 6e4", "Fj10 3j9"), "0 draw_offer", "1 draw_accept"),
}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("seat", [0, 1, None, "all"])
def test_positions_round_trip(state: str, seat: Any):
    game = STATES[state] if seat == "all" else STATES[state].seen_by(seat)
    again = Flagge.from_position(parse(canonical(game.position())))
    assert again == game
    assert again.book == game.book
    assert again.digest() == game.digest()
    assert (again.units, again.movable) == (game.units, game.movable)
    assert again.outcome == game.outcome
    for n in (0, 1):
        assert again.legal(n) == game.legal(n)
        assert again.asides(n) == game.asides(n)


def test_positions_are_readable():
    position: Any = STATES["small"].position()
    assert position["game"] == "flagge"
    assert position["table"]["units"] == {"a1": 0, "e4": 1, "b2": 2, "j10": 40, "e6": 41, "j9": 42}
    assert position["table"]["scouts"] == [2]
    assert position["book"]["faces"]["1"] == "captain"


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [path, *(leaf for key in value for leaf in leaves(value[key], (*path, key)))]
    if isinstance(value, list):
        return [path, *(leaf for n in range(len(value)) for leaf in leaves(value[n], (*path, n)))]
    return [path]


junk = st.sampled_from(
    [None, True, 0, 1, -1, 2, 3, 40, 79, 80, 10**12, "", "e4", "c5", "flag", "all", [], {}]
)


@given(st.sampled_from(sorted(STATES)), st.randoms(use_true_random=False), junk)
def test_a_changed_position_is_another_position_or_invalid(state: str, rng: Random, value: Any):
    position: Any = parse(canonical(STATES[state].position()))
    path = rng.choice(leaves(position)[1:])
    part = position
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    try:
        game = Flagge.from_position(position)
    except Invalid:
        return
    assert Flagge.from_position(game.position()) == game
    for seat in (0, 1):
        for event in [*game.legal(seat), *game.asides(seat)]:
            game.apply(event)


@given(
    st.recursive(
        junk, lambda v: st.lists(v, max_size=3) | st.dictionaries(st.text(max_size=5), v, max_size=3)
    )
)
def test_other_values_are_invalid(value: Any):
    with pytest.raises(Invalid):
        Flagge.from_position(value)


@pytest.mark.parametrize(
    ("state", "change"),
    [
        ("small", lambda t, b: t.update(stage="setup")),
        ("small", lambda t, b: t.update(stage="over")),
        ("small", lambda t, b: t.update(stage="battle")),
        ("small", lambda t, b: t.update(ready=[True, False])),
        ("small", lambda t, b: t["units"].update(c5=3)),
        ("small", lambda t, b: t["units"].update(e5=1)),
        ("small", lambda t, b: t["units"].pop("a1")),
        ("small", lambda t, b: t["units"].pop("e4")),
        ("small", lambda t, b: t["moved"].append(0)),
        ("small", lambda t, b: t["scouts"].append(1)),
        ("small", lambda t, b: t["moved"].remove(2)),
        ("small", lambda t, b: t["chase"].append([1, "e4", 4])),
        ("small", lambda t, b: t["limit"].update(now=91)),
        ("small", lambda t, b: t["options"].update(limit=91)),
        ("small", lambda t, b: t.update(outcome=["flag", 0])),
        ("small", lambda t, b: t.update(more=1)),
        ("small", lambda t, b: b["faces"].pop("79")),
        ("small", lambda t, b: b["who"].update({"1": [1]})),
        ("small", lambda t, b: b["who"].update({"1": [0, 1]})),
        ("small", lambda t, b: b["who"].pop("1")),
        ("battle", lambda t, b: t.update(turn=1)),
        ("battle", lambda t, b: t.update(battle=[40, 0])),
        ("battle", lambda t, b: t.update(battle=[1, 50])),
        ("battle", lambda t, b: t.update(moved=[])),
        ("one ready", lambda t, b: t.update(ready=[True, True])),
        ("one ready", lambda t, b: t.update(ready=[False, False])),
        ("flag", lambda t, b: t.update(outcome=["victory", 0])),
        ("flag", lambda t, b: t.update(outcome=["flag", 2])),
        ("flag", lambda t, b: t.update(outcome=["flag", 0, 1])),
        ("flag", lambda t, b: t.update(outcome=["flag", True])),
        ("flag", lambda t, b: t.update(outcome=["flag"])),
        ("drawn", lambda t, b: t.update(outcome=["draw_agreed", 0])),
        ("stuck", lambda t, b: t.update(outcome=["stuck"])),
        ("stuck", lambda t, b: t.update(outcome=["stuck", 0])),
    ],
)
def test_parts_that_do_not_agree_are_invalid(state: str, change: Any):
    position: Any = copy.deepcopy(parse(canonical(STATES[state].position())))
    change(position["table"], position["book"])
    with pytest.raises(Invalid):
        Flagge.from_position(position)


@pytest.mark.parametrize(("red", "blue"), [("Fa1", "Fj10 3j9"), ("6a1", "Fj10 3j9"), ("Fa1 6b1", "Fj10 *j9")])
def test_a_game_that_is_over_without_an_outcome_is_invalid(red: str, blue: str):
    with pytest.raises(Invalid):
        on_board(red, blue)


@pytest.mark.parametrize("state", STATES)
def test_apply_shares_nothing_with_the_state_before(state: str):
    game = STATES[state]
    before = {slot: copy.deepcopy(getattr(game, slot)) for slot in State.__slots__}
    book = game.book.position()
    events = [*game.legal(0), *game.legal(1), *game.asides(0), *game.asides(1), *game.clock_events()]
    for event in events:
        fought(game.apply(event))
    fought(game)
    assert {slot: getattr(game, slot) for slot in State.__slots__} == before
    assert game.book.position() == book


def test_another_game_or_other_rules_are_invalid():
    position: Any = STATES["small"].position()
    for change in ({"game": "taki"}, {"rules": 2}):
        with pytest.raises(Invalid, match="position-other"):
            Flagge.from_position({**position, **change})
