"""Each law can fail: one broken game for each, which breaks that law and no other."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engines.flagge.rules import Flagge
from engines.flagge.squares import INDEX
from kernel import laws
from kernel.await_ import Await
from kernel.book import Book
from kernel.canonical import Json
from kernel.event import Event


class TableTellsIfAllIsKnown(Flagge):
    """Law 1: something private in the public table."""

    def table(self) -> Any:
        table: Any = super().table()
        return {**table, "all_known": self.stage != "setup" and self.book.is_full()}


class AwaitsDependOnTheBook(Flagge):
    """Law 2."""

    def awaits(self) -> Await:
        awaited = super().awaits()
        return awaited._replace(n=len(self.book.faces)) if awaited.what == "show" else awaited


class PeersKeepWhatWhoForgets(Flagge):
    """Law 3: after a battle `who` says that only the owner knows the attacker; the others still do."""

    def settle(self, attacking: str, defending: str) -> None:
        attacker = self.battle[0] if self.battle else 0
        super().settle(attacking, defending)
        if self.outcome is None and self.at[attacker] >= 0:
            self.book.who[attacker] = frozenset((attacker // 40,))


class LegalMovesAvoidMines(Flagge):
    """Law 4: the other side's hidden mines are left out."""

    def legal(self, seat: int) -> list[Event]:
        return [event for event in super().legal(seat) if not self.hits_a_mine(event)]

    def hits_a_mine(self, event: Event) -> bool:
        if event.kind != "move":
            return False
        return self.book.faces.get(self.board[INDEX[event.args[1]]]) == "mine"


class AnythingFits(Flagge):
    """Law 5: worlds where mines have moved."""

    def fits(self, handle: int, face: str) -> bool:
        return True


class PositionForgetsOwnMoves(Flagge):
    """Law 6."""

    def position(self) -> Json:
        position: Any = super().position()
        return {**position, "table": {**position["table"], "made": [0, 0]}}


class ChaseIsShared(Flagge):
    """Law 7: a copy that is not deep enough."""

    def copy(self) -> Any:
        twin = super().copy()
        twin.chase = self.chase
        return twin


class CensusDrifts(Flagge):
    """Law 8: a pool beside the armies changes with every move."""

    @classmethod
    def setup(cls, options: Any, seats: int = 2) -> Any:
        game = super().setup(options, seats)
        game.book.mint("spare", (900, 901), ("mine", "scout"))
        return game

    def push(self, start: int, to: int) -> None:
        super().push(start, to)
        drifted = ("mine", "mine" if sum(self.made) % 2 else "scout")
        self.book.pools = {**self.book.pools, "spare": Counter(drifted)}

    def fits(self, handle: int, face: str) -> bool:
        return handle >= 900 or super().fits(handle, face)

    def _read_book(self, book: Book) -> None:
        self.book.pools = {**self.book.pools, "spare": book.pools["spare"]}
        super()._read_book(book)


class NeverEnds(Flagge):
    """Law 9: the players only ever pass."""

    def legal(self, seat: int) -> list[Event]:
        passing = self.stage == "play" and seat == self.turn
        return [Event("dawdle", seat)] if passing else super().legal(seat)

    def _on_dawdle(self, event: Event) -> None:
        self._pass()


class SeenByLeaksTheFlag(Flagge):
    """Law 10: the state for a seat has the other flag in it."""

    def seen_by(self, seat: int | None) -> Any:
        twin = super().seen_by(seat)
        twin.book.faces.update({h: f for h, f in self.book.faces.items() if f == "flag"})
        return twin


class RulesReadAHiddenFace(Flagge):
    """Law 10 as well: a rule asks for a face that is not public."""

    def push(self, start: int, to: int) -> None:
        self.book.face(self.board[start])
        super().push(start, to)


BROKEN = [
    (1, TableTellsIfAllIsKnown),
    (2, AwaitsDependOnTheBook),
    (3, PeersKeepWhatWhoForgets),
    (4, LegalMovesAvoidMines),
    (5, AnythingFits),
    (6, PositionForgetsOwnMoves),
    (7, ChaseIsShared),
    (8, CensusDrifts),
    (9, NeverEnds),
    (10, SeenByLeaksTheFlag),
    (10, RulesReadAHiddenFace),
]

SEED = 2


def breaches(kind: type[Flagge]) -> list[laws.Breach]:
    """Of a game with a few hundred events, in which each of them meets what it needs."""
    asides_in, bound = (0, 200) if kind is NeverEnds else (100, 5_000)
    return laws.check(kind, {}, 2, Random(SEED), bound, 20, laws.decide_at_random(asides_in))


@pytest.mark.parametrize(("law", "broken"), BROKEN, ids=[f"{law}-{kind.__name__}" for law, kind in BROKEN])
def test_each_law_can_fail_alone(law: int, broken: type[Flagge]):
    found = breaches(broken)
    assert {breach.law for breach in found} == {law}, found


def test_the_unbroken_game_passes_the_same_games():
    assert breaches(Flagge) == []
