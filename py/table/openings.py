"""Tables from records, and tables that follow another."""

from __future__ import annotations

from collections.abc import Sequence

from kernel.errors import Illegal, Invalid, TaktbrettError
from table.local import LocalTable
from table.record import Head, read_head
from table.seats import alternated
from table.table import Table


def opened(lines: Sequence[str]) -> Table:
    """The table of a record; raises `Invalid` (`save-...`) and never anything else."""
    head = read_head(lines)
    try:
        return LocalTable.opened(head, lines)
    except (TaktbrettError, KeyError, TypeError, ValueError, IndexError) as error:
        key = error.key if isinstance(error, Invalid) and error.key.startswith("save-") else "save-broken"
        raise Invalid(key) from error


def rematch(table: Table, fresh: str, now: int) -> Table:
    """The next game of the same people with the same options, the order moved on by one (F3)."""
    if not table.course.is_over:
        raise Illegal("rematch-running")
    head = table.head
    seats = alternated(head.seats)
    return LocalTable(Head(fresh, head.game, head.rules, head.options, now, seats, head.id))
