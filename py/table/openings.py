"""Tables from records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kernel.errors import Invalid, TaktbrettError
from table.local import LocalTable
from table.record import Head, read_head
from table.seats import mode
from table.table import Table

if TYPE_CHECKING:
    from fairplay.crypto import Crypto


def opened(lines: Sequence[str], crypto: Crypto | None) -> Table:
    """The table of a record; raises `Invalid` (`save-...`) and never anything else.  `crypto` is
    needed for games between browsers."""
    head = read_head(lines)
    table = _blank(head, crypto)
    try:
        table.load(lines)
    except (TaktbrettError, AttributeError, LookupError, TypeError, ValueError) as error:
        key = error.key if isinstance(error, Invalid) and error.key.startswith("save-") else "save-broken"
        raise Invalid(key) from error
    return table


def _blank(head: Head, crypto: Crypto | None) -> Table:
    if mode(head.seats) != "link":
        return LocalTable(head)
    if crypto is None:
        raise Invalid("link-unavailable")
    from table.link import LinkTable  # loaded when the first such game is: starting up stays cheap

    return LinkTable(head, crypto)
