"""Writes a new golden log: a seeded game of random decisions, with its final digest.

    python tools/make_golden.py NAME GAME [option=value ...] [--seed N] [--asides N] [--stop N] [--end EVENT ...]

Law: an old log is never rewritten; where an engine replays one differently, `RULES` has to rise.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "py"))

from engines import GAMES  # noqa: E402
from kernel import laws, notation  # noqa: E402
from kernel.event import Event  # noqa: E402
from kernel.option import options_text, parse_options  # noqa: E402

GOLDEN = ROOT / "tests" / "unit" / "golden"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("name")
    words.add_argument("game", choices=list(GAMES))
    words.add_argument("options", nargs="*", metavar="option=value")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--asides", type=int, default=0, help="one decision in so many is an aside")
    words.add_argument("--stop", type=int, default=10_000, help="stop after so many events")
    words.add_argument("--end", nargs="*", default=[], help="texts of events to add when stopped")
    asked = words.parse_intermixed_args()

    path = GOLDEN / f"{asked.name}.log"
    if path.exists():
        raise SystemExit(f"{path.name} exists: golden logs are never rewritten")
    kind = GAMES[asked.game]
    options = parse_options(kind.OPTIONS, " ".join(asked.options))
    rng, decide = Random(asked.seed), laws.decide_at_random(asked.asides)
    game, log = kind.setup(options, kind.SEATS.start), list[Event]()
    while (awaited := game.awaits()).what != "over" and len(log) < asked.stop:
        choosing = awaited.what == "choose"
        event = decide(game, awaited.seats, rng) if choosing else laws.deal(game, awaited, rng)
        game = game.apply(event)
        log.append(event)
    for text in asked.end:
        game = game.apply(Event.parse(text))
        log.append(Event.parse(text))
    outcome = game.awaits().outcome
    headers = {
        "Game": kind.NAME,
        "Rules": str(kind.RULES),
        "Options": options_text(kind.OPTIONS, options),
        "Seats": str(kind.SEATS.start),
        "Outcome": f"{outcome.reason} {outcome.winners} {outcome.points}" if outcome else "open",
        "Digest": game.digest(),
    }
    path.write_text(notation.write(headers, log), encoding="utf-8", newline="\n")
    print(f"{path.name}: {len(log)} events, {headers['Outcome']}")


if __name__ == "__main__":
    main()
