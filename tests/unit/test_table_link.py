"""Two tables between browsers, wired through rpc alone."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from engines.flagge.presets import PRESETS
from engines.flagge.ranks import ARMY
from links import Wire
from pages import Failed, ranks

FACE = re.compile("|".join(f"{rank}\\b" for rank in ARMY))


def equal(wire):
    one, two = wire.sides
    assert one.digest() == two.digest()
    assert wire.is_even()


def keys(side):
    return [note["key"] for note in side.page.notices]


# Joining


def test_a_hosted_table_waits_for_a_friend():
    wire = Wire().host()
    view = wire.sides[0].view()
    assert (view["mode"], view["stage"], view["turn"], view["clock"]) == ("link", "waiting", None, None)
    told = wire.sides[1].page.call("link.peek", extra=wire.extra)
    assert (told["name"], told["game"], told["locked"], told["side"]) == ("Anna", "flagge", False, "blue")
    assert told["options"] == {"memory": "show", "limit": 90}


@pytest.mark.parametrize(("side", "seat"), [("red", 0), ("blue", 1)])
def test_F3_the_host_may_choose_a_colour(side, seat):
    wire = Wire().host(side=side).join()
    wire.connect()
    anna, ben = wire.sides
    assert (anna.seat, ben.seat) == (seat, 1 - seat)
    assert anna.view()["stage"] == ben.view()["stage"] == "setup"
    assert [person["name"] for person in anna.view()["seats"]] == [p["name"] for p in ben.view()["seats"]]
    assert [person["who"] for person in anna.view()["seats"]] == [seat, 1 - seat]


def test_F3_the_draw_is_fair_and_both_agree():
    seats = []
    for seed in range(40):
        wire = Wire(seed + 1).host(side="draw").join()
        wire.connect()
        assert wire.sides[0].seat == 1 - wire.sides[1].seat
        seats.append(wire.sides[0].seat)
    assert 8 < sum(seats) < 32


def test_other_rules_fail_before_the_handshake():
    from fairplay.invite import read_extra

    wire = Wire().host()
    wire.extra = read_extra(wire.extra)._replace(rules=2).extra()
    with pytest.raises(Failed, match="rules-differ"):
        wire.join()


@pytest.mark.parametrize("extra", ["", "x", "!!", "AAAA", "W10"])
def test_a_broken_invite_is_refused(extra):
    with pytest.raises(Failed, match="invite-broken"):
        Wire().sides[1].page.call("link.join", extra=extra, name="Ben")


def test_F25_joining_needs_the_password():
    wire = Wire().host(password="green tea").join()
    wire.connect()
    anna, ben = wire.sides
    assert anna.view()["stage"] == "waiting"
    assert ben.view()["locked"]
    assert ben.view()["ask"]["key"] == "password"
    ben.page.call("link.password", id=ben.table, password="black tea")
    wire.settle()
    assert ben.view()["ask"]["left"] < 5
    ben.page.call("link.password", id=ben.table, password="green tea")
    wire.settle()
    assert ben.view()["stage"] == anna.view()["stage"] == "setup"
    assert "green tea" not in " ".join(anna.all_sent + ben.all_sent)
    assert "green tea" not in "\n".join(ben.page.records[ben.table])


def test_F25_the_right_password_given_when_joining_is_not_asked_for():
    wire = Wire().host(password="green tea").join(password="green tea")
    wire.connect()
    assert wire.sides[1].view()["stage"] == "setup"


def test_F25_the_chat_command_shows_the_password_to_the_host_only():
    wire = Wire().host(password="green tea").join(password="green tea")
    wire.connect()
    for command in ("/passwort", "/password"):
        told = [s.page.call("table.chat", id=s.table, seat=s.seat, text=command) for s in wire.sides]
        assert told[0]["notice"] == {"key": "chat-password-yours", "args": {"password": "green tea"}}
        assert told[1]["notice"] == {"key": "chat-password-set", "args": {}}


def test_F25_the_host_sets_and_clears_it_before_the_game():
    wire = Wire().host()
    anna = wire.sides[0]
    anna.page.call("link.password", id=anna.table, password="one")
    assert anna.view()["locked"]
    anna.page.call("link.password", id=anna.table, password=None)
    assert not anna.view()["locked"]
    wire.join().connect()
    assert wire.sides[1].view()["stage"] == "setup"
    with pytest.raises(Failed, match="password-late"):
        anna.page.call("link.password", id=anna.table, password="two")


def test_a_third_browser_does_not_get_a_seat():
    wire = Wire().started()
    anna = wire.sides[0]
    thief = Wire(9).host().sides[1]
    thief.table = thief.page.call("link.join", extra=wire.extra, name="Cleo")["id"]
    anna.page.call("link.open", id=anna.table, peer="Cleo")
    thief.page.call("link.open", id=thief.table, peer="Anna")
    for _ in range(10):
        for one, peer in ((anna.page, "Cleo"), (thief.page, "Anna")):
            texts = [effect["text"] for effect in one.sent if effect["peer"] == peer]
            one.sent.clear()
            other, table, name = (
                (thief.page, thief.table, "Anna") if one is anna.page else (anna.page, anna.table, "Cleo")
            )
            for text in texts:
                other.call("link.receive", id=table, peer=name, text=text)
    assert thief.view()["stage"] == "waiting"
    assert "seat-taken" in [note["key"] for note in thief.page.notices]
    assert anna.view()["stage"] == "play"
    wire.play(Random(1), 3)
    equal(wire)


# Playing


def test_a_whole_game_with_equal_digests_and_different_views():
    wire = Wire(2).started()
    wire.play(Random(1))
    equal(wire)
    one, two = (side.view() for side in wire.sides)
    assert one["outcome"] == two["outcome"]
    assert one["audit"] == two["audit"]
    assert one["audit"]["ok"]
    assert all(item["face"] in ARMY for item in one["items"])  # F20a
    again = wire.sides[0].view(ply=5), wire.sides[1].view(ply=5)
    assert again[0]["items"] == [{**item} for item in again[1]["items"]] or one["items"] == two["items"]
    assert all(item["face"] in ARMY for item in again[0]["items"])


@pytest.mark.parametrize(
    "accidents", [{"loss": 0.15}, {"double": 0.5}, {"swap": 0.5}, {"loss": 0.1, "double": 0.2, "swap": 0.2}]
)
def test_lost_doubled_and_reordered_messages_change_nothing(accidents):
    wire = Wire(4, **accidents).host(options={"limit": 0}).join()
    wire.connect()
    for side in wire.sides:
        side.page.call("table.act", id=side.table, seat=side.seat, setup=ranks("ambush", side.seat))
        wire.settle()
    wire.play(Random(3), 40)
    equal(wire)
    assert not [key for side in wire.sides for key in keys(side) if key == "link-fault"]


def test_either_side_may_come_back_from_its_record_at_every_step():
    wire, rng = Wire(5).host().join(), Random(5)
    wire.connect()
    for turn, side in enumerate(wire.sides):
        wire.reload(wire.sides[turn % 2])
        side.page.call("table.act", id=side.table, seat=side.seat, setup=ranks("second_row", side.seat))
        wire.settle()
    for turn in range(36):
        side = wire.sides[turn % 2]
        settled = wire.is_even()
        before = side.view()
        wire.reload(side)
        after = side.view()
        before.pop("clock")
        after.pop("clock")
        assert after == before or not settled
        equal(wire)
        wire.step(rng)
        if turn % 3:
            wire.settle()
        else:
            wire.collect()  # the reload comes before the message arrives
    wire.settle()
    equal(wire)
    wire.in_turn().act(f"{wire.in_turn().seat} leave")
    wire.settle()
    assert all(side.view()["audit"]["ok"] for side in wire.sides)


def test_what_is_done_while_the_channel_is_down_arrives_when_it_is_back():
    wire = Wire(6).started()
    wire.cut()
    assert wire.sides[0].view()["seats"][1]["link"] == "lost"
    wire.in_turn().act(wire.sides[0].course.state.legal(0)[0].text())
    wire.sides[1].page.call("table.chat", id=wire.sides[1].table, seat=1, text="are you there?")
    wire.connect()
    equal(wire)
    assert wire.sides[1].view()["turn"] == 1
    assert wire.sides[0].view()["chat"][0]["text"] == "are you there?"
    assert wire.sides[0].view()["seats"][1]["link"] == "open"


def test_chat_reaches_the_other():
    wire = Wire().started()
    anna, ben = wire.sides
    anna.page.call("table.chat", id=anna.table, seat=0, text="good luck")
    wire.settle()
    assert [line["text"] for line in ben.view()["chat"]] == ["good luck"]
    wire.reload(ben)
    assert [line["text"] for line in ben.view()["chat"]] == ["good luck"]


def test_F5_a_setup_may_be_withdrawn_until_both_are_in():
    wire = Wire().host().join()
    wire.connect()
    anna, ben = wire.sides
    for preset in ("ambush", "two_wings"):
        anna.page.call("table.act", id=anna.table, seat=0, setup=ranks(preset, 0))
        wire.settle()
        assert ben.view()["seats"][0]["ready"]
        if preset == "ambush":
            anna.act("0 withdraw")
            wire.settle()
            wire.reload(anna)
    ben.page.call("table.act", id=ben.table, seat=1, setup=ranks("ambush", 1))
    wire.settle()
    wire.play(Random(2), 30)
    equal(wire)
    anna.act("0 leave")
    wire.settle()
    assert all(side.view()["audit"]["ok"] for side in wire.sides)


def test_F6_each_device_fills_its_own_setup_when_the_time_is_over():
    wire = Wire().host().join()
    wire.connect()
    wire.sides[0].page.call("table.act", id=wire.sides[0].table, seat=0, draft=["flag", "mine"])
    wire.pass_time(181_000)
    wire.settle()
    assert wire.sides[0].view()["stage"] == "play"
    faces = {item["at"]: item["face"] for item in wire.sides[0].view()["items"]}
    assert (faces["a1"], faces["b1"]) == ("flag", "mine")
    equal(wire)


def test_F23_an_offer_reaches_the_other():
    wire = Wire().started()
    anna, ben = wire.sides
    anna.act("0 draw_offer")
    wire.settle()
    (prompt,) = ben.view()["prompts"]
    ben.act(prompt["accept"])
    wire.settle()
    for side in wire.sides:
        assert side.view()["outcome"]["reason"] == "draw_agreed"
        assert side.view()["audit"]["ok"]


# Races


@pytest.mark.parametrize("seed", range(4))
def test_F7_both_may_confirm_their_setups_at_the_same_moment(seed):
    wire = Wire(seed + 1).host().join()
    wire.connect()
    for side in wire.sides:
        side.page.call("table.act", id=side.table, seat=side.seat, setup=ranks("ambush", side.seat))
    wire.settle()
    equal(wire)
    assert wire.sides[0].view()["stage"] == "play"
    for side in wire.sides:
        assert {item["face"] for item in side.view()["items"] if item["owner"] == side.seat} == set(ARMY)
        assert (
            side.page.call("table.record", id=side.table)["text"].splitlines()
            == side.page.records[side.table]
        )
        wire.reload(side)
    wire.sides[0].act("0 leave")
    wire.settle()
    assert all(side.view()["audit"]["ok"] for side in wire.sides)


def test_entries_at_the_same_moment_are_ordered_alike_and_none_is_lost():
    wire, rng = Wire(12).started(), Random(12)
    for turn in range(30):
        mover, other = wire.in_turn(), wire.other(wire.in_turn())
        wire.step(rng)
        offers = [
            e
            for e in other.course.state.asides(other.seat)
            if e.kind in ("draw_offer", "limit_offer", "draw_decline")
        ]
        if offers:
            other.act(offers[turn % len(offers)].text())
        wire.settle()
        equal(wire)
        assert mover.course.plies == turn + 1
    for side in wire.sides:
        before = side.view()
        wire.reload(side)
        assert side.view()["items"] == before["items"]
        assert side.view()["log"] == before["log"]
    assert not [key for side in wire.sides for key in keys(side) if key == "link-fault"]


def test_F22_a_move_and_the_word_that_it_is_missed_at_the_same_moment():
    """Whichever comes first by the rule of the log, both devices agree, and nobody is blamed."""
    for seed in range(4):
        wire, rng = Wire(20 + seed).started(), Random(seed)
        wire.play(rng, seed)
        mover = wire.in_turn()
        waiting = wire.other(mover)
        waiting.page.now = waiting.course.clock.ends + 2_600
        mover.page.now = mover.course.clock.ends - 500
        wire.step(rng)
        waiting.page.call("table.tick", id=waiting.table)
        wire.settle()
        equal(wire)
        assert not [key for side in wire.sides for key in keys(side) if key == "link-fault"]
        wire.play(rng, 2)
        equal(wire)


# What the other must not know


def test_F9_different_setups_give_the_other_identical_views_until_the_first_battle():
    seen: list[list[str]] = []
    for preset in ("ambush", "scout_screen", "two_wings"):
        wire = Wire(3).started("ambush", preset)
        views = [json.dumps(wire.sides[0].view())]
        for seat, event in (
            (0, "0 move a4 a5"),
            (1, "1 move j7 j6"),
            (0, "0 move a5 a4"),
            (1, "1 move j6 j5"),
        ):
            wire.sides[seat].act(event)
            wire.settle()
            views.append(json.dumps(wire.sides[0].view()))
        seen.append([re.sub(r'"id": "[0-9a-f]{24}"|"(ends|left)": \d+', "", view) for view in views])
    assert seen[0] == seen[1] == seen[2]


def test_law10_no_message_tells_a_face_before_its_battle():
    wire = Wire(7).started()
    assert not FACE.search("".join(wire.sides[0].all_sent + wire.sides[1].all_sent).replace("flagge", ""))
    rng = Random(7)
    for _ in range(60):
        wire.play(rng, 1)
    for seat, side in enumerate(wire.sides):
        book = side.course.state.book
        public = {h for h in range(80) if book.is_public(h)}
        assert {h for h in book.faces if h // 40 != seat} <= public
        sent = [json.loads(text) for text in side.all_sent]
        opens = [m["entry"]["body"].get("opens", {}) for m in sent if m["t"] == "entry"]
        assert {int(handle) for told in opens for handle in told} <= public
        for other in range(80):
            if other // 40 == 1 - seat and other not in public:
                assert f'"{other}":["' not in "\n".join(side.page.records[side.table])


def test_a_running_game_is_exported_without_secrets_in_sight():
    wire = Wire().started()
    text = wire.sides[0].page.call("table.export", id=wire.sides[0].table)["text"]
    assert not FACE.search(text.replace("flagge", ""))
    told = wire.sides[0].page.call("table.import", text=text)
    assert told["record"][:-1] == wire.sides[0].page.records[wire.sides[0].table]
    assert told["record"][-1].endswith(" # imported null")


# Time


def test_F22_the_waiting_side_says_that_a_turn_is_missed():
    wire = Wire().started()
    wire.cut()
    anna, ben = wire.sides
    ben.page.now += 95_000
    ben.page.call("table.tick", id=ben.table)
    assert [seat["misses"] for seat in ben.view()["seats"]] == [1, 0]
    anna.page.now += 96_000
    wire.connect()
    equal(wire)
    assert [seat["misses"] for seat in anna.view()["seats"]] == [1, 0]


def test_F22_nobody_says_it_too_early():
    wire = Wire().started()
    anna, ben = wire.sides
    for _ in range(5):
        wire.pass_time(4_000)
    wire.play(Random(1), 2)
    ben.page.now += 100_000  # a clock that runs ahead, or a lie
    ben.page.call("table.tick", id=ben.table)
    wire.settle()
    assert anna.view()["seats"][0]["misses"] == 0
    assert "link-fault" in keys(anna)
    assert anna.view()["turn"] == 0


def test_F22_F24_a_player_who_stays_away_loses_by_missed_turns():
    wire = Wire().started()
    anna, ben = wire.sides
    wire.cut()
    for _ in range(6):
        if ben.course.is_over:
            break
        if ben.view()["turn"] == 1:
            ben.act(ben.course.state.legal(1)[0].text())
        ben.page.now += 93_000
        ben.page.call("table.tick", id=ben.table)
    outcome = ben.view()["outcome"]
    assert (outcome["reason"], outcome["winners"]) == ("missed", [1])
    assert anna.view()["outcome"] is None


def test_F24_when_both_are_gone_the_game_waits():
    wire = Wire().started()
    wire.cut()
    for side in wire.sides:
        side.page.now += 3_600_000
    sides = wire.sides
    for side in sides:
        side.page = side.page.reopened(side.table)
    for side in sides:
        side.page.now += 95_000
        side.page.call("table.tick", id=side.table)
        assert [seat["misses"] for seat in side.view()["seats"]] == [0, 0]
    wire.connect()
    equal(wire)
    wire.play(Random(1), 2)
    equal(wire)


def test_F24_whoever_comes_back_alone_may_leave_after_a_while():
    wire = Wire().started()
    wire.cut()
    anna = wire.sides[0]
    anna.page = anna.page.reopened(anna.table)
    assert anna.view()["seats"][1]["link"] == "away"
    with pytest.raises(Failed, match="link-first"):
        anna.act("0 leave")
    anna.page.now += 31_000
    anna.page.call("table.tick", id=anna.table)
    anna.act("0 leave")
    wire.connect()
    equal(wire)
    assert [side.view()["outcome"]["reason"] for side in wire.sides] == ["leave", "leave"]


def test_an_old_file_writes_nothing_before_it_has_seen_the_others_log():
    wire = Wire().started()
    anna = wire.sides[0]
    text = anna.page.call("table.export", id=anna.table)["text"]
    wire.play(Random(1), 4)
    wire.cut()
    told = anna.page.call("table.import", text=text)
    anna.page.records[anna.table] = told["record"]
    anna.page = anna.page.reopened(anna.table)
    anna.page.now += 100_000
    anna.page.call("table.tick", id=anna.table)
    with pytest.raises(Failed, match="link-first"):
        anna.act("0 leave")
    wire.connect()
    equal(wire)
    wire.play(Random(2), 4)
    equal(wire)
    assert not [key for side in wire.sides for key in keys(side) if key == "link-fault"]


def test_a_withheld_opening_is_named_and_counted():
    wire, rng = Wire(8).started(), Random(8)
    while wire.sides[0].course.state.stage != "battle":
        wire.step(rng)
        if all(side.course.state.stage != "battle" for side in wire.sides):
            wire.settle()
            continue
        attacker = next(side for side in wire.sides if side.course.state.stage == "battle")
        other = wire.other(attacker)
        wire.cut()
        assert attacker.view()["battle"]["result"] == "waiting"
        attacker.page.now += 95_000
        attacker.page.call("table.tick", id=attacker.table)
        assert "opening-withheld" in keys(attacker)
        assert attacker.view()["seats"][other.seat]["misses"] == 1
        assert attacker.view()["stage"] == "battle"
        return


# Bad messages


def test_a_hostile_peer_changes_nothing_and_is_named():
    wire = Wire(9).started()
    wire.play(Random(9), 6)
    anna, ben = wire.sides
    anna.page.now += 600_000
    ben.page.now += 600_000
    wire.settle()
    before = anna.page.call("table.record", id=anna.table), anna.digest()
    rng = Random(1)
    texts = [text for text in ben.all_sent if '"t":"entry"' in text]
    for _ in range(400):
        text = list(rng.choice(texts))
        for _ in range(rng.randrange(1, 4)):
            text[rng.randrange(len(text))] = rng.choice('0123456789abcdef{}[]":,x')
        told = anna.page.raw("link.receive", id=anna.table, peer="Ben", text="".join(text))
        assert "err" not in told
        anna.page.now += 50
    after = anna.page.call("table.record", id=anna.table), anna.digest()
    assert after == before
    assert "link-fault" in keys(anna)
    wire.collect()


def test_an_illegal_entry_that_is_well_signed_is_refused_and_its_author_named():
    wire = Wire(9).started()
    anna, ben = wire.sides
    session = ben.page.desk.tables[ben.table].session
    entry = session.draft({"event": "1 move a1 a2"}, ben.digest(), ben.page.now)
    anna.page.call(
        "link.receive", id=anna.table, peer="Ben", text=json.dumps({"t": "entry", "entry": entry.json()})
    )
    notice = next(note for note in anna.page.notices if note["key"] == "link-fault")
    assert notice["args"]["name"] == "Ben"
    assert anna.view()["turn"] == 0


def test_messages_to_unknown_tables_and_peers_are_refused_or_ignored():
    wire = Wire().started()
    anna = wire.sides[0]
    before = anna.view()
    anna.page.call("link.receive", id=anna.table, peer="Nobody", text='{"t":"entry"}')
    with pytest.raises(Failed, match="table-unknown"):
        anna.page.call("link.receive", id="00", peer="Ben", text="{}")
    local = anna.page.started()
    with pytest.raises(Failed, match="table-local"):
        anna.page.call("link.receive", id=local, peer="Ben", text="{}")
    assert anna.view() == before


# The next game


@pytest.mark.parametrize("who", [0, 1])
def test_F3_a_rematch_over_the_same_channel_with_the_other_colours(who):
    wire = Wire(3).started()
    wire.sides[0].act("0 leave")
    wire.settle()
    first, second = wire.sides[who], wire.sides[1 - who]
    seats = [side.seat for side in wire.sides]
    old = second.table
    first.table = first.page.call("table.rematch", id=first.table)["id"]
    wire.settle()
    assert first.view()["stage"] == "waiting"
    assert second.view()["rematch"] == {"mine": False, "theirs": True}
    assert "rematch-asked" in keys(second)
    second.table = second.page.call("table.rematch", id=old)["id"]
    wire.settle()
    assert [side.seat for side in wire.sides] == [1 - seat for seat in seats]
    for side in sorted(wire.sides, key=lambda side: side.seat):
        side.page.call("table.act", id=side.table, seat=side.seat, setup=ranks("ambush", side.seat))
        wire.settle()
    wire.play(Random(1), 4)
    equal(wire)


def test_F3_both_may_ask_for_the_rematch_at_once_and_reload_before():
    wire = Wire(3).started()
    wire.sides[0].act("0 leave")
    wire.settle()
    for side in wire.sides:
        side.table = side.page.call("table.rematch", id=side.table)["id"]
    wire.settle()
    assert [side.view()["stage"] for side in wire.sides] == ["setup", "setup"]
    wire.reload(wire.sides[0])
    wire.reload(wire.sides[1])
    assert [side.view()["stage"] for side in wire.sides] == ["setup", "setup"]
    assert wire.is_even() or not wire.sides[0].course.events


def test_presets_of_this_test_exist():
    assert {"ambush", "two_wings", "second_row", "scout_screen"} <= set(PRESETS)
