"""Dealers answer what a game awaits from nature.  At one device the dealer opens, rolls and
shuffles by itself, at once."""

from __future__ import annotations

from random import Random
from typing import Protocol

from kernel.await_ import Await
from kernel.event import Event, face_pairs
from kernel.game import Game


class Dealer(Protocol):
    def answer(self, state: Game, awaited: Await, rng: Random) -> Event | None:
        """The event that `state` awaits, or None: it needs others, or it is not the dealer's."""
        ...


class LocalDealer:
    """Every face that anybody here has seen is in the book; one that nobody has seen yet is drawn
    when it is first shown, from all that it may be (which is the same as a fair shuffle)."""

    def answer(self, state: Game, awaited: Await, rng: Random) -> Event | None:
        if awaited.what == "show":
            faces = state.book.faces
            if any(handle not in faces for handle in awaited.handles):
                faces = state.book.sample(rng, state.fits).faces
            told = face_pairs({handle: faces[handle] for handle in awaited.handles})
            return Event("show", None, (), told, awaited.to)
        if awaited.what == "roll":
            dice = tuple(1 + rng.randrange(awaited.sides) for _ in range(awaited.n))
            return Event("roll", None, dice, (), awaited.to)
        if awaited.what == "shuffle":
            return Event("shuffle", None, (awaited.pool,))
        return None

    def opening(self, state: Game) -> Event | None:
        """At the end everything that is still hidden is shown to all."""
        book = state.book
        told = {h: face for h, face in book.faces.items() if not book.is_public(h)}
        return Event("show", None, (), face_pairs(told)) if told else None
