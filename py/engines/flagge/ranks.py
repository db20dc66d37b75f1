"""F2: the ranks, and who wins a battle (F13-F17), as data."""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple

Result = Literal["attacker", "defender", "both", "flag"]


class Rank(NamedTuple):
    """`strength` is None where none is printed; `number` units a side; `moves` is how far it goes at
    most, in squares; `letter` stands for it in drawings."""

    id: str
    strength: int | None
    number: int
    moves: int
    letter: str


RANKS = (
    Rank("flag", None, 1, 0, "F"),
    Rank("mine", None, 6, 0, "*"),
    Rank("spy", 1, 1, 1, "S"),
    Rank("scout", 2, 8, 9, "2"),
    Rank("miner", 3, 5, 1, "3"),
    Rank("sergeant", 4, 4, 1, "4"),
    Rank("lieutenant", 5, 4, 1, "5"),
    Rank("captain", 6, 4, 1, "6"),
    Rank("major", 7, 3, 1, "7"),
    Rank("colonel", 8, 2, 1, "8"),
    Rank("general", 9, 1, 1, "9"),
    Rank("marshal", 10, 1, 1, "X"),
)
ARMY = Counter({rank.id: rank.number for rank in RANKS})
"""The census of a side: 40 units."""

STRENGTH = {rank.id: rank.strength or 0 for rank in RANKS}
IMMOVABLE = frozenset(rank.id for rank in RANKS if not rank.moves)
MOVABLE = sum(rank.number for rank in RANKS if rank.moves)
LETTERS = {rank.letter: rank.id for rank in RANKS}

BEATS = {("spy", "marshal"), ("miner", "mine")}
"""F15, F16: (attacker, defender) where the attacker wins whatever the strengths say."""


def battle(attacker: str, defender: str) -> Result:
    """Who stays in play when a unit attacks another."""
    if defender == "flag":
        return "flag"  # F17
    if (attacker, defender) in BEATS:
        return "attacker"
    if defender == "mine":
        return "defender"  # F15
    margin = STRENGTH[attacker] - STRENGTH[defender]  # F13, F16
    return "attacker" if margin > 0 else "defender" if margin < 0 else "both"
