"""Clocks by timestamps: what runs since when.  Nothing counts down here, so a page that slept
shows the right time when it wakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kernel.canonical import Json
from views.base import Span


class Clock(NamedTuple):
    """`since` (ms since the epoch) the span runs; `turn` tells one turn from the next."""

    span: Span
    turn: int
    since: int

    @property
    def ends(self) -> int | None:
        return None if self.span.ms is None else self.since + self.span.ms

    def json(self, now: int) -> Json:
        """`ends` in ms since the epoch, `limit` in seconds, `left` in ms (both 0: no limit)."""
        ends = self.ends
        left = 0 if ends is None else max(0, min(ends - now, self.span.ms or 0))
        limit = (self.span.ms or 0) // 1000
        kind, seat = self.span.kind, self.span.seat
        return {"kind": kind, "seat": seat, "limit": limit, "ends": ends, "left": left}


def started(before: Clock | None, span: Span | None, turn: int, time: int) -> Clock | None:
    """The clock after an entry at `time`: it goes on while the same turn runs."""
    if span is None:
        return None
    if before is not None and before.turn == turn and before.span[:2] == span[:2]:
        return before
    return Clock(span, turn, time)


def restarted(clock: Clock | None, time: int) -> Clock | None:
    """After the table was closed: time that ran out while nobody was here is given anew."""
    if clock is None or clock.ends is None or clock.ends > time:
        return clock
    return clock._replace(since=time)


def in_turns(span: Span | None, awaited: Sequence[int], users: Sequence[int]) -> Span | None:
    """People who share a device set up one after the other, each in the whole time (F6)."""
    if span is None or span.seat is not None or len(users) < 2:
        return span
    waiting = [seat for seat in users if seat in awaited]
    return span._replace(seat=waiting[0]) if waiting else span
