"""The ten laws that every game obeys, as a test kit: random games at all their peers.

1 the table's digest is equal at all peers after every event; 2 all peers await the same; 3 a peer
knows exactly what `who` says; 4 `legal(seat)` is equal on the full, the blinded and a sampled state,
and never empty while `seat` is awaited; 5 every sampled world replays the whole log legally; 6 event,
notation and position round-trip; 7 `apply` never changes its input; 8 the census of every pool is
constant; 9 random games end within a bound; 10 no message, log line or view for a seat depends on a
face it must not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from kernel import notation
from kernel.await_ import Await
from kernel.book import Rng
from kernel.canonical import Json, canonical, parse
from kernel.errors import Hidden, Illegal, TaktbrettError
from kernel.event import Event
from kernel.game import Game
from kernel.option import Options, options_text, validate

Decide = Callable[[Game, tuple[int, ...], Rng], Event]
View = Callable[[Sequence[Event], int | None], Json]

NONSENSE = Event("nonsense")


class Breach(NamedTuple):
    """A law that did not hold after `ply` events."""

    law: int
    ply: int
    detail: str


def decide_at_random(asides_in: int = 0) -> Decide:
    """Decisions by chance; one in `asides_in` is an aside of any seat or a missed turn (0: none)."""

    def decide(game: Game, seats: tuple[int, ...], rng: Rng) -> Event:
        if asides_in and not rng.randrange(asides_in):
            besides = [event for seat in range(game.SEATS.start) for event in game.asides(seat)]
            besides += game.clock_events()
            if besides:
                return besides[rng.randrange(len(besides))]
        events = game.legal(seats[rng.randrange(len(seats))])
        return events[rng.randrange(len(events))]

    return decide


def deal(game: Game, awaited: Await, rng: Rng) -> Event:
    """What chance answers.  `game` has been told every face; what nobody has seen yet is drawn now
    from the census, which is the same as having shuffled before."""
    if awaited.what == "roll":
        dice = tuple(1 + rng.randrange(awaited.sides) for _ in range(awaited.n))
        return Event("roll", None, dice, (), awaited.to)
    if awaited.what == "shuffle":
        return Event("shuffle", None, (awaited.pool, awaited.n))
    book, faces = game.book.copy(), dict[int, str | None]()
    for handle in awaited.handles:
        if handle not in book.faces:
            rest = sorted(book.unknown(book.pool_of[handle])[1].elements())
            book.faces[handle] = rest[rng.randrange(len(rest))]
        faces[handle] = book.faces[handle]
    return Event("show", None, (), tuple(sorted(faces.items())), awaited.to)


def check(
    kind: type[Game],
    options: Options,
    seats: int,
    rng: Rng,
    bound: int,
    stride: int = 20,
    decide: Decide | None = None,
    view: View | None = None,
) -> list[Breach]:
    """Play one random game of at most `bound` events and return the laws it breaks, each once.

    Laws 1, 2, 3, 8 are checked after every event, the others about every `stride` events and at the
    end.  `view(log, seat)`, if given, is what a seat gets to see when a world has gone through the
    events of `log`, told with all faces (law 10).
    """
    trial = _Trial(kind, options, seats, rng, view)
    trial.play(decide or decide_at_random(), bound, stride)
    return sorted(trial.breaches.values())


class _Trial:
    """One game: the state that was told everything, and the state of each peer (None: a spectator)."""

    def __init__(self, kind: type[Game], options: Options, seats: int, rng: Rng, view: View | None) -> None:
        self.kind, self.seats, self.rng, self.view = kind, seats, rng, view
        self.options = validate(kind.OPTIONS, options)
        self.full = kind.setup(options, seats)
        everyone: tuple[int | None, ...] = (*range(seats), None)
        self.peers: dict[int | None, Game] = {seat: kind.setup(options, seats) for seat in everyone}
        self.log: list[Event] = []
        self.censuses: dict[str, tuple[Counter[str], frozenset[int]]] = {}
        self.pool_of: dict[int, str] = {}
        self.breaches: dict[int, Breach] = {}
        self.after_event = {
            1: self.one_table,
            2: self.one_await,
            3: self.peers_know_what_who_says,
            8: self.census_is_constant,
        }
        self.now_and_then = {
            4: self.legal_needs_no_secret,
            5: self.sampled_worlds_replay,
            6: self.texts_round_trip,
            10: self.nothing_leaks,
        }

    def play(self, decide: Decide, bound: int, stride: int) -> None:
        self.run(self.after_event)
        while (awaited := self.full.awaits()).what != "over":
            if len(self.log) >= bound:
                self.note(9, f"still {awaited.what}")
                break
            look = not self.rng.randrange(stride) or len(self.log) < 3
            if look:
                self.run(self.now_and_then)
            try:
                if awaited.what == "choose":
                    event = decide(self.full, awaited.seats, self.rng)
                else:
                    event = deal(self.full, awaited, self.rng)
            except ValueError:
                self.note(4, "no legal event")
                return
            if not self.step(event, look):
                return
            self.run(self.after_event)
        self.run(self.now_and_then)

    def step(self, event: Event, look: bool) -> bool:
        """Apply `event` everywhere; False when that is refused somewhere."""
        before = canonical(self.full.position()) if look else ""
        try:
            after = self.full.apply(event)
        except Hidden as error:
            self.note(10, f"{event.kind} reads what is not public: {error}")
            return False
        except Illegal as error:
            self.note(4, f"a legal {event.kind} is refused: {error}")
            return False
        if look:
            self.input_unchanged(before, event.kind)
        try:
            self.peers = {seat: peer.apply(event.seen_by(seat)) for seat, peer in self.peers.items()}
        except (Hidden, Illegal) as error:
            self.note(1, f"a peer refuses {event.kind}: {error}")
            return False
        self.full = after
        self.log.append(event)
        return True

    def input_unchanged(self, before: str, kind: str) -> None:
        try:
            self.full.apply(NONSENSE)
            self.note(7, "nonsense was applied")
        except Illegal:
            pass
        if canonical(self.full.position()) != before:
            self.note(7, f"apply({kind}) changed its input")

    def run(self, laws: dict[int, Callable[[], str | None]]) -> None:
        for law, holds in laws.items():
            try:
                detail = holds()
            except TaktbrettError as error:
                detail = f"{type(error).__name__}: {error}"
            if detail:
                self.note(law, detail)

    def note(self, law: int, detail: str) -> None:
        self.breaches.setdefault(law, Breach(law, len(self.log), detail))

    def one_table(self) -> str | None:
        table, public = self.full.table(), self.full.book.public()
        for seat, peer in self.peers.items():
            same = peer.table() == table and peer.book.public() == public  # then the digests are equal too
            if not same and peer.digest() != self.full.digest():
                return f"digest of {seat}"
        return None

    def one_await(self) -> str | None:
        awaited = self.full.awaits()
        return next((f"awaits of {s}" for s, peer in self.peers.items() if peer.awaits() != awaited), None)

    def peers_know_what_who_says(self) -> str | None:
        book = self.full.book
        for seat, peer in self.peers.items():
            told = book.seen_by(seat).faces
            if peer.book.faces != told:
                return f"{seat} knows {sorted(peer.book.faces.items() ^ told.items())[:3]} differently"
        return None

    def legal_needs_no_secret(self) -> str | None:
        awaited = self.full.awaits()
        for seat in range(self.seats):
            legal = self.full.legal(seat)
            if bool(legal) != (seat in awaited.seats):
                return f"{seat} has {len(legal)} legal events"
            if self.full.seen_by(seat).legal(seat) != legal or self.peers[seat].legal(seat) != legal:
                return f"{seat} finds other legal events when it knows only its own"
            if self.sampled(self.peers[seat]).legal(seat) != legal:
                return f"{seat} has other legal events in a sampled world"
        return None

    def sampled(self, peer: Game) -> Game:
        world = peer.copy()
        world.book = peer.book.sample(self.rng, peer.fits)
        return world

    def sampled_worlds_replay(self) -> str | None:
        for seat, peer in self.peers.items():
            world = self.sampled(peer)
            game = self.kind.setup(self.options, self.seats)
            for ply, event in enumerate(self.log):
                try:
                    game.play(in_world(event, seat, world))
                except Illegal as error:
                    return f"a world of {seat} fails at event {ply}: {error}"
            if game.digest() != world.digest():
                return f"a world of {seat} ends elsewhere"
        return None

    def texts_round_trip(self) -> str | None:
        headers = {"Game": self.kind.NAME, "Options": options_text(self.kind.OPTIONS, self.options)}
        for seat, peer in ((None, self.full), *self.peers.items()):
            log = self.log if peer is self.full else [event.seen_by(seat) for event in self.log]
            if notation.read(notation.write(headers, log)) != (headers, log):
                return "notation"
            again = self.kind.from_position(parse(canonical(peer.position())))
            if again != peer or again.book != peer.book or again.digest() != peer.digest():
                return f"position of {seat}"
            if again.awaits() != peer.awaits():
                return f"awaits of the position of {seat}"
        return None

    def census_is_constant(self) -> str | None:
        book = self.full.book
        carried: dict[str, Counter[str]] = {pool: Counter() for pool in book.pools}
        for handle, face in book.faces.items():
            carried[book.pool_of[handle]][face] += 1
        for pool, census in book.pools.items():
            first, since = self.censuses.get(pool, (census, frozenset[int]()))
            if book.pool_of is not self.pool_of:
                handles = frozenset(handle for handle, name in book.pool_of.items() if name == pool)
                first = first if since == handles else census  # minted anew
                self.censuses[pool] = Counter(first), handles
                since = handles
            if census != first or census.total() != len(since) or not carried[pool] <= census:
                return f"pool {pool}"
        self.pool_of = book.pool_of
        return None

    def nothing_leaks(self) -> str | None:
        """Another world that `seat` can't tell from the real one gives it the same texts."""
        for seat, peer in self.peers.items():
            other = self.full.copy()
            other.book = self.sampled(peer).book
            if self.told(self.full, seat) != self.told(other, seat):
                return f"texts for {seat}"
            if self.view:
                log = [in_world(event, seat, other) for event in self.log]
                if canonical(self.view(self.log, seat)) != canonical(self.view(log, seat)):
                    return f"view for {seat}"
            for event in self.log[-3:]:
                if (
                    any(f for _, f in event.seen_by(seat).faces)
                    and event.to is not None
                    and seat not in event.to
                ):
                    return f"{event.kind} tells {seat} a face"
        return None

    def told(self, game: Game, seat: int | None) -> str:
        seen = game.seen_by(seat)
        events = [] if seat is None else [event.text() for event in seen.legal(seat) + game.asides(seat)]
        return canonical([seen.position(), events])


def in_world(event: Event, seat: int | None, world: Game) -> Event:
    """`event` as it was told in a world that `seat` can't tell from the real one."""
    faces = ((h, world.book.faces.get(h) if f is None else f) for h, f in event.seen_by(seat).faces)
    return event._replace(faces=tuple(faces))
