"""The audit at the end: every seal and every step, and who is to blame."""

from __future__ import annotations

from random import Random

import pytest

from engines import GAMES
from engines.flagge.presets import PRESETS, for_seat
from engines.flagge.rules import setup_event
from fair import entropy
from fairplay.audit import Seal, audit
from fairplay.commit import commitments, salts
from kernel.errors import Cheat
from kernel.event import Event
from kernel.game import Game

ROOM = "ab" * 32
ARMIES = {0: "ambush", 1: "two_wings"}
Steps = list[tuple[Event, str | None]]


def start() -> Game:
    return GAMES["flagge"].setup({"memory": "show", "limit": 0}, 2)


def seal(seat: int) -> Seal:
    faces = {h: str(f) for h, f in setup_event(seat, for_seat(PRESETS[ARMIES[seat]], seat)).faces}
    salt = salts(entropy("salt", seat), seat, list(faces))
    promised = commitments(ROOM, seat, faces, salt)
    return Seal(seat, promised, {h: (face, salt[h]) for h, face in faces.items()})


def played(turns: int) -> tuple[Game, Steps]:
    """A game as red knows it: blue's faces are hidden until its battles."""
    rng, full = Random(4), start()
    events = [setup_event(seat, for_seat(PRESETS[ARMIES[seat]], seat)) for seat in (0, 1)]
    red, steps = start(), Steps()
    while len(steps) < turns:
        awaited = full.awaits()
        if events:
            event = events.pop(0)
        elif awaited.what == "show":
            told = tuple((h, full.book.faces[h]) for h in sorted(awaited.handles))
            event = Event("show", None, (), told)
        else:
            event = rng.choice(full.legal(awaited.seats[0]))
        full.play(event)
        red.play(event.seen_by(0))
        assert red.digest() == full.digest()
        steps.append((event.seen_by(0), red.digest()))
    return red, steps


def test_an_honest_game_passes_and_says_what_was_checked():
    _, steps = played(60)
    checked = audit(ROOM, start(), steps, [seal(0), seal(1)])
    assert checked == {"seals": 80, "events": 60, "digests": 60}


def test_F8_a_mine_that_was_moved_under_cover_names_its_owner():
    state, steps = played(2)
    move = next(e for e in state.legal(0))
    state.play(move)
    steps.append((move, state.digest()))
    moves = [e for e in state.legal(1) if e.kind == "move"]  # red's device can't tell which are mines
    full = start()
    for seat in (0, 1):
        full.play(setup_event(seat, for_seat(PRESETS[ARMIES[seat]], seat)))
    full.play(move)
    false = next(e for e in moves if e not in full.legal(1))
    state.play(false)
    steps.append((false, state.digest()))
    with pytest.raises(Cheat) as caught:
        audit(ROOM, start(), steps, [seal(0), seal(1)])
    assert (caught.value.seat, caught.value.key) == (1, "replay-illegal")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_false_or_missing_opening_names_its_owner(seat: int):
    _, steps = played(10)
    seals = [seal(0), seal(1)]
    handle = next(iter(seals[seat].opened))
    face, salt = seals[seat].opened[handle]
    lie = "flag" if face != "flag" else "mine"
    for opened, key in (
        ({**seals[seat].opened, handle: (lie, salt)}, "opening-false"),
        ({h: told for h, told in seals[seat].opened.items() if h != handle}, "seal-unopened"),
    ):
        changed = [one._replace(opened=opened) if one.seat == seat else one for one in seals]
        with pytest.raises(Cheat) as caught:
            audit(ROOM, start(), steps, changed)
        assert (caught.value.seat, caught.value.key) == (seat, key)


def test_F2_an_army_with_two_flags_is_found_at_its_setup():
    _, steps = played(10)
    false = seal(1)
    handle = next(h for h, (face, _) in false.opened.items() if face == "scout")
    faces = {h: face for h, (face, _) in false.opened.items()} | {handle: "flag"}
    salt = {h: s for h, (_, s) in false.opened.items()}
    promised = commitments(ROOM, 1, faces, salt)
    lying = Seal(1, promised, {h: (faces[h], salt[h]) for h in faces})
    with pytest.raises(Cheat) as caught:
        audit(ROOM, start(), steps, [seal(0), lying])
    assert (caught.value.seat, caught.value.key, caught.value.proof) == (
        1,
        "replay-illegal",
        steps[1][0].text(),
    )


def test_a_digest_that_was_signed_falsely_names_its_author():
    _, steps = played(10)
    event, _ = steps[6]
    steps[6] = event, "0" * 64
    with pytest.raises(Cheat) as caught:
        audit(ROOM, start(), steps, [seal(0), seal(1)])
    assert caught.value.key == "replay-differs"
    assert caught.value.seat == event.seat
