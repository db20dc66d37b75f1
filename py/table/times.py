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

SLEEP = 10_000
"""ms without a look at the clock after which a page was asleep."""

SETTLING = 5_000
"""ms after waking within which messages may be old ones."""

RETURN = 30_000
"""ms after opening until this device writes without having seen another's log: its own record is
whole, since everything is stored before it is sent."""


class Start(NamedTuple):
    """The entry that began the turn: by whom, when it was made by its author's clock and by this
    device's, when it arrived; `live`: it came at once, to a page that was awake."""

    seat: int
    made: int
    local: int
    arrived: int
    live: bool


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
        self.skew[seat] = min(self.skew.get(seat, arrived - made), arrived - made)
        self.last = max(self.last, min(arrived, made + self.skew[seat]))
        return self.last

    def own(self, now: int) -> int:
        self.last = max(self.last, now)
        return self.last

    def is_early(self, seat: int, made: int, arrived: int, limit: int) -> bool:
        """Another `seat` says, in an entry made at `made` by its clock, that `limit` ms of this turn
        are over: is that too early?  Who saw the turn begin measures by the own clock; else two
        entries of one author are compared by its clock."""
        start = self.start
        if start is None:
            return True
        if start.live:
            passed = arrived - start.arrived
        elif start.seat == seat:
            passed = made - start.made
        else:
            passed = made + min(self.skew.get(seat, arrived - made), arrived - made) - start.local
        return passed < limit - TOLERANCE
