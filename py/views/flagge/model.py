"""A position of Flagge as `scene.seat` may see it.

Ranks reach the model in `_items` (the own ones, what F18 lets the opponent keep, at the end
everything: F20a), in `_battle`, and in the log.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from engines.flagge.besides import EARLY
from engines.flagge.ranks import RANKS
from engines.flagge.rules import Flagge
from engines.flagge.squares import NAMES
from engines.flagge.state import MOVED, SCOUT, UNITS
from kernel.canonical import Json
from kernel.event import Event
from views.base import Item, Scene
from views.flagge.log import last_turn, shown, unit_id

COLOURS = ("red", "blue")
NONE = range(0)
OFFERS = {"draw_offer": ("draw_accept", "draw_decline"), "limit_offer": ("limit_accept", "limit_decline")}


def model(scene: Scene) -> dict[str, Json]:
    state, newest, seat = _games(scene)
    live_seat = seat if scene.live else None
    return {
        "stage": state.stage,
        "turn": state.turn if state.stage in ("play", "battle") else None,
        "items": _items(scene),
        "targets": _targets(state, live_seat),
        "closed": _closed(state, live_seat),
        "last": _last(scene),
        "battle": _battle(scene),
        "prompts": _prompts(state, live_seat),
        "acts": _acts(state, live_seat),
        "log": cast(Json, shown(scene.log, _hides(newest))),
        "setup": _setup(state, seat),
        "outcome": _outcome(newest),
    }


def seats(scene: Scene) -> list[dict[str, Json]]:
    """F20: captured units of each seat are counted by rank, whatever F18 says."""
    state = cast(Flagge, scene.state)
    parts: list[dict[str, Json]] = []
    for seat in (0, 1):
        gone = Counter(state.book.faces[h] for h in UNITS[seat] if state.at[h] < 0)
        lost: dict[str, Json] = {rank.id: gone[rank.id] for rank in RANKS if gone[rank.id]}
        parts.append(
            {
                "colour": COLOURS[seat],
                "ready": state.ready[seat],
                "lost": lost,
                "misses": state.misses[seat],
                "units": state.units[seat],
            }
        )
    return parts


def _games(scene: Scene) -> tuple[Flagge, Flagge, int | None]:
    return cast(Flagge, scene.state), cast(Flagge, scene.newest), scene.seat


def _hides(newest: Flagge) -> bool:
    """F18: are ranks of past battles to be forgotten?  F20a: not after the end."""
    return newest.options["memory"] == "hide" and newest.stage != "over"


def _items(scene: Scene) -> Json:
    state, newest, seat = _games(scene)
    setup, over, hides = state.stage == "setup", newest.stage == "over", _hides(newest)
    mine = UNITS[seat] if seat is not None else NONE
    items: list[Json] = []
    for handle, square in enumerate(state.at):
        own = handle in mine
        if square < 0 or (setup and not (own and state.ready[handle // 40])):
            continue  # F7: of the other's setup nothing is seen but that it is done
        marks: list[Json] = []
        if state.marks[handle] & MOVED:  # F19, from public moves alone
            marks.append("moved")
        if state.marks[handle] & SCOUT:
            marks.append("scout")
        shown = state.book.is_public(handle)
        if shown and (own or not hides):  # the opponent has seen this rank
            marks.append("shown")
        face: str | None = None
        if over and newest.book.is_public(handle):
            face = newest.book.faces[handle]  # F20a
        elif (own and state.book.knows(seat, handle)) or (shown and not hides):  # F18
            face = state.book.faces.get(handle)
        items.append(
            {
                "id": unit_id(handle),
                "kind": "unit",
                "owner": handle // 40,
                "at": NAMES[square],
                "face": face,
                "marks": marks,
            }
        )
    return items


def _targets(state: Flagge, seat: int | None) -> Json:
    """F9, for the viewer in turn and the own units only."""
    found: dict[str, list[Json]] = {}
    for start, to in state.moves(seat) if seat is not None else ():
        event = Event("move", seat, (NAMES[start], NAMES[to]))
        attack = state.board[to] >= 0
        target: dict[str, Json] = {
            "to": NAMES[to],
            "kind": "attack" if attack else "move",
            "event": event.text(),
        }
        times = 0 if attack else state.entries(start, to)
        if times:
            target["times"] = times
        found.setdefault(NAMES[start], []).append(target)
    return found


def _closed(state: Flagge, seat: int | None) -> Json:
    """F9, F10: what the chase rule closes, with the reason."""
    found: dict[str, list[Json]] = {}
    if seat is not None and seat == state.turn and state.stage == "play":
        for start, to in state.closed(seat):
            times = state.entries(start, to)
            target: Json = {"to": NAMES[to], "reason": "chase", "times": times}
            found.setdefault(NAMES[start], []).append(target)
    return found


def _last(scene: Scene) -> Json:
    item = last_turn(scene.log, scene.ply)
    if item is None:
        return None
    return {
        "seat": item["seat"],
        "from": item.get("from"),
        "to": item.get("to"),
        "kind": item["kind"],
    }


def _battle(scene: Scene) -> Json:
    """The battle of the turn shown.  F18: where ranks are to be forgotten it is shown until the
    next turn, and not in the replay."""
    state, newest, seat = _games(scene)
    item = last_turn(scene.log, scene.ply)
    if item is None or item["kind"] != "attack" or (_hides(newest) and not scene.live):
        return None
    attacker, defender = int(str(item["unit"])[1:]), int(str(item["other"])[1:])
    ranks: list[str | None] = [cast("str | None", item["attacker"]), cast("str | None", item["defender"])]
    if state.battle is not None:
        ranks = [
            state.book.faces.get(h) if seat is not None and h in UNITS[seat] else None
            for h in (attacker, defender)
        ]
    return {
        "at": item["to"],
        "attacker": _fighter(attacker, ranks[0], item) | {"from": item["from"]},
        "defender": _fighter(defender, ranks[1], item),
        "result": item["result"] if state.battle is None else "waiting",
    }


def _fighter(handle: int, rank: str | None, item: Item) -> dict[str, Json]:
    return {"id": unit_id(handle), "seat": handle // 40, "rank": rank}


def _prompts(state: Flagge, seat: int | None) -> Json:
    """Offers of the other side that wait for the viewer (F21, F23)."""
    if seat is None:
        return []
    kinds = {event.kind for event in state.asides(seat)}
    prompts: list[Json] = []
    for key, (accept, decline) in OFFERS.items():
        if accept in kinds:
            args: dict[str, Json] = {}
            if key == "limit_offer" and state.limit_open is not None:
                args["seconds"] = state.limit_open[1]
            prompts.append(
                {
                    "key": key,
                    "seat": 1 - seat,
                    "args": args,
                    "accept": Event(accept, seat).text(),
                    "decline": Event(decline, seat).text(),
                }
            )
    return prompts


def _acts(state: Flagge, seat: int | None) -> Json:
    acts: dict[str, Json] = {}
    if seat is None:
        return acts
    limits: list[Json] = []
    for event in [*state.legal(seat), *state.asides(seat)]:
        text = event.text()
        if event.kind == "give_up":  # F24
            cost = "leave" if state.made[seat] < EARLY else "loss"
            acts["give_up"] = {"event": text, "cost": cost}
        elif event.kind == "limit_offer":
            limits.append({"value": event.args[0], "event": text})
        elif event.kind in ("draw_offer", "leave", "withdraw", "stuck"):
            acts[event.kind] = text
    if limits:
        acts["limit_offer"] = limits
    return acts


def _setup(state: Flagge, seat: int | None) -> Json:
    if state.stage != "setup":
        return None
    mine: Json = None
    if seat is not None and state.ready[seat]:
        mine = [state.book.faces[handle] for handle in UNITS[seat]]
    return {"mine": mine}


def _outcome(newest: Flagge) -> Json:
    outcome = newest.outcome
    if outcome is None:
        return None
    parts = [
        [{"key": part.key, "n": part.n, "value": part.value} for part in newest.points_parts(seat)]
        for seat in (0, 1)
    ]
    return {
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "points": None if outcome.points is None else list(outcome.points),
        "parts": cast(Json, parts),
    }
