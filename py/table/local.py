"""A table at one device: people who share it, and bots.  The local dealer answers at once."""

from __future__ import annotations

from typing import Self

from kernel.canonical import Json
from kernel.errors import TaktbrettError
from kernel.event import Event
from table import effects
from table.chance import Chance
from table.dealer import Dealer, LocalDealer
from table.record import Entry, Head
from table.seats import alternated
from table.table import Table

DEALER = LocalDealer()
THINK = {"easy": 400, "medium": 800, "hard": 1500}
"""ms a bot may think, by level."""

PATIENCE = 60_000
"""ms until a bot that gives no answer is helped out (its worker may still be starting)."""

MARGIN = 1_500
"""ms before the end of its time when a bot is helped out at the latest."""

PAUSE, BATTLE_PAUSE = 500, 2_000
"""ms that a person gets to see what happened."""


class LocalTable(Table):
    """`asked`: by bot seat, the token of the question that is on, and since when."""

    def __init__(self, head: Head) -> None:
        super().__init__(head)
        self.asked: dict[int, tuple[str, int]] = {}
        self.dealer: Dealer = DEALER

    def copy(self) -> Self:
        twin = super().copy()
        twin.asked = dict(self.asked)
        return twin

    def act(self, seat: int, event: Event, now: int, rng: Chance) -> None:
        self.settle(now, rng)  # a turn that is over by the clock is over
        super().act(seat, event, now, rng)

    def rematch(self, fresh: str, now: int, rng: Chance) -> LocalTable:
        head = self.following(fresh, now)
        return LocalTable(head._replace(seats=alternated(head.seats)))

    def decide(self, event: Event, now: int, rng: Chance) -> None:
        self.add(Entry(now, event))

    def settle(self, now: int, rng: Chance) -> None:
        self._deal(now, rng)
        self._help_bots(now, rng)
        self._look_at_clock(now, rng)
        self._ask_bots(now, rng)

    def _deal(self, now: int, rng: Chance) -> None:
        """Nature's answers; at the end the whole board is opened (F20a)."""
        course = self.course
        while True:
            event = self.dealer.answer(course.state, course.state.awaits(), rng)
            if event is None:
                break
            self.add(Entry(now, event))
        if course.is_over and course.state.book.is_full():
            event = DEALER.opening(course.state)
            if event is not None:
                self.add(Entry(now, event))

    def _look_at_clock(self, now: int, rng: Chance) -> None:
        course = self.course
        while (clock := course.clock) and clock.ends is not None and clock.ends <= now:
            if clock.span.kind == "setup":
                late = course.state.awaits().seats if clock.span.seat is None else (clock.span.seat,)
                for seat in late:  # F6: the rest is placed and confirmed
                    draft = self.drafts.get(seat, [])
                    self.add(Entry(now, course.view.fill(course.state, seat, draft, rng)))
            else:
                self.add(Entry(now, course.state.clock_events()[0]))  # F22
            self._deal(now, rng)
            if course.clock is clock:
                break

    # Bots

    def bot(self, seat: int, token: str, text: str, now: int, rng: Chance) -> None:
        """The answer of a bot: stale ones are ignored, one that the rules refuse is replaced."""
        asked = self.asked.get(seat)
        if asked is None or asked[0] != token or token != self._token():
            return
        try:
            event = Event.parse(text)
            if event.seat != seat:
                raise ValueError(text)
            self.add(Entry(now, event))
        except (TaktbrettError, ValueError):
            self._help(seat, now, rng)
        self.settle(now, rng)

    def _token(self) -> str:
        return str(len(self.course.events))

    def _bots(self) -> list[int]:
        return [index for index, seat in enumerate(self.head.seats) if seat.kind == "bot"]

    def _ask_bots(self, now: int, rng: Chance) -> None:
        token, course = self._token(), self.course
        for seat in self._bots():
            if not course.view.asked(course.state, seat):
                self.asked.pop(seat, None)
            elif seat not in self.asked or self.asked[seat][0] != token:
                self.asked[seat] = token, now
                request = self._request(seat, rng)
                self.fx.append(effects.bot(self.head.id, seat, token, request, self._pause()))

    def _request(self, seat: int, rng: Chance) -> dict[str, Json]:
        """A bot gets its own book and nothing else."""
        level = self.head.seats[seat].level
        return {
            "game": self.head.game,
            "position": self.course.state.seen_by(seat).position(),
            "seat": seat,
            "level": level,
            "seed": rng.getrandbits(48),
            "ms": THINK[level],
        }

    def _pause(self) -> int:
        events = self.course.events
        if not events or not self.course.plies:
            return 0
        return BATTLE_PAUSE if events[-1].kind == "show" else PAUSE

    def _help_bots(self, now: int, rng: Chance) -> None:
        for seat in self._bots():
            asked = self.asked.get(seat)
            if asked and asked[0] == self._token() and self._helped_at(seat) <= now:
                self._help(seat, now, rng)
                self._deal(now, rng)

    def _helped_at(self, seat: int) -> int:
        at, clock = self.asked[seat][1] + PATIENCE, self.course.clock
        if clock is None or clock.ends is None or clock.span.seat not in (None, seat):
            return at
        return min(at, clock.ends - MARGIN)

    def _help(self, seat: int, now: int, rng: Chance) -> None:
        """A bot that can't answer plays anything legal, and the game goes on."""
        course = self.course
        answers = course.view.asked(course.state, seat)
        if not answers:
            return
        owed = course.state.legal(seat)
        self.add(Entry(now, rng.choice(answers) if owed == answers else answers[-1]))
        self.notice("bot-fallback", "warn", name=self.head.seats[seat].name)

    def due(self, now: int) -> int | None:
        times = [self._helped_at(seat) for seat in self.asked]
        ends = super().due(now)
        return min([*times, ends] if ends is not None else times, default=None)
