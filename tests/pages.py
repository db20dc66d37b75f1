"""A page without a screen: calls Python as the page does, and carries effects out as it must."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from app.desk import Desk
from app.rpc import answer
from fairplay.crypto import Crypto

START = 1_790_000_000_000


class Failed(Exception):
    """The answer was an error."""

    def __init__(self, err: dict[str, Any]) -> None:
        super().__init__(err)
        self.key, self.args_ = err["key"], err["args"]


class Page:
    """`records`: by table, the stored lines; `questions`: bot effects not yet answered."""

    def __init__(self, seed: int = 1, crypto: Crypto | None = None) -> None:
        self.desk = Desk(crypto)
        self.rng = Random(seed)
        self.now = START
        self.records: dict[str, list[str]] = {}
        self.questions: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.notices: list[dict[str, Any]] = []
        self.wakes: dict[str, int] = {}

    def raw(self, method: str, /, **args: Any) -> dict[str, Any]:
        request = {"m": method, "a": args, "now": self.now, "rnd": self.rng.randbytes(32).hex()}
        told = json.loads(answer(self.desk, json.dumps(request)))
        for effect in told["fx"]:
            self._carry_out(effect)
        return told

    def call(self, method: str, /, **args: Any) -> Any:
        told = self.raw(method, **args)
        if "err" in told:
            raise Failed(told["err"])
        return told["ok"]

    def _carry_out(self, effect: dict[str, Any]) -> None:
        match effect["do"]:
            case "store":
                lines = self.records.setdefault(effect["id"], [])
                assert effect["from"] <= len(lines)
                lines[effect["from"] :] = effect["lines"]
            case "bot":
                self.questions.append(effect)
            case "send":
                self.sent.append(effect)
            case "notice":
                self.notices.append(effect)
            case "wake":
                self.wakes[effect["id"]] = effect["at"]
            case "view":
                pass
            case other:
                raise AssertionError(other)

    # Shortcuts

    def new(self, *kinds: str, first: int | None = 0, **options: Any) -> str:
        seats = [
            {"kind": "user", "name": f"P{i}"}
            if kind == "user"
            else {"kind": "bot", "name": f"B{i}", "level": kind}
            for i, kind in enumerate(kinds)
        ]
        args: dict[str, Any] = {"game": "flagge", "options": options, "seats": seats}
        return self.call("table.new", **args, **({} if first is None else {"first": first}))["id"]

    def view(self, table: str, seat: int | None, ply: int | None = None) -> dict[str, Any]:
        return self.call("table.view", id=table, seat=seat, ply=ply)

    def act(self, table: str, seat: int, event: str) -> None:
        self.call("table.act", id=table, seat=seat, event=event)

    def setup(self, table: str, seat: int, preset: str = "ambush") -> None:
        self.call("table.act", id=table, seat=seat, setup=ranks(preset, seat))

    def started(self, *presets: str, **options: Any) -> str:
        """A game of two people at this device, after the setup; red's preset first."""
        table = self.new("user", "user", **options)
        for seat, preset in enumerate(presets or ("ambush", "ambush")):
            self.setup(table, seat, preset)
        return table

    def answer_bots(self) -> None:
        """The bot worker's part."""
        questions, self.questions = self.questions, []
        for asked in questions:
            event = self.call("bot.choose", **asked["request"])["event"]
            keys = {key: asked[key] for key in ("id", "seat", "token")}
            self.call("table.bot", **keys, event=event)

    def play_on(self, table: str, rng: Random, turns: int = 10**6) -> dict[str, Any]:
        """Random turns of the people in turn, until the end or so many turns."""
        for _ in range(turns):
            awaited = self.desk.tables[table].course.state
            if awaited.awaits().what != "choose":
                break
            (turn,) = awaited.awaits().seats
            self.act(table, turn, rng.choice(awaited.legal(turn)).text())
        return self.view(table, None)

    def reopened(self, table: str) -> Page:
        """The page after a reload: everything but the stored record is gone."""
        page = Page(self.rng.randrange(2**32), self.desk.crypto)
        page.now = self.now
        page.records = {name: list(lines) for name, lines in self.records.items()}
        page.call("table.open", id=table, record=page.records[table])
        return page


def moves(view: dict[str, Any], kind: str | None = None) -> list[str]:
    """The event texts of a view's targets."""
    found = [target for targets in view["targets"].values() for target in targets]
    return [target["event"] for target in found if kind in (None, target["kind"])]


def ranks(preset: str, seat: int) -> list[str]:
    from engines.flagge.presets import PRESETS, for_seat

    return list(for_seat(PRESETS[preset], seat))
