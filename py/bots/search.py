"""What the policies of all games share: sampled worlds and the pick among scored choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from typing import TypeVar

from bots.budget import Budget
from kernel.book import Book
from kernel.game import Game

Choice = TypeVar("Choice")


def sampled_books(state: Game, rng: Random, count: int, budget: Budget) -> Iterator[Book]:
    """Up to `count` full books that agree with what `state` knows (determinisations); at least one,
    fewer when the time of `budget` runs out."""
    for index in range(count):
        if index and not budget.in_time():
            return
        yield state.book.sample(rng, state.fits)


def softmax_pick(
    rng: Random, scored: Sequence[tuple[float, Choice]], heat: float, margin: float = 8.0
) -> Choice:
    """One of the choices, each with weight exp(score / heat); those more than `margin` heats behind
    the best are left out.  A heat of 0 takes the best, the first of equals."""
    best = max(score for score, _ in scored)
    if heat <= 0:
        return next(choice for score, choice in scored if score == best)
    near = [(score, choice) for score, choice in scored if best - score <= margin * heat]
    weights = [exp((score - best) / heat) for score, _ in near]
    return rng.choices([choice for _, choice in near], weights)[0]
