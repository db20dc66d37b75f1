"""Answers to offers (F21, F23): any move time is fine; a draw when there is nothing to win."""

from __future__ import annotations

from bots.flagge.field import Field
from bots.flagge.odds import VALUES
from engines.flagge.ranks import RANKS
from engines.flagge.rules import Flagge
from engines.flagge.state import CAPTURED
from kernel.event import Event

ARMY_VALUE = sum(rank.number * VALUES[i] for i, rank in enumerate(RANKS) if rank.moves)
TIRED = 120
"""Moves without a battle after which nobody seems to get anywhere."""


def answer_offer(state: Flagge, seat: int, level: str) -> Event | None:
    """The answer to an open offer of the other side, or None where none is open."""
    if state.stage != "play":
        return None
    if state.limit_open is not None and state.limit_open[0] != seat:
        return Event("limit_accept", seat)
    if state.draw_open == 1 - seat:
        agreed = wants_draw(Field(state, seat), level)
        return Event("draw_accept" if agreed else "draw_decline", seat)
    return None


def wants_draw(field: Field, level: str) -> bool:
    """A side that is behind takes the half; a tired one does when it is not ahead by much."""
    lead = material(field, field.seat) - material(field, 1 - field.seat)
    behind = {"easy": -25, "medium": -20, "hard": -15}[level]
    return lead < behind or (field.quiet > TIRED and lead < 15)


def material(field: Field, seat: int) -> float:
    """The worth of the movable units of `seat` in play.  Exact for both sides: all captured faces
    are public."""
    gone = [field.rank[h] for h in range(40 * seat, 40 * seat + 40) if field.at[h] == CAPTURED]
    return ARMY_VALUE - sum(VALUES[rank] for rank in gone if RANKS[rank].moves)
