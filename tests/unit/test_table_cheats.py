"""Who signs two different things for one place is named to the person and ends nothing else."""

from __future__ import annotations

import json
from random import Random

from links import Side, Wire


def signed(side: Side, text: str) -> str:
    """The message that says this move next, as the side's own device would sign it."""
    event = next(event for event in side.course.state.legal(side.seat) if event.text() == text)
    session = side.page.desk.tables[side.table].session
    after = side.course.state.apply(event)
    entry = session.draft({"event": text}, after.digest(), side.page.now)
    return json.dumps({"t": "entry", "entry": entry.json()})


def test_equivocation_is_shown_to_the_person_the_first_one_counts_and_the_game_goes_on():
    wire = Wire(9).started()
    anna, ben = wire.sides
    first, second = (event.text() for event in anna.course.state.legal(0)[:2])
    for text in (signed(anna, first), signed(anna, second)):
        ben.page.call("link.receive", id=ben.table, peer="Anna", text=text)
    told = [note for note in ben.page.notices if note["key"] == "link-cheat"]
    assert [(note["level"], note["args"]) for note in told] == [
        ("error", {"name": "Anna", "reason": "equivocation"})
    ]
    assert {"key": "link-cheat", "args": told[0]["args"]} in ben.view()["notices"], "it stays in sight"
    assert [item["kind"] for item in ben.view()["log"]] == ["move"]
    start, to = first.split()[-2:]
    assert {"seat": 0, "from": start, "to": to, "kind": "move"}.items() <= ben.view()["last"].items()
    wire.settle()
    ben.act(ben.course.state.legal(1)[0].text())
    wire.settle()
    wire.pass_time(4_000)
    wire.settle()
    wire.play(Random(3), 6)
    assert anna.digest() == ben.digest()
    assert ben.view()["plies"] == 8
    assert not ben.course.is_over
