"""`make bench`: everything that is measured, in one run, as dist/bench.json and a table.

Law: only ratios of one run are judged; what is compared alternates (A B A B) and the medians count.  A part that fails
is told and the others go on; the exit code is 1 only then, not for a missed target.  `--quick` looks once at everything.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.extend(str(Path(__file__).resolve().parents[2] / folder) for folder in ("py", "tests", "tools"))

import live as lives
import starts as visits_of
import stock_pages
from playwright.sync_api import sync_playwright
from verdicts import Row, middle, table

from find_chromium import find

ROOT = Path(__file__).resolve().parents[2]
BENCH = ROOT / "tests" / "bench"
RESULT = ROOT / "dist" / "bench.json"


def say(text: str) -> None:
    print(f"-- {text}", file=sys.stderr, flush=True)


def playouts(rounds: int, seconds: float) -> dict[str, list[float]]:
    """Events a second by Python."""
    commands = {
        "CPython": [sys.executable, str(BENCH / "playouts.py"), str(seconds)],
        "Pyodide": ["node", str(BENCH / "playouts_in_pyodide.mjs"), str(seconds)],
    }
    found: dict[str, list[float]] = {name: [] for name in commands}
    for number in range(rounds):
        for name, command in commands.items():
            say(f"playouts {number + 1}/{rounds}: {name}")
            text = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout
            found[name].append(json.loads(text)["events_per_s"])
    return found


def playout_rows(speeds: dict[str, list[float]]) -> list[Row]:
    return [
        Row("playouts in CPython", middle(speeds.get("CPython", [])), "events/s", least=10_000),
        Row("playouts in Pyodide (node)", middle(speeds.get("Pyodide", [])), "events/s", least=5_000),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one round of everything")
    parser.add_argument("--only", choices=("playouts", "start", "link", "bot"))
    args = parser.parse_args()
    rounds = 1 if args.quick else 3
    began, load = time.time(), os.getloadavg()
    failed: list[str] = []

    def part(name: str, run: Callable[[], Any]) -> Any:
        if args.only not in (None, name):
            return None
        try:
            return run()
        except Exception:
            failed.append(name)
            traceback.print_exc()
            return None

    chromium = find()
    if chromium is None:
        print("missing: Chromium (make chromium installs one)", file=sys.stderr)
        return 1
    stock = stock_pages.make(ROOT / "dist" / "bench-pages")
    speeds = part("playouts", lambda: playouts(rounds, 1 if args.quick else 3)) or {}
    live = lives.Live()
    with sync_playwright() as play:
        starts = part("start", lambda: visits_of.measure(play, chromium, stock, rounds, say))
        say("moves between two browsers")
        part("link", lambda: lives.measure_link(play, chromium, stock, 6 if args.quick else 20, live))
        say("frames while the hard bot thinks")
        part("bot", lambda: lives.measure_bot(play, chromium, 3, live))

    asked = [args.only] if args.only else ["playouts", "start", "link", "bot"]
    rows = [
        *(visits_of.rows(starts) if starts else []),
        *(playout_rows(speeds) if "playouts" in asked else []),
        *(lives.link_rows(live) if "link" in asked else []),
        *(lives.bot_rows(live) if "bot" in asked else []),
    ]
    report = {
        "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(began)),
        "seconds": round(time.time() - began),
        "machine": {
            "cores": os.cpu_count(),
            "system": platform.system(),
            "load before": load,
            "load after": os.getloadavg(),
        },
        "failed": failed,
        "rows": [row.json() for row in rows],
        "raw": {"playouts": speeds, "live": asdict(live), "starts": asdict(starts) if starts else None},
    }
    RESULT.write_text(json.dumps(report, indent=1) + "\n")
    print(table(rows))
    print(
        f"\n{report['seconds']} s, {os.cpu_count()} cores, load {load[0]:.1f} to {os.getloadavg()[0]:.1f}"
        f" -> {RESULT.relative_to(ROOT)}"
    )
    for name in failed:
        print(f"failed: {name}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
