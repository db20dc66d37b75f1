"""What the other side may answer: two more plies in a sampled world.

The other side knows its own ranks of that world but only the public faces of ours, so it chooses by
what it believes, and we get what is true; then we take back if we can.
"""

from __future__ import annotations

from collections.abc import Sequence

from bots.flagge.field import BOTH, CROWN, KINDS, LOSE, MINE, RESULT, WIN, Field
from bots.flagge.odds import Odds, exchange
from bots.flagge.worth import Worth
from engines.flagge.squares import NEAR

TAKE_BACK = 0.75
"""The share of a unit's worth that a chance to take back counts."""


class Replies:
    """`ours` and `theirs`: worth by rank; `seen`: odds of our units as the other side sees them."""

    def __init__(self, field: Field, ours: Worth, theirs: Worth, seen: Odds) -> None:
        self.field = field
        self.ours = ours
        self.theirs = theirs
        self.tempting = {handle: self._temptation(seen[handle]) for handle in field.own}
        self.revealed = [self._temptation([float(kind == rank) for kind in KINDS]) for rank in KINDS]
        self.pairs = [
            (foe, unit)
            for foe in field.foes
            for square in NEAR[field.at[foe]]
            if (unit := field.board[square]) >= 0 and unit // 40 == field.seat
        ]

    def _temptation(self, row: Sequence[float]) -> list[float]:
        """By rank of the attacker: what it may hope for against a unit with these odds."""
        return [exchange(rank, row, self.theirs, self.ours) if rank > MINE else 0.0 for rank in KINDS]

    def worst(self, unit: int, gone: int, place: int, world: Sequence[int]) -> float:
        """The change of material by the other side's best answer after our `unit` went to `place`
        (-1: it was captured), and `gone` (or -1) was captured, which has shown its rank.  The board holds
        the new position."""
        field, board = self.field, self.field.board
        best, result = 0.0, 0.0
        for foe, target in self.pairs:
            if foe != gone and target != unit:
                tempting = self.tempting[target]
                best, result = self._consider(foe, target, field.at[target], tempting, world, best, result)
        if place >= 0:
            fought = gone >= 0
            tempting = self.revealed[field.rank[unit]] if fought else self.tempting[unit]
            for square in NEAR[place]:
                foe = board[square]
                if foe >= 0 and foe // 40 != field.seat and foe != gone:
                    best, result = self._consider(foe, unit, place, tempting, world, best, result)
        return result

    def _consider(
        self,
        foe: int,
        target: int,
        place: int,
        tempting: Sequence[float],
        world: Sequence[int],
        best: float,
        result: float,
    ) -> tuple[float, float]:
        attacker = world[foe]
        if attacker <= MINE:
            return best, result
        defender = self.field.rank[target]
        outcome = RESULT[attacker][defender]
        back = self._take_back(attacker, target, place) if outcome == WIN else 0.0
        hope = tempting[attacker] - 0.5 * back
        if hope <= best:
            return best, result
        if outcome == WIN:
            return hope, back - self.ours[defender]
        if outcome == LOSE:
            return hope, self.theirs[attacker]
        if outcome == BOTH:
            return hope, self.theirs[attacker] - self.ours[defender]
        return hope, -self.ours[0]

    def _take_back(self, attacker: int, target: int, place: int) -> float:
        """What we win back when a unit of rank `attacker` stands on `place` instead of `target`."""
        field, best = self.field, 0.0
        for square in NEAR[place]:
            unit = field.board[square]
            if unit >= 0 and unit // 40 == field.seat and unit != target:
                rank = field.rank[unit]
                outcome = RESULT[rank][attacker]
                if outcome in (WIN, CROWN):
                    return TAKE_BACK * self.theirs[attacker]
                if outcome == BOTH:
                    best = max(best, TAKE_BACK * (self.theirs[attacker] - self.ours[rank]))
        return best
