"""The audit after a game between browsers: with all faces open the same engine replays the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engines import GAMES
from kernel.canonical import Json
from kernel.errors import TaktbrettError
from kernel.event import Event
from table.course import Course


class Audit(NamedTuple):
    """`ok` or who is to blame (`seat`) and why (`key`); `faces` opened and `events` replayed."""

    ok: bool
    faces: int
    events: int
    seat: int | None = None
    key: str = ""

    def json(self) -> Json:
        parts: list[Json] = [
            {"key": "audit-openings", "n": self.faces, "ok": True, "seat": None},
            {"key": "audit-replay", "n": self.events, "ok": self.ok, "seat": self.seat},
        ]
        if self.key:
            parts.append({"key": self.key, "n": self.events, "ok": False, "seat": self.seat})
        return {"ok": self.ok, "parts": parts}


def audit(course: Course, faces: Mapping[int, str]) -> Audit:
    """Replay `course` with every face known from the start; openings were checked before."""
    state = GAMES[course.game].setup(course.options, course.seats)
    for number, event in enumerate(course.events):
        try:
            state = state.apply(with_faces(event, faces))
        except TaktbrettError as error:
            return Audit(False, len(faces), number, _blamed(course, event), error.key)
    if state.digest() != course.state.digest():
        return Audit(False, len(faces), len(course.events), None, "audit-differs")
    return Audit(True, len(faces), len(course.events))


def with_faces(event: Event, faces: Mapping[int, str]) -> Event:
    """The event with every face that is known in `faces`."""
    if all(face is not None for _, face in event.faces):
        return event
    told = tuple((h, faces.get(h) if face is None else face) for h, face in event.faces)
    return event._replace(faces=told)


def _blamed(course: Course, event: Event) -> int | None:
    """Who did it; for what nature told, the owner of what was told last."""
    if event.seat is not None or not event.faces:
        return event.seat
    return course.view.owner(event.faces[-1][0])
