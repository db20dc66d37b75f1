"""What the page may show before Python is ready; written into `web/build/facts.js` when building."""

from __future__ import annotations

from app.version import VERSION
from engines import GAMES
from kernel.canonical import Json
from views import VIEWS


def options(game: str) -> list[Json]:
    return [
        {
            "name": option.name,
            "values": list(option.values),
            "default": option.default,
            "rule": option.rule,
        }
        for option in GAMES[game].OPTIONS
    ]


def outline(game: str) -> dict[str, Json]:
    """What the page needs to start a table of `game`."""
    cls = GAMES[game]
    return {"rules": cls.RULES, "options": options(game), "seats": list(cls.SEATS)}


def hello() -> dict[str, Json]:
    return {"version": VERSION, "games": {game: outline(game) for game in GAMES}}


def facts() -> dict[str, Json]:
    games: dict[str, Json] = {game: {**outline(game), **VIEWS[game].facts()} for game in GAMES}
    return {"version": VERSION, "games": games}
