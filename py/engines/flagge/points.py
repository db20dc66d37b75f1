"""F24: points, in parts so that the end screen can explain them."""

from __future__ import annotations

from typing import NamedTuple

WON, LOST, LEFT, MISSED = 1000, 300, -500, -100
NO_POINTS = frozenset({"left_in_setup"})
"""Reasons without points for anyone."""


class Part(NamedTuple):
    """`n` times something named `key` makes `value` points."""

    key: str
    n: int
    value: int


def parts(
    reason: str, winner: int | None, seat: int, lost: int, captured: int, missed: int
) -> tuple[Part, ...]:
    """The parts of `seat`'s points; their values sum to them.

    `winner` is None in a draw; `lost` and `captured` count units (each is 1, the flag included),
    `missed` the own missed turns.
    """
    if reason in NO_POINTS:
        return ()
    if winner is None:
        return (Part("draw", 1, 0),)
    if reason == "leave" and seat != winner:
        return (Part("left", 1, LEFT),)
    base = Part("won", 1, WON) if seat == winner else Part("lost", 1, LOST)
    return (
        base,
        Part("units_lost", lost, -lost),
        Part("units_captured", captured, captured),
        Part("turns_missed", missed, MISSED * missed),
    )
