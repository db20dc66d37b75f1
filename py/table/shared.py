"""What every device makes of the shared log: equal bodies in equal order give an equal public state.

A body is one of

    {"event": TEXT, "commits"?: [HEX...], "opens"?: {HANDLE: [FACE, SALT]}}
    {"opens": {...}}       the answer of somebody who owes faces
    {"chat": TEXT}
    {"audit": {...}}       after the end: all own openings

`take` raises for a body that may not be there (`Invalid`, `Illegal`, `Cheat`) and may leave a torn
copy behind: callers work on one.
"""

from __future__ import annotations

from collections.abc import Sequence

from kernel.canonical import Json
from kernel.errors import Cheat, Illegal, Invalid
from kernel.event import Event
from table.audit import Audit, audit, with_faces
from table.chance import Chance
from table.course import Course
from table.sealed import SealedDealer, openings_json, read_openings
from table.seats import clean

LONGEST_CHAT = 500
_NO_CHANCE = Chance(b"")


class Shared:
    """`me`: the seat of this device."""

    __slots__ = ("audited", "chat", "course", "dealer", "me")

    def __init__(self, course: Course, dealer: SealedDealer, me: int) -> None:
        self.course, self.dealer, self.me = course, dealer, me
        self.chat: list[Json] = []
        self.audited: Audit | None = None

    def copy(self) -> Shared:
        twin = Shared(self.course.copy(), self.dealer.copy(), self.me)
        twin.chat, twin.audited = self.chat[:], self.audited
        return twin

    def digest(self) -> str:
        """Equal at all devices after every body."""
        return self.course.state.digest()

    # Bodies of others and own ones

    def take(self, seat: int, body: Json, time: int) -> None:
        """Take in a body by `seat` that came at `time` (ms since the epoch, by this device)."""
        if not isinstance(body, dict):
            raise Invalid("body-broken")
        match sorted(body):
            case ["chat"]:
                self._say(seat, body["chat"], time)
            case ["audit"]:
                self._audit(seat, body["audit"], time)
            case ["opens"]:
                self._open(seat, body["opens"], self._owed(seat))
            case ["event"] | ["commits", "event"] | ["event", "opens"]:
                self._play(seat, body, time)
            case _:
                raise Invalid("body-broken")
        self._deal(time)

    def _say(self, seat: int, text: Json, time: int) -> None:
        if not isinstance(text, str) or not text or clean(text, LONGEST_CHAT) != text:
            raise Invalid("body-broken")
        self.chat.append({"seat": seat, "text": text, "at": time})

    def _play(self, seat: int, body: dict[str, Json], time: int) -> None:
        text = body["event"]
        if not isinstance(text, str):
            raise Invalid("body-broken")
        event = Event.parse(text)
        course, dealer = self.course, self.dealer
        if event.seat != seat and event not in course.state.clock_events():
            raise Illegal("illegal-seat")
        if event.faces or "commits" in body:
            self._bind(seat, event, body.get("commits"))
        if seat == self.me:
            event = with_faces(event, {handle: o.face for handle, o in dealer.own.items()})
        course.play(event, time)
        book = course.state.book
        mine = [h for h in dealer.commits if course.view.owner(h) == seat]
        dealer.release(handle for handle in mine if not book.knows(seat, handle))
        owed = self._owed(seat) if event.seat == seat else ()
        if owed or "opens" in body:
            self._open(seat, body.get("opens", {}), owed)

    def _bind(self, seat: int, event: Event, commits: Json) -> None:
        """Hidden faces are told by commitments, all of them, by their owner."""
        handles = [handle for handle, face in event.faces if face is None]
        owned = all(self.course.view.owner(handle) == seat for handle in handles)
        if len(handles) != len(event.faces) or event.to != frozenset((seat,)) or not owned:
            raise Illegal("illegal-faces")
        if not isinstance(commits, list) or len(commits) != len(handles) or not handles:
            raise Invalid("commits-broken")
        texts = [text for text in commits if isinstance(text, str) and len(text) == 64]
        if len(texts) != len(handles):
            raise Invalid("commits-broken")
        self.dealer.bind(handles, texts)

    def _open(self, seat: int, value: Json, owed: Sequence[int]) -> None:
        openings = read_openings(value)
        if sorted(openings) != sorted(owed) or not owed:
            raise Illegal("illegal-opening")
        self.dealer.open(seat, openings)
        for handle, (face, _) in openings.items():
            if not self.course.state.fits(handle, face):
                raise Cheat(seat, "cheat-face", handle=handle)  # it did what such a face can't

    def _owed(self, seat: int) -> list[int]:
        """The handles that the game waits for and `seat` has not opened yet."""
        course, opened = self.course, self.dealer.opened
        return [
            handle
            for handle in course.view.owes(course.state)
            if course.view.owner(handle) == seat and handle not in opened
        ]

    def _deal(self, time: int) -> None:
        course = self.course
        while event := self.dealer.answer(course.state, course.state.awaits(), _NO_CHANCE):
            course.play(event, time)

    # The end

    def _audit(self, seat: int, value: Json, time: int) -> None:
        openings = read_openings(value)
        if not openings or sorted(openings) != self.closed(seat):
            raise Illegal("illegal-opening")
        self.dealer.open(seat, openings)
        if len(self.dealer.opened) == len(self.course.state.book.pool_of):
            self._finish(time)

    def closed(self, seat: int) -> list[int]:
        """After the end, the handles that `seat` must still open."""
        course, dealer = self.course, self.dealer
        if not course.is_over or len(dealer.commits) != len(course.state.book.pool_of):
            return []
        owned = (handle for handle in dealer.commits if course.view.owner(handle) == seat)
        return sorted(handle for handle in owned if handle not in dealer.opened)

    def _finish(self, time: int) -> None:
        """All faces are known: the log is replayed, then everything is shown to all."""
        course, opened = self.course, self.dealer.opened
        self.audited = audit(course, opened)
        hidden = sorted(h for h in opened if not course.state.book.is_public(h))
        if self.audited.ok and hidden:
            course.play(Event("show", None, (), tuple((h, opened[h]) for h in hidden)), time)

    # What this device has to say

    def body(self, event: Event) -> dict[str, Json]:
        """The body of an own decision: faces are sealed, faces that it makes due are opened.
        `dealer.own` holds the openings.  Raises `Illegal` as the game does."""
        told: dict[str, Json] = {"event": event.text()}
        if event.faces:
            told["event"] = event.seen_by(None).text()
            told["commits"] = list(self.dealer.promise(self.me, [h for h, _ in event.faces]))
            return told
        ahead = self.copy()
        ahead.course.play(event, 0)
        owed = ahead._owed(self.me) if event.seat == self.me else []
        if owed:
            told["opens"] = openings_json({handle: self.dealer.own[handle] for handle in owed})
        return told

    def answer(self) -> dict[str, Json] | None:
        """What this device must say at once by itself: the face that it owes, at the end all."""
        own = self.dealer.own
        owed = self._owed(self.me)
        if owed:
            return {"opens": openings_json({handle: own[handle] for handle in owed})}
        closed = self.closed(self.me)
        if closed:
            return {"audit": openings_json({handle: own[handle] for handle in closed})}
        return None
