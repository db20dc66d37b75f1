"""F4-F7: setting up."""

from __future__ import annotations

from random import Random

import pytest

from drawing import started
from engines.flagge.presets import PRESETS, for_seat
from engines.flagge.ranks import ARMY
from engines.flagge.rules import Flagge, setup_event
from kernel.errors import Illegal
from kernel.event import Event

RED = setup_event(0, PRESETS["ambush"])
BLUE = setup_event(1, for_seat(PRESETS["decoy_left"], 1))


def new() -> Flagge:
    return Flagge.setup({}, 2)


def test_F4_units_stand_on_the_own_side_only():
    foreign = RED._replace(faces=tuple((handle + 40, face) for handle, face in RED.faces))
    with pytest.raises(Illegal, match="illegal-setup"):
        new().apply(foreign)


def test_F4_any_arrangement_of_the_army_is_legal():
    ranks = list(ARMY.elements())
    Random(4).shuffle(ranks)
    game = new().apply(setup_event(1, ranks))
    assert [game.book.faces[handle] for handle in range(40, 80)] == ranks


def test_F5_legal_lists_the_presets_and_each_is_accepted():
    for seat in (0, 1):
        events = new().legal(seat)
        assert len(events) == len(PRESETS)
        for event in events:
            assert new().apply(event).ready[seat]


def test_F5_ready_needs_all_forty():
    for faces in (RED.faces[:-1], RED.faces[1:], (*RED.faces, (40, "flag")), RED.faces[:-1] * 2, ()):
        with pytest.raises(Illegal, match="illegal-setup"):
            new().apply(RED._replace(faces=faces))


def test_F5_an_unknown_rank_is_illegal():
    with pytest.raises(Illegal, match="census"):
        new().apply(RED._replace(faces=((0, "dragon"), *RED.faces[1:])))


def test_F5_both_are_awaited_at_once_and_in_any_order():
    assert new().awaits().seats == (0, 1)
    assert new().apply(RED).awaits().seats == (1,)
    assert new().apply(BLUE).awaits().seats == (0,)
    assert new().apply(RED).apply(BLUE) == new().apply(BLUE).apply(RED)


def test_F5_ready_can_be_taken_back_until_both_are():
    game = new().apply(RED)
    assert Event("withdraw", 0) in game.asides(0)
    back = game.apply(Event("withdraw", 0))
    assert back == new()
    assert back.apply(setup_event(0, PRESETS["two_wings"])).ready == [True, False]
    both = game.apply(BLUE)
    assert Event("withdraw", 0) not in both.asides(0)
    with pytest.raises(Illegal, match="illegal-stage"):
        both.apply(Event("withdraw", 0))


def test_F5_taking_back_forgets_what_was_seen():
    back = new().apply(RED).apply(Event("withdraw", 0))
    assert not back.book.faces
    assert not any(back.book.knows(0, handle) for handle in range(40))


def test_F5_who_is_not_ready_has_nothing_to_take_back():
    with pytest.raises(Illegal, match="illegal-stage"):
        new().apply(Event("withdraw", 0))


def test_F5_ready_twice_is_illegal():
    with pytest.raises(Illegal, match="illegal-ready"):
        new().apply(RED).apply(RED)


def test_F6_a_setup_filled_up_by_chance_is_an_ordinary_setup():
    placed, rest = list(PRESETS["ambush"][:7]), list(PRESETS["ambush"][7:])
    Random(6).shuffle(rest)
    assert new().apply(setup_event(0, placed + rest)).ready == [True, False]


def test_F6_nobody_moves_before_both_are_ready():
    game = new().apply(RED)
    with pytest.raises(Illegal, match="illegal-stage"):
        game.apply(Event("move", 0, ("a4", "a5")))


def test_F6_no_turn_is_missed_in_setup():
    assert new().clock_events() == []
    with pytest.raises(Illegal, match="illegal-miss"):
        new().apply(Event("miss", None, (0,)))


def test_F7_the_other_side_sees_only_that_it_is_done():
    other = setup_event(0, PRESETS["second_row"])
    assert RED.seen_by(1) == other.seen_by(1)
    blue = new().apply(RED.seen_by(1))
    assert blue.ready == [True, False]
    assert not blue.book.faces
    assert new().apply(RED).seen_by(1) == new().apply(other).seen_by(1) == blue


def test_F7_a_setup_told_to_the_other_side_is_illegal():
    for to in (None, frozenset({0, 1}), frozenset({1}), frozenset[int]()):
        with pytest.raises(Illegal, match="illegal-event"):
            new().apply(RED._replace(to=to))


def test_F7_digests_do_not_depend_on_the_setups():
    assert started("ambush", "two_wings").digest() == started("second_row", "decoy_left").digest()
