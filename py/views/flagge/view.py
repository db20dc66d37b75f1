"""The view model of Flagge and the answers to the table's questions about the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from engines.flagge import ranks as army
from engines.flagge.presets import PRESETS
from engines.flagge.rules import Flagge, setup_event
from engines.flagge.squares import BLOCKED, HOME, NAMES
from engines.flagge.state import UNITS
from kernel.canonical import Json
from kernel.errors import Invalid
from kernel.event import Event
from kernel.game import Game
from views.base import Item, Scene, Span
from views.flagge import model
from views.flagge.log import follow

SETUP_MS = 180_000  # F6
COLOURS = ("red", "blue")


class FlaggeView:
    def facts(self) -> dict[str, Json]:
        ranks: list[Json] = [
            {"id": id_, "strength": strength, "count": count, "moves": moves}
            for id_, strength, count, moves, _ in army.RANKS
        ]
        return {
            "ranks": ranks,
            "home": {
                colour: [NAMES[square] for square in home] for colour, home in zip(COLOURS, HOME, strict=True)
            },
            "blocked": [NAMES[square] for square in sorted(BLOCKED)],
            "presets": [{"id": name, "ranks": list(ranks)} for name, ranks in PRESETS.items()],
        }

    def model(self, scene: Scene) -> dict[str, Json]:
        return model.model(scene)

    def seats(self, scene: Scene) -> list[dict[str, Json]]:
        return model.seats(scene)

    def follow(self, log: list[Item], before: Game, event: Event, after: Game) -> None:
        follow(log, cast(Flagge, before), event, cast(Flagge, after))

    def span(self, state: Game) -> Span | None:
        game = cast(Flagge, state)
        if game.stage == "setup":
            return Span("setup", None, SETUP_MS)
        limit = game.limit * 1000 or None  # F21: the limit of the move that is on
        if game.stage == "play":
            return Span("move", game.turn, limit)
        if game.stage == "battle":
            return Span("move", 1 - game.turn, limit)  # F22: the defender owes its face
        return None

    def setup_event(self, state: Game, seat: int, values: Sequence[str]) -> Event:
        if len(values) != 40 or army.Counter(values) != army.ARMY:
            raise Invalid("setup-incomplete", units=len(values))
        return setup_event(seat, values)

    def fill(self, state: Game, seat: int, draft: Sequence[str | None], rng: Random) -> Event:
        """F5: units that are placed stay where they are, the rest goes on free squares."""
        placed = [*draft, *[None] * (40 - len(draft))]
        left = army.ARMY - army.Counter(rank for rank in placed if rank is not None)
        free = placed.count(None)
        if len(placed) != 40 or left.total() != free:
            raise Invalid("setup-incomplete", units=len(draft))
        rest = sorted(left.elements())
        rng.shuffle(rest)
        return setup_event(seat, [rest.pop() if rank is None else rank for rank in placed])

    def asked(self, state: Game, seat: int) -> list[Event]:
        kinds = ("draw_accept", "limit_accept", "draw_decline", "limit_decline")
        answers = [event for event in state.asides(seat) if event.kind in kinds]
        answers.sort(key=lambda event: kinds.index(event.kind))
        return answers or state.legal(seat)

    def owes(self, state: Game) -> tuple[int, ...]:
        """F13: the attacker shows with its move, the defender answers."""
        return cast(Flagge, state).battle or ()

    def owner(self, handle: int) -> int:
        return 0 if handle in UNITS[0] else 1
