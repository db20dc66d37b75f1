"""F8-F11 and F19: moving, the chase rule, being stuck."""

from __future__ import annotations

import pytest

from drawing import at, go, on_board, targets
from engines.flagge.ranks import RANKS
from engines.flagge.squares import INDEX, NAMES
from kernel.errors import Illegal
from kernel.event import Event


def test_F8_a_unit_moves_one_square_left_right_up_or_down():
    game = on_board("Fa1 6e4", "Fj10 3j9")
    assert targets(game, "e4") == {"d4", "f4", "e3", "e5"}


@pytest.mark.parametrize("rank", [r for r in RANKS if r.moves == 1], ids=lambda r: r.id)
def test_F8_every_rank_but_the_scout_moves_one_square(rank):
    game = on_board(f"Fa1 {rank.letter}e4", "Fj10 3j9")
    assert targets(game, "e4") == {"d4", "f4", "e3", "e5"}
    with pytest.raises(Illegal, match="illegal-distance"):
        go(game, "0 move e4 e6")


def test_F8_a_scout_moves_any_number_of_free_squares_in_a_straight_line():
    game = on_board("Fa1 2e4 6b4", "Fj10 3j9")
    assert targets(game, "e4") == {
        *("e1", "e2", "e3", "e5", "e6", "e7", "e8", "e9", "e10"),
        *("c4", "d4", "f4", "g4", "h4", "i4", "j4"),
    }
    assert at(go(game, "0 move e4 e10"), "e10") == "red scout"


@pytest.mark.parametrize("to", ["d3", "d5", "f3", "f5", "g6", "e4"])
def test_F8_never_diagonal_and_never_in_place(to):
    game = on_board("Fa1 2e4 6b4", "Fj10 3j9")
    assert to not in targets(game, "e4")
    with pytest.raises(Illegal):
        go(game, f"0 move e4 {to}")


def test_F8_never_over_a_unit():
    game = on_board("Fa1 2e4 6e6 6b1", "Fj10 3j9 5h4")
    assert not {"e6", "e7", "e8", "i4", "j4"} & targets(game, "e4")
    for over in ("e7", "i4"):
        with pytest.raises(Illegal, match="illegal-path"):
            go(game, f"0 move e4 {over}")


def test_F8_never_onto_an_own_unit():
    game = on_board("Fa1 6e4 5e5", "Fj10 3j9")
    assert "e5" not in targets(game, "e4")
    with pytest.raises(Illegal, match="illegal-own"):
        go(game, "0 move e4 e5")


@pytest.mark.parametrize("unit", ["F", "*"])
def test_F8_flag_and_mines_never_move(unit):
    game = on_board(f"{unit}e4 6a1" + (" Fj1" if unit != "F" else ""), "Fj10 3j9")
    assert targets(game, "e4") == set()
    with pytest.raises(Illegal, match="illegal-immovable"):
        go(game, "0 move e4 e5")


def test_F8_only_an_own_unit_and_only_in_turn():
    game = on_board("Fa1 6e4", "Fj10 3j9")
    for text, reason in (
        ("0 move j9 j8", "illegal-unit"),
        ("0 move b2 b3", "illegal-unit"),
        ("1 move j9 j8", "illegal-turn"),
        ("0 move e4 k4", "illegal-square"),
        ("0 move e4 5", "illegal-square"),
        ("0 move e4", "illegal-event"),
        ("0 move e4 e5 e6", "illegal-event"),
        ("- move e4 e5", "illegal-event"),
        ("7 move e4 e5", "illegal-event"),
        ("0 move e4 e5 {1=captain}", "illegal-event"),
        ("0 move e4 e5 @0", "illegal-event"),
        ("0 fly e4 e5", "event-unknown"),
    ):
        with pytest.raises(Illegal, match=reason):
            go(game, text)


def test_F8_a_turn_is_one_move():
    game = go(on_board("Fa1 6e4", "Fj10 3j9"), "0 move e4 e5")
    assert (at(game, "e4"), at(game, "e5")) == (None, "red captain")
    assert game.awaits().seats == (1,)


def test_F8_moves_is_the_quick_form_of_legal():
    game = on_board("Fa1 6e4 2a2", "Fj10 3j9")
    pairs = [(INDEX[e.args[0]], INDEX[e.args[1]]) for e in game.legal(0)]
    assert game.moves(0) == pairs
    assert game.moves(1) == []


def shuttle(game, turns, first="e4", second="e5", other=("j9", "j8")):
    """Red goes to and fro between two squares, blue too; `turns` moves of red."""
    for n in range(turns):
        here, there = (first, second) if n % 2 == 0 else (second, first)
        mine, yours = other if n % 2 == 0 else other[::-1]
        game = go(game, f"0 move {here} {there}")
        if n < turns - 1:
            game = go(game, f"1 move {mine} {yours}")
    return game


def test_F9_entries_are_counted_for_the_view():
    game = shuttle(on_board("Fa1 6e4", "Fj10 3j9"), 4)
    game = go(game, "1 move j8 j7")
    assert game.entries(INDEX["e4"], INDEX["e5"]) == 2
    assert game.entries(INDEX["e4"], INDEX["e3"]) == 0
    assert game.closed(0) == []


def test_F9_squares_closed_by_the_chase_rule_are_told():
    game = go(shuttle(on_board("Fa1 6e4", "Fj10 3j9 2i10"), 6), "1 move i10 h10")
    assert at(game, "e4") == "red captain"
    assert [(NAMES[a], NAMES[b]) for a, b in game.closed(0)] == [("e4", "e5")]
    assert game.entries(INDEX["e4"], INDEX["e5"]) == 3
    assert game.closed(1) == []  # the miner stands on j8 itself


def test_F10_the_third_entry_of_the_same_square_is_legal():
    game = shuttle(on_board("Fa1 6e4", "Fj10 3j9 2i10"), 5)
    assert at(game, "e5") == "red captain"


def test_F10_fourth_entry_of_the_same_square_is_illegal():
    game = go(shuttle(on_board("Fa1 6e4", "Fj10 3j9 2i10"), 6), "1 move i10 h10")
    assert "e5" not in targets(game, "e4")
    with pytest.raises(Illegal, match="illegal-chase"):
        go(game, "0 move e4 e5")
    assert targets(game, "e4") == {"d4", "f4", "e3"}


def test_F10_starting_on_a_square_is_no_entry():
    # e4 was left three times but entered twice only: the third entry is legal
    game = shuttle(on_board("Fa1 6e4", "Fj10 3j9 2i10"), 5)
    assert game.chase[INDEX["e4"] + 100 * game.board[INDEX["e5"]]] == 2
    game = go(game, "1 move i10 h10")
    assert "e4" in targets(game, "e5")


def test_F10_a_chaser_that_alternates_squares_is_stopped():
    # the captain walks a ring of four squares: each closes after three rounds
    game = on_board("Fa1 6e4", "Fj10 3j9 2a10")
    ring = ["e4", "e5", "f5", "f4"]
    way = ["a10", "b10", "c10", "d10", "e10", "f10", "g10", "h10", "i10", "i9", "h9", "g9", "f9"]
    for n in range(12):
        assert ring[(n + 1) % 4] in targets(game, ring[n % 4])
        game = go(game, f"0 move {ring[n % 4]} {ring[(n + 1) % 4]}", f"1 move {way[n]} {way[n + 1]}")
    with pytest.raises(Illegal, match="illegal-chase"):
        go(game, "0 move e4 e5")


def test_F10_alternating_units_does_not_reset_the_count():
    # captain and major take turns with their chases: each is counted for itself and goes on counting
    game = on_board("Fa1 6e4 7b4", "Fj10 3j9 2i10")
    red = ["e4 e5", "b4 b5", "e5 e4", "b5 b4"] * 3
    blue = ["j9 j8", "i10 i9", "j8 j9", "i9 i10"] * 3
    for mine, yours in zip(red, blue, strict=True):
        game = go(game, f"0 move {mine}", f"1 move {yours}")
    for start, to in (("e4", "e5"), ("b4", "b5")):
        with pytest.raises(Illegal, match="illegal-chase"):
            go(game, f"0 move {start} {to}")


def test_F10_is_counted_per_unit():
    game = go(shuttle(on_board("Fa1 6e4 7f5", "Fj10 3j9 2i10"), 6), "1 move i10 h10")
    assert "e5" not in targets(game, "e4")
    assert "e5" in targets(game, "f5")


def test_F10_holds_for_both_sides():
    game = shuttle(on_board("Fa1 6e4 2a2", "Fj10 3j9"), 6)
    game = go(game, "1 move j8 j9", "0 move a2 b2")
    assert "j8" not in targets(game, "j9")


def test_F10_a_scout_passing_over_a_square_does_not_enter_it():
    game = on_board("Fa1 2e4", "Fj10 3j9 2i10")
    game = shuttle(game, 6, "e4", "e6")
    game = go(game, "1 move i10 h10")
    assert "e6" not in targets(game, "e4")
    assert {"e5", "e7"} <= targets(game, "e4")


@pytest.mark.parametrize("defender", ["5", "6", "7"], ids=["won", "both lost", "lost"])
def test_F10_any_battle_resets_all_counts(defender):
    game = on_board("Fa1 6e4 6a4", f"Fj10 3j9 2i10 {defender}a5")
    game = go(shuttle(game, 6), "1 move i10 h10")
    assert "e5" not in targets(game, "e4")
    game = go(game, "0 move a4 a5")
    assert game.chase == {}
    game = go(game, "1 move h10 g10")
    assert "e5" in targets(game, "e4")


def test_F10_a_move_that_starts_a_battle_is_never_limited():
    game = shuttle(on_board("Fa1 6e4", "Fj10 3j9 2i10 4f5"), 6)
    game = go(game, "1 move f5 e5")
    assert "e5" in targets(game, "e4")
    assert at(go(game, "0 move e4 e5"), "e5") == "red captain"


def test_F10_a_missed_turn_changes_no_count():
    game = shuttle(on_board("Fa1 6e4", "Fj10 3j9 2i10"), 6)
    before = dict(game.chase)
    game = go(game, "- miss 1")
    assert game.chase == before
    assert "e5" not in targets(game, "e4")


def test_F11_a_player_without_a_legal_move_can_only_claim_it_and_loses():
    game = on_board("Fa1 6a4", "Fj10 *a5 *b4 *a3 3j9", turn=1)
    stuck = on_board("Fb1 *a2 6a1", "Fj10 3j9")
    assert stuck.legal(0) == [Event("stuck", 0)]
    over = go(stuck, "0 stuck")
    assert over.outcome is not None
    assert (over.outcome.reason, over.outcome.winners) == ("stuck", (1,))
    assert Event("stuck", 1) not in game.legal(1)


def test_F11_who_has_a_move_is_not_stuck():
    with pytest.raises(Illegal, match="illegal-stuck"):
        go(on_board("Fa1 6e4", "Fj10 3j9"), "0 stuck")


def test_F11_an_attack_is_a_move():
    game = on_board("Fb1 6a1", "Fj10 3j9 *a2")
    assert targets(game, "a1") == {"a2"}
    with pytest.raises(Illegal, match="illegal-stuck"):
        go(game, "0 stuck")


def test_F11_includes_one_blocked_by_the_chase_rule():
    game = on_board("Fb1 *b2 *a3 6a1", "Fj10 3j9 2i10")
    game = go(shuttle(game, 6, "a1", "a2"), "1 move i10 h10")
    # on a1 again, a2 entered three times
    assert game.legal(0) == [Event("stuck", 0)]
    assert go(game, "0 stuck").outcome is not None


def test_F11_a_scout_does_not_get_out_over_an_own_unit():
    game = on_board("Fb1 *a2 2a1", "Fj10 3j9 5a3")
    assert game.legal(0) == [Event("stuck", 0)]
    assert go(game, "0 stuck").outcome is not None


def test_F11_a_scout_with_a_long_way_out_is_not_stuck():
    game = on_board("Fb1 *b2 2a1", "Fj10 3j9 2i10")
    game = go(shuttle(game, 6, "a1", "a2"), "1 move i10 h10")
    assert targets(game, "a1") == {f"a{row}" for row in range(3, 11)}
    with pytest.raises(Illegal, match="illegal-stuck"):
        go(game, "0 stuck")


def test_F11_only_in_turn():
    with pytest.raises(Illegal, match="illegal-turn"):
        go(on_board("Fb1 *a2 6a1", "Fj10 3j9", turn=1), "0 stuck")


def test_F11_the_other_side_refuses_a_claim_that_can_not_be_true():
    moved = on_board("Fa1 *a2 6e4", "Fj10 3j9", moved="e4").seen_by(1)
    with pytest.raises(Illegal, match="illegal-stuck"):
        go(moved, "0 stuck")
    # as many could be flag or mine as have to be, but one of them has moved
    moved = on_board("Fa1 *a2 *b1 6e4", "Fj10 3j9", moved="e4").seen_by(1)
    with pytest.raises(Illegal, match="illegal-stuck"):
        go(moved, "0 stuck")
    scout = on_board("Fa1 *a2 2e4", "Fj10 3j9", scouts="e4").seen_by(1)
    with pytest.raises(Illegal, match="illegal-stuck"):
        go(scout, "0 stuck")


def test_F11_the_other_side_believes_what_may_be_true():
    # for blue each of the three may be the flag or one of two mines that are left
    game = on_board("Fa1 *c1 6b1", "Fj10 3j9", turn=0)
    peer = game.seen_by(1)
    with pytest.raises(Illegal, match="illegal-stuck"):
        go(game, "0 stuck")
    with pytest.raises(Illegal, match="illegal-stuck"):
        go(peer, "0 stuck")  # two immovable units are left for three that could move
    game = on_board("Fa1 *c1 *a2 6b1", "Fj10 3j9 *b2")
    assert go(on_board("Fa1 *c1 *b2 6b1", "Fj10 3j9").seen_by(1), "0 stuck").outcome is not None
    with pytest.raises(Illegal, match="illegal-stuck"):
        go(game, "0 stuck")


def test_F11_after_the_claim_units_that_could_have_moved_fit_only_flag_and_mine():
    over = go(on_board("Fa1 *c1 *b2 6b1", "Fj10 3j9").seen_by(1), "0 stuck")
    flag, captain = over.board[INDEX["a1"]], over.board[INDEX["b1"]]
    assert over.fits(flag, "flag")
    assert not over.fits(flag, "captain")
    assert over.fits(captain, "captain")


def test_F19_a_unit_that_moved_is_no_mine_and_no_flag():
    game = go(on_board("Fa1 6e4", "Fj10 3j9"), "0 move e4 e5")
    handle = game.board[INDEX["e5"]]
    assert not game.fits(handle, "mine")
    assert not game.fits(handle, "flag")
    assert game.fits(handle, "scout")
    assert game.fits(handle, "marshal")


def test_F19_a_unit_that_moved_more_than_one_square_is_a_scout():
    game = go(on_board("Fa1 2e4", "Fj10 3j9"), "0 move e4 e7")
    handle = game.board[INDEX["e7"]]
    assert game.fits(handle, "scout")
    assert not game.fits(handle, "miner")


def test_F19_marks_stay():
    game = go(on_board("Fa1 2e4", "Fj10 3j9"), "0 move e4 e7", "1 move j9 j8", "0 move e7 e6")
    assert not game.fits(game.board[INDEX["e6"]], "miner")
    assert game.table()["scouts"] == game.table()["moved"][:1]


def test_F19_a_scout_that_attacks_from_afar_is_marked_before_the_ranks_are_shown():
    game = on_board("Fa1 2e4", "Fj10 3e9").apply(Event("move", 0, ("e4", "e9")))
    assert game.battle is not None
    assert not game.fits(game.battle[0], "spy")


def test_F19_a_peer_accepts_any_move_that_some_rank_could_make():
    peer = on_board("Fa1 2e4 *e1", "Fj10 3j9").seen_by(1)
    assert at(go(peer, "0 move e4 e8"), "e8") == "red ?"
    assert at(go(peer, "0 move e1 e2"), "e2") == "red ?"  # a mine: the audit finds it


def test_F19_a_known_scout_mark_is_needed_for_a_long_move_of_a_peer():
    peer = on_board("Fa1 6e4", "Fj10 3j9", shown="e4").seen_by(1)
    with pytest.raises(Illegal, match="illegal-distance"):
        go(peer, "0 move e4 e8")
