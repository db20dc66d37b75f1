"""The tables that are open in this page.  A call works on a copy of its table; only a call that
succeeds is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.args import Args
from app.watch import Watch
from kernel.canonical import Json
from kernel.errors import Invalid, TaktbrettError
from table.chance import Chance
from table.effects import Effect
from table.table import Table

if TYPE_CHECKING:
    from fairplay.crypto import Crypto


class Desk:
    """`crypto`: what games between browsers need; None until it is asked for, or if there is none;
    `watched`: by table, what the page looks at; `now`: ms since the epoch, of the last change."""

    __slots__ = ("crypto", "fx", "now", "tables", "watched")

    def __init__(self, crypto: Crypto | None = None) -> None:
        self.tables: dict[str, Table] = {}
        self.fx: list[Effect] = []
        self.crypto = crypto
        self.watched: dict[str, Watch] = {}
        self.now = 0

    def table(self, args: Args) -> Table:
        """The table that is asked for, with its clocks looked at; raises `Invalid`."""
        name = args.text("id")
        if name not in self.tables:
            raise Invalid("table-unknown")
        due = self.tables[name].due(args.now)
        if due is not None and due <= args.now:
            late = self.tables[name].copy()
            late.tick(args.now, chance(args, "tick"))
            self.keep(late, args.now)
        return self.tables[name]

    def keep(self, table: Table, now: int) -> None:
        """From now on this is the table; its effects go out."""
        self.fx += table.flush(now)
        self.tables[table.head.id] = table
        self.now = now

    def change(self, args: Args, act: Callable[[Table, Chance], Json]) -> Json:
        table = self.table(args).copy()
        try:
            result = act(table, chance(args, "act"))
        except Exception:
            if table.spoken:
                self.keep(table, args.now)  # what was signed can't be taken back
            raise
        self.keep(table, args.now)
        return result

    def close(self, name: str) -> None:
        self.tables.pop(name, None)
        self.watched.pop(name, None)

    # What the page sees

    def watch(self, table: Table, seat: int | None, now: int) -> dict[str, Json]:
        """The newest view as `seat`; from now on effects carry it on.  Raises `Illegal`."""
        view = table.view(seat, None, now)
        self.watched[table.head.id] = Watch(seat, view)
        self.fx = [effect for effect in self.fx if not _shows(effect, table.head.id)]
        return view

    def take_effects(self) -> list[Effect]:
        """All effects of this call; each table is shown once, as it is in the end."""
        found, self.fx = self.fx, []
        shown: set[str] = set()
        for index in reversed(range(len(found))):
            effect = found[index]
            if effect["do"] != "view":
                continue
            name = str(effect["id"])
            if name in shown:
                del found[index]
            else:
                shown.add(name)
                found[index] = effect | self._news(name)
        return found

    def _news(self, name: str) -> Effect:
        """What a `view` effect carries: nothing where the page does not watch."""
        watch, table = self.watched.get(name), self.tables.get(name)
        if watch is None or table is None:
            return {}
        try:
            return watch.news(table, self.now)
        except TaktbrettError:
            del self.watched[name]  # somebody else sits there now: the page asks anew
            return {}


def _shows(effect: Effect, name: str) -> bool:
    return effect["do"] == "view" and effect["id"] == name


def chance(args: Args, label: str) -> Chance:
    """A source of chance from the bytes that came with the call, one for each use."""
    return Chance(derived(args, label))


def derived(args: Args, label: str) -> bytes:
    """32 bytes from the call's 32 fresh ones, other ones for each label."""
    return hashlib.sha256(label.encode() + b"\0" + args.rnd).digest()


def fresh_id(args: Args) -> str:
    return derived(args, "id").hex()[:24]
