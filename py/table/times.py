"""Times of entries between browsers, whose clocks differ.

An entry carries the time by its author's clock.  The smallest difference between arrival and that
time, over all entries of an author so far, is how far the clocks differ (plus the quickest way): so
an entry that comes late, after a gap, is put at the time when it was made.
"""

from __future__ import annotations

from table.clock import Clock

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


class Times:
    """`skew`: by seat, ms to add to the times of its entries."""

    __slots__ = ("last", "skew")

    def __init__(self) -> None:
        self.skew: dict[int, int] = {}
        self.last = 0

    def copy(self) -> Times:
        twin = Times()
        twin.skew, twin.last = dict(self.skew), self.last
        return twin

    def local(self, seat: int, made: int, arrived: int) -> int:
        """By this device's clock, when an entry of another `seat` was made that arrived now."""
        self.skew[seat] = min(self.skew.get(seat, arrived - made), arrived - made)
        self.last = max(self.last, min(arrived, made + self.skew[seat]))
        return self.last

    def own(self, now: int) -> int:
        self.last = max(self.last, now)
        return self.last


def is_early(clock: Clock | None, time: int) -> bool:
    """Is it too early, at `time`, to say that this clock ran out?"""
    return clock is None or clock.ends is None or time < clock.ends - TOLERANCE
