"""The medium level: one move ahead, with the odds of sampled worlds.

A move is worth the battle it starts on average, the way it gains towards battles worth fighting,
and the danger it leaves or enters.
"""

from __future__ import annotations

from random import Random

from bots.budget import Budget, Clock
from bots.flagge.field import SCOUT, Field, Move
from bots.flagge.odds import VALUES, Odds, counted, exchange, loss_share, win_share
from bots.search import sampled_books, softmax_pick
from engines.flagge.rules import Flagge
from engines.flagge.squares import NEAR

WORLDS = 24
HEAT = 0.25
PULL = 0.88
"""What a battle loses of its worth with each step of the way to it."""
SECRET = 0.12
"""The share of a unit's worth that lies in being unknown."""


def move(state: Flagge, field: Field, moves: list[Move], rng: Random, ms: float, clock: Clock) -> Move:
    odds = counted(field, sampled_books(state, rng, WORLDS, Budget(WORLDS, ms, clock)))
    view = _View(state, field, odds)
    return softmax_pick(rng, [(view.worth(*step), step) for step in moves], HEAT)


class _View:
    """What one decision looks at again and again."""

    def __init__(self, state: Flagge, field: Field, odds: Odds) -> None:
        self.state = state
        self.field = field
        self.odds = odds
        self.far = {foe: field.distances(field.at[foe]) for foe in field.foes}
        self.hurry = min(6.0, max(0, field.quiet - 10) / 12)
        self.gains: dict[int, list[tuple[int, float]]] = {}

    def worth(self, start: int, to: int) -> float:
        field = self.field
        handle, target = field.board[start], field.board[to]
        rank = field.rank[handle]
        worth = self.danger(rank, handle, start)
        if target >= 0:
            lives = win_share(rank, self.odds[target])
            return (
                worth
                + self.battle(rank, handle, target)
                + (self.hurry if field.rank[target] < 0 else 0.0)
                - lives * self.danger(rank, handle, to)
            )
        worth += self.pull(rank, handle, to) - self.pull(rank, handle, start)
        worth += 0.08 * field.forward(start, to)
        worth -= self.danger(rank, handle, to) + 0.5 * self.state.entries(start, to)
        if rank == SCOUT and to not in NEAR[start] and not field.shown[handle]:
            worth -= 0.4
        return worth

    def battle(self, rank: int, handle: int, target: int) -> float:
        """Material on average, and what both sides learn by it."""
        row = self.odds[target]
        worth = exchange(rank, row, VALUES, VALUES)
        if not self.field.shown[handle]:
            worth -= SECRET * VALUES[rank]
        if self.field.rank[target] < 0:
            worth += SECRET * sum(share * VALUES[kind] for kind, share in enumerate(row) if kind)
        return worth

    def pull(self, rank: int, handle: int, square: int) -> float:
        """How much the best battle of this unit draws it, standing on `square`."""
        if handle not in self.gains:
            all_gains = ((foe, self.battle(rank, handle, foe)) for foe in self.field.foes)
            self.gains[handle] = [(foe, gain) for foe, gain in all_gains if gain > 0]
        return max((gain * PULL ** self.far[foe][square] for foe, gain in self.gains[handle]), default=0.0)

    def danger(self, rank: int, handle: int, square: int) -> float:
        """What may be lost on `square` to units beside it."""
        worst = 0.0
        for foe in self.field.foes_near(square):
            share = loss_share(rank, self.odds[foe])
            if self.field.rank[foe] < 0 or not self.field.shown[handle]:
                share *= 0.4  # who does not know what it meets attacks less
            worst = max(worst, share)
        return worst * VALUES[rank]
