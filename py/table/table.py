"""A table: one running game as this device knows it.

Everything that happens is an entry; the table is the fold of its entries, live and when it is
opened again.  Calls check, append entries, and leave effects; they get the time and a source of
chance as arguments.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Self, cast

from kernel.canonical import Json
from kernel.errors import Illegal, Invalid
from kernel.event import Event
from table import effects, seats
from table.chance import Chance
from table.clock import restarted
from table.course import Course
from table.effects import Effect
from table.record import NAMES as HEADERS
from table.record import Entry, Head

LONGEST_CHAT = 500
PASSWORD_COMMANDS = ("/passwort", "/password")


class Table(ABC):
    """`lines` is the record, of which the page has stored `stored` lines; `drafts` are setups
    under way, by seat; `spoken`: something was signed that can't be taken back."""

    def __init__(self, head: Head) -> None:
        self.head = head
        users = [index for index, seat in enumerate(head.seats) if seat.kind == "user"]
        self.course = Course(head.game, head.options, len(head.seats), users, head.created)
        self.chat_log: list[Json] = []
        self.drafts: dict[int, list[str | None]] = {}
        self.notices: list[Json] = []
        self.lines = head.lines()
        self.time = head.created
        self.stored = 0
        self.fx: list[Effect] = []
        self.changed = True
        self.spoken = False

    def copy(self) -> Self:
        """A table to change: the calls of the page work on one and keep it only if they succeed."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.course = self.course.copy()
        twin.chat_log, twin.notices = self.chat_log[:], self.notices[:]
        twin.lines, twin.drafts, twin.fx = self.lines[:], dict(self.drafts), self.fx[:]
        return twin

    # The record

    def add(self, entry: Entry) -> None:
        """Take in what happens now; raises `Illegal` and changes nothing if the rules refuse it."""
        entry = entry._replace(time=max(entry.time, self.time))
        self.fold(entry)
        self.lines.append(entry.line())
        self.changed = True

    def fold(self, entry: Entry) -> None:
        self.time = max(self.time, entry.time)
        if entry.event is not None:
            self.course.play(entry.event, entry.time)
        else:
            self.fold_note(entry)

    def fold_note(self, entry: Entry) -> None:
        """Notes of the table; raises `Invalid` for unknown ones."""
        data = entry.data
        if entry.note == "back":
            self.course.clock = restarted(self.course.clock, entry.time)
        elif entry.note == "chat" and isinstance(data, dict):
            self.chat_log.append({"seat": data["seat"], "text": data["text"], "at": entry.time})
        elif entry.note == "draft" and isinstance(data, dict):
            self.drafts[cast(int, data["seat"])] = cast("list[str | None]", data["setup"])
        else:
            raise Invalid("save-broken")

    def load(self, lines: Sequence[str]) -> None:
        """Become the table of a stored record; raises `Invalid` or `Illegal` if it makes none."""
        self.fold_lines(lines)
        self.lines = list(lines)
        self.stored = len(lines)

    def fold_lines(self, lines: Sequence[str]) -> None:
        for line in lines[len(HEADERS) :]:
            self.fold(Entry.read(line))

    def resume(self, now: int, rng: Chance) -> None:
        """The page is back at a table that was stored."""
        if restarted(self.course.clock, now) is not self.course.clock:
            self.add(Entry(now, note="back"))
        self.settle(now, rng)

    # Calls

    def act(self, seat: int, event: Event, now: int, rng: Chance) -> None:
        """`event` by a person here; raises `Illegal`."""
        self.user(seat)
        if event.seat != seat:
            raise Illegal("illegal-event")
        self.decide(event, now, rng)
        self.settle(now, rng)

    def arrange(self, seat: int, ranks: Sequence[str], now: int, rng: Chance) -> None:
        """The setup that a person confirmed; raises `Illegal` or `Invalid`."""
        self.user(seat)
        self.act(seat, self.course.view.setup_event(self.course.state, seat, ranks), now, rng)

    def draft(self, seat: int, ranks: Sequence[str | None], now: int) -> None:
        """The setup that a person has under way, for the end of the time (F6); raises `Invalid`."""
        self.user(seat)
        if seat not in self.course.state.awaits().seats:
            return
        self.course.view.fill(self.course.state, seat, ranks, Chance(b""))
        entry = Entry(now, note="draft", data={"seat": seat, "setup": list(ranks)})
        if self._is_draft(self.lines[-1], seat):  # only the last one counts
            self.lines.pop()
            self.stored = min(self.stored, len(self.lines))
        self.add(entry)
        self.changed = False

    def _is_draft(self, line: str, seat: int) -> bool:
        if " # draft " not in line:
            return False
        data = Entry.read(line).data
        return isinstance(data, dict) and data.get("seat") == seat

    def chat(self, seat: int, text: str, now: int, rng: Chance) -> dict[str, Json]:
        """A message, or a command; the result is empty or a notice for who wrote it."""
        self.user(seat)
        told = seats.clean(text, LONGEST_CHAT)
        if not told:
            return {}
        if told.lower() in PASSWORD_COMMANDS:
            return {"notice": self.password_notice(seat)}
        if told.startswith("/"):
            return {"notice": {"key": "chat-command-unknown", "args": {"command": told[:40]}}}
        self.say(seat, told, now)
        self.settle(now, rng)
        return {}

    def password_notice(self, seat: int) -> Json:
        return {"key": "chat-password-none", "args": {}}

    def say(self, seat: int, text: str, now: int) -> None:
        self.add(Entry(now, note="chat", data={"seat": seat, "text": text}))

    def tick(self, now: int, rng: Chance) -> None:
        """Look at the clocks."""
        self.settle(now, rng)

    def user(self, seat: int) -> None:
        """Raises `Illegal` unless a person at this device sits at `seat`."""
        if not 0 <= seat < len(self.head.seats) or self.head.seats[seat].kind != "user":
            raise Illegal("seat-other")

    @abstractmethod
    def rematch(self, fresh: str, now: int, rng: Chance) -> Table:
        """The next game of the same people with the same options, the order moved on by one (F3),
        as the table `fresh`.  Raises `Illegal` before the end."""

    def following(self, fresh: str, now: int) -> Head:
        if not self.course.is_over:
            raise Illegal("rematch-running")
        return self.head._replace(id=fresh, created=now, before=self.head.id)

    @abstractmethod
    def decide(self, event: Event, now: int, rng: Chance) -> None:
        """Bring in the decision of a seat."""

    @abstractmethod
    def settle(self, now: int, rng: Chance) -> None:
        """After every call: clocks, what nature owes, bots, messages; leaves effects."""

    # What the page sees

    def view(self, seat: int | None, ply: int | None, now: int) -> dict[str, Json]:
        """The view model as `seat`; raises `Illegal` for a seat that is not at this device."""
        if seat is not None:
            self.user(seat)
        course = self.course
        scene = course.scene(seat, ply)
        parts = course.view.seats(scene)
        clock = course.clock
        model: dict[str, Json] = {
            "id": self.head.id,
            "game": self.head.game,
            "rules": self.head.rules,
            "options": self.head.options,
            "mode": seats.mode(self.head.seats),
            "me": seat,
            "locked": False,
            "ply": scene.ply,
            "plies": course.plies,
            "live": scene.live,
            "seats": [
                {"seat": index, **person.json(), "link": None, **part}
                for index, (person, part) in enumerate(zip(self.head.seats, parts, strict=True))
            ],
            "clock": clock.json(now) if clock is not None else None,
            "chat": list(self.chat_log),
            "notices": list(self.notices),
        }
        model |= course.view.model(scene)
        setup = model.get("setup")
        if isinstance(setup, dict):
            model["setup"] = {**setup, "draft": cast(Json, self.drafts.get(-1 if seat is None else seat))}
        return model

    def notice(self, key: str, level: str = "info", **args: Json) -> None:
        self.fx.append(effects.notice(self.head.id, key, args, level))

    def flush(self, now: int) -> list[Effect]:
        """All effects since the last time: the record first, so that nothing is told to others
        before it is stored."""
        found: list[Effect] = []
        self.spoken = False
        if self.stored < len(self.lines):
            found.append(effects.store(self.head.id, self.stored, self.lines[self.stored :]))
            self.stored = len(self.lines)
        found += self.fx
        self.fx = []
        if self.changed:
            found.append(effects.view(self.head.id))
            self.changed = False
        at = self.wakes_at(now)
        if at is not None:
            found.append(effects.wake(self.head.id, at))
        return found

    def wakes_at(self, now: int) -> int | None:
        """When `tick` must be called next (ms since the epoch)."""
        return self.due(now)

    def due(self, now: int) -> int | None:
        """When the clocks must be looked at next (ms since the epoch)."""
        return self.course.clock.ends if self.course.clock is not None else None
