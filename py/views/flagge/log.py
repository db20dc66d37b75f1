"""The log of a game of Flagge: one item a turn (a move, an attack with its battle, a missed turn)
and one for everything else that was said.  It holds public facts only; `shown` hides the ranks of
past battles where the game is played from memory (F18)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.flagge.rules import Flagge
from engines.flagge.squares import INDEX, NAMES
from kernel.event import Event
from views.base import Item

TURNS = frozenset(("move", "attack", "miss"))
SILENT = frozenset(("setup", "withdraw", "show"))
"""Kinds without an item of their own."""


def follow(log: list[Item], before: Flagge, event: Event, after: Flagge) -> None:
    ply = turns(log)
    if event.kind == "show":
        if before.battle is not None:
            log[_attack(log)] = {**log[_attack(log)], **_battle(before, event, after)}
        return
    if event.kind in SILENT:
        return
    seat = int(event.args[0]) if event.kind == "miss" else event.seat
    item: Item = {"ply": ply, "seat": seat, "kind": event.kind}
    if event.kind == "move":
        start, to = event.args
        attack = after.battle is not None
        item |= {"kind": "attack" if attack else "move", "from": start, "to": to}
        item["unit"] = unit_id(before.board[INDEX[start]])
        if attack:
            item |= {"other": unit_id(before.board[INDEX[to]]), "result": "waiting"}
            item |= {"attacker": None, "defender": None}
    elif event.args and event.kind != "miss":
        item["value"] = event.args[0]
    if item["kind"] in TURNS:
        item["ply"] = ply + 1
    log.append(item)


def turns(log: Sequence[Item]) -> int:
    """The turns made so far."""
    return int(str(log[-1]["ply"])) if log else 0


def last_turn(log: Sequence[Item], ply: int) -> Item | None:
    """The item of turn number `ply`."""
    for item in reversed(log):
        if item["ply"] == ply and item["kind"] in TURNS:
            return item
    return None


def shown(log: Sequence[Item], hide: bool) -> list[Item]:
    """The log for a viewer; `hide`: without the ranks of battles (F18)."""
    if not hide:
        return list(log)
    blank: Item = {"attacker": None, "defender": None}
    return [{**item, **blank} if item["kind"] == "attack" else item for item in log]


def unit_id(handle: int) -> str:
    """Named by where the unit stood at the start, never by what it is."""
    return f"u{handle}"


def _attack(log: Sequence[Item]) -> int:
    return max(index for index, item in enumerate(log) if item["kind"] == "attack")


def _battle(before: Flagge, event: Event, after: Flagge) -> Item:
    assert before.battle is not None
    attacker, defender = before.battle
    faces = dict(event.faces)
    alive = after.at[attacker] >= 0, after.at[defender] >= 0
    result = {(True, False): "attacker", (False, True): "defender"}.get(alive, "both")
    if faces[defender] == "flag":
        result = "flag"
    return {
        "at": NAMES[before.at[defender]],
        "attacker": faces[attacker],
        "defender": faces[defender],
        "result": result,
    }
