"""The bots: one policy a game, each sees only the book of its seat.

`POLICIES[name]` imports a policy when it is first asked for: starting up stays cheap.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Protocol, TypedDict

from bots.budget import Clock
from engines import GAMES
from kernel.canonical import Json
from kernel.errors import Invalid
from kernel.event import Event
from kernel.game import Game

LEVELS = ("easy", "medium", "hard")

_MODULES = {"flagge": "bots.flagge.policy"}


class Policy(Protocol):
    """Decides for `seat` in `state`, the game as this seat knows it (`state.seen_by(seat)`).

    `rng` is seeded by the caller, `ms` what the choice may take at most by `clock`, which gives
    milliseconds.  Equal arguments give equal choices unless the time runs out.
    None: there is nothing for `seat` to decide now.
    """

    def __call__(
        self, state: Game, seat: int, level: str, rng: Random, ms: float, clock: Clock
    ) -> Event | None: ...


class Request(TypedDict):
    """The arguments of the call `bot.choose`; `position` is the seat's own book only."""

    game: str
    position: Json
    seat: int
    level: str
    seed: int | str
    ms: float


class _Policies(Mapping[str, Policy]):
    def __getitem__(self, name: str) -> Policy:
        return import_module(_MODULES[name]).choose

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


POLICIES: Mapping[str, Policy] = _Policies()


def answer(request: Request, clock: Clock) -> str:
    """The text of the event that the bot chooses; empty when it has nothing to decide.

    Raises `Invalid` for an unknown game, level or position.
    """
    if request["game"] not in POLICIES:
        raise Invalid("game-unknown", game=str(request["game"])[:40])
    if request["level"] not in LEVELS:
        raise Invalid("level-unknown", level=str(request["level"])[:40])
    state = GAMES[request["game"]].from_position(request["position"])
    choose = POLICIES[request["game"]]
    rng = Random(request["seed"])
    event = choose(state, request["seat"], request["level"], rng, request["ms"], clock)
    return event.text() if event else ""
