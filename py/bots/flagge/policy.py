"""What a bot of Flagge does when it is asked: setups, answers to offers, moves."""

from __future__ import annotations

from random import Random

from bots.budget import Clock
from bots.flagge import easy, hard, medium
from bots.flagge.field import Field
from bots.flagge.offers import answer_offer
from bots.flagge.setups import setup
from engines.flagge.presets import for_seat
from engines.flagge.rules import Flagge, setup_event
from engines.flagge.squares import NAMES
from kernel.event import Event
from kernel.game import Game

MOVERS = {"easy": easy.move, "medium": medium.move, "hard": hard.move}


def choose(state: Game, seat: int, level: str, rng: Random, ms: float, clock: Clock) -> Event | None:
    """See `bots.Policy`.  A bot never gives up: people like to finish what they have won."""
    assert isinstance(state, Flagge)
    known = state.seen_by(seat)
    if known.stage == "setup":
        if known.ready[seat]:
            return None
        return setup_event(seat, for_seat(setup(level, rng), seat))
    answer = answer_offer(known, seat, level)
    if answer or known.stage != "play" or known.turn != seat:
        return answer
    moves = known.moves(seat)
    if not moves:
        return Event("stuck", seat)  # F11
    if len(moves) == 1:
        start, to = moves[0]
    else:
        start, to = MOVERS[level](known, Field(known, seat), moves, rng, ms, clock)
    return Event("move", seat, (NAMES[start], NAMES[to]))
