"""The state of a game of Flagge, and its text.

Unit `handle` belongs to seat `handle // 40` and is named by the home square where it starts
(red's i-th: i, blue's i-th: 40 + i), so a handle never tells a rank.
"""

from __future__ import annotations

from abc import ABC
from collections import Counter
from collections.abc import Sequence
from typing import Literal, Self, cast

from engines.flagge.options import OPTIONS
from engines.flagge.points import Part, parts
from engines.flagge.ranks import ARMY, IMMOVABLE, MOVABLE
from engines.flagge.squares import BLOCKED, HOME, INDEX, NAMES
from kernel import reading
from kernel.book import Book
from kernel.canonical import Json
from kernel.errors import Invalid
from kernel.event import ALL
from kernel.game import Game
from kernel.option import Options, Value, validate
from kernel.outcome import Outcome

Stage = Literal["setup", "play", "battle", "over"]
STAGES: tuple[Stage, ...] = ("setup", "play", "battle", "over")

EMPTY = -1
CAPTURED = -1
MOVED, SCOUT = 1, 2
"""F19: bits of a unit's mark: it moved (no flag, no mine); it went more than one square."""

WON = frozenset(("flag", "stuck", "no_movable", "missed", "give_up", "leave"))
DRAWN = frozenset(("both_no_movable", "draw_agreed", "left_in_setup"))
"""Reasons of an outcome with a winner, and without."""
UNITS = (range(40), range(40, 80))
"""The handles by seat."""


class State(Game, ABC):
    """`board` (square -> handle) and `at` (handle -> square) mirror each other; `chase` counts the
    entries of F10 by handle * 100 + square; `made` counts own moves."""

    NAME = "flagge"
    RULES = 1
    SEATS = range(2, 3)
    OPTIONS = OPTIONS
    POOLS = ("red", "blue")

    __slots__ = (
        "at",
        "battle",
        "board",
        "chase",
        "draw_last",
        "draw_open",
        "limit",
        "limit_last",
        "limit_next",
        "limit_open",
        "made",
        "marks",
        "misses",
        "movable",
        "options",
        "outcome",
        "ready",
        "stage",
        "turn",
        "units",
    )
    at: list[int]
    battle: tuple[int, int] | None
    """(attacker, defender) while their faces are awaited; the attacker still stands where it was."""
    board: list[int]
    chase: dict[int, int]
    draw_last: list[int | None]
    """By seat: own moves made when it last offered a draw (F23)."""
    draw_open: int | None
    """The seat whose offer waits for an answer."""
    limit: int
    """Seconds for the move that is on; `limit_next` holds from the next one (F21)."""
    limit_last: list[int | None]
    limit_next: int
    limit_open: tuple[int, int] | None
    """(seat, seconds) of the proposal that waits for an answer."""
    made: list[int]
    marks: bytearray
    misses: list[int]
    movable: list[int]
    """By seat: units left that are neither flag nor mine.  Public, since all captured faces are."""
    options: dict[str, Value]
    outcome: Outcome | None
    ready: list[bool]
    stage: Stage
    turn: int
    units: list[int]

    @classmethod
    def setup(cls, options: Options, seats: int = 2) -> Self:
        if seats not in cls.SEATS:
            raise Invalid("seats-number", seats=seats)
        game = cls.__new__(cls)
        game.options = validate(OPTIONS, options)
        game.book = Book()
        game.board = [EMPTY] * 100
        game.at = [*HOME[0], *HOME[1]]
        for seat, pool in enumerate(cls.POOLS):
            game.book.mint(pool, UNITS[seat], ARMY.elements())
        for handle, square in enumerate(game.at):
            game.board[square] = handle
        game.marks = bytearray(80)
        game.chase = {}
        game.battle = game.outcome = game.draw_open = game.limit_open = None
        game.draw_last, game.limit_last = [None, None], [None, None]
        game.limit = game.limit_next = int(game.options["limit"])
        game.made, game.misses = [0, 0], [0, 0]
        game.movable, game.units = [MOVABLE, MOVABLE], [40, 40]
        game.ready = [False, False]
        game.stage, game.turn = "setup", 0
        return game

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.book = self.book.copy()
        twin.options = self.options
        twin.board = self.board[:]
        twin.at = self.at[:]
        twin.marks = self.marks[:]
        twin.chase = self.chase.copy()
        twin.battle = self.battle
        twin.outcome = self.outcome
        twin.draw_open, twin.draw_last = self.draw_open, self.draw_last[:]
        twin.limit_open, twin.limit_last = self.limit_open, self.limit_last[:]
        twin.limit, twin.limit_next = self.limit, self.limit_next
        twin.made, twin.misses = self.made[:], self.misses[:]
        twin.movable, twin.units = self.movable[:], self.units[:]
        twin.ready = self.ready[:]
        twin.stage, twin.turn = self.stage, self.turn
        return twin

    def points_parts(self, seat: int) -> tuple[Part, ...]:
        """F24: what `seat`'s points are made of; empty before the end and where none are given."""
        if self.outcome is None:
            return ()
        winner = self.outcome.winners[0] if self.outcome.winners else None
        return self._parts(self.outcome.reason, winner, seat)

    def _parts(self, reason: str, winner: int | None, seat: int) -> tuple[Part, ...]:
        lost, captured = 40 - self.units[seat], 40 - self.units[1 - seat]
        return parts(reason, winner, seat, lost, captured, self.misses[seat])

    def _outcome(self, reason: str, winner: int | None) -> Outcome:
        each = [self._parts(reason, winner, seat) for seat in (0, 1)]
        points = tuple(sum(part.value for part in seat) for seat in each) if each[0] else None
        return Outcome(reason, () if winner is None else (winner,), points)

    def table(self) -> Json:
        outcome = self.outcome
        return {
            "options": self.options,
            "stage": self.stage,
            "turn": self.turn,
            "ready": self.ready,
            "units": {NAMES[s]: handle for handle, s in enumerate(self.at) if s != CAPTURED},
            "moved": [h for h, mark in enumerate(self.marks) if mark & MOVED],
            "scouts": [h for h, mark in enumerate(self.marks) if mark & SCOUT],
            "chase": [[key // 100, NAMES[key % 100], n] for key, n in sorted(self.chase.items())],
            "battle": self.battle,
            "made": self.made,
            "misses": self.misses,
            "draw": {"open": self.draw_open, "last": self.draw_last},
            "limit": {
                "now": self.limit,
                "next": self.limit_next,
                "open": self.limit_open,
                "last": self.limit_last,
            },
            "outcome": None if outcome is None else [outcome.reason, *outcome.winners],
        }

    def position(self) -> Json:
        return {
            "game": self.NAME,
            "rules": self.RULES,
            "table": self.table(),
            "book": self.book.position(),
        }

    @classmethod
    def from_position(cls, position: Json) -> Self:
        whole = reading.fields(position, "game", "rules", "table", "book")
        if whole["game"] != cls.NAME or whole["rules"] != cls.RULES:
            raise Invalid("position-other", expected=f"{cls.NAME} {cls.RULES}")
        table = reading.mapping(whole["table"])
        game = cls.setup(cast(Options, reading.mapping(table.get("options"))), 2)
        names = reading.mapping(game.table())
        game._read_table(reading.fields(table, *names))
        game._read_book(Book.from_position(whole["book"]))
        if table["outcome"] is not None:
            game._read_outcome(reading.items(table["outcome"]))
        game._check()
        return game

    def _read_table(self, table: reading.Fields) -> None:
        whole, items = reading.whole, reading.items
        stage = reading.text(table["stage"])
        if stage not in STAGES:
            raise Invalid("position-broken", expected=" ".join(STAGES))
        self.stage = stage
        self.turn = whole(table["turn"], 0, 1)
        self.ready = [reading.truth(ready) for ready in items(table["ready"], 2)]
        self.board, self.at = [EMPTY] * 100, [CAPTURED] * 80
        for name, value in reading.mapping(table["units"]).items():
            square, handle = _square(name), whole(value, 0, 79)
            if self.at[handle] != CAPTURED:
                raise Invalid("position-broken", expected="one square a unit")
            self.board[square], self.at[handle] = handle, square
        for name, bits in (("moved", MOVED), ("scouts", SCOUT)):
            for value in items(table[name]):
                self.marks[whole(value, 0, 79)] |= bits
        for entry in items(table["chase"]):
            handle, name, n = items(entry, 3)
            self.chase[whole(handle, 0, 79) * 100 + _square(reading.text(name))] = whole(n, 1, 3)
        if table["battle"] is not None:
            attacker, defender = (whole(h, 0, 79) for h in items(table["battle"], 2))
            self.battle = attacker, defender
        self.made = [whole(n, 0, 10**9) for n in items(table["made"], 2)]
        self.misses = [whole(n, 0, 3) for n in items(table["misses"], 2)]
        draw = reading.fields(table["draw"], "open", "last")
        self.draw_open = None if draw["open"] is None else whole(draw["open"], 0, 1)
        self.draw_last = [_count(n) for n in items(draw["last"], 2)]
        limit = reading.fields(table["limit"], "now", "next", "open", "last")
        self.limit, self.limit_next = _limit(limit["now"]), _limit(limit["next"])
        if limit["open"] is not None:
            seat, value = items(limit["open"], 2)
            self.limit_open = whole(seat, 0, 1), _limit(value)
        self.limit_last = [_count(n) for n in items(limit["last"], 2)]

    def _read_book(self, book: Book) -> None:
        if book.pools != self.book.pools or book.pool_of != self.book.pool_of:
            raise Invalid("position-broken", expected="pools")
        self.book = book
        for seat, units in enumerate(UNITS):
            gone = Counter(book.faces.get(h, "") for h in units if self.at[h] == CAPTURED)
            self.units[seat] -= gone.total()
            self.movable[seat] -= sum(n for face, n in gone.items() if face not in IMMOVABLE)

    def _read_outcome(self, told: Sequence[Json]) -> None:
        reason = reading.text(told[0]) if told else ""
        winner = reading.whole(told[1], 0, 1) if len(told) == 2 else None
        if len(told) > 2 or reason not in (DRAWN if winner is None else WON):
            raise Invalid("position-broken", expected="outcome")
        self.outcome = self._outcome(reason, winner)

    def _check(self) -> None:
        """Raises `Invalid` unless the parts of this state agree with each other."""
        book, sound = self.book, [(self.outcome is not None) == (self.stage == "over")]
        sound.append((self.battle is not None) == (self.stage == "battle"))
        if self.stage == "setup":
            sound.append(self.at == [*HOME[0], *HOME[1]] and not all(self.ready))
        elif self.outcome is None:
            sound.append(all(self.ready) and min(self.movable) > 0)
        if self.battle is not None:
            attacker, defender = self.battle
            sound.append(attacker // 40 == self.turn != defender // 40)
            sound.append(min(self.at[attacker], self.at[defender]) >= 0)
            sound.append(self.marks[attacker] & MOVED != 0)
        for handle in range(80):
            owner, face = handle // 40, book.faces.get(handle)
            mine = frozenset((owner,))
            who = book.who.get(handle, frozenset[int]())
            sound.append(who is ALL or who == (mine if self.ready[owner] else frozenset()))
            sound.append(face is None or (self.ready[owner] and self.fits(handle, face)))
            if self.at[handle] == CAPTURED:
                sound.append(who is ALL and (face != "flag" or self.outcome is not None))
            sound.append(who is not ALL or face is not None)
            sound.append(self.marks[handle] in (0, MOVED, MOVED | SCOUT))
        if not all(sound):
            raise Invalid("position-broken", expected="agreement")


def _square(name: str) -> int:
    square = INDEX.get(name)
    if square is None or square in BLOCKED:
        raise Invalid("position-broken", expected="square")
    return square


def _count(value: Json) -> int | None:
    return None if value is None else reading.whole(value, 0, 10**9)


def _limit(value: Json) -> int:
    limit = reading.whole(value, 0, 180)
    if limit not in OPTIONS[1].values:
        raise Invalid("position-broken", expected="limit")
    return limit
