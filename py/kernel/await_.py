"""What a game waits for.  The engine never fetches it: a dealer answers with an event."""

from __future__ import annotations

from typing import Literal, NamedTuple

from kernel.event import ALL, Seats
from kernel.outcome import Outcome


class Await(NamedTuple):
    """One of

    - choose(seats): an event of `legal(seat)` by each of `seats`; with several seats the answers
      are sealed until all are in
    - roll(n, sides, to): `n` fair dice with `sides` faces, told to `to`
    - shuffle(pool, n): `n` fresh handles in an order that nobody knows, of the census of `pool`
    - show(handles, to): the faces of `handles` for `to`
    - over(outcome)
    """

    what: Literal["choose", "roll", "shuffle", "show", "over"]
    seats: tuple[int, ...] = ()
    handles: tuple[int, ...] = ()
    to: Seats = ALL
    pool: str = ""
    n: int = 0
    sides: int = 0
    outcome: Outcome | None = None


def choose(*seats: int) -> Await:
    return Await("choose", seats=seats)


def roll(n: int, sides: int, to: Seats = ALL) -> Await:
    return Await("roll", n=n, sides=sides, to=to)


def shuffle(pool: str, n: int) -> Await:
    return Await("shuffle", pool=pool, n=n)


def show(*handles: int, to: Seats = ALL) -> Await:
    return Await("show", handles=handles, to=to)


def over(outcome: Outcome) -> Await:
    return Await("over", outcome=outcome)
