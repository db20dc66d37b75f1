"""Games of bots end, and the higher level wins more of them: the arena on a small scale."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from bots.flagge.policy import choose
from bots_playing import still
from drawing import fought, on_board

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "bench"))
import arena


@pytest.mark.parametrize("pair", [("easy", "easy"), ("medium", "medium"), ("hard", "hard"), ("easy", "hard")])
def test_games_of_bots_end(pair):
    for seed in (1, 2):
        result = arena.play("flagge", pair, seed, 3000, 60_000)
        assert result["reason"] != "too_long"


def test_F12_a_side_that_can_only_run_away_is_brought_to_an_end():
    state = on_board("Fa1 Xd4 *b1 *a2", "Fj10 4e7 *i10 *j9", shown="d4 e7 i10 j9", moved="d4 e7")
    rng = Random(1)
    while state.outcome is None and sum(state.made) < 3000:
        event = choose(state.seen_by(state.turn), state.turn, "hard", rng, 60_000, still)
        assert event is not None
        state = fought(state.apply(event))
    assert state.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize(("pair", "games"), [(("medium", "easy"), 8), (("hard", "medium"), 8)])
def test_the_higher_level_wins_more_of_a_small_series(pair, games):
    results = [arena.job(("flagge", pair, index, 3000, 60_000)) for index in range(games)]
    assert sum(result["score"] for result in results) > games / 2
