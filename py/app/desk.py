"""The tables that are open in this page.  A call works on a copy of its table; only a call that
succeeds is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.args import Args
from kernel.canonical import Json
from kernel.errors import Invalid
from table.chance import Chance
from table.effects import Effect
from table.table import Table

if TYPE_CHECKING:
    from fairplay.crypto import Crypto


class Desk:
    """`crypto`: what games between browsers need; None until it is asked for, or if there is none."""

    __slots__ = ("crypto", "fx", "tables")

    def __init__(self, crypto: Crypto | None = None) -> None:
        self.tables: dict[str, Table] = {}
        self.fx: list[Effect] = []
        self.crypto = crypto

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


def chance(args: Args, label: str) -> Chance:
    """A source of chance from the bytes that came with the call, one for each use."""
    return Chance(derived(args, label))


def derived(args: Args, label: str) -> bytes:
    """32 bytes from the call's 32 fresh ones, other ones for each label."""
    return hashlib.sha256(label.encode() + b"\0" + args.rnd).digest()


def fresh_id(args: Args) -> str:
    return derived(args, "id").hex()[:24]
