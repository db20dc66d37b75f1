"""The audit after a game between browsers, and what the table says about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engines import GAMES
from fairplay import audit as fair
from kernel.canonical import Json
from kernel.errors import Cheat, TaktbrettError
from kernel.event import Event
from table.course import Course
from table.sealed import SealedDealer


class Audit(NamedTuple):
    """`ok`, or who is to blame (`seat`) and why (`key`, a message key); `checked`: how many faces,
    events and digests."""

    ok: bool
    checked: Mapping[str, int]
    seat: int | None = None
    key: str = ""

    def json(self) -> Json:
        parts: list[Json] = [{"key": f"audit-{what}", "n": n} for what, n in self.checked.items()]
        if not self.ok:
            parts.append({"key": self.key, "seat": self.seat})
        return {"ok": self.ok, "parts": parts}


def audit(course: Course, dealer: SealedDealer, signed: Mapping[int, str]) -> Audit:
    """Replay `course` with every face known from the start.  `signed`: by number of events, the
    digest that was signed then."""
    owner = course.view.owner
    seals = [
        fair.Seal(seat, dict(_of(dealer.commits, seat, owner)), _opened(dealer, seat, owner))
        for seat in range(course.seats)
    ]
    start = GAMES[course.game].setup(course.options, course.seats)
    steps = [(event, signed.get(number)) for number, event in enumerate(course.events, 1)]
    try:
        return Audit(True, fair.audit(dealer.game, start, steps, seals))
    except Cheat as error:
        return Audit(False, {"events": len(course.events)}, error.seat, error.key)


def _of(commits: Mapping[int, str], seat: int, owner: Callable[[int], int]) -> Mapping[int, str]:
    return {handle: text for handle, text in commits.items() if owner(handle) == seat}


def _opened(dealer: SealedDealer, seat: int, owner: Callable[[int], int]) -> Mapping[int, tuple[str, bytes]]:
    opened = dealer.opened.items()
    return {h: (face, bytes.fromhex(salt)) for h, (face, salt) in opened if owner(h) == seat}


def shown(course: Course, faces: Mapping[int, str]) -> Event | None:
    """The event that shows everything that is hidden yet, if the rules allow these faces."""
    hidden = sorted(handle for handle in faces if not course.state.book.is_public(handle))
    event = Event("show", None, (), tuple((handle, faces[handle]) for handle in hidden))
    try:
        course.state.apply(event)
    except TaktbrettError:
        return None
    return event if hidden else None


def with_faces(event: Event, faces: Mapping[int, str]) -> Event:
    """The event with every face that is known in `faces`."""
    if all(face is not None for _, face in event.faces):
        return event
    told = tuple((h, faces.get(h) if face is None else face) for h, face in event.faces)
    return event._replace(faces=told)
