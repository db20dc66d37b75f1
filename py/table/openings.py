"""Tables from records, and tables that follow another."""

from __future__ import annotations

from collections.abc import Sequence

from fairplay.crypto import Crypto
from kernel.errors import Illegal, Invalid, TaktbrettError
from table.chance import Chance
from table.link import LinkTable
from table.local import LocalTable
from table.place import Place
from table.record import Entry, Head, read_head
from table.seats import alternated, mode
from table.table import Table


def opened(lines: Sequence[str], crypto: Crypto | None) -> Table:
    """The table of a record; raises `Invalid` (`save-...`) and never anything else.  `crypto` is
    needed for games between browsers."""
    head = read_head(lines)
    if mode(head.seats) == "link" and crypto is None:
        raise Invalid("link-unavailable")
    table = LinkTable(head, crypto) if crypto and mode(head.seats) == "link" else LocalTable(head)
    try:
        table.load(lines)
    except (TaktbrettError, AttributeError, LookupError, TypeError, ValueError) as error:
        key = error.key if isinstance(error, Invalid) and error.key.startswith("save-") else "save-broken"
        raise Invalid(key) from error
    return table


def linked(head: Head, place: Place, crypto: Crypto) -> LinkTable:
    """A table that waits for another browser."""
    table = LinkTable(head._replace(seats=place.seats()), crypto)
    table.add(Entry(head.created, note="place", data=place.json()))
    table.wire()
    return table


def rematch(table: Table, fresh: str, now: int, rng: Chance) -> Table:
    """The next game of the same people with the same options, the order moved on by one (F3).  On a
    table between browsers it waits for the other's rematch."""
    if not table.course.is_over:
        raise Illegal("rematch-running")
    head = table.head
    following = head._replace(id=fresh, created=now, before=head.id)
    if not isinstance(table, LinkTable):
        return LocalTable(following._replace(seats=alternated(head.seats)))
    if table.place is None or table.shared is None:
        raise Illegal("rematch-running")
    place = table.place.again(rng.secret("identity"), table.shared.me)
    return linked(following, place, table.crypto)
