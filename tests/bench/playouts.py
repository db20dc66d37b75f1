"""How many events of random games a second the engine plays: legal moves listed, one chosen, played in
place, battles shown.  Runs in CPython (`python tests/bench/playouts.py`) and inside Pyodide, where
`measure` is imported."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import TypedDict

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))

from engines.flagge.rules import Flagge
from engines.flagge.squares import NAMES
from kernel.event import Event


class Playouts(TypedDict):
    events_per_s: int
    games: int


def playout(rng: Random) -> int:
    """The number of events of one random game."""
    game, events, chance = Flagge.setup({}, 2), 2, rng.random
    for seat in (0, 1):
        presets = game.legal(seat)
        game.play(presets[int(chance() * len(presets))])
    faces = game.book.faces
    while game.outcome is None:
        if game.battle is not None:
            event = Event("show", None, (), tuple((h, faces[h]) for h in sorted(game.battle)))
        elif moves := game.moves(game.turn):
            start, to = moves[int(chance() * len(moves))]
            event = Event("move", game.turn, (NAMES[start], NAMES[to]))
        else:
            event = Event("stuck", game.turn)
        game.play(event)
        events += 1
    return events


def measure(seconds: float) -> Playouts:
    """Whole games for at least so many seconds, after one to warm up."""
    rng = Random(1)
    playout(rng)
    events = games = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        events += playout(rng)
        games += 1
    return {"events_per_s": round(events / took), "games": games}


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 3)))
