"""What hidden enemy units may be, as probabilities, and what a battle is worth on average."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bots.flagge.field import BOTH, INDEX, KINDS, LOSE, RESULT, Field
from kernel.book import Book

Odds = dict[int, list[float]]
"""Enemy handle -> probability of each rank."""

VALUES = (300.0, 3.0, 6.0, 2.5, 6.0, 5.0, 6.0, 9.0, 13.0, 19.0, 28.0, 36.0)
"""What a unit is worth by rank, in pips that mean nothing outside the bots; the flag is the game."""


def counted(field: Field, books: Iterable[Book]) -> Odds:
    """The shares of each rank in sampled worlds."""
    tally = {handle: [0] * 12 for handle in field.foes}
    total = 0
    for book in books:
        total += 1
        faces = book.faces
        for handle, row in tally.items():
            row[INDEX[faces[handle]]] += 1
    return {handle: [n / total for n in row] for handle, row in tally.items()}


def exchange(attacker: int, row: Sequence[float], own: Sequence[float], theirs: Sequence[float]) -> float:
    """The expected change of material when an own unit of rank `attacker` attacks a unit with
    these odds."""
    results, stake = RESULT[attacker], own[attacker]
    total = 0.0
    for rank in KINDS:
        share = row[rank]
        if share:
            result = results[rank]
            if result == LOSE:
                total -= share * stake
            elif result == BOTH:
                total += share * (theirs[rank] - stake)
            else:
                total += share * theirs[rank]
    return total


def win_share(attacker: int, row: Sequence[float]) -> float:
    """How likely the attacker stays in play."""
    results = RESULT[attacker]
    return sum(row[rank] for rank in KINDS if results[rank] not in (LOSE, BOTH))


def stop_share(attacker: int, row: Sequence[float]) -> float:
    """How likely an attack takes the unit with these odds off the board."""
    results = RESULT[attacker]
    return sum(row[rank] for rank in KINDS if results[rank] != LOSE)


def loss_share(defender: int, row: Sequence[float]) -> float:
    """How likely a unit with these odds captures one of rank `defender` by attacking it."""
    return sum(row[rank] for rank in KINDS if row[rank] and RESULT[rank][defender] != LOSE)
