"""What units are worth now: the tables of `odds.VALUES`, changed by what is still in play."""

from __future__ import annotations

from bots.flagge.field import GENERAL, KINDS, MARSHAL, MINE, MINER, SCOUT, SPY, Field
from bots.flagge.odds import VALUES
from engines.flagge.ranks import RANKS
from engines.flagge.state import CAPTURED

Worth = list[float]
"""By rank."""


def census(field: Field, side: int) -> list[int]:
    """Units of each rank that `side` still has: exact, since captured faces are public."""
    left = [rank.number for rank in RANKS]
    for handle in range(40 * side, 40 * side + 40):
        if field.at[handle] == CAPTURED:
            left[field.rank[handle]] -= 1
    return left


def worth(own: list[int], other: list[int]) -> Worth:
    """The worth of each rank of a side that has `own` units left against `other`."""
    values = list(VALUES)
    top = max((rank for rank in KINDS if rank > MINE and other[rank]), default=SPY)
    for rank in range(SPY, MARSHAL + 1):
        if rank > top and rank > MINER:
            values[rank] *= 1.25  # nothing but mines and the spy stops it
    if not other[MARSHAL]:
        values[SPY] = 2.0
        values[GENERAL] = max(values[GENERAL], 32.0)
    elif not own[SPY]:
        values[MARSHAL] *= 1.05
    if other[SPY] == 0:
        values[MARSHAL] *= 1.1
    if not other[MINE]:
        values[MINER] = 3.5
    elif own[MINER] <= 2:
        values[MINER] *= 1.8
    if own[SCOUT] <= 2:
        values[SCOUT] *= 1.3
    movable = sum(own[rank] for rank in KINDS if RANKS[rank].moves)
    if movable <= 3:  # F12: the last ones are the game
        bonus = 30.0 / max(1, movable)
        values = [value + bonus if RANKS[rank].moves else value for rank, value in enumerate(values)]
    return values
