"""A hostile peer costs the honest one nothing and is named."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fair import INVITE, NOW, Player, Wire, entropy
from fairplay.events import Down, Fault, Joined, Up
from fairplay.header import read_header
from fairplay.join import Room
from fairplay.proof import verify_equivocation
from fairplay.session import Session
from hostile import bent
from kernel.errors import Invalid, TaktbrettError

MANY = 1_000 if os.environ.get("TAKTBRETT_PYODIDE") else 10_000


def traffic() -> Wire:
    wire = Wire(Random(5))
    wire.connect()
    assert wire.settle()
    for i in range(6):
        for player in wire.players.values():
            player.play({"event": f"move {i}", "opens": {"3": ["scout", "ab" * 16]}}, wire.now)
            player.session.say(f"hello {i}", wire.now)
            assert wire.settle()
    return wire


def test_ten_thousand_mutated_messages_change_nothing_and_name_the_seat():
    wire = traffic()
    anna, bert = wire.players.values()
    session = anna.session
    said = [text for to, text in wire.sent if to == "anna"]
    before = (session.log.head if session.log else "", anna.bodies[:], session.chat[:], session.room)
    rng = Random(11)
    now = wire.now
    for _ in range(MANY):
        now += 15
        session.receive("bert", bent(rng.choice(said), said, rng), now)
        anna.work(now)
        session.outbox.clear()
        if anna.of(Down):  # a `hello` with another nonce: it has to prove itself again
            anna.events = [event for event in anna.events if not isinstance(event, Down)]
            for text in said[:3]:
                session.receive("bert", text, now)
            anna.work(now)
            assert isinstance(anna.events[-1], Up)
    after = (session.log.head if session.log else "", anna.bodies, session.chat, session.room)
    assert after == before
    faults = anna.of(Fault)
    assert len(faults) > MANY // 2
    assert {fault.seat for fault in faults} <= {bert.session.seat, anna.session.seat}
    assert sum(fault.seat == bert.session.seat for fault in faults) > 0.95 * len(faults)
    wire.now = now
    anna.play("still here", now)
    assert wire.settle()
    assert anna.bodies == bert.bodies


def test_mutated_handshakes_let_nobody_in_and_leave_the_room_open():
    said = [text for to, text in traffic().sent if to == "anna"][:3]
    rng = Random(12)
    room = Room(INVITE, creator=True, secret="right")
    player = Player("Anna", room)
    for i in range(MANY // 20):
        player.session.open("x", NOW + i, entropy("open", i))
        for _ in range(6):
            player.session.receive("x", bent(rng.choice(said), said, rng), NOW + i)
            player.work(NOW + i)
        player.session.outbox.clear()
    assert not player.of(Joined)
    assert player.session.room == room
    assert player.session.log is None


@given(st.text(max_size=200))
def test_any_text_is_survived(text):
    session = Session(*_parts())
    session.open("x", NOW, entropy(1))
    session.receive("x", text, NOW)
    while session.next_event():
        pass


@given(st.recursive(st.none() | st.integers() | st.text(max_size=9), lambda s: st.lists(s, max_size=4)))
def test_any_header_and_any_proof_is_read_or_refused(value):
    with pytest.raises(TaktbrettError):
        read_header(value)
    with pytest.raises(Invalid):
        verify_equivocation(repr(value), _parts()[0])


def _parts():
    from fair import CRYPTO, identity

    return CRYPTO, identity("Anna"), Room(INVITE, creator=True)
