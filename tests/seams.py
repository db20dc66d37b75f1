"""Two pages whose connection comes and goes: what each page still has to hear waits in a queue, and a message goes out
on whatever line is open when it is sent.  So words of an earlier connection arrive on a later one, as they do when
Python is slow and a page is reloaded meanwhile."""

from __future__ import annotations

from collections import deque
from random import Random

from links import Side
from pages import ranks

DEATHS = ("unstored", "unsent", "half sent")
"""What a page that dies in a call had already done."""


class Seams:
    """`steps`: calls worked off so far; `plan`: (step, side, death) of pages that die then, in order."""

    def __init__(self, seed: int, plan: tuple[tuple[int, int, str], ...] = (), **wish: object) -> None:
        self.rng = Random(seed)
        self.sides = [Side("Anna", 10 * seed + 1), Side("Ben", 10 * seed + 2)]
        self.queues: list[deque[str | bool]] = [deque(), deque()]
        self.steps, self.plan, self.deaths = 0, list(plan), 0
        anna, ben = self.sides
        made = anna.page.call("link.host", game="flagge", options={}, name="Anna", **{"side": "red", **wish})
        anna.table = made["id"]
        ben.table = ben.page.call("link.join", extra=made["extra"], name="Ben")["id"]
        for side in self.sides:
            side.page.sent.clear()
        self.connect()

    def connect(self) -> None:
        for queue in self.queues:
            queue.append(True)

    def reconnect(self, who: int, *, both: bool = True) -> None:
        """`who` is there anew; the other notices, if `both` did."""
        if both:
            self.queues[1 - who] += [False, True]
        self.queues[who] += [True]

    def break_off(self, who: int) -> None:
        """Only the side `who` thinks that the line was dead and is alive again."""
        self.queues[who] += [False, True]

    # One call

    def do(self, who: int, method: str, **args: object) -> None:
        """A call of the page `who`, in which it may die."""
        side = self.sides[who]
        death = self._death(who)
        before = {name: list(lines) for name, lines in side.page.records.items()}
        side.page.raw(method, id=side.table, **args)
        said = [effect["text"] for effect in side.page.sent]
        side.page.sent.clear()
        if death == "unstored":
            side.page.records, said = before, []
        elif death:
            said = said[: len(said) // 2 if death == "half sent" else 0]
        self.queues[1 - who].extend(said)
        if death:
            self.kill(who)

    def _death(self, who: int) -> str:
        self.steps += 1
        if not self.plan or self.plan[0][0] > self.steps or self.plan[0][1] != who:
            return ""
        return self.plan.pop(0)[2]

    def kill(self, who: int) -> None:
        """The page is loaded anew from what it stored; the lines come back before Python hears of it."""
        side = self.sides[who]
        side.page = side.page.reopened(side.table)
        side.page.sent.clear()
        self.queues[who].clear()
        self.deaths += 1
        self.reconnect(who)

    def work(self) -> bool:
        """One page hears the next thing; False if nothing waits."""
        waiting = [who for who, queue in enumerate(self.queues) if queue]
        for side in self.sides:
            side.page.now += 20
        if not waiting:
            return False
        who = self.rng.choice(waiting)
        told = self.queues[who].popleft()
        peer = self.sides[1 - who].name
        if isinstance(told, str):
            self.do(who, "link.receive", peer=peer, text=told)
        else:
            self.do(who, "link.open" if told else "link.lost", peer=peer)
        return True

    def rest(self, ms: int = 0) -> None:
        """Until nothing waits and so much time has passed."""
        while self.work():
            pass
        while ms > 0:
            ms -= 1000
            for side in self.sides:
                side.page.now += 1000
            for who in (0, 1):
                self.do(who, "table.tick")
            while self.work():
                pass

    # What people do

    def is_ready(self, who: int) -> bool:
        side = self.sides[who]
        return side.view()["stage"] != "setup" or side.view()["seats"][side.seat]["ready"]

    def ready(self, who: int) -> None:
        side = self.sides[who]
        if not self.is_ready(who):
            self.do(who, "table.act", seat=side.seat, setup=ranks("ambush", side.seat))

    def is_even(self) -> bool:
        return (
            all(self.reach(who) == "open" for who in (0, 1))
            and self.sides[0].digest() == self.sides[1].digest()
        )

    def reach(self, who: int) -> str:
        side = self.sides[who]
        return side.view()["seats"][1 - side.seat]["link"]

    def blames(self) -> list[str]:
        keys = (
            "link-fault",
            "link-cheat",
            "move-undone",
            "key-unproven",
            "header-differs",
            "seat-taken",
            "room-differs",
        )
        return [note["key"] for side in self.sides for note in side.page.notices if note["key"] in keys]
