"""The easy level: lively and legal.  It attacks what it sees, advances, and knows no odds."""

from __future__ import annotations

from random import Random

from bots.budget import Clock
from bots.flagge.field import BOTH, LOSE, MARSHAL, MINER, RESULT, SCOUT, SPY, UNKNOWN, WIN, Field, Move
from bots.search import softmax_pick
from engines.flagge.rules import Flagge

HEAT = 1.0
CAREFUL = {SPY: 3.0, MARSHAL: 1.0, MINER: 1.0}
"""Who does not like to run into the unknown."""


def move(state: Flagge, field: Field, moves: list[Move], rng: Random, ms: float, clock: Clock) -> Move:
    scored = [(_liking(state, field, *step), step) for step in moves]
    return softmax_pick(rng, scored, HEAT)


def _liking(state: Flagge, field: Field, start: int, to: int) -> float:
    handle, target = field.board[start], field.board[to]
    rank = field.rank[handle]
    if target >= 0:
        return _attack(field, rank, target)
    liking = 0.7 * max(-1, min(2, field.forward(start, to)))
    if rank == SCOUT and abs(to - start) not in (1, 10):
        liking -= 1.0  # a long move tells that it is a scout
    liking -= 0.8 * state.entries(start, to)
    if _is_threatened(field, rank, start) and not _is_threatened(field, rank, to):
        liking += 2.5
    elif _is_threatened(field, rank, to):
        liking -= 3.0
    return liking


def _attack(field: Field, rank: int, target: int) -> float:
    seen = field.rank[target]
    if seen == UNKNOWN:
        hurry = min(3.0, field.quiet / 30)
        return 1.8 + hurry - CAREFUL.get(rank, 0.0) + (0.5 if field.moved[target] else 0.0)
    result = RESULT[rank][seen]
    return -6.0 if result == LOSE else 1.0 if result == BOTH else 5.0


def _is_threatened(field: Field, rank: int, square: int) -> bool:
    """Does a unit that was seen stand beside `square` and beat `rank`?"""
    return any(
        field.rank[foe] != UNKNOWN and RESULT[field.rank[foe]][rank] == WIN for foe in field.foes_near(square)
    )
