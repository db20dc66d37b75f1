"""Every game obeys the ten laws, with every option set."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engines import GAMES
from engines.flagge.rules import Flagge, setup_event
from kernel import laws
from kernel.event import Event
from kernel.game import Game
from kernel.option import combinations, options_text

BOUND = 20_000
"""Events: the longest random game seen has about 2,000."""

CASES = [(name, options) for name, game in GAMES.items() for options in combinations(game.OPTIONS)]


def name_of(case: tuple[str, dict[str, Any]]) -> str:
    return f"{case[0]} {options_text(GAMES[case[0]].OPTIONS, case[1])}"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_random_games_with_all_that_people_do_obey_the_laws(case):
    name, options = case
    rng = Random(name_of(case))
    for _ in range(2):
        decide = laws.decide_at_random(asides_in=25)
        assert laws.check(GAMES[name], options, GAMES[name].SEATS.start, rng, BOUND, 15, decide) == []


@pytest.mark.parametrize("name", GAMES)
def test_random_games_to_the_end_obey_the_laws(name):
    rng = Random(1)
    assert laws.check(GAMES[name], {}, GAMES[name].SEATS.start, rng, BOUND, 120) == []


def test_flagge_obeys_the_laws_from_any_setup():
    def decide(game: Game, seats: Sequence[int], rng: Any) -> Event:
        event = laws.decide_at_random(40)(game, tuple(seats), rng)
        if event.kind != "setup" or event.seat is None:
            return event
        ranks = [str(face) for _, face in event.faces]
        rng.shuffle(ranks)
        return setup_event(event.seat, ranks)

    rng = Random(2)
    for _ in range(4):
        assert laws.check(Flagge, {}, 2, rng, BOUND, 15, decide) == []
