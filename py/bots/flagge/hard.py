"""The hard level: beliefs from habits and the census, worth by what is left, and an answer looked
for in sampled worlds.

First every move gets a plain worth (battle on average, way to good battles, order); the most
promising ones are then played in each world, with the other side's answer and our taking back.
"""

from __future__ import annotations

from random import Random

from bots.budget import Budget, Clock
from bots.flagge.belief import believed, leaning, worlds
from bots.flagge.field import BOTH, CROWN, FLAG, LOSE, MINE, RESULT, SCOUT, UNKNOWN, Field, Move
from bots.flagge.odds import VALUES, exchange, stop_share
from bots.flagge.reply import Replies
from bots.flagge.worth import census, worth
from bots.search import softmax_pick
from engines.flagge.rules import Flagge
from engines.flagge.squares import NEAR

WORLDS = 16
CANDIDATES = 20
HEAT = 0.08
TROUBLE = 4.0
PULL = 0.88
"""What a battle loses of its worth with each step of the way to it."""
SECRET = 0.25
"""The share of a unit's worth that lies in being unknown."""
SURE = 0.4
"""A chance of the flag below this is left to cheaper units the more, the smaller it is."""
ALARM = 20.0
NEARER = 0.75
"""An enemy unit beside our flag, and how that fades with each step."""
NEWS = 0.2
"""The share of a hidden enemy's worth that lies in knowing it."""


def move(state: Flagge, field: Field, moves: list[Move], rng: Random, ms: float, clock: Clock) -> Move:
    budget = Budget(WORLDS * CANDIDATES, ms, clock)
    view = _View(state, field)
    scored = sorted(((view.plain(*step), step) for step in moves), key=view.promise, reverse=True)
    scored = scored[:CANDIDATES]
    sampled = list(worlds(state, field, view.weights, rng, WORLDS, budget))
    final: list[tuple[float, Move]] = []
    for plain, step in scored:
        if not budget.spend(len(sampled)):
            break
        final.append((plain + view.answered(*step, sampled), step))
    return softmax_pick(rng, final or scored, HEAT)


class _View:
    """What one decision looks at again and again."""

    def __init__(self, state: Flagge, field: Field) -> None:
        seat = field.seat
        self.state = state
        self.field = field
        own, other = census(field, seat), census(field, 1 - seat)
        self.ours, self.theirs = worth(own, other), worth(other, own)
        self.weights = {h: leaning(state, field, h) for h in field.foes if field.rank[h] == UNKNOWN}
        self.odds = believed(state, field, 1 - seat, self.weights)
        hidden = {h: leaning(state, field, h) for h in field.own if not field.shown[h]}
        seen = believed(state, field, seat, hidden)
        self.replies = Replies(field, self.ours, self.theirs, seen)
        self.far = {foe: field.distances(field.at[foe], 3) for foe in field.foes}
        self.hurry = min(8.0, max(0, field.quiet - 16) / 10)
        self.alarm = self._alarm()
        self.gains: dict[int, list[tuple[int, float]]] = {}

    def _alarm(self) -> dict[int, float]:
        """What it is worth to stop each enemy unit that comes near our flag."""
        field = self.field
        flag = next(h for h in field.own if field.rank[h] == FLAG)
        way = field.distances(field.at[flag], 3)
        return {
            foe: ALARM * NEARER ** way[field.at[foe]]
            for foe in field.foes
            if field.moved[foe] and way[field.at[foe]] < 10
        }

    def promise(self, scored: tuple[float, Move]) -> float:
        """The plain worth, and more for a unit that stands beside an enemy: it may have to go."""
        plain, (start, _) = scored
        return plain + (TROUBLE if self.field.foes_near(start) else 0.0)

    def plain(self, start: int, to: int) -> float:
        """Without the other side's answer."""
        field = self.field
        handle, target = field.board[start], field.board[to]
        if target >= 0:
            return self.battle(handle, target) + (self.hurry if field.rank[target] < 0 else 0.0)
        value = self.pull(handle, to) - self.pull(handle, start)
        value += 0.05 * field.forward(start, to) - 0.5 * self.state.entries(start, to)
        rank = field.rank[handle]
        if not field.shown[handle]:
            if rank == SCOUT and to not in NEAR[start]:
                value -= 0.4
            elif not field.moved[handle]:
                value -= 0.25  # it can't be taken for a mine any more
        return value

    def battle(self, handle: int, target: int) -> float:
        """Material on average, and what both sides learn by it."""
        rank, row = self.field.rank[handle], self.odds[target]
        value = exchange(rank, row, self.ours, self.theirs)
        value += self.alarm.get(target, 0.0) * stop_share(rank, row)
        value -= row[FLAG] * self.theirs[FLAG] * max(0.0, 1.0 - row[FLAG] / SURE)
        if not self.field.shown[handle]:
            value -= SECRET * VALUES[rank]
        if self.field.rank[target] == UNKNOWN:
            value += NEWS * sum(share * self.theirs[kind] for kind, share in enumerate(row) if kind != FLAG)
        return value

    def pull(self, handle: int, square: int) -> float:
        """How much the best battles of this unit draw it, standing on `square`."""
        if handle not in self.gains:
            self.gains[handle] = [
                (foe, gain)
                for foe in self.field.foes
                if (gain := self.battle(handle, foe) * self.catchable(foe)) > 0
            ]
        return max((gain * PULL ** self.far[foe][square] for foe, gain in self.gains[handle]), default=0.0)

    def catchable(self, foe: int) -> float:
        """Who can move runs away from what it knows."""
        return 0.6 if self.field.moved[foe] and self.field.rank[foe] > MINE else 1.0

    def answered(self, start: int, to: int, sampled: list[list[int]]) -> float:
        """The mean change by the other side's answer over the worlds."""
        field = self.field
        board, at = field.board, field.at
        handle, target = board[start], board[to]
        rank = field.rank[handle]
        total = 0.0
        for world in sampled:
            outcome = RESULT[rank][world[target]] if target >= 0 else None
            if outcome == CROWN:
                continue
            board[start] = -1
            if outcome == LOSE:
                total += self.replies.worst(handle, -1, -1, world)
            elif outcome == BOTH:
                board[to] = -1
                total += self.replies.worst(handle, target, -1, world)
            else:
                board[to], at[handle] = handle, to
                total += self.replies.worst(handle, target, to, world)
            board[start], board[to], at[handle] = handle, target, start
        return total / len(sampled)
