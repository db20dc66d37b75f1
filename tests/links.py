"""Two pages wired to each other through rpc alone, by a wire that may lose, double and reorder."""

from __future__ import annotations

from random import Random
from typing import Any

from fair import CRYPTO
from pages import Page, ranks
from table.course import Course


class Side:
    """One browser: its page, its table, and what is on the way to it."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.page = Page(seed, CRYPTO)
        self.table = ""
        self.inbox: list[str] = []
        self.all_sent: list[str] = []

    def view(self, ply: int | None = None) -> dict[str, Any]:
        return self.page.view(self.table, self.seat, ply)

    @property
    def course(self) -> Course:
        return self.page.desk.tables[self.table].course

    @property
    def seat(self) -> int:
        seats = self.page.desk.tables[self.table].head.seats
        return next(index for index, seat in enumerate(seats) if seat.kind == "user")

    def act(self, event: str) -> None:
        self.page.act(self.table, self.seat, event)

    def digest(self) -> str:
        return self.course.state.digest()


class Wire:
    """`loss`, `double`, `swap`: chances for each message; `up`: is the channel open?"""

    def __init__(self, seed: int = 1, loss: float = 0, double: float = 0, swap: float = 0) -> None:
        self.rng = Random(seed)
        self.loss, self.double, self.swap = loss, double, swap
        self.sides = [Side("Anna", 10 * seed + 1), Side("Ben", 10 * seed + 2)]
        self.up = False

    def host(self, **args: Any) -> Wire:
        anna = self.sides[0]
        wish = {"game": "flagge", "options": {}, "name": anna.name, "side": "red", **args}
        made = anna.page.call("link.host", **wish)
        anna.table, self.extra = made["id"], made["extra"]
        return self

    def join(self, **args: Any) -> Wire:
        ben = self.sides[1]
        ben.table = ben.page.call("link.join", **{"extra": self.extra, "name": ben.name, **args})["id"]
        return self

    def connect(self) -> None:
        self.up = True
        for side in self.sides:
            side.page.call("link.open", id=side.table, peer=self.other(side).name)
        self.settle()

    def cut(self) -> None:
        self.up = False
        for side in self.sides:
            side.inbox.clear()
            side.page.call("link.lost", id=side.table, peer=self.other(side).name)
            self.collect()

    def other(self, side: Side) -> Side:
        return self.sides[1 - self.sides.index(side)]

    def collect(self) -> None:
        """Messages that the pages sent go on their way, with their accidents."""
        for side in self.sides:
            for effect in side.page.sent:
                assert effect["peer"] == self.other(side).name
                side.all_sent.append(effect["text"])
                inbox = self.other(side).inbox
                if not self.up or self.rng.random() < self.loss:
                    continue
                inbox.append(effect["text"])
                if self.rng.random() < self.double:
                    inbox.append(effect["text"])
                if len(inbox) > 1 and self.rng.random() < self.swap:
                    inbox[-1], inbox[-2] = inbox[-2], inbox[-1]
            side.page.sent.clear()

    def deliver(self) -> bool:
        """One message, if one is on its way."""
        self.collect()
        full = [side for side in self.sides if side.inbox]
        for one in self.sides:
            one.page.now += 20
        if not full:
            return False
        side = self.rng.choice(full)
        text = side.inbox.pop(0)
        side.page.call("link.receive", id=side.table, peer=self.other(side).name, text=text)
        return True

    def settle(self) -> None:
        """Until nothing is on its way; where messages get lost, until the pages have made it good."""
        for _ in range(60):
            while self.deliver():
                pass
            if not (self.loss or self.swap) or self.is_even():
                return
            self.pass_time(4_000)
        raise AssertionError("the sides do not come together")

    def is_even(self) -> bool:
        tables = [side.page.desk.tables[side.table] for side in self.sides]
        heads = [table.session.log.head if table.session.log else "" for table in tables]
        return bool(heads[0]) and heads[0] == heads[1]

    def pass_time(self, ms: int) -> None:
        for side in self.sides:
            side.page.now += ms
        for side in self.sides:
            side.page.call("table.tick", id=side.table)

    def reload(self, side: Side) -> None:
        """The page of `side` is loaded anew; its channel comes back."""
        side.page = side.page.reopened(side.table)
        side.inbox.clear()
        other = self.other(side)
        other.page.call("link.lost", id=other.table, peer=side.name)
        other.inbox.clear()
        self.collect()
        other.inbox.clear()
        if self.up:
            for one in self.sides:
                one.page.call("link.open", id=one.table, peer=self.other(one).name)
            self.settle()

    def started(self, red: str = "ambush", blue: str = "two_wings") -> Wire:
        """Hosted, joined, connected, set up."""
        self.host().join().connect()
        for side, preset in zip(self.sides, (red, blue), strict=True):
            arrange = ranks(preset, side.seat)
            side.page.call("table.act", id=side.table, seat=side.seat, setup=arrange)
            self.settle()
        return self

    def in_turn(self) -> Side:
        return next(side for side in self.sides if side.course.state.legal(side.seat))

    def step(self, rng: Random) -> None:
        """A random move of the side in turn, rather an attack; its message is on its way."""
        side = self.in_turn()
        legal = side.course.state.legal(side.seat)
        enemies = {item["at"] for item in side.view()["items"] if item["owner"] != side.seat}
        attacks = [event for event in legal if event.args and event.args[1] in enemies]
        side.act(rng.choice(attacks if attacks and rng.random() < 0.7 else legal).text())

    def play(self, rng: Random, turns: int = 10**6) -> None:
        while turns and not self.sides[0].course.is_over:
            self.step(rng)
            self.settle()
            turns -= 1
