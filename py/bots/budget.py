"""How much a choice may cost.  Counts decide, so that equal seeds choose alike everywhere; the
clock is only the safety net for a slow or busy device."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]
"""Gives milliseconds since some fixed moment."""


class Budget:
    """At most `nodes` positions looked at, and no longer than `ms` milliseconds by `clock`."""

    __slots__ = ("_clock", "_end", "late", "left", "nodes")

    def __init__(self, nodes: int, ms: float, clock: Clock) -> None:
        self.nodes = nodes
        self.left = nodes
        self.late = False
        self._clock = clock
        self._end = clock() + ms

    @property
    def used(self) -> int:
        return self.nodes - self.left

    def spend(self, nodes: int = 1) -> bool:
        """Take `nodes`; False once the counts or the time are used up."""
        self.left -= nodes
        return self.left >= 0 and self.in_time()

    def in_time(self) -> bool:
        if not self.late:
            self.late = self._clock() >= self._end
        return not self.late
