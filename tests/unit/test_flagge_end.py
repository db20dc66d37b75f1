"""F20a, F23, F24: draws, giving up, leaving, points, the opened board."""

from __future__ import annotations

import pytest

from drawing import go, on_board, started
from engines.flagge.points import Part
from engines.flagge.presets import PRESETS
from engines.flagge.rules import Flagge, setup_event
from kernel.errors import Illegal
from kernel.event import Event


def small(**changes):
    return on_board("Fa1 6e4", "Fj10 5e6 3j9", **changes)


def points(game: Flagge):
    assert game.outcome is not None
    return game.outcome.points


def test_F20a_at_the_end_the_whole_board_is_shown():
    over = go(small(), "1 give_up")
    hidden = tuple((h, f) for h, f in sorted(over.book.faces.items()) if not over.book.is_public(h))
    assert len(hidden) == 5
    opened = over.apply(Event("show", None, (), hidden))
    assert opened.outcome == over.outcome
    assert opened.seen_by(None).book.is_full()


def test_F20a_each_side_may_open_for_itself():
    over = go(small(), "1 give_up").seen_by(None)
    over = over.apply(Event.parse("- show {0=flag 1=captain}"))
    over = over.apply(Event.parse("- show {40=flag 41=lieutenant 42=miner}"))
    assert over.book.is_full()


def test_F20a_what_is_shown_at_the_end_must_fit():
    over = go(small(), "0 move e4 e5", "1 give_up").seen_by(None)
    with pytest.raises(Illegal, match="illegal-face handle=1"):
        over.apply(Event.parse("- show {1=flag}"))
    with pytest.raises(Illegal, match="census"):
        over.apply(Event.parse("- show {1=marshal}"))
    with pytest.raises(Illegal, match="illegal-show"):
        over.apply(Event.parse("- show {5=mine}"))
    with pytest.raises(Illegal, match="illegal-show"):
        over.apply(Event.parse("- show {99=mine}"))


def test_F20a_there_must_be_something_to_open():
    with pytest.raises(Illegal, match="illegal-stage"):
        go(small(), "1 give_up").apply(Event("show", None, (), ()))
    with pytest.raises(Illegal, match="illegal-stage"):
        go(Flagge.setup({}, 2), "0 leave").apply(Event("show", None, (), ((0, "flag"),)))


def test_F20a_nothing_is_opened_before_the_end():
    with pytest.raises(Illegal, match="illegal-stage"):
        small().apply(Event.parse("- show {0=flag}"))


def test_F23_either_side_may_offer_and_the_other_accepts():
    for seat in (0, 1):
        game = go(small(), f"{seat} draw_offer")
        assert {"draw_accept", "draw_decline"} <= {event.kind for event in game.asides(1 - seat)}
        assert not {"draw_accept", "draw_decline", "draw_offer"} & {e.kind for e in game.asides(seat)}
        over = go(game, f"{1 - seat} draw_accept")
        assert over.outcome is not None
        assert (over.outcome.reason, over.outcome.winners) == ("draw_agreed", ())


def test_F23_a_declined_offer_is_gone():
    game = go(small(), "0 draw_offer", "1 draw_decline")
    assert game.draw_open is None
    with pytest.raises(Illegal, match="illegal-answer"):
        go(game, "1 draw_accept")


def test_F23_nobody_answers_the_own_offer():
    for kind in ("draw_accept", "draw_decline"):
        with pytest.raises(Illegal, match="illegal-answer"):
            go(small(), "0 draw_offer", f"0 {kind}")


def test_F23_an_offer_lapses_with_the_other_s_next_move():
    game = go(small(), "1 draw_offer", "0 move e4 e5")
    with pytest.raises(Illegal, match="illegal-answer"):
        go(game, "0 draw_accept")


def test_F23_an_offer_outlives_the_own_move():
    game = go(small(), "0 draw_offer", "0 move e4 e3", "1 draw_accept")
    assert points(game) == (0, 0)


def test_F23_one_offer_at_a_time():
    with pytest.raises(Illegal, match="illegal-open"):
        go(small(), "0 draw_offer", "1 draw_offer")


def test_F23_one_offer_per_ten_own_moves():
    game = go(small(made=(0, 0)), "0 draw_offer", "1 draw_decline")
    red = ["e4 d4", "d4 c4", "c4 b4", "b4 a4", "a4 a5", "a5 b5", "b5 b4", "b4 c4", "c4 d4", "d4 e4"]
    blue = ["e6 e7", "e7 f7", "f7 g7", "g7 h7", "h7 i7", "i7 j7", "j7 j6", "j6 i6", "i6 i7", "i7 h7"]
    for mine, yours in zip(red, blue, strict=True):
        with pytest.raises(Illegal, match="illegal-soon"):
            go(game, "0 draw_offer")
        assert Event("draw_offer", 0) not in game.asides(0)
        game = go(game, f"0 move {mine}", f"1 move {yours}")
    assert go(game, "0 draw_offer").draw_open == 0


def test_F23_an_offer_of_the_other_side_is_counted_for_itself():
    game = go(small(), "0 draw_offer", "1 draw_decline", "1 draw_offer")
    assert game.draw_open == 1


def test_F23_no_offer_in_setup_or_battle():
    for game in (
        Flagge.setup({}, 2),
        on_board("Fa1 6e4", "Fj10 5e5 3j9").apply(Event("move", 0, ("e4", "e5"))),
    ):
        with pytest.raises(Illegal, match="illegal-stage"):
            go_plain(game, "0 draw_offer")


def go_plain(game: Flagge, text: str) -> Flagge:
    return game.apply(Event.parse(text))


def test_F24_winner_and_loser_count_their_units():
    # red has 2 of 40 units left and blue 2 after the flag is gone
    game = go(on_board("Fa1 6e4", "Fe5 3j9 5j8"), "0 move e4 e5")
    assert points(game) == (1000 - 38 + 38, 300 - 38 + 38)
    game = go(on_board("Fa1 6e4 3b1 4b2", "Fe5 3j9"), "0 move e4 e5")
    assert points(game) == (1000 - 36 + 39, 300 - 39 + 36)


def test_F24_the_captured_flag_counts_as_a_unit():
    before = on_board("Fa1 6e4", "Fe5 3j9")
    won = go(before, "0 move e4 e5")
    assert won.points_parts(0)[2] == Part("units_captured", 39, 39)
    assert won.points_parts(1)[1] == Part("units_lost", 39, -39)


def test_F24_each_missed_turn_costs_its_player_100():
    game = go(on_board("Fa1 6e4", "Fe5 3j9 5j8", misses=(2, 1)), "0 move e4 e5")
    assert points(game) == (1000 - 200, 300 - 100)


def test_F24_three_missed_turns_cost_300_of_the_loser():
    game = go(small(misses=(2, 0)), "- miss 0")
    assert points(game) == (300 - 38 + 37 - 300, 1000 - 37 + 38)


def test_F24_a_draw_gives_both_exactly_0():
    game = go(small(misses=(2, 1)), "0 draw_offer", "1 draw_accept")
    assert points(game) == (0, 0)
    assert game.points_parts(0) == (Part("draw", 1, 0),)


def test_F24_a_player_who_leaves_gets_exactly_minus_500():
    game = go(small(misses=(2, 1)), "0 leave")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("leave", (1,))
    assert points(game) == (-500, 1000 - 37 + 38 - 100)
    assert game.points_parts(0) == (Part("left", 1, -500),)


def test_F24_giving_up_after_the_tenth_own_move_is_a_normal_loss():
    game = go(small(made=(10, 9)), "0 give_up")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("give_up", (1,))
    assert points(game) == (300 - 38 + 37, 1000 - 37 + 38)


def test_F24_giving_up_before_that_is_leaving():
    game = go(small(made=(10, 9)), "1 give_up")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("leave", (0,))
    assert points(game) == (1000 - 38 + 37, -500)


def test_F24_own_moves_are_counted_and_missed_turns_are_not():
    game = go(small(made=(0, 0)), "0 move e4 e5", "- miss 1", "0 move e5 e4")
    assert game.made == [2, 0]


def test_F24_giving_up_is_possible_out_of_turn_and_in_a_battle():
    assert go(small(), "1 give_up").outcome is not None
    battle = on_board("Fa1 6e4", "Fj10 5e5 3j9").apply(Event("move", 0, ("e4", "e5")))
    for kind in ("give_up", "leave"):
        assert Event(kind, 1) in battle.asides(1)
        over = battle.apply(Event(kind, 1))
        assert over.outcome is not None
        assert over.battle is None


def test_F24_leaving_during_setup_gives_no_points_to_anyone():
    for game in (Flagge.setup({}, 2), Flagge.setup({}, 2).apply(setup_event(0, PRESETS["ambush"]))):
        over = go(game, "0 leave")
        assert over.outcome is not None
        assert (over.outcome.reason, over.outcome.winners, over.outcome.points) == ("left_in_setup", (), None)
        assert over.points_parts(0) == over.points_parts(1) == ()


def test_F24_there_is_no_giving_up_in_setup():
    with pytest.raises(Illegal, match="illegal-stage"):
        go(Flagge.setup({}, 2), "0 give_up")


def test_F24_parts_sum_to_the_points():
    for game in (
        go(small(misses=(1, 2)), "1 give_up"),
        go(small(misses=(1, 2)), "1 leave"),
        go(small(misses=(2, 2)), "- miss 0"),
    ):
        for seat in (0, 1):
            assert sum(part.value for part in game.points_parts(seat)) == points(game)[seat]
    assert small().points_parts(0) == ()


def test_F24_after_the_end_nothing_more_is_played():
    over = go(small(), "0 give_up")
    assert over.awaits().what == "over"
    assert over.awaits().outcome == over.outcome
    for seat in (0, 1):
        assert over.legal(seat) == over.asides(seat) == []
    assert over.clock_events() == []
    for text in (
        *("0 move e4 e5", "1 move e6 e5", "0 leave", "1 give_up", "0 draw_offer", "0 stuck"),
        *("- miss 0", "0 limit_offer 60", "0 withdraw", "1 draw_accept", "1 limit_decline"),
    ):
        with pytest.raises(Illegal):
            go(over, text)


def test_asides_are_exactly_what_is_accepted():
    """No aside is refused, and nothing else of their kinds is accepted."""
    kinds = ["withdraw", "draw_offer", "draw_accept", "draw_decline", "limit_accept", "limit_decline"]
    kinds += ["give_up", "leave"]
    all_events = [Event(kind, seat) for kind in kinds for seat in (0, 1)]
    all_events += [Event("limit_offer", s, (v,)) for s in (0, 1) for v in (90, 30, 45, 60, 120, 180, 0)]
    for game in (
        Flagge.setup({}, 2),
        Flagge.setup({}, 2).apply(setup_event(0, PRESETS["ambush"])),
        started(),
        small(),
        go(small(), "0 draw_offer"),
        go(small(), "1 limit_offer 30"),
        go(small(), "1 limit_offer 30", "0 limit_accept", "0 draw_offer", "0 move e4 e3"),
        on_board("Fa1 6e4", "Fj10 5e5 3j9").apply(Event("move", 0, ("e4", "e5"))),
        go(small(), "0 leave"),
    ):
        accepted = set[Event]()
        for event in all_events:
            try:
                game.apply(event)
                accepted.add(event)
            except Illegal:
                pass
        listed = [event for seat in (0, 1) for event in game.asides(seat)]
        assert accepted == set(listed)
        assert len(listed) == len(set(listed))
