"""A table between browsers at work: what a person does, what the channel brings, clocks, the next
game.

Everything is checked on a copy before the session is told, so that an error leaves session, record
and game in agreement.
"""

from __future__ import annotations

from collections.abc import Sequence

from fairplay.crypto import Crypto
from fairplay.entry import Entry as Signed
from kernel.canonical import Json, canonical, parse
from kernel.errors import Illegal, Invalid, TaktbrettError
from kernel.event import Event
from table import effects
from table.audit import with_faces
from table.chance import Chance
from table.clock import restarted
from table.link_record import LinkRecord
from table.place import MOST_PASSWORD, Place
from table.record import Entry, Head
from table.sealed import openings_json, seal
from table.seats import clean
from table.times import ALONE, GRACE, RETURN, SLEEP

NEVER = 1 << 60
LONGEST_GREETING = 4_000
PULSE = 4_000
"""ms between looks at a channel: what was lost is said again."""


def greeting(text: str) -> tuple[str, str]:
    """(kind, room) of a message; the room of greetings only."""
    try:
        value = parse(text, max_depth=12) if len(text) < LONGEST_GREETING else None
    except Invalid:
        value = None
    if not isinstance(value, dict):
        return "", ""
    kind, room = value.get("t"), value.get("room")
    greets = kind in ("hello", "rematch") and isinstance(room, str)
    return str(kind), str(room) if greets else ""


class LinkTable(LinkRecord):
    """A table whose other seat is another browser; `LinkRecord` says what it holds."""

    @classmethod
    def waiting(cls, head: Head, place: Place, crypto: Crypto) -> LinkTable:
        """A new table that waits for another browser."""
        table = cls(head._replace(seats=place.seats()), crypto)
        table.add(Entry(head.created, note="place", data=place.json()))
        table.wire()
        return table

    # What a person does

    def decide(self, event: Event, now: int, rng: Chance) -> None:
        shared = self.playing()
        if event.seat != shared.me:
            raise Illegal("seat-other")
        if not self.linked().may_write():
            raise Illegal("link-first")
        if event.faces:
            shared.course.state.apply(event)
            faces = {handle: face for handle, face in event.faces if face is not None}
            own = seal(faces, shared.me, rng.secret("salts"))
            self.add(Entry(now, note="own", data=openings_json(own)))
        self._publish(self.playing().body(event), now)

    def draft(self, seat: int, ranks: Sequence[str | None], now: int) -> None:
        self.playing()
        super().draft(seat, ranks, now)

    def say(self, seat: int, text: str, now: int) -> None:
        if self.session is None or self.session.log is None:
            raise Illegal("illegal-alone")
        line = self.session.say(text, now)
        self.spoken = True
        self.add(Entry(now, note="said", data=list(line)))

    def password_notice(self, seat: int) -> Json:
        """F25: the host sees it, others learn only whether there is one."""
        place = self.placed()
        if place.creator and place.password is not None:
            return {"key": "chat-password-yours", "args": {"password": place.password}}
        return {"key": "chat-password-set" if place.locked else "chat-password-none", "args": {}}

    def set_password(self, password: str | None, now: int, rng: Chance) -> str:
        """F25: the host sets or clears it before the game, a guest gives it when asked.  The new
        `extra` for invites."""
        place, session = self.placed(), self.linked()
        text = clean(password or "", MOST_PASSWORD) or None
        if not place.creator:
            if self.ask is not None and text is not None:
                self.ask = None
                for peer in self.channels:
                    session.give_password(peer, text)
            self.settle(now, rng)
            return place.invite.extra()
        if place.header is not None:
            raise Illegal("password-late")
        locked = text is not None
        place = place._replace(password=text, locked=locked, invite=place.invite._replace(locked=locked))
        self.add(Entry(now, note="place", data=place.json()))
        session.set_room(self.placed().room())
        self.settle(now, rng)
        return place.invite.extra()

    # The channel

    def open(self, peer: str, now: int, rng: Chance) -> None:
        self.channels.add(peer)
        self.linked().open(peer, now, rng.secret("open"))
        self.changed = True
        self.settle(now, rng)

    def lose(self, peer: str, now: int, rng: Chance) -> None:
        self.channels.discard(peer)
        self.linked().lost(peer)
        self.changed = True
        self.settle(now, rng)

    def receive(self, peer: str, text: str, now: int, rng: Chance) -> None:
        kind, room = greeting(text)
        if room and room == self.next_room():
            known, self.again["theirs"] = self.again["theirs"], True
            if not known and not self.again["mine"]:
                self.changed = True
                self.notice("rematch-asked", name=self.name(self.peers.get(peer)))
            return
        if room and self.placed().follows(room):
            return  # the other is still at the game before, and learns of this one by our greeting
        if peer not in self.channels and self._is_called(kind, room):
            self.channels.add(peer)
            self.linked().open(peer, now, rng.secret("open"))
        if kind != "rematch" and not (self.again["theirs"] and kind == "refuse"):
            self.linked().receive(peer, text, now)
        self.settle(now, rng)

    def _is_called(self, kind: str, room: str) -> bool:
        """Does somebody greet this table whom it does not know (any more)?"""
        place = self.placed()
        return room == place.invite.room and (kind == "hello" or (kind == "rematch" and place.creator))

    # The next game

    def next_room(self) -> str:
        """The room of the rematch; empty before the end."""
        over = self.shared is not None and self.course.is_over
        return self.placed().next_room() if over else ""

    def rematch(self, fresh: str, now: int, rng: Chance) -> LinkTable:
        """It waits until the other does the same; both make its room by themselves."""
        head, shared = self.following(fresh, now), self.playing()
        place = self.placed().again(rng.secret("identity"), shared.me)
        table = LinkTable.waiting(head, place, self.crypto)
        self.again["mine"] = self.changed = True
        text = canonical({"t": "rematch", "room": self.next_room()})
        for peer in sorted(self.channels):
            self.fx.append(effects.send(self.head.id, peer, text))
            if self.again["theirs"]:
                table.open(peer, now, rng)
        return table

    # After every call

    def settle(self, now: int, rng: Chance) -> None:
        session = self.linked()
        if now - self.seen > SLEEP:
            self.awake = now
        self.seen = now
        session.tick(now)
        if now >= self._returns_at():
            session.trust_record()
        self._pump(now)
        for peer in sorted(self.silent & self.channels):
            session.open(peer, now, rng.secret(f"again {peer}"))
        self.silent.clear()
        if session.may_write():
            self._say_again(now)
            self._look_at_clock(now, rng)
            self._answer(now)
        self._send()

    def _send(self) -> None:
        session = self.linked()
        for peer, text in session.outbox:  # after the record is stored: see flush
            self.fx.append(effects.send(self.head.id, peer, text))
        session.outbox.clear()

    def _pump(self, now: int) -> None:
        from table.link_events import take  # the other half of this class

        while (event := self.linked().next_event()) is not None:
            take(self, event, now)

    def _say_again(self, now: int) -> None:
        """Own entries that lost a race, as far as they may still be said."""
        lost, self.lost = self.lost, []
        for signed in lost:
            self._repeat(signed, now)

    def _repeat(self, signed: Signed, now: int) -> None:
        shared, body = self.playing(), signed.body
        if signed.seat != shared.me or not isinstance(body, dict) or "event" not in body:
            return
        own = {handle: opening.face for handle, opening in shared.dealer.own.items()}
        event = with_faces(Event.parse(str(body["event"])), own)
        if event.seat != shared.me:
            return
        try:
            self._publish(shared.body(event), now)
        except TaktbrettError:
            self.notice("move-undone", "warn")

    def _publish(self, body: dict[str, Json], now: int) -> None:
        """Say something: checked, stored, then sent."""
        session, arrived = self.linked(), max(now, self.time)
        digest = self.attempt(self.playing().me, body, arrived, arrived)
        entry = session.draft(body, digest, now)
        self.take_in(entry, now)
        session.publish(entry)
        self.spoken = True

    def _answer(self, now: int) -> None:
        """What this device owes, it gives by itself."""
        while self.shared is not None and (body := self.shared.answer()) is not None:
            self._publish(body, now)

    # Clocks

    def _returns_at(self) -> int:
        """When this device may write though it has seen nobody yet."""
        return NEVER if self.imported else self.opened_at + RETURN

    def resume(self, now: int, rng: Chance) -> None:
        self.opened_at = now
        if self.shared is not None and restarted(self.course.clock, now) is not self.course.clock:
            self.add(Entry(now, note="back"))
        self.settle(now, rng)

    def _look_at_clock(self, now: int, rng: Chance) -> None:
        shared, at = self.shared, self.due(now)
        clock = self.course.clock
        if shared is None or clock is None or at is None or at > now:
            return
        state = self.course.state
        if clock.span.kind == "setup":
            if shared.me in state.awaits().seats:  # F6: each device sees to its own people
                draft = self.drafts.get(shared.me, [])
                self.decide(self.course.view.fill(state, shared.me, draft, rng), now, rng)
            return
        late = clock.span.seat
        if late != shared.me and state.awaits().what == "show":
            self.notice("opening-withheld", "warn", name=self.name(late))
        for event in state.clock_events():
            if event.args[0] == late:
                self._publish({"event": event.text()}, now)  # F22

    def due(self, now: int) -> int | None:
        shared, clock = self.shared, self.course.clock
        if shared is None or clock is None or clock.ends is None or not self.linked().may_write():
            return None  # a game that both have left waits for both (F24)
        if clock.span.kind == "setup":
            return clock.ends if shared.me in self.course.state.awaits().seats else None
        mine = clock.span.seat == shared.me
        return clock.ends + (0 if mine else GRACE) + (0 if self.met else ALONE)

    def wakes_at(self, now: int) -> int | None:
        times = [super().wakes_at(now)]
        if self.channels:
            times.append(now + PULSE)
        if not self.linked().may_write() and not self.imported:
            times.append(self._returns_at())
        return min((at for at in times if at is not None), default=None)

    def check_time(self, signed: Signed, now: int) -> None:
        """F22: nobody says too early that another's turn is missed; raises `Illegal`."""
        shared, body = self.playing(), signed.body
        if not isinstance(body, dict) or not str(body.get("event", "")).startswith("- "):
            return
        clock = self.course.clock
        if clock is None or clock.span.seat != shared.me:
            return  # who says it of itself harms nobody
        if clock.span.ms is None or self.times.is_early(signed.seat, signed.time, now, clock.span.ms):
            raise Illegal("illegal-early")
