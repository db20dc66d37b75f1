"""What every game is: values outside, mutation inside."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Self

from kernel.await_ import Await
from kernel.book import Book
from kernel.canonical import Json, digest
from kernel.errors import Illegal
from kernel.event import Event
from kernel.option import Option, Options


class Game(ABC):
    """A game state: a public table and this peer's book.

    `apply` copies, then runs `play`; searches call `play` on a scratch copy.  A subclass writes one
    `_on_<kind>(event)` for each event kind.
    """

    NAME: ClassVar[str]
    RULES: ClassVar[int]
    """Rises only when an old log would replay differently."""
    SEATS: ClassVar[range]
    OPTIONS: ClassVar[tuple[Option, ...]]

    __slots__ = ("book",)
    book: Book

    @classmethod
    @abstractmethod
    def setup(cls, options: Options, seats: int) -> Self:
        """The first state; raises `Invalid` for options or a number of seats it can't have."""

    @abstractmethod
    def copy(self) -> Self: ...

    @abstractmethod
    def awaits(self) -> Await: ...

    @abstractmethod
    def legal(self, seat: int) -> list[Event]:
        """The decisions of an awaited seat (never empty then; empty for others)."""

    def asides(self, seat: int) -> list[Event]:
        """What `seat` may do besides, in turn or not: offers and their answers, giving up."""
        return []

    def clock_events(self) -> list[Event]:
        """What a clock that has run out may add now (missed turns), as events of nature."""
        return []

    @abstractmethod
    def table(self) -> Json:
        """The public skeleton, equal at every peer."""

    @abstractmethod
    def fits(self, handle: int, face: str) -> bool:
        """May this handle still have this face, by public knowledge?"""

    @abstractmethod
    def position(self) -> Json:
        """Complete and readable; `from_position(position())` is equal."""

    @classmethod
    @abstractmethod
    def from_position(cls, position: Json) -> Self:
        """Raises `Invalid` for anything that is no position of this game."""

    def play(self, event: Event) -> None:
        """`apply` in place: for scratch copies, since a refused event may leave this state torn."""
        handler = getattr(self, "_on_" + event.kind, None)
        if handler is None:
            raise Illegal("event-unknown", kind=event.kind)
        handler(event)

    def apply(self, event: Event) -> Self:
        """The state after `event`.  Raises `Illegal`; never changes this one."""
        after = self.copy()
        after.play(event)
        return after

    def seen_by(self, seat: int | None) -> Self:
        """This state as `seat` (None: a spectator) knows it."""
        twin = self.copy()
        twin.book = self.book.seen_by(seat)
        return twin

    def digest(self) -> str:
        """Of what is public; equal at all peers after every event."""
        return digest({"table": self.table(), "book": self.book.public()})

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.position() == other.position()  # type: ignore[attr-defined]

    __hash__ = None  # type: ignore[assignment]
