"""The course of a game: its events folded into the state, the log, the clock, and every position
that there was.  Equal events at equal times give an equal course."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines import GAMES
from kernel.event import Event
from kernel.game import Game
from kernel.option import Value
from table.clock import Clock, in_turns, started
from views import VIEWS
from views.base import Item, Scene, View


class Course:
    """`cuts[k]`: how many events had happened when turn k + 1 began; `users`: the seats of people
    who share this device."""

    __slots__ = (
        "_seen",
        "clock",
        "cuts",
        "events",
        "game",
        "log",
        "options",
        "seats",
        "state",
        "users",
        "view",
    )

    def __init__(
        self, game: str, options: Mapping[str, Value], seats: int, users: Sequence[int], time: int
    ) -> None:
        self.game, self.options, self.seats = game, options, seats
        self.users = tuple(users)
        self.view: View = VIEWS[game]
        self.state: Game = GAMES[game].setup(options, seats)
        self.events: list[Event] = []
        self.log: list[Item] = []
        self.cuts: list[int] = []
        self.clock: Clock | None = None
        self._seen: tuple[int, Game] | None = None
        self._wind(time)

    def copy(self) -> Course:
        twin = object.__new__(Course)
        twin.game, twin.options, twin.seats = self.game, self.options, self.seats
        twin.users, twin.view, twin.state = self.users, self.view, self.state
        twin.events, twin.log, twin.cuts = self.events[:], self.log[:], self.cuts[:]
        twin.clock, twin._seen = self.clock, self._seen
        return twin

    @property
    def plies(self) -> int:
        return len(self.cuts)

    @property
    def is_over(self) -> bool:
        return self.state.awaits().what == "over"

    def play(self, event: Event, time: int) -> None:
        """Add `event`; raises `Illegal` and changes nothing if the rules refuse it."""
        before, after = self.state, self.state.apply(event)
        self.view.follow(self.log, before, event, after)
        if self.log and self.log[-1]["ply"] == self.plies + 1:
            self.cuts.append(len(self.events))
        self.events.append(event)
        self.state = after
        self._wind(time)

    def _wind(self, time: int) -> None:
        awaited = self.state.awaits()
        seats = awaited.seats if awaited.what == "choose" else ()
        span = in_turns(self.view.span(self.state), seats, self.users)
        self.clock = started(self.clock, span, self.plies, time)

    def at(self, ply: int) -> Game:
        """The state after so many turns; the newest for any number above them."""
        if ply >= self.plies:
            return self.state
        want = self.cuts[max(0, ply)]
        done, state = self._seen or (0, None)
        if state is None or done > want:
            done, state = 0, GAMES[self.game].setup(self.options, self.seats)
        state = state.copy()
        for event in self.events[done:want]:
            state.play(event)
        self._seen = want, state
        return state

    def scene(self, seat: int | None, ply: int | None) -> Scene:
        """What `seat` looks at; `ply` None: the newest position."""
        shown = self.plies if ply is None else max(0, min(ply, self.plies))
        live = shown == self.plies
        return Scene(self.at(shown), self.state, seat, shown, live, self.log)
