"""The bots of Flagge know what they do: sense by level, belief about hidden units, bounded work."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bots.budget import Budget
from bots.flagge import hard, medium
from bots.flagge.belief import believed, leaning, worlds
from bots.flagge.field import FLAG, IDS, MINE, SPY, Field
from bots.flagge.odds import counted
from bots.flagge.reply import Replies
from bots.flagge.worth import census, worth
from bots.search import sampled_books
from bots_playing import decide, played, step, still
from drawing import go, on_board, started
from engines.flagge.ranks import ARMY
from engines.flagge.rules import Flagge

CROWD = "Fj10 *i10 *j9 3h10 4g10 2f10 6j8 4i9 2h9"
"""A blue side with enough hidden units that nobody guesses where the flag is."""


# Sense


def test_medium_and_hard_take_a_weaker_unit_and_do_not_run_into_a_stronger_one():
    state = on_board("Fa1 6e4 *b1", f"{CROWD} 5e5 7d4", shown="e5 d4", moved="e5 d4")
    for level in ("medium", "hard"):
        assert all(step(state, level, seed) == ("e4", "e5") for seed in range(8))


def test_F17_a_flag_that_must_be_there_is_taken():
    state = on_board("Fa1 6j9 7b3", "Fj10 5c7", moved="c7", shown="c7")
    for level in ("medium", "hard"):
        assert all(step(state, level, seed) == ("j9", "j10") for seed in range(8))


def test_F16_the_spy_takes_a_marshal_it_knows():
    state = on_board("Fa1 Se4 6a2", "Fj10 Xe5 6j9", shown="e5", moved="e5")
    for level in ("medium", "hard"):
        assert all(step(state, level, seed) == ("e4", "e5") for seed in range(8))


def test_F16_the_marshal_leaves_a_spy_that_can_reach_it_or_takes_it():
    state = on_board("Fa1 Xe4 6a2", "Fj10 Se5 6j9 2j8", shown="e4 e5", moved="e5")
    assert all(step(state, "hard", seed) == ("e4", "e5") for seed in range(8))


def test_F15_only_miners_go_for_known_mines():
    state = on_board("Fa1 6e4 3c4 7d3", "Fj10 *e5 *c7 5j9 6h8", shown="e5 c7")
    for level in ("medium", "hard"):
        assert all(step(state, level, seed) != ("e4", "e5") for seed in range(20))


def test_hard_moves_a_unit_out_of_the_way_of_a_stronger_one():
    state = on_board("Fa1 9e4 *a2 *b1 4b4", "Fj10 Xe5 6j9 *j8", shown="e4 e5", moved="e4 e5")
    assert all(step(state, "hard", seed)[0] == "e4" for seed in range(8))


def test_hard_stops_an_intruder_beside_its_flag():
    state = on_board("Fa1 6b2 7g4 9h3", "Fj10 5a2 6j9 2i9", shown="a2", moved="a2")
    assert all(step(state, "hard", seed) == ("b2", "a2") for seed in range(8))


def test_easy_is_lively():
    """It attacks, advances, and does not always do the same."""
    state = started()
    firsts = {step(state, "easy", seed) for seed in range(60)}
    assert len(firsts) >= 6
    forward = sum(to[1:] > start[1:] for start, to in (step(state, "easy", s) for s in range(60)))
    assert forward >= 30
    game = played(("easy", "easy"), 3, 150)
    assert 80 - sum(game.units) >= 10


def test_easy_seldom_throws_units_away():
    state = on_board("Fa1 5e4 6b4 4b3", "Fj10 Xe5 6j9 9b5", shown="e5 b5", moved="e5 b5")
    silly = sum(step(state, "easy", seed) in {("e4", "e5"), ("b4", "b5")} for seed in range(100))
    assert silly <= 5


# Belief


def view_of(state: Flagge, seat: int) -> tuple[Flagge, Field]:
    known = state.seen_by(seat)
    return known, Field(known, seat)


def test_F2_beliefs_keep_the_census():
    state, field = view_of(played(("easy", "easy"), 2, 120), 0)
    weights = {h: leaning(state, field, h) for h in field.foes if not field.shown[h]}
    odds = believed(state, field, 1, weights)
    left = census(field, 1)
    for rank in range(12):
        assert sum(row[rank] for row in odds.values()) == pytest.approx(left[rank], abs=0.05)
    for row in odds.values():
        assert sum(row) == pytest.approx(1)


def test_F19_a_unit_that_moved_is_believed_neither_flag_nor_mine():
    state, field = view_of(go(started(), "0 move a4 a5", "1 move e7 e6"), 0)
    unit = field.board[54]
    weights = {h: leaning(state, field, h) for h in field.foes}
    row = believed(state, field, 1, weights)[unit]
    assert row[FLAG] == row[MINE] == 0
    for world in worlds(state, field, weights, Random(1), 20, Budget(20, 1000, still)):
        assert world[unit] not in (FLAG, MINE)


def test_worlds_keep_the_census_and_lean_to_flags_at_the_back():
    state, field = view_of(started(), 0)
    weights = {h: leaning(state, field, h) for h in field.foes}
    rows: Counter[int] = Counter()
    for world in worlds(state, field, weights, Random(2), 200, Budget(200, 1000, still)):
        assert Counter(IDS[world[h]] for h in range(40, 80)) == ARMY
        rows[field.at[world.index(FLAG, 40)] // 10] += 1
    assert rows[9] > 100


def test_F10_distances_go_round_the_blocked_areas():
    _, field = view_of(on_board("Fa1 6c4", "Fj10 5c7 3j9"), 0)
    assert field.distances(62)[32] == 5  # c4 to c7: round by b


def test_counted_odds_are_shares_of_sampled_worlds():
    state, field = view_of(on_board("Fa1 6e4", "Fj10 5e6 3j9"), 0)
    odds = counted(field, sampled_books(state, Random(1), 300, Budget(300, 1000, still)))
    for row in odds.values():
        assert sum(row) == pytest.approx(1)
        assert row[FLAG] == pytest.approx(1 / 3, abs=0.1)


def test_the_spy_is_worth_little_once_the_marshal_is_gone():
    own = [1, 6, 1, 8, 5, 4, 4, 4, 3, 2, 1, 1]
    without = [*own[:-1], 0]
    assert worth(own, without)[SPY] < worth(own, own)[SPY]


# Counts, not clocks, bound the work


def test_medium_draws_no_more_worlds_than_its_count(monkeypatch):
    state, drawn = played(("easy", "easy"), 12, 80), []
    monkeypatch.setattr(
        medium, "sampled_books", lambda *args: (drawn.append(b) or b for b in sampled_books(*args))
    )
    decide(state, "medium")
    assert len(drawn) == medium.WORLDS


def test_hard_looks_for_no_more_answers_than_its_count(monkeypatch):
    state, looked, worst = played(("easy", "easy"), 12, 80), [], Replies.worst
    monkeypatch.setattr(Replies, "worst", lambda *args: looked.append(args) or worst(*args))
    decide(state, "hard")
    assert 0 < len(looked) <= hard.WORLDS * hard.CANDIDATES
