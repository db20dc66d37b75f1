"""Law 10 for what people are shown: a seat's view (the newest position and a replay, the log, what can
be done) is the same in every world that the seat can't tell from the real one.

The view is the table's own: `Course.scene`, `model` and `seats`.  Mutations of the view show that each
part of it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from engines import GAMES
from engines.flagge.squares import INDEX
from kernel import laws
from kernel.canonical import Json
from kernel.event import Event
from kernel.option import Value, combinations, options_text
from table.course import Course
from views.base import Scene
from views.flagge import log as flagge_log
from views.flagge.view import FlaggeView

BOUND = 250
"""Events: enough for a setup, offers and dozens of battles."""

CASES = [(name, options) for name, game in GAMES.items() for options in combinations(game.OPTIONS)]


def name_of(case: tuple[str, dict[str, Any]]) -> str:
    return f"{case[0]} {options_text(GAMES[case[0]].OPTIONS, case[1])}"


def seen_at_the_table(name: str, options: Mapping[str, Value]) -> laws.View:
    """What the table shows: the newest position and the one in the middle of the replay."""
    seats = GAMES[name].SEATS.start

    def view(log: Sequence[Event], seat: int | None) -> Json:
        course = Course(name, options, seats, (), 0)
        for event in log:
            course.play(event, 0)
        scenes = course.scene(seat, None), course.scene(seat, course.plies // 2)
        return [[course.view.model(scene), list[Json](course.view.seats(scene))] for scene in scenes]

    return view


def breaches(name: str, options: Mapping[str, Value], rng: Random, stride: int = 30) -> list[laws.Breach]:
    """Of the beginning of a game; that it has no end yet is none."""
    found = laws.check(
        GAMES[name],
        dict(options),
        GAMES[name].SEATS.start,
        rng,
        BOUND,
        stride,
        laws.decide_at_random(asides_in=60),
        seen_at_the_table(name, options),
    )
    return [breach for breach in found if breach.law != 9]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_law10_no_view_tells_a_face_that_its_seat_must_not_know(case: tuple[str, dict[str, Any]]):
    rng = Random(name_of(case))
    for _ in range(2):
        assert breaches(*case, rng) == []


class ItemsTellAll(FlaggeView):
    """The other's hidden units have faces."""

    def model(self, scene: Scene) -> dict[str, Json]:
        state: Any = scene.state
        return {
            **super().model(scene),
            "items": dict(sorted((str(h), f) for h, f in state.book.faces.items())),
        }


class ReplayTellsTheFlag(FlaggeView):
    """Only a replay tells where the flags stood."""

    def model(self, scene: Scene) -> dict[str, Json]:
        state: Any = scene.state
        flags = [h for h, face in state.book.faces.items() if face == "flag"]
        return {**super().model(scene), "flags": [] if scene.live else list[Json](flags)}


class SeatsCountMines(FlaggeView):
    """How many mines there are in blue's first row."""

    def seats(self, scene: Scene) -> list[dict[str, Json]]:
        state: Any = scene.state
        mines = sum(state.book.faces.get(h) == "mine" for h in range(40, 50))
        return [{**part, "mines": mines} for part in super().seats(scene)]


class LogNamesTheMover(FlaggeView):
    """A line of the log says what has moved."""

    def follow(self, log: Any, before: Any, event: Event, after: Any) -> None:
        flagge_log.follow(log, before, event, after)
        if event.kind == "move":
            unit = before.board[INDEX[str(event.args[0])]]
            log[-1] = {**log[-1], "rank": before.book.faces.get(unit)}


@pytest.mark.parametrize("broken", [ItemsTellAll, ReplayTellsTheFlag, SeatsCountMines, LogNamesTheMover])
def test_law10_a_view_that_tells_a_face_is_found(
    broken: Callable[[], FlaggeView], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("table.course.VIEWS", {"flagge": broken()})
    found = breaches("flagge", {}, Random(4))
    assert [(breach.law, breach.detail.split(" ")[0]) for breach in found] == [(10, "view")]
