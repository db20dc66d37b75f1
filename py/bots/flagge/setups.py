"""Setups of the bots (F4): ready-made ones with changes, or grown from habits of good players.

Drawn as the owner sees them: 40 ranks, index 0 the back row's left square, row 3 the front.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engines.flagge.presets import PRESETS
from engines.flagge.ranks import ARMY, IMMOVABLE

Ranks = list[str]

HABITS: dict[str, tuple[float, float, float, float]] = {
    "marshal": (0.3, 3, 4, 2),
    "general": (0.3, 2, 4, 4),
    "spy": (0.5, 3, 3, 0.3),
    "colonel": (0.5, 3, 4, 4),
    "major": (1, 3, 4, 4),
    "captain": (1, 3, 4, 5),
    "miner": (6, 4, 2, 0.4),
    "lieutenant": (1.5, 3, 4, 4),
    "sergeant": (3, 4, 3, 2),
    "scout": (2, 3, 3, 5),
}
"""How gladly a rank stands in each row, from the back to the front; in the order of placing."""

STRONG = ("marshal", "general", "colonel", "major")
FLAG_ROWS = (12.0, 2.0, 0.4, 0.0)
MINE_ROWS = (4.0, 3.0, 2.0, 0.5)
LANES = (0, 1, 4, 5, 8, 9)
"""The columns where the front row can step forward; the others face a blocked area."""


def setup(level: str, rng: Random) -> Ranks:
    """40 ranks: `easy` stands about like a beginner, the others like somebody with a plan."""
    if level == "easy":
        ranks = _ready_made(rng, swaps=8) if rng.random() < 0.5 else _careless(rng)
    elif level == "medium":
        ranks = _ready_made(rng, swaps=3) if rng.random() < 0.6 else _grown(rng)
    else:
        ranks = _ready_made(rng, swaps=4) if rng.random() < 0.25 else _grown(rng)
    return _mirrored(ranks) if rng.random() < 0.5 else ranks


def _mirrored(ranks: Sequence[str]) -> Ranks:
    return [ranks[row * 10 + 9 - column] for row in range(4) for column in range(10)]


def _ready_made(rng: Random, swaps: int) -> Ranks:
    """A preset in which a few movable units have changed places."""
    ranks = list(PRESETS[rng.choice(sorted(PRESETS))])
    movable = [i for i, rank in enumerate(ranks) if rank not in IMMOVABLE]
    for _ in range(swaps):
        here, there = rng.sample(movable, 2)
        ranks[here], ranks[there] = ranks[there], ranks[here]
    return ranks


def _careless(rng: Random) -> Ranks:
    """The flag at the back, everything else anywhere but a wall of mines at the front."""
    flag = rng.randrange(10)
    others = [rank for rank in sorted(ARMY.elements()) if rank != "flag"]
    while True:
        rng.shuffle(others)
        ranks = [*others[:flag], "flag", *others[flag:]]
        if _lanes_open(ranks):
            return ranks


def _lanes_open(ranks: Sequence[str]) -> bool:
    """Can enough of the front row step forward?"""
    return sum(ranks[30 + column] in IMMOVABLE for column in LANES) <= 2


def _grown(rng: Random) -> Ranks:
    """Flag, then mines around it and as decoys, then every rank where it likes to stand."""
    ranks = [""] * 40
    flag = _draw(rng, ranks, [FLAG_ROWS[i // 10] for i in range(40)])
    ranks[flag] = "flag"
    _lay_mines(rng, ranks, flag)
    for rank, rows in HABITS.items():
        for _ in range(ARMY[rank]):
            weights = [rows[i // 10] * _company(rank, i, ranks) for i in range(40)]
            ranks[_draw(rng, ranks, weights)] = rank
    return ranks


def _lay_mines(rng: Random, ranks: Ranks, flag: int) -> None:
    left = ARMY["mine"]
    near = [i for i in range(40) if _distance(i, flag) == 1]
    wall = rng.random()
    if wall < 0.9:  # else the flag trusts in looking like any other unit
        for square in near:
            if rng.random() < 0.94:
                ranks[square] = "mine"
                left -= 1
    for _ in range(left):
        weights = [MINE_ROWS[i // 10] * (0.4 if i // 10 == 3 and i % 10 in LANES else 1) for i in range(40)]
        ranks[_draw(rng, ranks, weights)] = "mine"


def _company(rank: str, square: int, ranks: Sequence[str]) -> float:
    """Strong units spread over the wings; the spy stays with those who may meet the marshal."""
    if rank in STRONG:
        same = sum(1 for i, other in enumerate(ranks) if other in STRONG and abs(i % 10 - square % 10) <= 2)
        return 0.45**same
    if rank == "spy":
        friends = [i for i, other in enumerate(ranks) if other in ("marshal", "general")]
        return 6.0 if min(_distance(square, i) for i in friends) <= 2 else 1.0
    if rank == "scout" and square // 10 == 3:
        return 1.0 if square % 10 in LANES else 0.5
    return 1.0


def _distance(here: int, there: int) -> int:
    return abs(here // 10 - there // 10) + abs(here % 10 - there % 10)


def _draw(rng: Random, ranks: Sequence[str], weights: Sequence[float]) -> int:
    """A free square, by weight."""
    free = [i for i in range(40) if not ranks[i]]
    return rng.choices(free, [weights[i] + 1e-6 for i in free])[0]
