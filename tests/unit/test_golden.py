"""Old games replay for ever: golden logs keep the digest in which they ended.

A new one: `python tools/make_golden.py NAME GAME ...`.  An old one is never rewritten; if it has to
replay differently, `RULES` of the game rises and the old rules stay playable.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engines import GAMES
from engines.flagge.state import DRAWN, WON
from kernel import notation
from kernel.event import Event
from kernel.game import Game
from kernel.option import parse_options

LOGS = sorted((Path(__file__).parent / "golden").glob("*.log"))


def read(path: Path) -> tuple[dict[str, str], list[Event], Game]:
    headers, events = notation.read(path.read_text(encoding="utf-8"))
    kind = GAMES[headers["Game"]]
    assert headers["Rules"] == str(kind.RULES)
    return headers, events, kind.setup(parse_options(kind.OPTIONS, headers["Options"]), int(headers["Seats"]))


def ending(game: Game) -> str:
    outcome = game.awaits().outcome
    return f"{outcome.reason} {outcome.winners} {outcome.points}" if outcome else "open"


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_golden_log_ends_where_it_ended(path: Path):
    headers, events, game = read(path)
    for event in events:
        game.play(event)
    assert game.digest() == headers["Digest"]
    assert ending(game) == headers["Outcome"]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_golden_log_ends_there_for_a_spectator_too(path: Path):
    headers, events, game = read(path)
    for event in events:
        game.play(event.seen_by(None))
    assert game.digest() == headers["Digest"]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_golden_log_is_canonical(path: Path):
    text = path.read_text(encoding="utf-8")
    assert notation.write(*notation.read(text)) == text


def test_golden_logs_of_flagge_end_in_every_way():
    reasons = {read(path)[0]["Outcome"].split()[0] for path in LOGS if path.stem.startswith("flagge_")}
    assert reasons == WON | DRAWN
