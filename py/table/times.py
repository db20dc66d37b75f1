"""Times of entries between browsers, whose clocks differ.

An entry carries the time by its author's clock.  The smallest difference between arrival and that
time, over all entries of an author so far, is how far the clocks differ (plus the quickest way): so
an entry that comes late, after a gap, is put at the time when it was made.
"""

from __future__ import annotations

from typing import NamedTuple

GRACE = 2_500
"""ms after the end of another's time until this device says that the turn is missed: the move may
be on its way."""

TOLERANCE = 3_000
"""ms by which times of two devices may differ."""

ALONE = 600_000
"""ms more until turns are missed, while nobody of the others has been here since the page was
opened: a game that both have left waits for both (F24)."""

RETURN = 30_000
"""ms after opening until this device writes without having seen another's log: its own record is
whole, since everything is stored before it is sent."""


class Start(NamedTuple):
    """The entry that began the turn: by whom, when by its author's clock, when by this device's."""

    seat: int
    made: int
    local: int


class Times:
    """`skew`: by seat, ms to add to the times of its entries; `start` of the turn that is on."""

    __slots__ = ("last", "skew", "start")

    def __init__(self) -> None:
        self.skew: dict[int, int] = {}
        self.last = 0
        self.start: Start | None = None

    def copy(self) -> Times:
        twin = Times()
        twin.skew, twin.last, twin.start = dict(self.skew), self.last, self.start
        return twin

    def local(self, seat: int, made: int, arrived: int) -> int:
        """By this device's clock, when an entry of another `seat` was made that arrived now."""
        self._learn(seat, made, arrived)
        self.last = max(self.last, min(arrived, made + self.skew[seat]))
        return self.last

    def own(self, now: int) -> int:
        self.last = max(self.last, now)
        return self.last

    def _learn(self, seat: int, made: int, arrived: int) -> None:
        self.skew[seat] = min(self.skew.get(seat, arrived - made), arrived - made)

    def is_early(self, seat: int, made: int, arrived: int, limit: int) -> bool:
        """Another `seat` says, in an entry made at `made` by its clock, that `limit` ms of this turn
        are over: is that too early?  Two entries of one author are compared by its own clock; that
        nothing comes from the future keeps the author honest."""
        twin = self.copy()
        twin._learn(seat, made, arrived)
        here = made + twin.skew[seat]
        if self.start is None or here > arrived + TOLERANCE:
            return True
        passed = made - self.start.made if self.start.seat == seat else here - self.start.local
        return passed < limit - TOLERANCE
