"""The shared log's fold: two devices, equal digests, different views; openings and the audit."""

from __future__ import annotations

from random import Random

import pytest

from engines.flagge.presets import PRESETS, for_seat
from engines.flagge.rules import setup_event
from kernel.errors import Cheat, Illegal, Invalid
from kernel.event import Event
from table.course import Course
from table.sealed import Opening, SealedDealer, openings_json, seal
from table.shared import Shared

GAME = "ab" * 32
OPTIONS = {"memory": "show", "limit": 90}


def device(seat: int) -> Shared:
    return Shared(Course("flagge", OPTIONS, 2, (), 0), SealedDealer(GAME), seat)


class Pair:
    """Two devices that always have the same log."""

    def __init__(self) -> None:
        self.devices = [device(0), device(1)]
        self.bodies: list[tuple[int, object]] = []

    def say(self, seat, body):
        self.bodies.append((seat, body))
        digests: set[str] = set()
        for index, shared in enumerate(self.devices):
            ahead = shared.copy()
            digests.add(ahead.take(seat, body, 1000))
            self.devices[index] = ahead
        assert len(digests) == 1

    def act(self, seat, event):
        mine = self.devices[seat]
        if event.faces:
            mine.dealer.keep(seat, seal(dict(event.faces), seat, bytes([seat]) * 32))
        self.say(seat, mine.body(event))

    def settle(self):
        while True:
            answers = [(seat, answer) for seat in (0, 1) if (answer := self.devices[seat].answer())]
            if not answers:
                return
            self.say(*answers[0])

    def start(self, red="ambush", blue="two_wings"):
        for seat, preset in ((1, blue), (0, red)):
            self.act(seat, setup_event(seat, for_seat(PRESETS[preset], seat)))
        return self

    def play(self, rng, turns=10**6):
        while turns and not self.devices[0].course.is_over:
            state = self.devices[0].course.state
            self.act(state.turn, rng.choice(self.devices[state.turn].course.state.legal(state.turn)))
            self.settle()
            turns -= 1
        return self


def hidden(shared: Shared, seat: int) -> bool:
    book = shared.course.state.book
    return all(book.is_public(h) for h in book.faces if h // 40 == seat)


@pytest.mark.parametrize("seed", range(3))
def test_two_devices_play_a_whole_game_and_the_audit_finds_nothing(seed):
    pair = Pair().start().play(Random(seed))
    for shared in pair.devices:
        assert shared.audited is not None
        assert shared.audited.ok
        assert shared.course.state.book.is_full()
    assert pair.devices[0].course.state == pair.devices[1].course.state


def test_law10_no_body_before_the_end_tells_a_face_that_the_other_must_not_know():
    pair = Pair().start()
    rng = Random(3)
    for _ in range(150):
        pair.play(rng, 1)
        assert hidden(pair.devices[0], 1)
        assert hidden(pair.devices[1], 0)
    for _, body in pair.bodies:
        assert isinstance(body, dict)
        assert "=" not in str(body.get("event", "")).replace("=?", "")


def test_F5_a_withdrawn_setup_can_be_sealed_anew():
    pair = Pair()
    for preset in ("ambush", "second_row"):
        pair.act(0, setup_event(0, PRESETS[preset]))
        if preset == "ambush":
            pair.act(0, Event("withdraw", 0))
            assert pair.devices[1].dealer.commits == {}
    pair.act(1, setup_event(1, for_seat(PRESETS["ambush"], 1)))
    pair.play(Random(1))
    assert all(shared.audited and shared.audited.ok for shared in pair.devices)


def attack(pair, rng):
    """Play until an attack is possible; the event."""
    while True:
        state = pair.devices[0].course.state
        mine = pair.devices[state.turn].course.state
        for start, to in mine.moves(state.turn):
            if mine.board[to] >= 0:
                from engines.flagge.squares import NAMES

                return Event("move", state.turn, (NAMES[start], NAMES[to]))
        pair.play(rng, 1)


def test_F13_the_attackers_face_travels_with_the_move_and_the_defenders_device_answers():
    pair = Pair().start()
    event = attack(pair, Random(5))
    seat = event.seat
    assert seat is not None
    body = pair.devices[seat].body(event)
    assert len(body["opens"]) == 1
    pair.say(seat, body)
    assert pair.devices[seat].answer() is None
    assert pair.devices[0].course.state.stage == "battle"
    answer = pair.devices[1 - seat].answer()
    assert answer is not None
    pair.say(1 - seat, answer)
    assert pair.devices[0].course.state.stage != "battle"


def test_an_attack_without_its_face_is_refused():
    pair = Pair().start()
    event = attack(pair, Random(5))
    for opens in ({}, {"39": ["marshal", "00" * 16]}):
        with pytest.raises(Illegal, match="illegal-opening"):
            pair.devices[0].copy().take(event.seat, {"event": event.text(), "opens": opens}, 0)


def test_a_false_face_convicts():
    pair = Pair().start()
    event = attack(pair, Random(5))
    body = pair.devices[event.seat].body(event)
    (handle,) = body["opens"]
    face, salt = body["opens"][handle]
    lie = "general" if face != "general" else "marshal"
    with pytest.raises(Cheat, match="opening-false") as caught:
        pair.devices[1 - event.seat].copy().take(event.seat, {**body, "opens": {handle: [lie, salt]}}, 0)
    assert caught.value.seat == event.seat


def test_a_face_that_could_not_do_what_it_did_convicts():
    """Red marches with a mine; its own device would refuse it, the other can't know until it fights."""
    pair = Pair().start(red="barricade_left")
    liar, honest = pair.devices
    for step, (start, to) in enumerate((("a4", "a5"), ("a5", "a6"))):
        honest.take(0, {"event": f"0 move {start} {to}"}, 0)
        honest.take(1, {"event": f"1 move j{7 - step} j{6 - step}"}, 0)
    opens = openings_json({30: liar.dealer.own[30]})
    with pytest.raises(Cheat, match="cheat-face") as caught:
        honest.take(0, {"event": "0 move a6 a7", "opens": opens}, 0)
    assert caught.value.seat == 0


def test_the_audit_names_who_set_up_a_false_army():
    """Blue's army has two marshals and no general; nobody sees it before the end."""
    pair = Pair()
    pair.act(0, setup_event(0, PRESETS["ambush"]))
    false = ["marshal" if rank == "general" else rank for rank in for_seat(PRESETS["two_wings"], 1)]
    liar = pair.devices[1]
    event = setup_event(1, false)
    liar.dealer.keep(1, seal(dict(event.faces), 1, b"x" * 32))
    body = {"event": event.seen_by(None).text(), "commits": liar.dealer.promise(1, range(40, 80))}
    pair.devices[0].take(1, body, 0)
    pair.devices[0].take(1, {"event": "1 leave"}, 0)
    answer = pair.devices[0].answer()
    pair.devices[0].take(0, answer, 0)
    pair.devices[0].take(1, {"audit": openings_json(liar.dealer.own)}, 0)
    audited = pair.devices[0].audited
    assert audited is not None
    assert (audited.ok, audited.seat, audited.key) == (False, 1, "replay-illegal")


@pytest.mark.parametrize(
    "body",
    [
        None, [], {}, {"event": 1}, {"event": "0 leave", "more": 1}, {"chat": "hello"},
        {"opens": {}}, {"opens": {"0": ["flag", "00" * 16]}}, {"audit": {}}, {"event": "1 leave"}, {"event": "- miss 1"},
        {"event": "- show {0=flag}"}, {"event": "0 setup {0=flag} @0"}, {"event": "0 draw_accept"}, {"event": "0 leave", "commits": []},
        {"event": "0 leave", "opens": {}}, {"event": "0 move a4 a5", "opens": {"x": ["flag", "00" * 16]}},
    ],
)  # fmt: skip
def test_a_bad_body_is_refused(body):
    pair = Pair().start()
    with pytest.raises((Invalid, Illegal)):
        pair.devices[1].copy().take(0, body, 0)


def test_a_setup_needs_its_commitments():
    one = device(1)
    text = setup_event(0, PRESETS["ambush"]).seen_by(None).text()
    for commits in (None, [], ["00" * 32] * 39, [1] * 40, ["xx"] * 40):
        with pytest.raises((Invalid, Illegal)):
            one.copy().take(0, {"event": text, "commits": commits}, 0)
    with pytest.raises(Illegal):
        one.copy().take(
            0, {"event": setup_event(0, PRESETS["ambush"]).text(), "commits": ["00" * 32] * 40}, 0
        )


def test_openings_round_trip():
    from table.sealed import read_openings

    openings = {3: Opening("flag", "ab" * 16), 44: Opening("spy", "01" * 16)}
    assert read_openings(openings_json(openings)) == openings
