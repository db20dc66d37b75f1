"""F12-F18, F20: battles and what they leave."""

from __future__ import annotations

from itertools import product

import pytest

from drawing import at, fought, go, on_board, started
from engines.flagge.ranks import RANKS, battle
from engines.flagge.squares import INDEX
from kernel.errors import Hidden, Illegal
from kernel.event import Event

FIGHTERS = [rank for rank in RANKS if rank.moves]


def clash(attacker: str, defender: str):
    """The position after red's `attacker` on e4 attacked blue's `defender` on e5."""
    red, blue = ("Fa1 3b1", "Fj10 3j9")
    return go(on_board(f"{red} {attacker}e4", f"{blue} {defender}e5"), "0 move e4 e5")


def test_F12_who_loses_the_last_movable_unit_loses_at_once():
    game = go(on_board("Fa1 *b1 6e4", "Fj10 3j9 7e5"), "0 move e4 e5")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("no_movable", (1,))


def test_F12_whose_last_movable_unit_is_captured_loses():
    game = go(on_board("Fa1 6e4", "Fj10 *j9 5e5"), "0 move e4 e5")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("no_movable", (0,))


def test_F12_a_battle_that_takes_the_last_of_both_is_a_draw():
    game = go(on_board("Fa1 *b1 6e4", "Fj10 *j9 6e5"), "0 move e4 e5")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners, game.outcome.points) == ("both_no_movable", (), (0, 0))


def test_F12_a_captured_mine_takes_nobody_s_last_unit():
    game = go(on_board("Fa1 3e4", "Fj10 *e5 3j9"), "0 move e4 e5")
    assert game.outcome is None
    assert game.movable == [1, 1]


def test_F12_is_public():
    game = go(on_board("Fa1 *b1 6e4", "Fj10 3j9 7e5", shown="e4 e5").seen_by(None), "0 move e4 e5")
    assert game.outcome is not None
    assert game.outcome.reason == "no_movable"


def test_F13_a_move_onto_an_enemy_waits_for_both_ranks():
    game = on_board("Fa1 6e4", "Fj10 5e5 3j9").apply(Event("move", 0, ("e4", "e5")))
    awaited = game.awaits()
    assert (awaited.what, awaited.to) == ("show", None)
    assert awaited.handles == (game.board[INDEX["e4"]], game.board[INDEX["e5"]])
    assert game.legal(0) == game.legal(1) == []


def test_F13_both_ranks_are_shown_to_both():
    game = clash("6", "5")
    for handle in (2, 42):
        assert game.book.is_public(handle)
    assert game.seen_by(1).book.faces[2] == "captain"
    assert game.seen_by(0).book.faces[42] == "lieutenant"


def test_F13_a_winning_attacker_moves_onto_the_square():
    game = clash("6", "5")
    assert (at(game, "e4"), at(game, "e5")) == (None, "red captain")


def test_F13_a_winning_defender_stays():
    game = clash("5", "6")
    assert (at(game, "e4"), at(game, "e5")) == (None, "blue captain")


def test_F13_equal_ranks_are_both_captured():
    game = clash("6", "6")
    assert (at(game, "e4"), at(game, "e5")) == (None, None)
    assert game.awaits().seats == (1,)


def test_F13_the_other_side_is_in_turn_after_a_battle():
    for defender in ("5", "6", "7"):
        assert clash("6", defender).awaits().seats == (1,)


ORDER = [
    "spy",
    "scout",
    "miner",
    "sergeant",
    "lieutenant",
    "captain",
    "major",
    "colonel",
    "general",
    "marshal",
]


@pytest.mark.parametrize(("attacker", "defender"), list(product(ORDER, ORDER)))
def test_F13_F16_the_stronger_wins_but_a_spy_takes_the_marshal(attacker, defender):
    margin = ORDER.index(attacker) - ORDER.index(defender)
    expected = "attacker" if margin > 0 else "defender" if margin < 0 else "both"
    if (attacker, defender) == ("spy", "marshal"):
        expected = "attacker"
    assert battle(attacker, defender) == expected


def test_F13_shows_must_name_exactly_the_two_units():
    game = on_board("Fa1 6e4", "Fj10 5e5 3j9").apply(Event("move", 0, ("e4", "e5")))
    a, d = 1, 41
    for faces in (
        (),
        ((a, "captain"),),
        ((d, "lieutenant"),),
        ((a, "captain"), (d + 1, "miner")),
        ((a, "captain"), (d, "lieutenant"), (d + 1, "miner")),
        ((d, "lieutenant"), (a, "captain")),
    ):
        with pytest.raises(Illegal, match="illegal-show"):
            game.apply(Event("show", None, (), faces))
    right = ((a, "captain"), (d, "lieutenant"))
    for bad in (
        Event("show", 0, (), right),
        Event("show", None, (1,), right),
        Event("show", None, (), right, frozenset({0, 1})),
    ):
        with pytest.raises(Illegal, match="illegal-event"):
            game.apply(bad)
    with pytest.raises(Illegal, match="face-missing"):
        game.apply(Event("show", None, (), ((a, "captain"), (d, None))))


def test_F13_no_show_without_a_battle():
    with pytest.raises(Illegal, match="illegal-stage"):
        started().apply(Event("show", None, (), ((0, "flag"), (40, "mine"))))


def test_F13_a_rank_that_contradicts_what_was_shown_is_illegal():
    game = on_board("Fa1 6e4", "Fj10 5e5 3j9", shown="e4").seen_by(1)
    game = game.apply(Event("move", 0, ("e4", "e5")))
    with pytest.raises(Illegal, match="face-contradicts"):
        game.apply(Event("show", None, (), ((1, "major"), (41, "lieutenant"))))


def test_F13_a_rank_beyond_the_census_is_illegal():
    peer = on_board("Fa1 6e4", "Fj10 5e5 3j9").seen_by(1).apply(Event("move", 0, ("e4", "e5")))
    with pytest.raises(Illegal, match="census"):
        peer.apply(Event("show", None, (), ((1, "marshal"), (41, "lieutenant"))))


@pytest.mark.parametrize("rank", ["mine", "flag"])
def test_F13_an_attacker_that_turns_out_immovable_is_named(rank):
    letter = "*" if rank == "mine" else "F"
    game = on_board(f"{letter}e4 3b1" + (" Fa1" if rank == "mine" else ""), "Fj10 5e5 3j9").seen_by(1)
    handle = game.board[INDEX["e4"]]
    game = game.apply(Event("move", 0, ("e4", "e5")))
    with pytest.raises(Illegal, match=f"illegal-face handle={handle}"):
        game.apply(Event("show", None, (), ((handle, rank), (40 + 1, "lieutenant"))))


def test_F14_a_scout_attacks_over_any_distance_in_its_free_line():
    game = on_board("Fa1 2e4", "Fj10 Se9 3j9")
    assert at(go(game, "0 move e4 e9"), "e9") == "red scout"


def test_F14_a_scout_does_not_attack_over_a_unit():
    game = on_board("Fa1 2e4", "Fj10 Se9 5e7 3j9")
    with pytest.raises(Illegal, match="illegal-path"):
        go(game, "0 move e4 e9")


def test_F14_a_losing_scout_is_captured_where_it_came_from():
    game = go(on_board("Fa1 3b1 2e4", "Fj10 5e9 3j9"), "0 move e4 e9")
    assert (at(game, "e4"), at(game, "e9")) == (None, "blue lieutenant")


@pytest.mark.parametrize("rank", [r for r in FIGHTERS if r.id != "miner"], ids=lambda r: r.id)
def test_F15_a_mine_beats_every_attacker_but_the_miner_and_stays(rank):
    game = clash(rank.letter, "*")
    assert (at(game, "e4"), at(game, "e5")) == (None, "blue mine")


def test_F15_a_miner_captures_the_mine_and_moves_in():
    game = clash("3", "*")
    assert (at(game, "e4"), at(game, "e5")) == (None, "red miner")
    assert game.lost_units(1)["mine"] == 6


def test_F16_a_spy_that_attacks_the_marshal_captures_it():
    assert at(clash("S", "X"), "e5") == "red spy"


def test_F16_a_marshal_that_attacks_the_spy_captures_it():
    assert at(clash("X", "S"), "e5") == "red marshal"


@pytest.mark.parametrize("rank", [r for r in FIGHTERS if r.id not in ("spy", "marshal")], ids=lambda r: r.id)
def test_F16_the_spy_loses_to_every_other_unit(rank):
    assert at(clash("S", rank.letter), "e5") == f"blue {rank.id}"
    assert at(clash(rank.letter, "S"), "e5") == f"red {rank.id}"


def test_F16_two_spies_are_both_captured():
    assert at(clash("S", "S"), "e5") is None


@pytest.mark.parametrize("rank", FIGHTERS, ids=lambda r: r.id)
def test_F17_whoever_moves_onto_the_flag_captures_it_and_wins(rank):
    game = go(on_board(f"Fa1 3b1 {rank.letter}e4", "Fe5 3j9"), "0 move e4 e5")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("flag", (0,))
    assert at(game, "e5") == f"red {rank.id}"
    assert game.lost_units(1)["flag"] == 1


def test_F17_blue_wins_by_the_flag_as_well():
    game = go(on_board("Fe4 3b1", "Fj10 Se5", turn=1), "1 move e5 e4")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("flag", (1,))


def test_F17_the_flag_counts_before_the_last_movable_unit():
    game = go(on_board("Fa1 6e4", "Fe5 3j9"), "0 move e4 e5")
    assert game.outcome is not None
    assert game.outcome.reason == "flag"


def test_F18_a_shown_rank_is_public_for_the_rest_of_the_game():
    for memory in ("show", "hide"):
        game = on_board("Fa1 6e4", "Fj10 5e5 3j9", memory=memory)
        game = go(game, "0 move e4 e5", "1 move j9 j8", "0 move e5 e6")
        assert game.seen_by(1).book.faces[game.board[INDEX["e6"]]] == "captain"
        assert game.options["memory"] == memory


def test_F20_captured_units_are_counted_per_rank_for_both():
    game = go(started_small(), "0 move e4 e5", "1 move f5 f4")
    before = started_small()
    for seat, rank in ((0, "major"), (1, "lieutenant")):
        was, now = before.lost_units(seat), game.lost_units(seat)
        assert now[rank] == was.get(rank, 0) + 1
        assert sum(now.values()) == sum(was.values()) + 1 == 40 - game.units[seat]


def started_small():
    return on_board("Fa1 6e4 7f4", "Fj10 5e5 8f5 3j9")


def test_F20_lost_units_name_no_rank_without_losses():
    assert started().lost_units(0) == {}


def test_rules_read_public_faces_only():
    game = on_board("Fa1 6e4", "Fj10 5e5 3j9")
    with pytest.raises(Hidden, match="face-hidden"):
        game.book.face(game.board[INDEX["e4"]])


def test_a_search_may_push_and_settle_without_events():
    game = on_board("Fa1 6e4", "Fj10 5e5 3j9")
    by_event, quick = go(game, "0 move e4 e5"), game.copy()
    quick.push(INDEX["e4"], INDEX["e5"])
    quick.settle("captain", "lieutenant")
    assert quick.table() == by_event.table()
    assert fought(game) is game
