"""What the table must know of a game besides its rules: how it looks to a seat, how long things
may take, and what to do for somebody who can't.  One `View` a game; the table knows no other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from kernel.canonical import Json
from kernel.event import Event
from kernel.game import Game

Item = dict[str, Json]


class Span(NamedTuple):
    """A time that runs: `kind` is setup or move, `seat` whose (None: of all who are not ready),
    `ms` how long in all (None: no limit)."""

    kind: str
    seat: int | None
    ms: int | None


class Scene(NamedTuple):
    """What is looked at: `state` is the position shown, `newest` the one the game has come to,
    `seat` who looks (None: nobody in particular), `ply` the number of turns made in `state`,
    `log` everything that happened, `live` whether `state` is the newest."""

    state: Game
    newest: Game
    seat: int | None
    ply: int
    live: bool
    log: Sequence[Item]


class View(Protocol):
    def facts(self) -> dict[str, Json]:
        """What the page may show before a table exists: pieces, places, presets."""
        ...

    def model(self, scene: Scene) -> dict[str, Json]:
        """The game's part of the view model; nothing that `scene.seat` must not know."""
        ...

    def seats(self, scene: Scene) -> list[dict[str, Json]]:
        """The game's part of each seat's entry."""
        ...

    def follow(self, log: list[Item], before: Game, event: Event, after: Game) -> None:
        """Write `event` into the log.  Items carry `ply`: the turns made when they were done, and
        only what is public."""
        ...

    def span(self, state: Game) -> Span | None:
        """The time that runs in `state`."""
        ...

    def setup_event(self, state: Game, seat: int, values: Sequence[str]) -> Event:
        """The setup that a person has laid out; raises `Invalid`."""
        ...

    def fill(self, state: Game, seat: int, draft: Sequence[str | None], rng: Random) -> Event:
        """A whole setup: `draft` as far as it goes, the rest at random.  Raises `Invalid`."""
        ...

    def asked(self, state: Game, seat: int) -> list[Event]:
        """What `seat` may answer now, if it is asked anything: the decision it owes, or the answers
        to an offer, the most careful one last.  Empty: nothing waits for it."""
        ...

    def owes(self, state: Game) -> tuple[int, ...]:
        """The handles whose faces their owners must show now, in the order of the protocol."""
        ...

    def owner(self, handle: int) -> int:
        """Whose handle it is."""
        ...
