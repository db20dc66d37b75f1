"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """`reason`: message key; `winners`: seats (empty: a draw or no result);
    `points`: one integer a seat, or None where the game is not scored."""

    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...] | None = None
