"""Handshake, log, races, gaps, chat between two devices."""

from __future__ import annotations

import json
from random import Random

import pytest

from fair import CRYPTO, INVITE, NOW, Player, Wire, entropy, identity
from fairplay.entry import Entry, parse_entry
from fairplay.events import AskPassword, Down, Fault, Joined, Proposed, Refused, Said, Up
from fairplay.header import PROTOCOL
from fairplay.invite import Invite, creator_seat, read_extra
from fairplay.join import Room
from fairplay.log import Log, late
from fairplay.proof import equivocation_text, verify_equivocation
from kernel.errors import Cheat, Illegal, Invalid


def playing(seed: int = 1, **options: object) -> Wire:
    wire = Wire(Random(seed), **options)  # type: ignore[arg-type]
    wire.connect()
    assert wire.settle()
    return wire


def test_two_devices_agree_on_header_seats_and_log():
    wire = playing()
    anna, bert = wire.players.values()
    assert {anna.session.seat, bert.session.seat} == {0, 1}
    assert anna.session.room.header == bert.session.room.header
    anna.play("hello", wire.now)
    assert wire.settle()
    assert anna.bodies == bert.bodies == [[anna.session.seat, "hello"]]


def test_F3_the_sides_are_drawn_fairly_and_can_be_chosen():
    seats = [creator_seat("draw", "ab" * 8, entropy("c", i), entropy("g", i)) for i in range(400)]
    assert 150 < sum(seats) < 250
    assert creator_seat("first", "ab" * 8, b"", b"") == 0
    assert creator_seat("second", "ab" * 8, b"", b"") == 1


def test_F3_a_creator_who_opens_another_nonce_than_promised_is_refused():
    wire = Wire(Random(1))
    wire.connect()
    anna, bert = wire.players["anna"].session, wire.players["bert"].session
    for _ in range(20):
        for name, session, to in (("anna", anna, bert), ("bert", bert, anna)):
            for _, text in session.outbox:
                got = json.loads(text)
                if got["t"] == "welcome":
                    got["draw"] = "00" * 32
                to.receive(name, json.dumps(got), NOW)
            session.outbox.clear()
    refused = [e for e in iter(bert.next_event, None) if isinstance(e, Refused)]
    assert [r.key for r in refused] == ["draw-false"]
    assert bert.log is None


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"protocol": PROTOCOL + 1}, "versions-differ"),
        ({"rules": 2}, "rules-differ"),
        ({"game": "taki"}, "game-differs"),
        ({"room": "cd" * 8}, "room-differs"),
    ],
)
def test_different_versions_rules_games_and_rooms_are_refused_at_both_sides(change, key):
    wire = Wire(Random(1))
    wire.connect()
    anna, bert = wire.players["anna"], wire.players["bert"]
    hello = json.loads(bert.session.outbox[0][1])
    anna.session.receive("bert", json.dumps({**hello, **change}), NOW)
    anna.work(NOW)
    assert [e.key for e in anna.of(Refused)] == [key]
    for _, text in anna.session.outbox:
        bert.session.receive("anna", text, NOW)
    bert.work(NOW)
    assert [e.key for e in bert.of(Refused)] == [key]
    older = [e.args.get("older") for player in (anna, bert) for e in player.of(Refused)]
    assert older == (["mine", "theirs"] if key in ("versions-differ", "rules-differ") else [None, None])


def test_a_silent_handshake_ends_with_a_message():
    player = Player("Anna", Room(INVITE, creator=True))
    player.session.open("bert", NOW, entropy(1))
    player.session.tick(NOW + 11_000)
    player.work(NOW)
    assert not player.of(Refused)
    player.session.tick(NOW + 13_000)
    player.work(NOW)
    assert [e.key for e in player.of(Refused)] == ["handshake-silent"]


def test_F25_a_password_lets_in_only_who_knows_it_and_is_never_sent():
    wire = Wire(Random(1), secret="open sesame")
    wire.connect()
    for _ in range(10):
        wire.step()
    bert = wire.players["bert"]
    assert [e.left for e in bert.of(AskPassword)] == [5]
    bert.session.give_password("anna", "wrong")
    for _ in range(10):
        wire.step()
    assert [e.left for e in bert.of(AskPassword)] == [5, 4]
    assert not bert.of(Joined)
    bert.session.give_password("anna", "open sesame")
    assert wire.settle()
    assert bert.of(Joined)
    assert all("sesame" not in text for _, text in wire.sent)


def test_F25_five_wrong_passwords_end_the_try():
    wire = Wire(Random(1), secret="right")
    wire.connect()
    for _ in range(6):
        for _ in range(6):
            wire.step()
        wire.players["bert"].session.give_password("anna", "wrong")
    for _ in range(6):
        wire.step()
    assert [e.key for e in wire.players["bert"].of(Refused)] == ["password-tries"]
    assert wire.players["anna"].session.log is None


def test_a_stranger_can_not_take_a_seat():
    wire = playing()
    anna = wire.players["anna"]
    stranger = Player("Carl", Room(INVITE, creator=False))
    anna.session.open("carl", wire.now, entropy(3))
    stranger.session.open("anna", wire.now, entropy(4))
    for _ in range(6):
        for name, a, b in (("anna", anna, stranger), ("carl", stranger, anna)):
            for to, text in a.session.outbox:
                if to in ("carl", "anna") and (to == "carl" or name == "carl"):
                    b.session.receive(name, text, wire.now)
            a.session.outbox.clear()
    anna.work(wire.now)
    stranger.work(wire.now)
    assert [e.key for e in stranger.of(Refused)] == ["seat-taken"]
    assert not stranger.of(Joined)


def test_a_stolen_name_without_the_key_is_refused():
    wire = Wire(Random(1))
    wire.connect()
    anna, bert = wire.players["anna"], wire.players["bert"]
    hello = json.loads(bert.session.outbox[0][1])
    anna.session.receive("bert", json.dumps({**hello, "key": identity("Carl").key.hex()}), NOW)
    asked = json.loads(anna.session.outbox[0][1])["nonce"]
    prove = {"t": "prove", "asked": asked, "sig": "00" * 64}
    anna.session.receive("bert", json.dumps(prove), NOW)
    anna.work(NOW)
    assert [e.key for e in anna.of(Refused)] == ["key-unproven"]


def test_the_same_player_on_a_new_channel_replaces_the_old_one():
    wire = playing()
    anna, bert = wire.players.values()
    bert.reborn()
    anna.session.open("bert2", wire.now, entropy(8))
    bert.session.open("anna", wire.now, entropy(9))
    for _ in range(8):
        for name, a, b in (("anna", anna, bert), ("bert2", bert, anna)):
            for to, text in a.session.outbox:
                if to in ("bert2", "anna"):
                    b.session.receive(name, text, wire.now)
            a.session.outbox.clear()
        anna.work(wire.now)
        bert.work(wire.now)
    seats = [type(e).__name__ for e in anna.events if isinstance(e, (Up, Down))]
    assert seats == ["Up", "Down", "Up"]


def test_an_acceptance_lost_on_the_way_is_made_up_for():
    wire = Wire(Random(1))
    wire.connect()
    anna, bert = wire.players["anna"], wire.players["bert"]
    wire.swallows = '"t":"accept"'
    for _ in range(20):
        wire.step()
    assert bert.of(Joined)
    assert not anna.of(Joined)
    wire.swallows = ""
    wire.connect()
    assert wire.settle()
    assert anna.session.room.header == bert.session.room.header


def test_a_race_is_settled_alike_and_the_loser_says_it_again():
    wire = playing()
    anna, bert = wire.players.values()
    anna.play("a", wire.now)
    bert.play("b", wire.now)
    assert wire.settle()
    assert anna.bodies == bert.bodies
    assert sorted(str(body[1]) for body in anna.bodies) == ["a", "b"]
    assert sum(bool(e.undoes) for player in (anna, bert) for e in player.of(Proposed)) == 1
    assert not anna.of(Fault)
    assert not bert.of(Fault)


def test_long_branches_of_a_partition_come_together_without_blame():
    wire = playing()
    anna, bert = wire.players.values()
    for i in range(5):
        anna.play(f"a{i}", wire.now)
        bert.play(f"b{i}", wire.now)
        wire.flying.clear()
        anna.session.outbox.clear()
        bert.session.outbox.clear()
    wire.connect()
    assert wire.settle()
    assert anna.bodies == bert.bodies
    assert len(anna.bodies) == 10
    assert not anna.of(Fault)
    assert not bert.of(Fault)


def test_an_illegal_entry_is_refused_and_its_author_named():
    wire = playing()
    anna, bert = wire.players.values()
    anna.play("bad", wire.now)
    for _ in range(5):
        wire.step()
    faults = bert.of(Fault)
    assert faults
    assert all(f.seat == anna.session.seat and f.key == "illegal-event" for f in faults)
    assert bert.bodies == []


def test_equivocation_is_proven_to_a_third_person():
    wire = playing()
    anna, bert = wire.players.values()
    session = anna.session
    one = session.draft("one", anna.state_digest([[session.seat, "one"]]), wire.now)
    two = session.draft("two", anna.state_digest([[session.seat, "two"]]), wire.now)
    for entry in (one, two):
        message = json.dumps({"t": "entry", "entry": entry.json()})
        bert.session.receive("anna", message, wire.now)
        bert.work(wire.now)
    (fault,) = bert.of(Fault)
    assert (fault.seat, fault.key) == (session.seat, "equivocation")
    assert verify_equivocation(str(fault.proof), CRYPTO) == session.seat
    assert bert.bodies == [[session.seat, "one"]]
    broken = str(fault.proof).replace('"body":"two"', '"body":"too"')
    with pytest.raises(Invalid):
        verify_equivocation(broken, CRYPTO)


def test_an_honest_repetition_is_no_equivocation():
    log = Log("0" * 64, [identity("Anna").key, identity("Bert").key], CRYPTO)
    secret = identity("Anna").secret
    one = log.draft(0, NOW, "x", "0" * 64).signed(CRYPTO, secret)
    log.add(one)
    again = log.draft(0, NOW, "x", "0" * 64).signed(CRYPTO, secret)
    assert log.judge(again, NOW) == "next"
    with pytest.raises(Invalid):
        verify_equivocation(equivocation_text(one, again, log.keys), CRYPTO)


def test_the_log_refuses_foreign_unsigned_future_and_backward_entries():
    anna, bert = identity("Anna"), identity("Bert")
    log = Log("0" * 64, [anna.key, bert.key], CRYPTO)
    good = log.draft(0, NOW, "x", "0" * 64)
    for entry, error in (
        (good._replace(game="1" * 64).signed(CRYPTO, anna.secret), Invalid),
        (good.signed(CRYPTO, bert.secret), Invalid),
        (good._replace(time=NOW + 100_000_000).signed(CRYPTO, anna.secret), Invalid),
        (good._replace(prev="2" * 64).signed(CRYPTO, anna.secret), Illegal),
    ):
        with pytest.raises(error):
            log.judge(entry, NOW)
    log.add(good.signed(CRYPTO, anna.secret))
    back = log.draft(1, NOW, "y", "0" * 64)._replace(time=NOW - 1).signed(CRYPTO, bert.secret)
    with pytest.raises(Illegal):
        log.judge(back, NOW)
    clash = good._replace(body="z").signed(CRYPTO, anna.secret)
    with pytest.raises(Cheat):
        log.judge(clash, NOW)
    assert log.height == 1


def test_F22_lateness_is_judged_by_the_times_in_the_log():
    assert late(NOW, NOW + 90_000, 90_000)
    assert late(NOW, NOW + 88_500, 90_000)
    assert not late(NOW, NOW + 80_000, 90_000)


def test_an_entry_round_trips_through_its_text():
    entry = Entry("0" * 64, 0, "0" * 64, 1, NOW, {"a": [1, None, "ü"]}, "1" * 64)
    signed = entry.signed(CRYPTO, identity("Anna").secret)
    assert parse_entry(signed.text()) == signed
    with pytest.raises(Invalid):
        parse_entry(signed.text() + " ")


def test_an_invite_round_trips_and_broken_ones_are_refused():
    for invite in (INVITE, INVITE._replace(name="Žydrūnas", side="second", locked=True)):
        assert read_extra(invite.extra()) == invite
    for broken in ("", "x", INVITE.extra()[:-4], "é", INVITE.extra() + "AAAA", "W10"):
        with pytest.raises(Invalid):
            read_extra(broken)
    assert isinstance(read_extra(INVITE.extra()), Invite)


def test_chat_arrives_in_order_once_and_later_too():
    wire = playing()
    anna, bert = wire.players.values()
    anna.session.say("hi <b>", wire.now)
    bert.session.lost("anna")
    anna.session.say("still there?", wire.now)
    wire.connect()
    assert wire.settle()
    for _ in range(5):
        wire.step()
    assert [line.text for line in bert.of(Said)] == ["hi <b>", "still there?"]
    assert anna.session.chat == bert.session.chat


def test_much_chat_is_made_up_for_in_pieces():
    wire = playing()
    anna, bert = wire.players.values()
    for i in range(130):
        anna.session.say(f"line {i}", wire.now)
        anna.session.outbox.clear()
    wire.connect()
    for _ in range(60):
        wire.step()
    assert [line.text for line in bert.of(Said)] == [f"line {i}" for i in range(130)]
    assert not bert.of(Fault)


def test_a_flood_costs_nothing_and_is_named():
    wire = playing()
    anna, bert = wire.players.values()
    head = anna.session.log.head if anna.session.log else ""
    for _ in range(5000):
        anna.session.receive("bert", '{"t":"want","from":0}', wire.now)
    anna.work(wire.now)
    assert [(f.key, f.seat) for f in anna.of(Fault)] == [("flood", bert.session.seat)]
    assert anna.session.log is not None
    assert anna.session.log.head == head
    assert len(anna.session.outbox) < 1000


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_over_a_bad_wire_with_deaths(seed: int):
    rng = Random(seed)
    wire = Wire(rng, trouble=0.3)
    wire.connect()
    said = 0
    for round_ in range(25):
        for _ in range(rng.randrange(6)):
            wire.step()
        for name, player in wire.players.items():
            if player.session.log is not None and player.session.may_write() and rng.random() < 0.5:
                player.play(f"{name}{round_}", wire.now)
                said += 1
            if rng.random() < 0.1:
                player.reborn()
                wire.connect()
        if rng.random() < 0.1:
            wire.connect()
    wire.trouble = 0
    wire.connect()
    assert wire.settle()
    anna, bert = wire.players.values()
    assert anna.bodies == bert.bodies
    assert len(anna.bodies) == said
    assert not anna.of(Fault)
    assert not bert.of(Fault)
