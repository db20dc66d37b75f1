"""What a table between browsers is: its record, the fold of the shared log, what the page sees.

The record holds, besides chat and drafts, the notes `place`, `offered`, `header`, `own` (the own
openings), `log` (entries), `said` (signed chat) and `imported`: enough to come back as the same
player.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from typing import NamedTuple, Self, cast

from fairplay.crypto import Crypto
from fairplay.entry import Entry as Signed
from fairplay.entry import read_entry
from fairplay.events import Said
from fairplay.header import read_header
from fairplay.session import Session
from kernel.canonical import Json
from kernel.errors import Illegal, Invalid
from table.course import Course
from table.place import Place
from table.record import Entry, Head
from table.sealed import SealedDealer, read_openings
from table.shared import Shared
from table.table import Table
from table.times import SETTLING, Start, Times


class Trial(NamedTuple):
    """`after`: what `before` becomes by the `body` of `seat` at `time`."""

    before: Shared
    seat: int
    body: Json
    time: int
    after: Shared


class LinkRecord(Table, ABC):
    """`session` and `channels` live as long as the page does, all else is in the record.

    `peers`: by channel, the seat that is reached through it; `ask`: tries left for the password that
    this person must give; `silent`: peers whose handshake was lost on the way and is begun anew;
    `lost`: own entries that lost a race and are to be said again; `met`: whether another player has
    been here since the page was opened; `imported`: the record came from a file, so it may be old;
    `seen`, `awake`: the last look at the clock, and since when looks follow each other;
    `trial`: the last body that was tried, kept if its entry follows at once.
    """

    def __init__(self, head: Head, crypto: Crypto) -> None:
        self.crypto = crypto
        self.place: Place | None = None
        self.shared: Shared | None = None
        self.trial: Trial | None = None
        self.times = Times()
        self.entries: list[Signed] = []
        self.said: list[Said] = []
        self.session: Session | None = None
        self.channels: set[str] = set()
        self.silent: set[str] = set()
        self.peers: dict[str, int] = {}
        self.met = True
        self.opened_at = self.seen = self.awake = 0
        self.imported = False
        self.ask: int | None = None
        self.lost: list[Signed] = []
        self.faults: dict[str, int] = {}
        self.again = {"mine": False, "theirs": False}
        super().__init__(head)

    def copy(self) -> Self:
        twin = super().copy()
        twin.entries, twin.said, twin.times = self.entries[:], self.said[:], self.times.copy()
        twin.channels, twin.peers, twin.lost = set(self.channels), dict(self.peers), self.lost[:]
        twin.faults, twin.again = dict(self.faults), dict(self.again)
        if self.shared is not None:
            twin.hold(self.shared.copy())
        return twin

    def hold(self, shared: Shared) -> None:
        self.shared, self.course = shared, shared.course

    # The record

    def fold_note(self, entry: Entry) -> None:
        data = entry.data
        match entry.note:
            case "place":
                self.place = Place.read(data)._replace(
                    header=self.place and self.place.header, offered=self.place and self.place.offered
                )
                if self.place.header is None:
                    self.head = self.head._replace(seats=self.place.seats())
            case "offered":
                self.place = self.placed()._replace(offered=read_header(data))
            case "header":
                self._begin(data, entry.time)
            case "own":
                shared = self.playing()
                shared.dealer.keep(shared.me, read_openings(data))
            case "log":
                self._fold_signed(read_entry(data), entry.time)
            case "said":
                self._hear(data, entry.time)
            case "imported":
                self.imported = True
            case _:
                super().fold_note(entry)

    def attempt(self, seat: int, body: Json, made: int, arrived: int) -> str:
        """The digest after a `body` of `seat`, made and arrived at these times (ms since the epoch);
        raises as `Shared.take` does and changes nothing."""
        shared = self.playing()
        time = self._time_of(self.times.copy(), seat, made, arrived)
        after = shared.copy()
        digest = after.take(seat, body, time)
        self.trial = Trial(shared, seat, body, time, after)
        return digest

    def take_in(self, signed: Signed, now: int) -> None:
        """A signed entry becomes part of the record."""
        entry = Entry(max(now, self.time), note="log", data=signed.json())
        self._fold_signed(signed, entry.time)
        self.time = entry.time
        self.lines.append(entry.line())
        self.changed = True

    def _fold_signed(self, signed: Signed, arrived: int) -> None:
        shared = self.playing()
        local = self._time_of(self.times, signed.seat, signed.time, arrived)
        before = self.course.clock
        trial, self.trial = self.trial, None
        if trial is not None and trial[:4] == (shared, signed.seat, signed.body, local):
            self.hold(trial.after)
        else:
            shared.take(signed.seat, signed.body, local)
        if self.course.clock is not before:
            at_once = arrived - self.awake > SETTLING and self._is_synced()
            live = signed.seat == shared.me or at_once
            self.times.start = Start(signed.seat, signed.time, local, arrived, live)
        self.entries.append(signed)

    def _is_synced(self) -> bool:
        return self.session is not None and self.session.is_synced()

    def load(self, lines: Sequence[str]) -> None:
        super().load(lines)
        self.met = False
        self.wire()

    def wire(self) -> None:
        """Make the session of this record."""
        place = self.placed()
        me = place.identity(self.crypto)
        self.session = Session.resumed(self.crypto, me, place.room(), self.entries, self.said)

    def placed(self) -> Place:
        if self.place is None:
            raise Invalid("save-broken")
        return self.place

    def playing(self) -> Shared:
        if self.shared is None:
            raise Illegal("illegal-alone")
        return self.shared

    def _begin(self, data: Json, time: int) -> None:
        header = read_header(data)
        place = self.placed()._replace(header=header, offered=None)
        key = place.identity(self.crypto).key
        self.place = place
        self.head = self.head._replace(seats=place.seated(key))
        self.times.own(time)
        course = Course(self.head.game, self.head.options, len(header.keys), (), time)
        self.hold(Shared(course, SealedDealer(header.digest()), header.keys.index(key)))

    def _time_of(self, times: Times, seat: int, made: int, arrived: int) -> int:
        """By this device's clock; `times` takes note of it."""
        if self.shared is not None and seat == self.shared.me:
            return times.own(arrived)
        return times.local(seat, made, arrived)

    def _hear(self, data: Json, time: int) -> None:
        if not isinstance(data, list) or len(data) != 5:
            raise Invalid("save-broken")
        line = Said(*data)  # type: ignore[arg-type]
        self.said.append(line)
        self.chat_log.append({"seat": line.seat, "text": line.text, "at": time})

    def linked(self) -> Session:
        if self.session is None:
            raise Invalid("save-broken")
        return self.session

    # What the page sees

    def name(self, seat: int | None) -> str:
        return self.head.seats[seat].name if seat is not None else ""

    def view(self, seat: int | None, ply: int | None, now: int) -> dict[str, Json]:
        model = super().view(seat, ply, now)
        place = self.placed()
        model["locked"] = place.locked
        model["ask"] = None if self.ask is None else {"key": "password", "left": self.ask}
        model["rematch"] = dict(self.again) if any(self.again.values()) else None
        audited = self.shared.audited if self.shared is not None else None
        model["audit"] = None if audited is None else audited.json()
        for part in cast("list[dict[str, Json]]", model["seats"]):
            if part["kind"] == "remote":
                part["link"] = self._reach(cast(int, part["seat"]))
        if self.shared is None:
            model |= {"stage": "waiting", "turn": None, "acts": {}, "clock": None, "setup": None}
        return model

    def _reach(self, seat: int) -> str:
        if seat in self.peers.values():
            return "open"
        return "away" if self.shared is None or not self.met else "lost"
