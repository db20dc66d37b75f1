"""Tiny positions of Flagge: `on_board("Fa1 6a4", "Fj10 Xa5")` has a red captain on a4 and a blue
marshal on a5; all units that are not named were captured."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.flagge.ranks import ARMY, LETTERS
from engines.flagge.rules import Flagge
from engines.flagge.squares import INDEX
from kernel.event import Event


def on_board(
    red: str,
    blue: str,
    *,
    turn: int = 0,
    moved: str = "",
    scouts: str = "",
    shown: str = "",
    made: tuple[int, int] = (20, 20),
    misses: tuple[int, int] = (0, 0),
    **options: Any,
) -> Flagge:
    """The position with these units (handles from 0 and 40 in the order named), all faces known.

    `moved`, `scouts`, `shown`: squares of units with such marks or public ranks.
    """
    game = Flagge.setup(options, 2)
    units: dict[str, int] = {}
    faces: dict[str, str] = {}
    who: dict[str, str | list[int]] = {}
    for seat, words in enumerate((red, blue)):
        named = [(word[1:], LETTERS[word[0]]) for word in words.split()]
        rest = list((ARMY - Counter(rank for _, rank in named)).elements())
        squares = [square for square, _ in named] + [None] * len(rest)
        ranks = [rank for _, rank in named] + rest
        for handle, (square, rank) in enumerate(zip(squares, ranks, strict=True), 40 * seat):
            faces[str(handle)] = rank
            who[str(handle)] = [seat]
            if square is None or square in shown.split():
                who[str(handle)] = "all"
            if square is not None:
                units[square] = handle
    table: Any = dict(game.table())  # type: ignore[call-overload]
    table.update(
        stage="play",
        turn=turn,
        ready=[True, True],
        units=units,
        moved=[units[square] for square in moved.split() + scouts.split()],
        scouts=[units[square] for square in scouts.split()],
        made=list(made),
        misses=list(misses),
    )
    position: Any = {**game.position(), "table": table}  # type: ignore[dict-item]
    position["book"] = {**position["book"], "faces": faces, "who": who}
    return Flagge.from_position(position)


def go(game: Flagge, *texts: str) -> Flagge:
    """The state after these events; battles are answered from the game's own book."""
    for text in texts:
        game = game.apply(Event.parse(text))
        game = fought(game)
    return game


def fought(game: Flagge) -> Flagge:
    """The state after the battle that waits, if one does."""
    if game.battle is None:
        return game
    faces = tuple((handle, game.book.faces[handle]) for handle in sorted(game.battle))
    return game.apply(Event("show", None, (), faces))


def at(game: Flagge, square: str) -> str | None:
    """`red captain` or None where nobody stands."""
    handle = game.board[INDEX[square]]
    return None if handle < 0 else f"{game.POOLS[handle // 40]} {game.book.faces.get(handle, '?')}"


def targets(game: Flagge, square: str) -> set[str]:
    """Where the unit of the seat in turn on `square` may go."""
    return {str(e.args[1]) for e in game.legal(game.turn) if e.kind == "move" and e.args[0] == square}


def started(red: str = "fortress_left", blue: str = "centre_keep", **options: Any) -> Flagge:
    """A game after both setups, from two presets; all faces known."""
    from engines.flagge.presets import PRESETS, for_seat
    from engines.flagge.rules import setup_event

    game = Flagge.setup(options, 2)
    for seat, preset in enumerate((red, blue)):
        game = game.apply(setup_event(seat, for_seat(PRESETS[preset], seat)))
    return game
