"""Players between browsers for tests: real crypto, a wire that loses, doubles, delays and reorders."""

from __future__ import annotations

import hashlib
import os
from random import Random

from fairplay.events import Joined, Offered, Proposed, Said, SessionEvent
from fairplay.identity import Identity
from fairplay.invite import Invite
from fairplay.join import Room
from fairplay.session import Session
from kernel.canonical import Json, digest
from kernel.errors import TaktbrettError


class NativeCrypto:
    """By the `cryptography` package."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ed25519

        self._secret = ed25519.Ed25519PrivateKey.from_private_bytes
        self._public = ed25519.Ed25519PublicKey.from_public_bytes

    def public(self, secret: bytes) -> bytes:
        return self._secret(secret).public_key().public_bytes_raw()

    def sign(self, secret: bytes, message: bytes) -> bytes:
        return self._secret(secret).sign(message)

    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        from cryptography.exceptions import InvalidSignature

        try:
            self._public(public).verify(signature, message)
        except (InvalidSignature, ValueError):
            return False
        return True

    def stretch(self, password: str, salt: bytes) -> bytes:
        return quick_stretch(password, salt)


def quick_stretch(password: str, salt: bytes) -> bytes:
    return hashlib.sha256(salt + password.encode()).digest()


def make_crypto():
    """`cryptography` in CPython, the page's own module inside Pyodide."""
    if os.environ.get("TAKTBRETT_PYODIDE"):
        from app.crypto import worker_crypto

        crypto = worker_crypto()
        crypto.stretch = quick_stretch  # 200 000 rounds take their time
        return crypto
    return NativeCrypto()


CRYPTO = make_crypto()
NOW = 1_700_000_000_000
INVITE = Invite("ab" * 8, "flagge", 1, "memory=show limit=90", "Anna", "draw", locked=False)


def entropy(*words: object) -> bytes:
    return hashlib.sha256(repr(words).encode()).digest()


def identity(name: str) -> Identity:
    return Identity.of(CRYPTO, entropy("key", name), name)


class Player:
    """A device with a toy game: the state is the list of bodies; a body `"bad"` is illegal."""

    def __init__(self, name: str, room: Room) -> None:
        self.me = identity(name)
        self.session = Session(CRYPTO, self.me, room)
        self.bodies: list[Json] = []
        self.events: list[SessionEvent] = []
        self.intents: list[Json] = []
        self.room = room

    def state_digest(self, bodies: list[Json]) -> str:
        return digest(bodies)

    def work(self, now: int) -> None:
        while event := self.session.next_event():
            self.events.append(event)
            if isinstance(event, Proposed):
                after = [*self.bodies[: event.entry.seq], [event.entry.seat, event.entry.body]]
                if event.entry.body == "bad" or event.entry.digest != self.state_digest(after):
                    self.session.refuse("illegal-event")
                else:
                    self.bodies = after
                    self.session.accept()
                    self.intents += [e.body for e in event.undoes if e.seat == self.session.seat]
        if self.session.may_write():
            again, self.intents = self.intents, []
            for body in again:
                self.play(body, now)

    def play(self, body: Json, now: int) -> None:
        after = [*self.bodies, [self.session.seat, body]]
        entry = self.session.draft(body, self.state_digest(after), now)
        self.bodies = after
        self.session.publish(entry)

    def reborn(self) -> None:
        """Killed and opened again from what was stored."""
        old, log = self.session, self.session.log
        self.session = Session.resumed(
            CRYPTO, self.me, old.room, list(log.entries) if log else [], list(old.chat)
        )

    def of(self, kind: type) -> list[SessionEvent]:
        return [event for event in self.events if isinstance(event, kind)]


class Wire:
    """Two players and what lies between them."""

    def __init__(
        self, rng: Random, *, trouble: float = 0.0, secret: str | None = None, given: str | None = None
    ) -> None:
        self.rng, self.trouble, self.now = rng, trouble, NOW
        invite = INVITE._replace(locked=secret is not None)
        self.players = {
            "anna": Player("Anna", Room(invite, creator=True, secret=secret)),
            "bert": Player("Bert", Room(invite, creator=False, secret=given)),
        }
        self.flying: list[tuple[str, str]] = []
        self.sent: list[tuple[str, str]] = []
        self.swallows = ""
        """Messages with this text in them never arrive."""

    def connect(self) -> None:
        self.flying.clear()
        for name, player in self.players.items():
            player.session.outbox.clear()
            player.session.lost(other(name))
            player.session.open(other(name), self.now, entropy("open", name, self.rng.random()))

    def step(self) -> None:
        """Everybody works; some of what flies arrives, is lost, doubled or overtaken."""
        self.now += 50
        for name, player in self.players.items():
            player.work(self.now)
            for _, text in player.session.outbox:
                self.flying.append((other(name), text))
                self.sent.append((other(name), text))
            player.session.outbox.clear()
        flying, self.flying = self.flying, []
        if self.trouble and self.rng.random() < self.trouble:
            self.rng.shuffle(flying)
        for to, text in flying:
            luck = self.rng.random()
            if luck < self.trouble / 2 or (self.swallows and self.swallows in text):
                continue
            if luck < self.trouble:
                self.flying.append((to, text))
            self.players[to].session.receive(other(to), text, self.now)

    def settle(self, most: int = 400) -> bool:
        """Run until both hold the same log and nothing flies."""
        for _ in range(most):
            self.step()
            for player in self.players.values():
                player.session.tick(self.now)
            logs = [player.session.log for player in self.players.values()]
            quiet = not self.flying and all(not p.session.outbox for p in self.players.values())
            if quiet and all(log is not None for log in logs) and len({log.head for log in logs if log}) == 1:
                return True
        return False


def other(name: str) -> str:
    return "bert" if name == "anna" else "anna"


__all__ = [
    "CRYPTO",
    "INVITE",
    "NOW",
    "Joined",
    "Offered",
    "Player",
    "Said",
    "TaktbrettError",
    "Wire",
    "entropy",
    "identity",
    "other",
]
