"""The bots of Flagge: legal in every position, and blind for what is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bots import LEVELS
from bots.flagge.policy import choose
from bots.flagge.setups import setup
from bots_playing import decide, played, scrambled, still
from drawing import fought, go, on_board, started
from engines.flagge.options import OPTIONS
from engines.flagge.ranks import ARMY, IMMOVABLE
from engines.flagge.rules import Flagge
from engines.flagge.squares import NAMES
from kernel.event import Event
from kernel.option import combinations

EACH_LEVEL = pytest.mark.parametrize("level", LEVELS)


# Setups


@EACH_LEVEL
def test_F4_setups_are_complete_armies_that_can_move(level):
    rng = Random(4)
    for _ in range(200):
        ranks = setup(level, rng)
        assert Counter(ranks) == ARMY
        lanes = [ranks[30 + column] for column in (0, 1, 4, 5, 8, 9)]
        assert not set(lanes) <= IMMOVABLE


@EACH_LEVEL
def test_F4_setups_have_no_fixed_pattern(level):
    rng = Random(5)
    many = [setup(level, rng) for _ in range(60)]
    assert len({tuple(ranks) for ranks in many}) == 60
    assert len({ranks.index("flag") for ranks in many}) >= 6
    assert len({ranks.index("marshal") for ranks in many}) >= 10


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_F4_good_setups_keep_the_flag_off_the_front(level):
    rng = Random(6)
    assert all(setup(level, rng).index("flag") < 30 for _ in range(200))


@EACH_LEVEL
def test_F4_both_seats_get_a_legal_setup_event(level):
    state = Flagge.setup({}, 2)
    for seat in (1, 0):
        event = decide(state, level, seat=seat)
        assert event is not None
        state = state.apply(event)
        assert decide(state, level, seat=seat) is None or state.stage == "play"
    assert state.stage == "play"


# Always legal, never raises


@pytest.mark.parametrize("options", combinations(OPTIONS), ids=lambda o: f"{o['memory']}-{o['limit']}")
def test_whole_games_are_legal_under_every_option(options):
    assert sum(played(("easy", "medium"), 11, 60, **options).made) == 60


@EACH_LEVEL
@pytest.mark.parametrize("seed", range(3))
def test_bots_are_legal_in_positions_that_chance_made(level, seed):
    rng = Random(f"{level} {seed}")
    state = started("second_row", "ambush")
    while state.outcome is None and sum(state.made) < 600:
        if sum(state.made) % 25 == 0:
            event = decide(state, level, seed)
            assert event is not None
            state.apply(event)
        start, to = rng.choice(state.moves(state.turn))
        state = fought(state.apply(Event("move", state.turn, (NAMES[start], NAMES[to]))))


DEGENERATE = {
    "one unit each": on_board("Fa1 6e4", "Fj10 5e6"),
    "flag beside the enemy": on_board("Fa1 6a3", "Fj10 Xa2", moved="a2"),
    "walled in but one": on_board("Fa1 *a2 *b2 3b1 *c1", "Fj10 6j9"),
    "spy against marshal": on_board("Fa1 Se4", "Fj10 Xe6", shown="e6"),
    "scout alone on the board": on_board("Fa1 2a4", "Fj10 6j9", shown="j9"),
    "only mines and a miner": on_board("Fa1 3a4", "Fj10 *a5 *b5 *a6 2j9", shown="a5"),
    "all known": on_board("Fa1 6e4 7b3", "Fj10 5e6 2c7", shown="a1 e4 b3 j10 e6 c7"),
    "the enemy moved with everything": on_board("Fa1 6e4", "Fj10 5e6 6f7 2g8", moved="e6 f7 g8"),
    "blue in turn": on_board("Fa1 6e4", "Fj10 5e5", turn=1),
    "no secrets left but the flag": on_board("Fa1 6a2", "Fj10 6j9", shown="a2 j9", moved="a2 j9"),
}


@EACH_LEVEL
@pytest.mark.parametrize("name", DEGENERATE)
def test_bots_are_legal_in_degenerate_positions(level, name):
    state = DEGENERATE[name]
    for seed in range(5):
        event = decide(state, level, seed)
        assert event is not None
        state.apply(event)


@EACH_LEVEL
def test_F11_a_bot_without_a_move_says_so(level):
    state = on_board("Fa1 *a2 6b1 *b2 *c1", "Fj10 6j9")
    assert decide(state, level) == Event("stuck", 0)
    assert state.apply(Event("stuck", 0)).outcome is not None


@EACH_LEVEL
def test_F10_bots_respect_the_chase_rule(level):
    state = on_board("Fa1 6a3 *b1", "Fj10 5j9")
    while state.outcome is None and state.closed(0) == []:
        state = go(state, *(["0 move a3 a4", "1 move j9 j8", "0 move a4 a3", "1 move j8 j9"]))
    for seed in range(10):
        assert decide(state, level, seed) in state.legal(0)


@EACH_LEVEL
def test_F22_a_battle_that_waits_needs_nothing_from_a_bot(level):
    state = on_board("Fa1 6e4", "Fj10 5e5").apply(Event.parse("0 move e4 e5"))
    assert decide(state, level, seat=0) is None
    assert decide(state, level, seat=1) is None


@EACH_LEVEL
def test_a_bot_that_is_not_in_turn_waits(level):
    assert decide(started(), level, seat=1) is None


@pytest.mark.parametrize("level", LEVELS)
def test_time_that_is_over_still_gives_a_legal_move(level):
    state = started()
    event = choose(state.seen_by(0), 0, level, Random(1), 0, still)
    assert event in state.legal(0)


# Offers


@EACH_LEVEL
def test_F21_any_other_move_time_is_fine(level):
    state = started().apply(Event.parse("0 limit_offer 30"))
    assert decide(state, level, seat=1) == Event("limit_accept", 1)
    own = started().apply(Event.parse("1 limit_offer 30"))
    assert decide(own, level, seat=1) is None


@EACH_LEVEL
def test_F23_who_is_behind_takes_the_draw_and_who_leads_does_not(level):
    state = on_board("Fa1 Xb1 9c1 8d1", "Fj10 5j9").apply(Event.parse("0 draw_offer"))
    assert decide(state, level, seat=1) == Event("draw_accept", 1)
    state = on_board("Fa1 Xb1 9c1 8d1", "Fj10 5j9").apply(Event.parse("1 draw_offer"))
    assert decide(state, level, seat=0) == Event("draw_decline", 0)


@EACH_LEVEL
def test_F23_the_own_offer_is_not_answered(level):
    state = started().apply(Event.parse("0 draw_offer"))
    event = decide(state, level, seat=0)
    assert event is not None
    assert event.kind == "move"


# Each bot sees the book of its seat only


@EACH_LEVEL
@pytest.mark.parametrize("seat", [0, 1])
def test_choices_do_not_depend_on_what_is_hidden(level, seat):
    state = played(("medium", "medium"), 21 + seat, 70)
    while state.turn != seat:
        event = decide(state, "easy")
        assert event is not None
        state = fought(state.apply(event))
    for seed in range(4):
        other = scrambled(state, seat, seed)
        assert other.book.faces != state.book.faces
        assert decide(other, level, seed) == decide(state, level, seed)


@EACH_LEVEL
def test_a_full_book_tells_a_bot_no_more_than_its_own(level):
    state = played(("medium", "medium"), 5, 50)
    seat = state.turn
    full = choose(state, seat, level, Random(9), 60_000, still)
    assert full == choose(state.seen_by(seat), seat, level, Random(9), 60_000, still)


@EACH_LEVEL
def test_poisoned_faces_are_never_touched(level):
    """A hidden face that is no rank at all would make any reader stumble."""
    state = played(("medium", "medium"), 8, 40)
    seat = state.turn
    for handle in list(state.book.faces):
        if not state.book.knows(seat, handle):
            state.book.faces[handle] = "poison"
    event = choose(state, seat, level, Random(1), 60_000, still)
    assert event in state.seen_by(seat).legal(seat)


@EACH_LEVEL
def test_equal_seeds_choose_alike_and_the_state_is_left_alone(level):
    state = played(("medium", "medium"), 9, 30)
    before = state.position()
    assert decide(state, level, 3) == decide(state, level, 3)
    assert state.position() == before
