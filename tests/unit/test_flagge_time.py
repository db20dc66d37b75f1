"""F21, F22: the time limit and missed turns, as far as they are rules (the clock is the table's)."""

from __future__ import annotations

import pytest

from drawing import go, on_board
from engines.flagge.options import LIMIT
from engines.flagge.rules import Flagge
from kernel.errors import Illegal, Invalid
from kernel.event import Event


def small(**options):
    return on_board("Fa1 6e4", "Fj10 5e6 3j9", **options)


def test_F21_ninety_seconds_by_default_and_these_options():
    assert Flagge.setup({}, 2).limit == 90
    assert set(LIMIT.values) == {30, 45, 60, 90, 120, 180, 0}
    assert Flagge.setup({"limit": 0}, 2).limit == 0
    with pytest.raises(Invalid, match="option-broken"):
        Flagge.setup({"limit": 91}, 2)


def test_F21_one_side_proposes_and_the_other_accepts():
    game = go(small(), "0 limit_offer 60")
    assert {"limit_accept", "limit_decline"} <= {event.kind for event in game.asides(1)}
    assert not {"limit_accept", "limit_decline", "limit_offer"} & {event.kind for event in game.asides(0)}
    game = go(game, "1 limit_accept")
    assert game.limit_open is None
    assert game.limit_next == 60


def test_F21_the_new_limit_holds_from_the_next_move():
    game = go(small(), "0 limit_offer 60", "1 limit_accept")
    assert game.limit == 90
    game = go(game, "0 move e4 e5")
    assert game.limit == 60


def test_F21_the_new_limit_holds_after_a_battle_and_after_a_missed_turn():
    game = go(small(), "0 limit_offer 60", "1 limit_accept")
    assert go(game, "- miss 0").limit == 60
    battle = go(on_board("Fa1 6e4", "Fj10 5e5 3j9"), "1 limit_offer 0", "0 limit_accept", "0 move e4 e5")
    assert battle.limit == 0


def test_F21_declining_changes_nothing():
    game = go(small(), "0 limit_offer 60", "1 limit_decline")
    assert (game.limit, game.limit_next, game.limit_open) == (90, 90, None)


def test_F21_the_own_proposal_can_not_be_answered():
    game = go(small(), "0 limit_offer 60")
    for kind in ("limit_accept", "limit_decline"):
        with pytest.raises(Illegal, match="illegal-answer"):
            go(game, f"0 {kind}")
        with pytest.raises(Illegal, match="illegal-answer"):
            go(small(), f"0 {kind}")


@pytest.mark.parametrize("value", ["90", "91", "sixty", "-30"])
def test_F21_only_another_value_of_the_option_can_be_proposed(value):
    with pytest.raises(Illegal, match="illegal-limit"):
        go(small(), f"0 limit_offer {value}")


def test_F21_one_proposal_at_a_time():
    with pytest.raises(Illegal, match="illegal-open"):
        go(small(), "0 limit_offer 60", "1 limit_offer 30")


def test_F21_a_proposal_lapses_with_the_other_s_next_move():
    game = go(small(), "1 limit_offer 60", "0 move e4 e5")
    assert game.limit_open is None
    with pytest.raises(Illegal, match="illegal-answer"):
        go(game, "0 limit_accept")


def test_F21_a_proposal_outlives_the_own_move():
    game = go(small(), "0 limit_offer 60", "0 move e4 e3", "1 limit_accept")
    assert game.limit_next == 60


def test_F21_the_next_proposal_of_a_side_comes_after_an_own_move():
    game = go(small(), "0 limit_offer 60", "1 limit_decline")
    with pytest.raises(Illegal, match="illegal-soon"):
        go(game, "0 limit_offer 30")
    assert go(game, "1 limit_offer 30").limit_open == (1, 30)
    game = go(game, "0 move e4 e3", "0 limit_offer 30")
    assert game.limit_open == (0, 30)


def test_F21_without_a_limit_no_turn_is_missed():
    game = small(limit=0)
    assert game.clock_events() == []
    with pytest.raises(Illegal, match="illegal-miss"):
        go(game, "- miss 0")


def test_F22_a_missed_turn_passes_to_the_other():
    game = small()
    assert game.clock_events() == [Event("miss", None, (0,))]
    game = go(game, "- miss 0")
    assert game.awaits().seats == (1,)
    assert game.misses == [1, 0]


def test_F22_only_the_one_in_turn_can_miss():
    with pytest.raises(Illegal, match="illegal-miss"):
        go(small(), "- miss 1")


@pytest.mark.parametrize("text", ["0 miss 0", "- miss", "- miss 0 1", "- miss 0 {1=captain}", "- miss 0 @0"])
def test_F22_a_miss_is_the_clock_s_word(text):
    with pytest.raises(Illegal, match="illegal-event"):
        go(small(), text)


def test_F22_the_third_missed_turn_over_the_whole_game_loses():
    game = go(small(), "- miss 0", "1 move e6 e7", "- miss 0", "1 move e7 e6", "0 move e4 e3", "1 move e6 e7")
    assert game.outcome is None
    game = go(game, "- miss 0")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("missed", (1,))


def test_F22_missed_turns_are_counted_for_each_side():
    game = go(small(), "- miss 0", "- miss 1", "- miss 0", "- miss 1")
    assert game.outcome is None
    assert game.misses == [2, 2]


def test_F22_in_a_battle_the_one_who_owes_a_face_misses_and_the_battle_stays():
    game = on_board("Fa1 6e4", "Fj10 5e5 3j9").apply(Event("move", 0, ("e4", "e5")))
    assert game.clock_events() == [Event("miss", None, (0,)), Event("miss", None, (1,))]
    late = game.apply(Event("miss", None, (1,)))
    assert late.battle == game.battle
    assert late.turn == game.turn
    assert late.misses == [0, 1]
    over = late.apply(Event("miss", None, (1,))).apply(Event("miss", None, (1,)))
    assert over.outcome is not None
    assert (over.outcome.reason, over.outcome.winners) == ("missed", (0,))
