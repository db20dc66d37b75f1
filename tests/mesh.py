"""Several players of one toy game over wires that lose, double, reorder and fall apart."""

from __future__ import annotations

from random import Random

from fair import CRYPTO, INVITE, NOW, Player, entropy, identity
from fairplay.header import Header
from fairplay.join import Room
from fairplay.session import Session

NAMES = ("Anna", "Bert", "Carl", "Dora")


class Mesh:
    """`cut`: pairs of players that can't reach each other; `trouble`: chance of an accident for
    each message."""

    def __init__(self, rng: Random, size: int, trouble: float = 0.0) -> None:
        self.rng, self.trouble, self.now = rng, trouble, NOW
        people = [identity(name) for name in NAMES[:size]]
        keys = tuple(person.key for person in people)
        header = Header(INVITE.room, "toy", 1, "", keys, NAMES[:size], NOW)
        invite = INVITE._replace(game="toy", options="")
        self.players = [
            Player(name, Room(invite, creator=not seat, header=header))
            for seat, name in enumerate(NAMES[:size])
        ]
        self.flying: list[tuple[int, int, str]] = []
        self.cut: set[frozenset[int]] = set()

    def pairs(self) -> list[tuple[int, int]]:
        size = len(self.players)
        return [(a, b) for a in range(size) for b in range(size) if a != b]

    def open(self, *seats: int) -> None:
        """New channels from and to these players (everybody, if none is named)."""
        for a, b in self.pairs():
            if not seats or a in seats or b in seats:
                self.flying = [item for item in self.flying if item[:2] != (a, b)]
                session = self.players[a].session
                session.outbox = [item for item in session.outbox if item[0] != NAMES[b]]
                session.lost(NAMES[b])
                session.open(NAMES[b], self.now, entropy("open", a, b, self.rng.random()))

    def step(self) -> None:
        self.now += 50
        for a, player in enumerate(self.players):
            player.work(self.now)
            player.session.tick(self.now)
            for to, text in player.session.outbox:
                self.flying.append((a, NAMES.index(to), text))
            player.session.outbox.clear()
        flying, self.flying = self.flying, []
        if self.trouble:
            self.rng.shuffle(flying)
        for a, b, text in flying:
            luck = self.rng.random()
            if frozenset((a, b)) in self.cut or luck < self.trouble / 2:
                continue
            if luck < self.trouble:
                self.flying.append((a, b, text))
            self.players[b].session.receive(NAMES[a], text, self.now)

    def kill(self, seat: int) -> None:
        """The page of `seat` dies and is opened again."""
        self.players[seat].reborn()
        self.open(seat)

    def heads(self) -> set[str]:
        return {p.session.log.head for p in self.players if p.session.log is not None}

    def is_even(self) -> bool:
        quiet = not self.flying and not any(p.session.outbox or p.intents for p in self.players)
        return quiet and len(self.heads()) == 1 and all(p.session.may_write() for p in self.players)

    def settle(self, most: int = 600) -> bool:
        for _ in range(most):
            self.step()
            if self.is_even():
                return True
        return False


def resumed(player: Player, height: int) -> Session:
    """The session of an old save, from when the log had `height` entries."""
    log = player.session.log
    assert log is not None
    return Session.resumed(CRYPTO, player.me, player.session.room, log.entries[:height], [])
