"""Bots at work in tests: one decision, whole games, other worlds behind the same view."""

from __future__ import annotations

from random import Random

from bots.flagge.policy import choose
from drawing import fought
from engines.flagge.rules import Flagge
from kernel.event import Event


def still() -> float:
    return 0.0


def decide(state: Flagge, level: str, seed: int | str = 1, seat: int | None = None) -> Event | None:
    """What the bot of `seat` (default: who is in turn) chooses from what it knows."""
    seat = state.turn if seat is None else seat
    return choose(state.seen_by(seat), seat, level, Random(seed), 60_000, still)


def step(state: Flagge, level: str, seed: int | str = 1) -> tuple[str, str]:
    """From and to of the bot's move."""
    event = decide(state, level, seed)
    assert event is not None
    assert event.kind == "move"
    return str(event.args[0]), str(event.args[1])


def scrambled(state: Flagge, seat: int, seed: int) -> Flagge:
    """The same game for `seat`, with other hidden faces of the other side."""
    twin = state.copy()
    twin.book = state.seen_by(seat).book.sample(Random(seed), state.fits)
    return twin


def played(levels: tuple[str, str], seed: int, moves: int, **options) -> Flagge:
    """A game of bots after at most so many moves; every choice is checked by the rules."""
    state = Flagge.setup(options, 2)
    rng = Random(seed)
    for seat in (0, 1):
        event = choose(state.seen_by(seat), seat, levels[seat], rng, 60_000, still)
        assert event is not None
        state = state.apply(event)
    while sum(state.made) < moves and state.outcome is None:
        event = choose(state.seen_by(state.turn), state.turn, levels[state.turn], rng, 60_000, still)
        assert event is not None
        state = fought(state.apply(event))
    return state
