"""Bots against bots: `python tests/bench/arena.py --games 200 --pair medium,easy`.

Every game is seeded and sides alternate, so that the results can be repeated: the bots' own count
budgets end their thinking, not the clock (`--ms` is far away).  A game longer than `--plies` moves
counts as a draw and is told apart in the table.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))

from bots import POLICIES
from engines import GAMES
from kernel.event import Event, face_pairs

MS = 60_000.0


def clock() -> float:
    return perf_counter() * 1000


def play(name: str, levels: tuple[str, str], seed: int, plies: int, ms: float) -> dict[str, Any]:
    """One game; `levels` by seat.  The faces lie in one full state, each bot sees its own."""
    state = GAMES[name].setup({}, 2)
    choose = POLICIES[name]
    rngs = [Random(f"{seed} {seat}") for seat in (0, 1)]
    spent: list[list[float]] = [[], []]
    moves = 0
    while (awaits := state.awaits()).what != "over" and moves < plies:
        if awaits.what == "show":
            faces = {handle: state.book.faces[handle] for handle in sorted(awaits.handles)}
            state.play(Event("show", None, (), face_pairs(faces)))
            continue
        seat = awaits.seats[0]
        view = state.seen_by(seat)
        start = clock()
        event = choose(view, seat, levels[seat], rngs[seat], ms, clock)
        spent[seat].append(clock() - start)
        assert event is not None
        moves += event.kind == "move"
        state.play(event)
    outcome = awaits.outcome
    return {
        "reason": outcome.reason if outcome else "too_long",
        "winner": outcome.winners[0] if outcome and outcome.winners else None,
        "moves": moves,
        "spent": spent,
    }


def job(task: tuple[str, tuple[str, str], int, int, float]) -> dict[str, Any]:
    name, pair, index, plies, ms = task
    first_is_red = index % 2 == 0
    levels = pair if first_is_red else (pair[1], pair[0])
    result = play(name, levels, index // 2, plies, ms)
    winner = result["winner"]
    result["score"] = 0.5 if winner is None else float(levels[winner] == pair[0])
    if pair[0] == pair[1] and winner is not None:
        result["score"] = float(winner == (0 if first_is_red else 1))
    if not first_is_red:
        result["spent"].reverse()
    return result


def wilson(score: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    share = score / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def summary(pair: tuple[str, str], results: list[dict[str, Any]]) -> dict[str, Any]:
    games = len(results)
    score = sum(result["score"] for result in results)
    low, high = wilson(score, games)
    each = [[ms for result in results for ms in result["spent"][side]] for side in (0, 1)]
    return {
        "pair": pair,
        "games": games,
        "wins": sum(result["score"] == 1 for result in results),
        "draws": sum(result["score"] == 0.5 for result in results),
        "losses": sum(result["score"] == 0 for result in results),
        "score": round(score / games, 4),
        "wilson95": [round(low, 4), round(high, 4)],
        "moves_mean": round(sum(result["moves"] for result in results) / games, 1),
        "moves_max": max(result["moves"] for result in results),
        "ms_mean": [round(sum(ms) / len(ms), 2) for ms in each],
        "ms_max": [round(max(ms), 1) for ms in each],
        "reasons": dict(Counter(result["reason"] for result in results)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="flagge")
    parser.add_argument("--pair", default="medium,easy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plies", type=int, default=4000)
    parser.add_argument("--ms", type=float, default=MS)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    first, second = args.pair.split(",")
    numbers = range(2 * args.seed * 100_000, 2 * args.seed * 100_000 + args.games)
    tasks = [(args.game, (first, second), n, args.plies, args.ms) for n in numbers]
    results: list[dict[str, Any]] = []
    with Pool(args.workers) as pool:
        for result in pool.imap_unordered(job, tasks):
            results.append(result)
            print(f"\r{len(results)}/{len(tasks)}", end="", file=sys.stderr, flush=True)
            if args.json:
                write(args.json, summary((first, second), results))
    print(file=sys.stderr)
    for key, value in summary((first, second), results).items():
        print(f"{key:12} {value}")


def write(path: Path, table: dict[str, Any]) -> None:
    """The table so far: a long series that is stopped has not run for nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(table, indent=1) + "\n")


if __name__ == "__main__":
    main()
