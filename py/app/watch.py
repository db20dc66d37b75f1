"""What the page looks at: the newest position of a table as one seat.  Its `view` effects carry that
view, so that seeing what happened needs no second call; of lists that only grow it is told the new
end."""

from __future__ import annotations

from collections.abc import Sequence

from kernel.canonical import Json
from table.effects import Effect
from table.table import Table

GROWING = ("log", "chat")


class Watch:
    """`seat`: whose view (None: nobody's in particular); `view`: the one that the page holds."""

    __slots__ = ("seat", "view")

    def __init__(self, seat: int | None, view: dict[str, Json]) -> None:
        self.seat, self.view = seat, view

    def news(self, table: Table, now: int) -> Effect:
        """The fields `view` and `kept` of a `view` effect: by list, how many of its first items are
        the ones that the page holds; `view` has the rest.  From now on the page holds this view.
        Raises `Illegal` if the seat is not at this device any more."""
        before, after = self.view, table.view(self.seat, None, now)
        kept = {name: _equal(_items(before, name), _items(after, name)) for name in GROWING}
        told = after | {name: _items(after, name)[count:] for name, count in kept.items()}
        self.view = after
        return {"view": told, "kept": kept}


def _items(view: dict[str, Json], name: str) -> Sequence[Json]:
    items = view[name]
    assert isinstance(items, list)
    return items


def _equal(before: Sequence[Json], after: Sequence[Json]) -> int:
    """How many items both begin with."""
    for count, (one, other) in enumerate(zip(before, after, strict=False)):
        if one is not other and one != other:
            return count
    return min(len(before), len(after))
