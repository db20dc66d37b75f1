"""What a good player believes about hidden units: the census, and habits of setting up.

`believed` gives odds that respect the census exactly and lean on `leaning`, a prior by place and by
how long a unit has stood still; `worlds` draws full armies with the same leaning.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bots.budget import Budget
from bots.flagge.field import FLAG, IDS, INDEX, KINDS, MINE, MINER, SCOUT, SPY, UNKNOWN, Field
from bots.flagge.odds import Odds
from bots.search import sampled_books
from engines.flagge.ranks import RANKS
from engines.flagge.rules import Flagge
from engines.flagge.squares import HOME, NEAR
from engines.flagge.state import CAPTURED

ROUNDS = 12
"""Of proportional fitting; the census is met to a thousandth long before."""
SWAPS = 3
"""Tried exchanges a hidden unit and world."""

# by row of the home side, from the back
_FLAG = (8.0, 2.0, 0.5, 0.1)
_MINE = (3.0, 2.2, 1.5, 0.5)
_MINER = (2.2, 1.4, 0.8, 0.3)
_SPY = (0.5, 1.4, 1.4, 0.4)
_SCOUT = (0.8, 0.9, 1.0, 1.4)
_STRONG = (0.4, 1.0, 1.3, 1.2)
_ROWS = {FLAG: _FLAG, MINE: _MINE, MINER: _MINER, SPY: _SPY, SCOUT: _SCOUT}


def leaning(state: Flagge, field: Field, handle: int) -> list[float]:
    """Weight of each rank for a hidden unit: 0 where the marks exclude it (F19)."""
    side = handle // 40
    home = HOME[side][handle - 40 * side]
    row = home // 10 if side == 0 else 9 - home // 10
    weights = [_ROWS.get(rank, _STRONG)[row] for rank in KINDS]
    if field.moved[handle]:
        weights = [w if state.fits(handle, IDS[rank]) else 0.0 for rank, w in enumerate(weights)]
    else:
        still = 1.0 + field.made[side] / 40  # who never moves, perhaps can't
        weights[MINE] *= still
        weights[FLAG] *= still * _shelter(field, handle)
    return weights


def _shelter(field: Field, handle: int) -> float:
    """A flag stands among mines and among units that never moved."""
    factor = 1.0
    for square in NEAR[field.at[handle]]:
        other = field.board[square]
        if other >= 0 and other // 40 == handle // 40:
            if field.rank[other] == MINE:
                factor *= 1.8
            elif not field.moved[other] and not field.shown[other]:
                factor *= 1.25
        else:
            factor *= 0.8
    return factor


def believed(state: Flagge, field: Field, side: int, weights: dict[int, list[float]]) -> Odds:
    """Odds of every unit of `side` in play, as somebody sees them who knows the public faces only.

    `weights`: `leaning` of the units that are not public.  Proportional fitting (Sinkhorn 1967).
    """
    left = [float(rank.number) for rank in RANKS]
    odds: Odds = {}
    for handle in range(40 * side, 40 * side + 40):
        if field.shown[handle]:
            rank = field.rank[handle]
            left[rank] -= 1
            if field.at[handle] != CAPTURED:
                odds[handle] = [float(kind == rank) for kind in KINDS]
    rows = [weights[handle][:] for handle in weights]
    for _ in range(ROUNDS if rows else 0):
        sums = [sum(column) for column in zip(*rows, strict=True)]
        scale = [n / total if total else 0.0 for n, total in zip(left, sums, strict=True)]
        for index, row in enumerate(rows):
            fitted = [w * s for w, s in zip(row, scale, strict=True)]
            total = sum(fitted) or 1.0
            rows[index] = [w / total for w in fitted]
    odds.update(zip(weights, rows, strict=True))
    return odds


def worlds(
    state: Flagge,
    field: Field,
    weights: dict[int, list[float]],
    rng: Random,
    count: int,
    budget: Budget,
) -> Iterator[list[int]]:
    """Ranks by handle in up to `count` full worlds: uniform ones, then moved towards the leaning by
    exchanges (Metropolis 1953)."""
    hidden = list(weights)
    for book in sampled_books(state, rng, count, budget):
        rank = [INDEX[book.faces[h]] if h in book.faces else UNKNOWN for h in range(80)]
        for _ in range(SWAPS * len(hidden) if len(hidden) > 1 else 0):
            here, there = rng.choice(hidden), rng.choice(hidden)
            a, b = rank[here], rank[there]
            if a == b:
                continue
            now = weights[here][a] * weights[there][b]
            then = weights[here][b] * weights[there][a]
            if then >= now or rng.random() * now < then:
                rank[here], rank[there] = b, a
        yield rank
