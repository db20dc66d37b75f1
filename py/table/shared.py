"""What every device makes of the shared log: equal bodies in equal order give an equal public state.

A body is one of

    {"event": TEXT, "commits"?: [HEX...], "opens"?: {HANDLE: [FACE, SALT]}}
    {"opens": {...}}       the answer of somebody who owes faces
    {"audit": {...}}       after the end: all own openings

`take` raises for a body that may not be there (`Invalid`, `Illegal`, `Cheat`) and may leave a torn
copy behind: callers work on one.
"""

from __future__ import annotations

from collections.abc import Sequence

from kernel.canonical import Json
from kernel.errors import Cheat, Illegal, Invalid
from kernel.event import Event
from kernel.game import Game
from table.audit import Audit, audit, shown, with_faces
from table.chance import Chance
from table.course import Course
from table.sealed import SealedDealer, openings_json, read_openings

_NO_CHANCE = Chance(b"")


class Shared:
    """`me`: the seat of this device; `signed`: by number of events, the digest after them."""

    __slots__ = ("audited", "course", "dealer", "me", "signed")

    def __init__(self, course: Course, dealer: SealedDealer, me: int) -> None:
        self.course, self.dealer, self.me = course, dealer, me
        self.signed: dict[int, str] = {}
        self.audited: Audit | None = None

    def copy(self) -> Shared:
        twin = Shared(self.course.copy(), self.dealer.copy(), self.me)
        twin.signed, twin.audited = self.signed.copy(), self.audited
        return twin

    # Bodies of others and own ones

    def take(self, seat: int, body: Json, time: int) -> str:
        """Take in a body by `seat` that came at `time` (ms since the epoch, by this device); the
        digest of the public state after it."""
        if not isinstance(body, dict):
            raise Invalid("body-broken")
        match sorted(body):
            case ["audit"]:
                self._audit(seat, body["audit"], time)
            case ["opens"]:
                self._open(seat, body["opens"], self._owed(seat))
            case ["event"] | ["commits", "event"] | ["event", "opens"]:
                self._play(seat, body, time)
            case _:
                raise Invalid("body-broken")
        self._deal(time)
        digest = self.course.state.digest()
        self.signed[len(self.course.events)] = digest
        return digest

    def _play(self, seat: int, body: dict[str, Json], time: int) -> None:
        text = body["event"]
        if not isinstance(text, str):
            raise Invalid("body-broken")
        event = Event.parse(text)
        course, dealer = self.course, self.dealer
        if event.seat != seat:
            self._check_clock(event)
        if event.faces or "commits" in body:
            self._bind(seat, event, body.get("commits"))
        if seat == self.me:
            event = with_faces(event, dealer.known())
        course.play(event, time)
        book = course.state.book
        mine = [h for h in dealer.commits if course.view.owner(h) == seat]
        dealer.release(handle for handle in mine if not book.knows(seat, handle))
        owed = self._owed(seat) if event.seat == seat else ()
        if owed or "opens" in body:
            self._open(seat, body.get("opens", {}), owed)

    def _check_clock(self, event: Event) -> None:
        """Anybody may say that a clock ran out; in a battle only whoever owes a face can miss."""
        state = self.course.state
        if event not in state.clock_events():
            raise Illegal("illegal-seat")
        if state.awaits().what == "show" and not self._owed(int(event.args[0])):
            raise Illegal("illegal-miss")

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

    def _owed(self, seat: int, state: Game | None = None) -> list[int]:
        """The handles that the game (now, or in `state`) waits for and `seat` has not opened yet."""
        course, opened = self.course, self.dealer.opened
        return [
            handle
            for handle in course.view.owes(state or course.state)
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
        self.audited = audit(self.course, self.dealer, self.signed)
        event = shown(self.course, {h: opening.face for h, opening in self.dealer.opened.items()})
        if event is not None:
            self.course.play(event, time)

    # What this device has to say

    def body(self, event: Event) -> dict[str, Json]:
        """The body of an own decision: faces are sealed, faces that it makes due are opened.
        `dealer` keeps the openings.  Raises `Illegal` as the game does."""
        told: dict[str, Json] = {"event": event.text()}
        if event.faces:
            told["event"] = event.seen_by(None).text()
            told["commits"] = list(self.dealer.promise(self.me, [h for h, _ in event.faces]))
            return told
        after = self.course.state.apply(event)
        owed = self._owed(self.me, after) if event.seat == self.me else []
        if owed:
            told["opens"] = openings_json(self.dealer.bound(owed))
        return told

    def answer(self) -> dict[str, Json] | None:
        """What this device must say at once by itself: the face that it owes, at the end all."""
        owed = self._owed(self.me)
        if owed:
            return {"opens": openings_json(self.dealer.bound(owed))}
        closed = self.closed(self.me)
        if closed:
            return {"audit": openings_json(self.dealer.bound(closed))}
        return None
