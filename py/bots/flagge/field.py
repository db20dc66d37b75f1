"""The board as one seat knows it, in plain lists: what all levels look at.

Ranks are indices into `engines.flagge.ranks.RANKS`; `UNKNOWN` where the seat's book has no face.
"""

from __future__ import annotations

from engines.flagge.ranks import RANKS, battle
from engines.flagge.rules import Flagge
from engines.flagge.squares import NEAR
from engines.flagge.state import CAPTURED, MOVED

INDEX = {rank.id: index for index, rank in enumerate(RANKS)}
IDS = tuple(rank.id for rank in RANKS)
FLAG, MINE, SPY, SCOUT, MINER, SERGEANT, LIEUTENANT, CAPTAIN, MAJOR, COLONEL, GENERAL, MARSHAL = range(12)
UNKNOWN = -1
KINDS = range(12)

WIN, BOTH, LOSE, CROWN = 1, 0, -1, 2
"""What an attack brings: the defender is captured, both are, the attacker is, the flag is."""

_RESULTS = {"attacker": WIN, "both": BOTH, "defender": LOSE, "flag": CROWN}
RESULT = tuple(
    tuple(_RESULTS[battle(attacker.id, defender.id)] if attacker.moves else LOSE for defender in RANKS)
    for attacker in RANKS
)
"""[attacker][defender], for attackers that can move."""

Move = tuple[int, int]


class Field:
    """`rank` by handle; `shown[h]`: everybody knows that face; `foes` and `own`: handles in play;
    `quiet`: moves made since the last battle, as far as F10 counts them."""

    __slots__ = ("at", "board", "foes", "made", "moved", "own", "quiet", "rank", "seat", "shown")

    def __init__(self, state: Flagge, seat: int) -> None:
        faces = state.book.faces
        self.seat = seat
        self.board = state.board[:]
        self.at = state.at[:]
        self.rank = [INDEX[faces[h]] if h in faces else UNKNOWN for h in range(80)]
        self.shown = [state.book.is_public(h) for h in range(80)]
        self.moved = [bool(mark & MOVED) for mark in state.marks]
        mine, theirs = range(40 * seat, 40 * seat + 40), range(40 - 40 * seat, 80 - 40 * seat)
        self.own = [h for h in mine if self.at[h] != CAPTURED]
        self.foes = [h for h in theirs if self.at[h] != CAPTURED]
        self.quiet = sum(state.chase.values())
        self.made = state.made[:]

    def is_foe(self, handle: int) -> bool:
        return handle >= 0 and handle // 40 != self.seat

    def foes_near(self, square: int) -> list[int]:
        """The enemy units one step away from `square`."""
        return [self.board[s] for s in NEAR[square] if self.is_foe(self.board[s])]

    def forward(self, start: int, to: int) -> int:
        """Rows won towards the enemy."""
        rows = to // 10 - start // 10
        return rows if self.seat == 0 else -rows

    def distances(self, goal: int, through: int = 1) -> list[int]:
        """Steps of a walker from every square to `goal`; a square with an own unit costs `through`,
        an enemy unit is reached but not passed.  99 where there is no way."""
        board, low = self.board, 40 * self.seat
        far = [99] * 100
        far[goal] = 0
        ring, step = {0: [goal]}, 0
        while ring:
            for square in ring.pop(step, ()):
                if far[square] < step:
                    continue
                for near in NEAR[square]:
                    there = board[near]
                    if there < 0:
                        cost = step + 1
                    elif low <= there < low + 40:
                        cost = step + through
                    else:
                        far[near] = min(far[near], step + 1)
                        continue
                    if cost < far[near]:
                        far[near] = cost
                        ring.setdefault(cost, []).append(near)
            step += 1
        return far
