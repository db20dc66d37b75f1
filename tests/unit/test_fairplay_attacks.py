"""What a dishonest or unlucky peer may try against log and handshake, and what it gets."""

from __future__ import annotations

import json
from random import Random

import pytest

from fair import CRYPTO, INVITE, NOW, Player, Wire, entropy, identity
from fairplay.crypto import tagged
from fairplay.entry import Entry
from fairplay.events import AskPassword, Fault, Joined, Refused
from fairplay.join import MOST_WRONG, Room
from fairplay.log import Log
from fairplay.proof import verify_rewind
from kernel.errors import Cheat, Illegal, Invalid
from mesh import Mesh, resumed


def playing(seed: int = 1) -> Wire:
    wire = Wire(Random(seed))
    wire.connect()
    assert wire.settle()
    return wire


def forged(player: Player, seq: int, prev: str, body: str, digest: str = "0" * 64) -> str:
    """A message with an entry of `player` at any place, signed by its own key."""
    session = player.session
    assert session.log is not None
    entry = Entry(session.log.game, seq, prev, session.seat, NOW + 10**6, body, digest)
    return json.dumps({"t": "entry", "entry": entry.signed(CRYPTO, player.me.secret).json()})


def by_seat(wire: Wire) -> list[Player]:
    return sorted(wire.players.values(), key=lambda player: player.session.seat)


def name_of(wire: Wire, player: Player) -> str:
    return next(name for name, one in wire.players.items() if one is player)


def test_a_race_that_the_game_refuses_undoes_nothing():
    wire = playing()
    winner, other = by_seat(wire)  # at seq 0 seat 0 goes first
    other.play("mine", wire.now)
    log = other.session.log
    assert log is not None
    before = (log.head, other.bodies[:])
    for _ in range(3):
        other.session.receive(name_of(wire, winner), forged(winner, 0, log.game, "bad"), wire.now)
        other.work(wire.now)
    assert (log.head, other.bodies) == before
    assert [(f.seat, f.key) for f in other.of(Fault)] == [(0, "illegal-event")]


def test_nobody_rewinds_what_stands_before_the_own_signature():
    wire = playing()
    cheat, other = by_seat(wire)
    for player, body in ((other, "first"), (cheat, "answer"), (other, "more")):
        player.play(body, wire.now)
        assert wire.settle()
    log = other.session.log
    assert log is not None
    before = log.head
    other.session.receive(name_of(wire, cheat), forged(cheat, 0, log.game, "instead"), wire.now)
    other.work(wire.now)
    (fault,) = other.of(Fault)
    assert (fault.seat, fault.key, log.head) == (0, "rewind", before)
    assert verify_rewind(str(fault.proof), CRYPTO) == 0
    for old, new in (('"instead"', '"in5tead"'), ('"answer"', '"an5wer"'), ('"rewind"', '"rewound"')):
        with pytest.raises(Invalid):
            verify_rewind(str(fault.proof).replace(old, new), CRYPTO)


def test_an_honest_race_proves_no_rewinding():
    keys = [identity("Anna").key, identity("Bert").key]
    log = Log("0" * 64, keys, CRYPTO)
    entry = log.draft(1, NOW, "b", "0" * 64).signed(CRYPTO, identity("Bert").secret)
    log.add(entry)
    log.add(log.draft(1, NOW, "more", "0" * 64).signed(CRYPTO, identity("Bert").secret))
    race = Entry(log.game, 0, log.game, 0, NOW, "a", "0" * 64).signed(CRYPTO, identity("Anna").secret)
    assert log.judge(race, NOW) == "wins"
    assert log.cut(0)[0] == entry
    log.add(race)
    assert log.judge(entry, NOW) == "loses"


def test_F3_a_handshake_that_breaks_off_at_any_message_draws_the_same_sides_again():
    seats = set()
    for broken in range(1, 9):
        wire = Wire(Random(broken))
        anna, bert = wire.players["anna"], wire.players["bert"]
        for _ in range(3):
            wire.connect()
            for _ in range(broken):
                wire.step()
        wire.connect()
        assert wire.settle()
        assert not anna.of(Refused)
        assert not bert.of(Refused)
        assert not anna.of(Fault)
        seats.add((anna.session.seat, bert.session.seat))
    assert len(seats) == 1


def test_F3_the_guest_tells_its_nonce_only_after_the_creators_promise():
    wire = Wire(Random(1))
    wire.connect()
    bert = wire.players["bert"]
    hello = next(text for to, text in wire.players["anna"].session.outbox if to == "bert")
    bert.session.receive("anna", hello, NOW)
    assert not any("draw" in text for _, text in bert.session.outbox)
    asked = json.loads(bert.session.outbox[0][1])["nonce"]
    false = {"t": "prove", "asked": asked, "sig": "00" * 64, "promise": "00" * 32}
    bert.session.receive("anna", json.dumps(false), NOW)
    bert.work(NOW)
    assert [e.key for e in bert.of(Refused)] == ["key-unproven"]
    assert not any("draw" in text for _, text in bert.session.outbox)


def test_F25_a_person_may_type_a_password_slowly():
    wire = Wire(Random(1), secret="right")
    wire.connect()
    for _ in range(8):
        wire.step()
    bert = wire.players["bert"]
    for _ in range(90):
        wire.now += 1000
        for player in wire.players.values():
            player.session.tick(wire.now)
        wire.step()
    assert [e.left for e in bert.of(AskPassword)] == [5]
    wire.now += 60_000  # the page slept
    bert.session.give_password("anna", "right")
    assert wire.settle()
    assert bert.of(Joined)


def test_F25_wrong_passwords_are_counted_over_all_channels_until_the_creator_sets_it_anew():
    anna = Player("Anna", Room(INVITE, creator=True, secret="right"))
    tries = 0
    for number in range(MOST_WRONG):
        guest = Player("Bert", Room(INVITE, creator=False, secret=f"wrong {number}"))
        anna.session.open("bert", NOW, entropy("a", number))
        guest.session.open("anna", NOW, entropy("b", number))
        for _ in range(12):
            for a, b, name in ((anna, guest, "anna"), (guest, anna, "bert")):
                for _, text in a.session.outbox:
                    tries += '"t":"pass"' in text
                    b.session.receive(name, text, NOW)
                a.session.outbox.clear()
            anna.work(NOW)
            guest.work(NOW)
            if any(isinstance(e, AskPassword) for e in guest.events):
                guest.events.clear()
                guest.session.give_password("anna", "wrong again")
    assert tries == MOST_WRONG
    assert not anna.of(Joined)
    anna.session.set_room(anna.session.room._replace(secret="new"))
    guest = Player("Bert", Room(INVITE, creator=False, secret="new"))
    anna.session.open("bert", NOW, entropy("last a"))
    guest.session.open("anna", NOW, entropy("last b"))
    for _ in range(12):
        for a, b, name in ((anna, guest, "anna"), (guest, anna, "bert")):
            for _, text in a.session.outbox:
                b.session.receive(name, text, NOW)
            a.session.outbox.clear()
        anna.work(NOW)
        guest.work(NOW)
    assert guest.of(Joined)


def test_F25_who_sits_in_between_can_not_use_the_answer_to_a_password():
    """Carl relays between Anna and Bert under his own key: Bert's answer does not let him in."""
    anna = Player("Anna", Room(INVITE, creator=True, secret="right"))
    bert = Player("Bert", Room(INVITE, creator=False, secret="right"))
    anna.session.open("x", NOW, entropy(1))
    bert.session.open("x", NOW, entropy(2))
    carl, room = identity("Carl"), INVITE.room

    def proof(mine: dict, theirs: dict) -> str:
        claim = tagged(
            "prove", room.encode(), carl.key, bytes.fromhex(theirs["nonce"]), bytes.fromhex(mine["nonce"])
        )
        return CRYPTO.sign(carl.secret, claim).hex()

    to_bert = json.loads(anna.session.outbox.pop(0)[1])
    to_anna = json.loads(bert.session.outbox.pop(0)[1])
    fake_anna, fake_bert = ({**hello, "key": carl.key.hex()} for hello in (to_bert, to_anna))
    anna.session.receive("x", json.dumps(fake_bert), NOW)
    bert.session.receive("x", json.dumps(fake_anna), NOW)
    promise = json.loads(anna.session.outbox.pop(0)[1])
    fake = {
        "t": "prove",
        "asked": to_anna["nonce"],
        "sig": proof(fake_anna, to_anna),
        "promise": promise["promise"],
    }
    bert.session.receive("x", json.dumps(fake), NOW)
    answer = json.loads(bert.session.outbox.pop(0)[1])
    fake = {"t": "prove", "asked": to_bert["nonce"], "sig": proof(fake_bert, to_bert), "draw": answer["draw"]}
    anna.session.receive("x", json.dumps(fake), NOW)
    bert.session.receive("x", anna.session.outbox.pop(0)[1], NOW)
    kind = json.loads(bert.session.outbox[0][1])["t"]
    assert kind == "pass"
    anna.session.receive("x", bert.session.outbox.pop(0)[1], NOW)
    assert json.loads(anna.session.outbox[-1][1])["t"] == "wrong"


def test_the_second_guest_of_one_invite_is_told_so():
    anna = Player("Anna", Room(INVITE, creator=True))
    guests = {name: Player(name, Room(INVITE, creator=False)) for name in ("Bert", "Carl")}
    for name, guest in guests.items():
        anna.session.open(name, NOW, entropy("a", name))
        guest.session.open("Anna", NOW, entropy("b", name))
    for _ in range(12):
        for to, text in anna.session.outbox:
            guests[to].session.receive("Anna", text, NOW)
        anna.session.outbox.clear()
        for name, guest in guests.items():
            for _, text in guest.session.outbox:
                anna.session.receive(name, text, NOW)
            guest.session.outbox.clear()
            guest.work(NOW)
        anna.work(NOW)
    told = [name for name, guest in guests.items() if guest.of(Refused)]
    assert len(told) == 1
    assert [e.key for e in guests[told[0]].of(Refused)] == ["seat-taken"]
    assert len(anna.of(Joined)) == 1


def test_an_old_save_signs_nothing_before_it_holds_what_was_signed_since():
    wire = playing()
    anna, bert = wire.players.values()
    for i in range(4):
        anna.play(f"a{i}", wire.now)
        assert wire.settle()
    anna.session, anna.bodies = resumed(anna, 2), anna.bodies[:2]
    assert not anna.session.may_write()
    with pytest.raises(Illegal):
        anna.play("something else", wire.now)
    wire.connect()
    assert wire.settle()
    assert anna.session.may_write()
    anna.play("something else", wire.now)
    assert wire.settle()
    assert anna.bodies == bert.bodies
    assert len(bert.bodies) == 5
    assert not bert.of(Fault)


def test_a_long_gap_is_filled_without_telling_the_whole_log():
    wire = playing()
    anna, bert = wire.players.values()
    for i in range(200):
        anna.play(i, wire.now)
        wire.step()
    assert wire.settle()
    bert.session.lost("anna")
    for i in range(70):
        anna.play(f"late {i}", wire.now)
        anna.session.outbox.clear()
    wire.sent.clear()
    wire.connect()
    assert wire.settle()
    assert len(bert.bodies) == 270
    told = sum(len(json.loads(text).get("entries", [])) for _, text in wire.sent)
    assert 70 <= told <= 210


def test_equivocation_before_a_third_player_is_named_there_and_ends_nothing():
    mesh = Mesh(Random(3), 3)
    mesh.open()
    assert mesh.settle()
    cheat, one, two = mesh.players
    log = cheat.session.log
    assert log is not None
    for player, body in ((one, "left"), (two, "right")):
        digest = player.state_digest([[0, body]])
        player.session.receive("Anna", forged(cheat, 0, log.game, body, digest), NOW + 10**6)
        player.work(NOW + 10**6)
    for _ in range(60):
        mesh.step()
    faults = [fault for player in (one, two) for fault in player.of(Fault)]
    assert faults
    assert {(fault.seat, fault.key) for fault in faults} == {(0, "equivocation")}
    left, right = one.session.log, two.session.log
    assert left is not None
    assert right is not None
    with pytest.raises(Cheat):
        left.judge(right.entries[0], NOW + 10**6)


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_partitions_accidents_and_deaths_at_any_time_lose_nothing(size: int, seed: int):
    rng = Random(100 * size + seed)
    mesh = Mesh(rng, size, trouble=0.2)
    mesh.open()
    said: list[str] = []
    for turn in range(20):
        if rng.random() < 0.3:
            mesh.cut = {frozenset(pair) for pair in mesh.pairs() if rng.random() < 0.3}
        for _ in range(rng.randrange(8)):
            mesh.step()
        for seat, player in enumerate(mesh.players):
            if player.session.may_write() and rng.random() < 0.4:
                player.play(f"{seat}.{turn}", mesh.now)
                said.append(f"{seat}.{turn}")
            if rng.random() < 0.08 and not player.intents:
                mesh.kill(seat)
    mesh.trouble, mesh.cut = 0, set()
    mesh.open()
    assert mesh.settle()
    first = mesh.players[0].bodies
    assert all(player.bodies == first for player in mesh.players)
    assert sorted(str(body[1]) for body in first) == sorted(said)
    assert not [fault for player in mesh.players for fault in player.of(Fault)]


def test_both_may_die_at_every_event_of_a_game():
    for seat in (0, 1):
        for index in range(12):
            mesh = Mesh(Random(index), 2)
            mesh.open()
            assert mesh.settle()
            for turn in range(12):
                mesh.players[turn % 2].play(turn, mesh.now)
                if turn == index:
                    for _ in range(turn % 3):
                        mesh.step()
                    mesh.kill(seat)
                assert mesh.settle()
            assert [body[1] for body in mesh.players[0].bodies] == list(range(12))
            assert mesh.players[0].bodies == mesh.players[1].bodies
