"""A game between browsers at one device: handshakes, the log, gap filling, chat.  Sans-IO.

Feed it with `open`, `lost`, `receive`, `tick`; take what is to be sent from `outbox` and what
happened from `next_event()`.  An incoming entry comes out as `Proposed`: try it on the game, then
call `accept()` or `refuse(key)` before anything else.  Own entries: `draft`, store, then `publish`.

An honest device never signs two entries for one place: what it signs is stored before it is sent,
an entry leaves its log only for one that the game accepted, and after a resume it signs nothing
until it has seen how far another player's log goes (`may_write`).

Nothing that arrives raises out of `receive`; what is wrong comes out as `Fault` with a name.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from fairplay import shape
from fairplay.channel import Channel
from fairplay.chat import MOST_LINES, Chat, message
from fairplay.crypto import Crypto
from fairplay.entry import Entry, read_entry
from fairplay.events import (
    AskPassword,
    Down,
    Fault,
    Joined,
    Offered,
    Proposed,
    Refused,
    Said,
    SessionEvent,
    Up,
)
from fairplay.header import Header
from fairplay.identity import Identity
from fairplay.join import KINDS, Join, Room
from fairplay.log import Log
from kernel.canonical import Json, canonical
from kernel.errors import Cheat, Illegal, Invalid, TaktbrettError

BATCH = 60
"""Entries in one answer to `want`."""
BATCH_BYTES = 150_000
MOST_REFUSED = 1000
"""Refused entries that are remembered."""
AGAIN = 2_000
"""ms after which an unanswered head is told again."""


class Session:
    """`log` is None until the game runs.  `now` is ms since the epoch, `entropy` 32 fresh bytes."""

    def __init__(self, crypto: Crypto, me: Identity, room: Room) -> None:
        self.crypto, self.me, self.room = crypto, me, room
        self.log: Log | None = None
        self.seat = -1
        self.outbox: list[tuple[str, str]] = []
        self._chat: Chat | None = None
        self._events: deque[SessionEvent] = deque()
        self._inbox: deque[tuple[str, Entry]] = deque()
        self._pending: tuple[str, Entry] | None = None
        self._peers: dict[str, Channel] = {}
        self._now = 0
        self._met = True
        self._wrong = 0
        self._refused: set[str] = set()
        if room.header is not None:
            self._begin(room.header)

    # What the table calls

    @classmethod
    def resumed(
        cls, crypto: Crypto, me: Identity, room: Room, entries: list[Entry], chat: list[Said]
    ) -> Session:
        """A session as it was stored; the entries were verified when they were taken in."""
        session = cls(crypto, me, room)
        for entry in entries:
            if session.log is None:
                raise Invalid("save-broken")
            session.log.add(entry)
        session.chat.extend(chat)
        session._met = session.log is None
        return session

    def open(self, peer: str, now: int, entropy: bytes) -> None:
        """The channel to `peer` is up: shake hands.  A second channel replaces the first."""
        self._now = now
        self._drop(peer)
        self._peers[peer] = Channel(self._join(peer, entropy), now, entropy)

    def lost(self, peer: str) -> None:
        self._drop(peer)

    def receive(self, peer: str, text: str, now: int) -> None:
        """A message of `peer`; never raises."""
        self._now = now
        known = self._peers.get(peer)
        if known is None or known.join.state == "out" or not self._may_speak(peer, known, now):
            return
        try:
            got = shape.message(text)
            if known.join.is_begun_anew(got):
                self._begin_anew(peer, known)
            if known.join.state == "in":
                self._receive_in(peer, known, got)
            else:
                known.join.receive(got, now)
                self._look_at_join(peer, known)
        except TaktbrettError as error:
            self._fault(peer, known.seat, error)

    def tick(self, now: int) -> None:
        """Give up silent handshakes, repeat what was not answered."""
        self._now = now
        for peer, known in list(self._peers.items()):
            known.join.tick(now)
            self._look_at_join(peer, known)
            if known.join.state == "in" and not self._is_even(known):
                self._tell_head(peer, known)

    def next_event(self) -> SessionEvent | None:
        if self._events:
            return self._events.popleft()
        while self._pending is None and self._inbox:
            peer, entry = self._inbox.popleft()
            self._judge(peer, entry)
            if self._events:
                return self._events.popleft()
        return None

    def accept(self) -> None:
        """The proposed entry is fine: it is in the log now."""
        assert self._pending is not None
        assert self.log is not None
        peer, entry = self._pending
        self._pending = None
        self.log.cut(entry.seq)
        self.log.add(entry)
        for name, known in self._peers.items():
            if known.join.state != "in":
                continue
            self._look_at_head(known)
            if name != peer:
                self._say(name, {"t": "entry", "entry": entry.json()})
            if not any(waiting[0] == name for waiting in self._inbox):
                self._tell_head(name, known, answer=False)

    def refuse(self, key: str, **args: Json) -> None:
        """The proposed entry breaks the game's rules: it is dropped, its author named."""
        assert self._pending is not None
        peer, entry = self._pending
        self._pending = None
        self._inbox.clear()
        if len(self._refused) >= MOST_REFUSED:
            self._refused.clear()
        self._refused.add(entry.hash())
        self._events.append(Fault(peer, entry.seat, key, args, entry.json()))

    def draft(self, body: Json, digest: str, now: int) -> Entry:
        """The own next entry, signed, not yet in the log and not yet sent: apply it to the game and
        store it first, so that a crash can't make us sign two for one place.  Raises `Illegal`
        while we may not write."""
        assert self.log is not None
        if not self._met:
            raise Illegal("link-first")
        return self.log.draft(self.seat, now, body, digest).signed(self.crypto, self.me.secret)

    def publish(self, entry: Entry) -> None:
        """Append the own entry and send it to everybody."""
        assert self.log is not None
        self.log.add(entry)
        for peer, known in self._peers.items():
            if known.join.state == "in":
                # It tells our head, too: who takes it in tells its own, who can't asks.
                known.told = self.log.head, self.log.height, self._now
                self._say(peer, {"t": "entry", "entry": entry.json()})

    def say(self, text: str, now: int) -> Said:
        """A chat line of ours, signed and sent; kept for those who are away."""
        assert self._chat is not None
        line = self._chat.say(self.me, self.seat, text, now)
        for peer, known in self._peers.items():
            if known.join.state == "in":
                self._say(peer, message(line))
        return line

    def give_password(self, peer: str, password: str) -> None:
        known = self._peers.get(peer)
        if known is not None:
            known.join.answer(password)

    @property
    def chat(self) -> list[Said]:
        """The lines of all, in the order in which they came here."""
        return self._chat.lines if self._chat is not None else []

    def set_room(self, room: Room) -> None:
        """Password set or cleared, before the game."""
        self.room = room
        self._wrong = 0
        for known in self._peers.values():
            known.join.room = room

    def may_write(self) -> bool:
        """After a resume only once we hold all that another player has: what we signed before may
        be missing here (an old save was opened)."""
        return self._met

    def trust_record(self) -> None:
        """This record is whole: all that this device ever signed here is in it."""
        self._met = True

    def is_synced(self) -> bool:
        """Has every connected player told its head, and do we hold it?"""
        players = [known for known in self._peers.values() if known.join.state == "in"]
        return bool(players) and all(known.synced for known in players)

    # Handshakes

    def _join(self, peer: str, entropy: bytes) -> Join:
        def say(message: dict[str, Json]) -> None:
            self._say(peer, message)

        return Join(self.crypto, self.me, self.room, entropy, self._now, say, self._wrong)

    def _begin_anew(self, peer: str, known: Channel) -> None:
        """The other end has lost what was said on this channel.  The own nonce stays, so that the two
        do not begin anew by turns."""
        self._down(peer, known)
        known.begin(self._join(peer, known.entropy))

    def _look_at_join(self, peer: str, known: Channel) -> None:
        join = known.join
        self._wrong = max(self._wrong, join.wrong)
        if join.state == "welcome" and join.header is not None and self.room.header is None:
            if self.room.offered != join.header:
                self.room = self.room._replace(offered=join.header)
                self._events.append(Offered(join.header))
        elif join.state == "out" and join.refusal is not None:
            key, args, by_us = join.refusal
            del self._peers[peer]
            self._events.append(Refused(peer, key, args, by_us))
        elif join.state == "in" and known.seat is None:
            assert join.header is not None
            if self.room.header is None:
                self.room = self.room._replace(header=join.header, offered=None)
                self._begin(join.header)
                self._events.append(Joined(join.header, self.seat))
            elif self.room.header != join.header:
                self._say(peer, {"t": "refuse", "key": "seat-taken", "args": {}})
                del self._peers[peer]
                return
            known.seat = self.room.header.seat_of(join.key) if self.room.header else None
            for name, other in list(self._peers.items()):
                if name != peer and other.seat == known.seat:
                    self._drop(name)  # the same player came back on another channel
            self._events.append(Up(peer, known.seat if known.seat is not None else -1))
            self._tell_head(peer, known)
        elif join.wants_password != known.asked:
            known.asked = join.wants_password
            if known.asked is not None:
                self._events.append(AskPassword(peer, known.asked))

    def _begin(self, header: Header) -> None:
        seat = header.seat_of(self.me.key)
        if seat is None:
            raise Invalid("save-foreign")
        self.seat = seat
        self.log = Log(header.digest(), header.keys, self.crypto)
        self._chat = Chat(self.log.game, self.log.keys, self.crypto, [])

    def _drop(self, peer: str) -> None:
        known = self._peers.pop(peer, None)
        if known is not None:
            self._down(peer, known)

    def _down(self, peer: str, known: Channel) -> None:
        if known.seat is not None:
            self._events.append(Down(peer, known.seat))

    # The running game

    def _receive_in(self, peer: str, known: Channel, got: shape.Fields) -> None:
        handlers: dict[str, Callable[[str, Channel, shape.Fields], None]] = {
            "entry": self._on_entry,
            "entries": self._on_entries,
            "head": self._on_head,
            "want": self._on_want,
            "chat": self._on_chat,
            "refuse": self._on_refuse,
            "again": lambda _peer, known, _got: known.join.repeat(),
        }
        kind = got.get("t")
        handler = handlers.get(str(kind))
        if handler is not None:
            handler(peer, known, got)
        elif kind not in KINDS:
            raise Invalid("message-unexpected")

    def _on_entry(self, peer: str, known: Channel, got: shape.Fields) -> None:
        fields = shape.exactly(dict(got), "t", "entry")
        if len(self._inbox) < 4 * BATCH:
            self._inbox.append((peer, read_entry(fields["entry"])))

    def _on_entries(self, peer: str, known: Channel, got: shape.Fields) -> None:
        fields = shape.exactly(dict(got), "t", "entries")
        entries = [read_entry(value) for value in shape.items(fields["entries"], BATCH)]
        if len(self._inbox) < 4 * BATCH:
            self._inbox += [(peer, entry) for entry in entries]

    def _on_refuse(self, peer: str, known: Channel, got: shape.Fields) -> None:
        """It took another guest while our acceptance was on its way."""
        key = shape.text(got.get("key"), 40, 1)
        self._drop(peer)
        self._events.append(Refused(peer, key, {}, by_us=False))

    def _judge(self, peer: str, entry: Entry) -> None:
        assert self.log is not None
        known = self._peers.get(peer)
        try:
            verdict = self.log.judge(entry, self._now)
        except Illegal as error:
            if error.key == "entry-elsewhere":
                if known is not None:
                    self._tell_head(peer, known)  # the other end of a fork: compare heads
                return
            self._fault(peer, entry.seat, error)
            return
        except TaktbrettError as error:
            self._fault(peer, known.seat if known else None, error)
            return
        if verdict in ("next", "wins"):
            if entry.hash() not in self._refused:
                self._pending = peer, entry
                self._events.append(Proposed(entry, tuple(self.log.entries[entry.seq :])))
        elif verdict == "gap":
            if known is not None:
                self._tell_head(peer, known)
        elif verdict == "loses":
            self._send_from(peer, entry.seq)
        elif known is not None and entry.hash() == self.log.hashes[entry.seq]:
            known.agreed = max(known.agreed, entry.seq + 1)

    def _tell_head(self, peer: str, known: Channel, *, answer: bool = True) -> None:
        """`answer`: the other side should tell its own head too."""
        if self.log is None:
            return
        head, height, at = known.told
        if (head, height) == (self.log.head, self.log.height) and self._now - at < AGAIN:
            return
        known.told = self.log.head, self.log.height, self._now
        self._say(
            peer,
            {
                "t": "head",
                "height": self.log.height,
                "head": self.log.head,
                "chat": self._chat.counts() if self._chat else [],
                "answer": answer,
            },
        )

    def _is_even(self, known: Channel) -> bool:
        return self.log is not None and known.head == self.log.head

    def _on_head(self, peer: str, known: Channel, got: shape.Fields) -> None:
        assert self.log is not None
        fields = shape.exactly(dict(got), "t", "height", "head", "chat", "answer")
        height = shape.whole(fields["height"], 0, 1_000_000)
        head = shape.hexes(fields["head"], 32).hex()
        counts = [shape.whole(n, 0, 100_000) for n in shape.items(fields["chat"], 10)]
        log = self.log
        known.height, known.head = height, head
        self._look_at_head(known)
        if known.synced:
            if height < log.height:
                self._send_from(peer, height)
        elif height <= log.height:  # a fork; else they send what we miss when they see our head
            self._say(peer, {"t": "want", "from": known.agreed})
        if fields["answer"] is True:
            known.told = "", 0, 0
            self._tell_head(peer, known, answer=False)
        lines = self._chat.missing(counts) if self._chat else []
        for line in lines:
            self._say(peer, message(line))
        if len(lines) == MOST_LINES:  # there may be more: ask how far they came
            known.told = "", 0, 0
            self._tell_head(peer, known)

    def _look_at_head(self, known: Channel) -> None:
        """Do we hold all that this player told of?"""
        log, height = self.log, known.height
        known.synced = log is not None and 0 <= height <= log.height and known.head == log.prev(height)
        if known.synced:
            known.agreed = max(known.agreed, height)
            self._met = True

    def _on_want(self, peer: str, known: Channel, got: shape.Fields) -> None:
        fields = shape.exactly(dict(got), "t", "from")
        self._send_from(peer, shape.whole(fields["from"], 0, 1_000_000))

    def _send_from(self, peer: str, height: int) -> None:
        """A batch of our entries; the other side asks for the rest by the head that follows."""
        assert self.log is not None
        known, place = self._peers[peer], (height, self.log.head)
        if known.served[0] == place and self._now - known.served[1] < AGAIN:
            return
        known.served = place, self._now
        batch: list[Json] = []
        size = 0
        for entry in self.log.entries[height : height + BATCH]:
            size += len(canonical(entry.body)) + 600
            if batch and size > BATCH_BYTES:
                break
            batch.append(entry.json())
        if batch:
            self._say(peer, {"t": "entries", "entries": batch})
        if height + len(batch) < self.log.height:
            known.told = "", 0, 0
            self._tell_head(peer, known, answer=False)

    def _on_chat(self, peer: str, known: Channel, got: shape.Fields) -> None:
        assert self._chat is not None
        line = self._chat.take(got)
        if line is not None:
            self._events.append(line)

    # Channels

    def _say(self, peer: str, message: dict[str, Json]) -> None:
        self.outbox.append((peer, canonical(message)))

    def _may_speak(self, peer: str, known: Channel, now: int) -> bool:
        if known.spend(now):
            known.flooded = False
            return True
        if not known.flooded:
            known.flooded = True
            self._events.append(Fault(peer, known.seat, "flood", {}))
        return False

    def _fault(self, peer: str, seat: int | None, error: TaktbrettError) -> None:
        proof: Json = error.proof if isinstance(error, Cheat) and isinstance(error.proof, str) else None
        blamed = error.seat if isinstance(error, Cheat) else seat
        self._events.append(Fault(peer, blamed, error.key, dict(error.args_), proof))
