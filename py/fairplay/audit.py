"""The audit after a game: every seal is opened, the engine replays the log with all faces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fairplay.commit import check_opening
from kernel.errors import Cheat, TaktbrettError
from kernel.event import Event
from kernel.game import Game


class Seal(NamedTuple):
    """What one seat promised (handle -> commitment) and later opened (handle -> face, salt)."""

    seat: int
    promised: Mapping[int, str]
    opened: Mapping[int, tuple[str, bytes]]


def audit(
    game: str, start: Game, steps: Sequence[tuple[Event, str | None]], seals: Sequence[Seal]
) -> dict[str, int]:
    """Check the openings, then replay.

    `start`: the first state; `steps`: each event as this peer took it, with the digest that was
    signed after it (None where the event followed by itself).  Returns what was checked
    (`seals`, `events`, `digests`); raises `Cheat` for the first thing that is false.
    """
    faces: dict[int, str] = {}
    owners = {handle: seal.seat for seal in seals for handle in seal.promised}
    for seal in seals:
        for handle, commitment in seal.promised.items():
            if handle not in seal.opened:
                raise Cheat(seal.seat, "seal-unopened", handle=handle)
            face, salt = seal.opened[handle]
            check_opening(game, seal.seat, handle, face, salt, commitment)
            faces[handle] = face
    state = start.copy()
    digests = 0
    for event, signed in steps:
        full = event._replace(faces=tuple((h, f if f is not None else faces.get(h)) for h, f in event.faces))
        try:
            state.play(full)
        except TaktbrettError as error:
            raise Cheat(_blamed(event, owners), "replay-illegal", event.text(), reason=error.key) from error
        if signed is not None:
            if state.digest() != signed:
                raise Cheat(_blamed(event, owners), "replay-differs", event.text())
            digests += 1
    return {"seals": len(faces), "events": len(steps), "digests": digests}


def _blamed(event: Event, owners: Mapping[int, int]) -> int:
    """Who did it; for what nature told, the owner of what was told last (-1: nobody)."""
    if event.seat is not None:
        return event.seat
    return owners.get(event.faces[-1][0], -1) if event.faces else -1
