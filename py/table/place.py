"""What this device keeps of a game between browsers besides the log: its role, its key, the invite,
the password, the agreed header."""

from __future__ import annotations

from typing import NamedTuple

from fairplay.crypto import Crypto, tagged
from fairplay.header import Header
from fairplay.identity import Identity
from fairplay.invite import Invite, Side, read_extra
from fairplay.join import Room
from kernel.canonical import Json
from kernel.errors import Invalid
from table.seats import Seat

MOST_PASSWORD = 60


class Place(NamedTuple):
    """`secret`: the own Ed25519 key (32 bytes); `locked`: whether a password is (or was) needed."""

    creator: bool
    secret: bytes
    name: str
    invite: Invite
    password: str | None = None
    locked: bool = False
    header: Header | None = None
    offered: Header | None = None

    def json(self) -> Json:
        """Everything but the headers, which are notes of their own."""
        return {
            "creator": self.creator,
            "secret": self.secret.hex(),
            "name": self.name,
            "extra": self.invite.extra(),
            "password": self.password,
            "locked": self.locked,
        }

    @classmethod
    def read(cls, value: Json) -> Place:
        """The place of a `json()`; raises `Invalid`."""
        if not isinstance(value, dict):
            raise Invalid("save-broken")
        creator, secret, name = value.get("creator"), value.get("secret"), value.get("name")
        extra, password, locked = value.get("extra"), value.get("password"), value.get("locked")
        texts = isinstance(secret, str) and isinstance(name, str) and isinstance(extra, str)
        if not texts or not isinstance(creator, bool) or not isinstance(locked, bool):
            raise Invalid("save-broken")
        if password is not None and not isinstance(password, str):
            raise Invalid("save-broken")
        key = bytes.fromhex(str(secret))
        return cls(creator, key, str(name), read_extra(str(extra)), password, locked)

    def room(self) -> Room:
        return Room(self.invite, self.creator, self.password, self.header, self.offered)

    def identity(self, crypto: Crypto) -> Identity:
        return Identity.of(crypto, self.secret, self.name)

    def seats(self) -> tuple[Seat, ...]:
        """In playing order once a header is agreed on; before, the creator first."""
        mine, theirs = (0, 1) if self.creator else (1, 0)
        other = "" if self.creator else self.invite.name
        people = [Seat("user", self.name, mine), Seat("remote", other, theirs)]
        if self.header is None:
            return tuple(sorted(people, key=lambda seat: seat.who))
        return tuple(people)

    def seated(self, key: bytes) -> tuple[Seat, ...]:
        """The seats by the header; `key` is the own public key.  Raises `Invalid`."""
        header = self.header
        if header is None or key not in header.keys:
            raise Invalid("save-foreign")
        mine, theirs = (0, 1) if self.creator else (1, 0)
        return tuple(
            Seat("user", name, mine) if own == key else Seat("remote", name, theirs)
            for own, name in zip(header.keys, header.names, strict=True)
        )

    def next_room(self) -> str:
        """The room of the rematch, which both make by themselves."""
        return _after(self.invite.room)

    def follows(self, room: str) -> bool:
        """Is this the rematch of the game in `room`?"""
        return self.invite.room == _after(room)

    def again(self, secret: bytes, seat: int) -> Place:
        """The place in the rematch: the same roles, the other colour (F3)."""
        creator_seat = seat if self.creator else 1 - seat
        side: Side = "second" if creator_seat == 0 else "first"
        invite = self.invite._replace(room=self.next_room(), side=side, locked=False)
        return Place(self.creator, secret, self.name, invite)


def _after(room: str) -> str:
    return tagged("rematch", room.encode())[:8].hex()
