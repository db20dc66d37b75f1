"""The book of faces: handle -> face as far as this peer knows, who has seen what (public),
and a census (the multiset of faces) for each pool.

Rules read a face in two ways only: `face` for effects (public faces alone, else `Hidden`) and
`may` for legality (unknown says yes; the audit after the game decides).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol, Self

from kernel import reading
from kernel.canonical import Json
from kernel.errors import Hidden, Illegal, Invalid
from kernel.event import ALL, Event, Seats

Fits = Callable[[int, str], bool]
NOBODY: frozenset[int] = frozenset()
MOST = 10**6
"""Handles, seats and counts of a position stay below this."""


class Rng(Protocol):
    """The part of `random.Random` that sampling needs."""

    def shuffle(self, x: list[int], /) -> None: ...
    def randrange(self, stop: int, /) -> int: ...


class Book:
    __slots__ = ("faces", "pool_of", "pools", "who")

    def __init__(self) -> None:
        self.faces: dict[int, str] = {}
        self.who: dict[int, Seats] = {}
        self.pools: dict[str, Counter[str]] = {}
        self.pool_of: dict[int, str] = {}

    def copy(self) -> Book:
        twin = Book.__new__(Book)
        twin.faces = self.faces.copy()
        twin.who = self.who.copy()
        twin.pools = self.pools
        twin.pool_of = self.pool_of
        return twin

    def mint(self, pool: str, handles: Iterable[int], faces: Iterable[str]) -> None:
        """Open a pool: `handles` carry exactly the multiset `faces`, nobody knows which."""
        census = Counter(faces)
        fresh = list(handles)
        if len(fresh) != census.total() or pool in self.pools:
            raise ValueError(f"pool {pool}: {len(fresh)} handles, {census.total()} faces")
        self.pools = {**self.pools, pool: census}
        self.pool_of = {**self.pool_of, **dict.fromkeys(fresh, pool)}

    def retire(self, pool: str) -> None:
        """Drop a pool with its handles (before a reshuffle mints new ones)."""
        for handle in [h for h, p in self.pool_of.items() if p == pool]:
            self.faces.pop(handle, None)
            self.who.pop(handle, None)
        self.pool_of = {h: p for h, p in self.pool_of.items() if p != pool}
        self.pools = {name: census for name, census in self.pools.items() if name != pool}

    def learn(self, event: Event) -> None:
        """Take in the faces that `event` tells.  Raises `Illegal` when they contradict the book,
        exceed the census, or a public face is missing."""
        for handle, face in event.faces:
            pool = self.pool_of.get(handle)
            if pool is None:
                raise Illegal("handle-unknown", handle=handle)
            seen = self.who.get(handle, NOBODY)
            self.who[handle] = ALL if event.to is None or seen is None else seen | event.to
            if face is None:
                if event.to is None:
                    raise Illegal("face-missing", handle=handle)
                continue
            known = self.faces.get(handle)
            if known is None:
                self._check_census(handle, face, pool)
                self.faces[handle] = face
            elif known != face:
                raise Illegal("face-contradicts", handle=handle, known=known, face=face)

    def _check_census(self, handle: int, face: str, pool: str) -> None:
        known = sum(1 for h, f in self.faces.items() if f == face and self.pool_of[h] == pool and h != handle)
        if known >= self.pools[pool][face]:
            raise Illegal("census-exceeded", handle=handle, face=face)

    def forget(self, handles: Iterable[int]) -> None:
        """A sealed answer was taken back: nobody has seen these handles."""
        for handle in handles:
            self.faces.pop(handle, None)
            self.who.pop(handle, None)

    def face(self, handle: int) -> str:
        """The face for a rule's effect.  Raises `Hidden` unless it is public, even if this peer
        happens to know it."""
        if self.who.get(handle, NOBODY) is not ALL:
            raise Hidden("face-hidden", handle=handle)
        return self.faces[handle]

    def is_public(self, handle: int) -> bool:
        return self.who.get(handle, NOBODY) is ALL

    def may(self, handle: int, test: Callable[[str], bool]) -> bool:
        """Could this handle's face pass `test`, as far as this peer knows?"""
        face = self.faces.get(handle)
        return face is None or test(face)

    def knows(self, seat: int | None, handle: int) -> bool:
        """Has `seat` (None: a spectator) seen this handle?  Public knowledge."""
        seen = self.who.get(handle, NOBODY)
        return seen is None or seat in seen

    def seen_by(self, seat: int | None) -> Book:
        """The book as `seat` knows it."""
        twin = self.copy()
        twin.faces = {h: f for h, f in self.faces.items() if self.knows(seat, h)}
        return twin

    def unknown(self, pool: str) -> tuple[list[int], Counter[str]]:
        """Handles of `pool` without a face here, and the multiset of faces they carry."""
        blank: list[int] = []
        left = self.pools[pool].copy()
        for handle, name in self.pool_of.items():
            if name == pool:
                face = self.faces.get(handle)
                if face is None:
                    blank.append(handle)
                else:
                    left[face] -= 1
        return blank, +left

    def is_full(self) -> bool:
        return len(self.faces) == len(self.pool_of)

    def sample(self, rng: Rng, fits: Fits) -> Book:
        """A full book that agrees with this one (determinisation).

        Exactly uniform over all such books when the sets of fitting faces are nested (each handle's
        set contains or is contained in each other's); close to it otherwise.
        Raises `Illegal` when no world fits.
        """
        world = self.copy()
        for pool in self.pools:
            blank, left = self.unknown(pool)
            if blank:
                world.faces.update(_match(blank, left, fits, rng))
        return world

    def public(self) -> Json:
        """What everyone knows: who has seen which handle, public faces, the censuses."""
        seen = {str(h): self.faces[h] if who is None else sorted(who) for h, who in self.who.items()}
        return {"seen": seen, "pools": {p: dict(census) for p, census in self.pools.items()}}

    def position(self) -> Json:
        """Everything in this book, readable; `Book.from_position` reads it back."""
        who = {str(h): "all" if who is None else sorted(who) for h, who in self.who.items()}
        handles: dict[str, list[int]] = {pool: [] for pool in self.pools}
        for handle, pool in self.pool_of.items():
            handles[pool].append(handle)
        return {
            "faces": {str(h): f for h, f in sorted(self.faces.items())},
            "who": who,
            "pools": {p: dict(census) for p, census in self.pools.items()},
            "handles": handles,
        }

    @classmethod
    def from_position(cls, position: Json) -> Self:
        """The book of a `position()`; raises `Invalid` for anything else."""
        parts = reading.fields(position, "faces", "who", "pools", "handles")
        book, handles = cls(), reading.mapping(parts["handles"])
        for pool, census in reading.mapping(parts["pools"]).items():
            if pool not in handles:
                raise Invalid("position-broken", expected="handles")
            many = {f: reading.whole(n, 1, MOST) for f, n in reading.mapping(census).items()}
            fresh = [reading.whole(h, 0, MOST) for h in reading.items(handles[pool])]
            distinct = {*book.pool_of, *fresh}
            if len(fresh) != sum(many.values()) or len(distinct) != len(book.pool_of) + len(fresh):
                raise Invalid("position-broken", expected="handles")
            book.mint(pool, fresh, Counter(many).elements())
        for key, seats in reading.mapping(parts["who"]).items():
            known = () if seats == "all" else reading.items(seats)
            who = frozenset(reading.whole(seat, 0, MOST) for seat in known)
            book.who[book._known(key)] = ALL if seats == "all" else who
        for key, face in reading.mapping(parts["faces"]).items():
            handle = book._known(key)
            try:
                book._check_census(handle, reading.text(face), book.pool_of[handle])
            except Illegal as error:
                raise Invalid("position-broken", expected="census") from error
            book.faces[handle] = reading.text(face)
        if len(book.pools) != len(handles):
            raise Invalid("position-broken", expected="pools")
        return book

    def _known(self, key: str) -> int:
        handle = reading.number(key, 0, MOST)
        if handle not in self.pool_of:
            raise Invalid("position-broken", expected="handle")
        return handle

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Book)
            and self.faces == other.faces
            and self.who == other.who
            and self.pools == other.pools
            and self.pool_of == other.pool_of
        )

    __hash__ = None  # type: ignore[assignment]


def _match(blank: list[int], left: Counter[str], fits: Fits, rng: Rng) -> dict[int, str]:
    """A random perfect matching of handles to the faces `left`: the most constrained first."""
    kinds = sorted(left)
    order = blank[:]
    rng.shuffle(order)
    allowed = {h: [face for face in kinds if fits(h, face)] for h in order}
    order.sort(key=lambda h: sum(left[face] for face in allowed[h]))
    stock = left.copy()
    given: dict[int, str] = {}
    for handle in order:
        total = sum(stock[face] for face in allowed[handle])
        if total:
            pick = rng.randrange(total)
            for face in allowed[handle]:
                pick -= stock[face]
                if pick < 0:
                    given[handle] = face
                    stock[face] -= 1
                    break
        elif not _augment(handle, allowed, stock, given, set()):
            raise Illegal("no-world-fits")
    return given


def _augment(
    handle: int,
    allowed: dict[int, list[str]],
    stock: Counter[str],
    given: dict[int, str],
    tried: set[str],
) -> bool:
    """Free a face for `handle` along an augmenting path (Kuhn's algorithm)."""
    for face in allowed[handle]:
        if face in tried:
            continue
        tried.add(face)
        if stock[face]:
            given[handle] = face
            stock[face] -= 1
            return True
        for other, held in list(given.items()):
            if held == face and other != handle:
                stock[face] += 1
                del given[other]
                if _augment(other, allowed, stock, given, tried | {face}):
                    given[handle] = face
                    stock[face] -= 1
                    return True
                given[other] = face
                stock[face] -= 1
    return False
