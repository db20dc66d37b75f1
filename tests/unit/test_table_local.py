"""A game at one device: seats, setup, clocks, offers, bots, rematch."""

from __future__ import annotations

from random import Random

import pytest

from engines.flagge.ranks import ARMY
from pages import START, Failed, Page, moves, ranks


def seat_of(view, who):
    return next(seat["seat"] for seat in view["seats"] if seat["who"] == who)


# Seats


def test_F3_who_is_red_is_drawn_fairly():
    page = Page()
    reds = [page.view(page.new("user", "user", first=None), None)["seats"][0]["who"] for _ in range(200)]
    assert 70 < reds.count(0) < 130


def test_F3_first_names_who_is_red():
    page = Page()
    view = page.view(page.new("user", "user", first=1), None)
    assert [seat["who"] for seat in view["seats"]] == [1, 0]
    assert [seat["colour"] for seat in view["seats"]] == ["red", "blue"]
    assert [seat["name"] for seat in view["seats"]] == ["P1", "P0"]


def test_F3_colours_alternate_in_rematches():
    page = Page()
    table = page.started(memory="hide")
    page.act(table, 0, "0 leave")
    again = page.call("table.rematch", id=table)["id"]
    assert [seat["who"] for seat in page.view(again, None)["seats"]] == [1, 0]
    assert page.view(again, None)["options"]["memory"] == "hide"
    page.act(again, 0, "0 leave")
    third = page.call("table.rematch", id=again)["id"]
    assert [seat["who"] for seat in page.view(third, None)["seats"]] == [0, 1]


def test_a_rematch_waits_for_the_end():
    page = Page()
    with pytest.raises(Failed, match="rematch-running"):
        page.call("table.rematch", id=page.started())


def test_the_modes_follow_from_the_seats():
    page = Page()
    assert page.view(page.new("user", "user"), None)["mode"] == "local"
    assert page.view(page.new("user", "easy"), None)["mode"] == "bot"


# Setup


def test_F4_a_setup_needs_the_whole_army():
    page = Page()
    table = page.new("user", "user")
    army = ranks("ambush", 0)
    for wrong in (army[:39], ["flag"] * 40, ["king", *army[1:]], [*army, "spy"]):
        with pytest.raises(Failed, match="setup-incomplete"):
            page.call("table.act", id=table, seat=0, setup=wrong)
    page.setup(table, 0)
    assert page.view(table, 0)["setup"]["mine"] == army


def test_F5_a_setup_can_be_withdrawn_until_both_are_in():
    page = Page()
    table = page.new("user", "user")
    page.setup(table, 0)
    page.act(table, 0, page.view(table, 0)["acts"]["withdraw"])
    assert [seat["ready"] for seat in page.view(table, None)["seats"]] == [False, False]
    page.setup(table, 0)
    page.setup(table, 1)
    assert page.view(table, 0)["stage"] == "play"
    assert "withdraw" not in page.view(table, 0)["acts"]


def test_F6_at_the_end_of_the_time_the_rest_is_placed_and_confirmed():
    page = Page()
    table = page.new("user", "easy")
    page.answer_bots()
    draft = ["flag", None, "marshal", *[None] * 37]
    page.call("table.act", id=table, seat=0, draft=draft)
    assert page.view(table, 0)["setup"]["draft"] == draft
    assert page.wakes[table] == START + 180_000
    page.now = START + 179_999
    page.call("table.tick", id=table)
    assert page.view(table, 0)["stage"] == "setup"
    page.now = START + 180_000
    page.call("table.tick", id=table)
    view = page.view(table, 0)
    faces = {item["at"]: item["face"] for item in view["items"] if item["owner"] == 0}
    assert view["stage"] == "play"
    assert (faces["a1"], faces["c1"]) == ("flag", "marshal")
    assert sorted(faces.values()) == sorted(ARMY.elements())


def test_F6_only_the_last_draft_is_kept():
    page = Page()
    table = page.new("user", "user")
    for rank in ("flag", "spy", "marshal"):
        page.call("table.act", id=table, seat=0, draft=[rank])
    drafts = [line for line in page.records[table] if "# draft" in line]
    assert len(drafts) == 1
    assert page.reopened(table).view(table, 0)["setup"]["draft"] == ["marshal"]
    assert page.view(table, 1)["setup"]["draft"] is None


def test_F6_two_people_at_one_device_have_the_whole_time_each():
    page = Page()
    table = page.new("user", "user")
    assert page.view(table, 0)["clock"]["seat"] == 0
    page.now += 100_000
    page.setup(table, 0)
    clock = page.view(table, 1)["clock"]
    assert (clock["kind"], clock["seat"], clock["limit"], clock["left"]) == ("setup", 1, 180, 180_000)


# Clocks


def test_F21_the_clock_of_a_move_runs_by_timestamps():
    page = Page()
    table = page.started(limit=60)
    page.now += 25_000
    clock = page.view(table, 0)["clock"]
    assert clock == {"kind": "move", "seat": 0, "limit": 60, "ends": START + 60_000, "left": 35_000}
    assert page.wakes[table] == START + 60_000


def test_F21_without_a_limit_nothing_runs_out():
    page = Page()
    table = page.started(limit=0)
    page.now += 10**9
    page.call("table.tick", id=table)
    view = page.view(table, 0)
    assert view["turn"] == 0
    assert view["clock"]["ends"] is None


def test_F21_a_new_limit_holds_from_the_next_move_and_its_offer_stops_no_clock():
    page = Page()
    table = page.started()
    page.now += 30_000
    offers = {offer["value"]: offer["event"] for offer in page.view(table, 0)["acts"]["limit_offer"]}
    page.act(table, 0, offers[30])
    assert page.view(table, 0)["clock"]["left"] == 60_000
    (prompt,) = page.view(table, 1)["prompts"]
    assert (prompt["key"], prompt["seat"], prompt["args"]) == ("limit_offer", 0, {"seconds": 30})
    page.act(table, 1, prompt["accept"])
    assert page.view(table, 0)["clock"]["left"] == 60_000
    page.act(table, 0, moves(page.view(table, 0))[0])
    assert page.view(table, 1)["clock"]["left"] == 30_000


def test_F22_a_turn_is_missed_when_its_time_is_over():
    page = Page()
    table = page.started()
    page.now += 90_000
    page.call("table.tick", id=table)
    view = page.view(table, 1)
    assert view["turn"] == 1
    assert [seat["misses"] for seat in view["seats"]] == [1, 0]
    assert view["log"][-1]["kind"] == "miss"
    assert view["last"] == {"seat": 0, "from": None, "to": None, "kind": "miss"}
    assert view["clock"]["left"] == 90_000


def test_F22_the_third_missed_turn_loses():
    page = Page()
    table = page.started()
    while (view := page.view(table, None))["turn"] is not None:
        page.now += 90_000 if view["turn"] == 0 else 0
        if view["turn"] == 1:
            page.act(table, 1, moves(page.view(table, 1))[0])
        page.call("table.tick", id=table)
    assert view["outcome"]["reason"] == "missed"
    assert view["outcome"]["winners"] == [1]
    assert {"key": "turns_missed", "n": 3, "value": -300} in view["outcome"]["parts"][0]


def test_F22_a_page_that_slept_misses_one_turn_not_three():
    page = Page()
    table = page.started()
    page.now += 3_600_000
    page.call("table.tick", id=table)
    assert [seat["misses"] for seat in page.view(table, None)["seats"]] == [1, 0]


def test_F22_a_move_after_the_end_of_the_time_comes_too_late():
    page = Page()
    table = page.started()
    event = moves(page.view(table, 0))[0]
    page.now += 90_000
    with pytest.raises(Failed, match="illegal-turn"):
        page.act(table, 0, event)
    assert page.view(table, None)["seats"][0]["misses"] == 1


def test_F22_time_that_ran_out_while_the_table_was_closed_is_given_anew():
    page = Page()
    table = page.started()
    page.now += 3_600_000
    view = page.reopened(table).view(table, 0)
    assert view["turn"] == 0
    assert view["seats"][0]["misses"] == 0
    assert view["clock"]["left"] == 90_000


def test_F21_a_reload_gives_no_time():
    page = Page()
    table = page.started()
    page.now += 40_000
    assert page.reopened(table).view(table, 0)["clock"]["left"] == 50_000


# Draw, giving up, leaving


def test_F23_an_offered_draw_that_is_accepted_ends_the_game_with_0_for_both():
    page = Page()
    table = page.started()
    page.act(table, 0, page.view(table, 0)["acts"]["draw_offer"])
    assert page.view(table, 0)["prompts"] == []
    (prompt,) = page.view(table, 1)["prompts"]
    page.act(table, 1, prompt["accept"])
    outcome = page.view(table, 0)["outcome"]
    assert outcome["reason"] == "draw_agreed"
    assert outcome["points"] == [0, 0]


def test_F23_a_declined_offer_cannot_be_repeated_at_once():
    page = Page()
    table = page.started()
    page.act(table, 0, "0 draw_offer")
    page.act(table, 1, page.view(table, 1)["prompts"][0]["decline"])
    assert "draw_offer" not in page.view(table, 0)["acts"]
    with pytest.raises(Failed, match="illegal-soon"):
        page.act(table, 0, "0 draw_offer")


def test_F24_giving_up_early_is_leaving_and_the_view_says_so():
    page = Page()
    table = page.started()
    give_up = page.view(table, 1)["acts"]["give_up"]
    assert give_up["cost"] == "leave"
    page.act(table, 1, give_up["event"])
    outcome = page.view(table, 1)["outcome"]
    assert (outcome["reason"], outcome["winners"], outcome["points"]) == ("leave", [0], [1000, -500])


def test_F24_giving_up_after_10_own_moves_is_a_loss():
    page = Page()
    table = page.started()
    rng = Random(4)
    while page.view(table, 0)["acts"]["give_up"]["cost"] == "leave":
        page.play_on(table, rng, 1)
    page.act(table, 0, "0 give_up")
    outcome = page.view(table, 0)["outcome"]
    assert outcome["reason"] == "give_up"
    sums = [sum(part["value"] for part in parts) for parts in outcome["parts"]]
    assert sums == outcome["points"]


def test_F24_leaving_during_the_setup_gives_no_points():
    page = Page()
    table = page.new("user", "user")
    page.act(table, 0, page.view(table, 0)["acts"]["leave"])
    view = page.view(table, 0)
    assert view["stage"] == "over"
    assert view["outcome"]["points"] is None
    assert view["outcome"]["parts"] == [[], []]


# Chat


def test_chat_is_kept_with_its_time():
    page = Page()
    table = page.started()
    assert page.call("table.chat", id=table, seat=1, text="  well \n played\u0007 ") == {}
    assert page.view(table, 0)["chat"] == [{"seat": 1, "text": "well played", "at": START}]
    assert page.reopened(table).view(table, 0)["chat"] == page.view(table, 0)["chat"]


@pytest.mark.parametrize("command", ["/passwort", "/password", "/PASSWORT"])
def test_F25_a_game_at_one_device_has_no_password(command):
    page = Page()
    table = page.started()
    told = page.call("table.chat", id=table, seat=0, text=command)
    assert told["notice"]["key"] == "chat-password-none"
    assert page.view(table, 0)["chat"] == []


def test_an_unknown_command_is_not_said():
    page = Page()
    table = page.started()
    told = page.call("table.chat", id=table, seat=0, text="/help me")
    assert told["notice"]["key"] == "chat-command-unknown"
    assert page.view(table, 0)["chat"] == []


# Bots


@pytest.mark.parametrize("first", [0, 1])
def test_a_bot_plays_a_whole_game(first):
    page, rng = Page(seed=first), Random(first)
    table = page.new("user", "easy", first=first)
    me = seat_of(page.view(table, None), 0)
    page.setup(table, me)
    while not (view := page.view(table, me))["outcome"]:
        if page.questions:
            page.answer_bots()
        else:
            assert view["turn"] == me
            page.act(table, me, rng.choice(moves(view) or [view["acts"]["stuck"]]))
    assert page.notices == []
    assert page.questions == []


def test_a_bot_gets_its_own_book_only():
    page = Page()
    table = page.new("user", "easy")
    page.setup(table, 0)
    page.answer_bots()
    page.act(table, 0, moves(page.view(table, 0))[0])
    faces = page.questions[-1]["request"]["position"]["book"]["faces"]
    assert {int(handle) // 40 for handle in faces} == {1}


def test_a_stale_answer_of_a_bot_is_ignored():
    page = Page()
    table = page.new("user", "easy", first=1)
    page.setup(table, 1)
    page.answer_bots()
    (old,) = page.questions
    page.act(table, 1, "1 draw_offer")
    keys = {key: old[key] for key in ("id", "seat", "token")}
    event = page.call("bot.choose", **old["request"])["event"]
    before = page.view(table, 1)
    page.call("table.bot", **keys, event=event)
    assert page.view(table, 1) == before
    page.answer_bots()
    while page.questions:
        page.answer_bots()
    assert page.view(table, 1)["turn"] == 1
    page.call("table.bot", **keys, event=event)
    assert page.view(table, 1)["turn"] == 1


@pytest.mark.parametrize("answer", [None, "", "1 move a1 a2", "0 give_up", "nonsense", "1 leave now"])
def test_a_bot_that_fails_plays_something_legal_and_the_game_goes_on(answer):
    page = Page()
    table = page.new("user", "easy")
    page.setup(table, 0)
    page.answer_bots()
    page.act(table, 0, moves(page.view(table, 0))[0])
    (asked,) = page.questions
    page.call("table.bot", id=table, seat=1, token=asked["token"], event=answer)
    view = page.view(table, 0)
    assert view["turn"] == 0
    assert view["stage"] == "play"
    assert [(note["key"], note["args"]) for note in page.notices] == [("bot-fallback", {"name": "B1"})]


def test_a_bot_that_fails_at_an_offer_declines():
    page = Page()
    table = page.new("user", "easy")
    page.setup(table, 0)
    page.answer_bots()
    page.act(table, 0, "0 draw_offer")
    page.call("table.bot", id=table, seat=1, token=page.questions[-1]["token"], event=None)
    assert page.view(table, 0)["log"][-1]["kind"] == "draw_decline"


def test_F22_a_silent_bot_is_helped_before_it_misses_its_turn():
    page = Page()
    table = page.new("user", "easy", limit=30)
    page.setup(table, 0)
    page.answer_bots()
    page.act(table, 0, moves(page.view(table, 0))[0])
    page.now = page.wakes[table]
    page.call("table.tick", id=table)
    view = page.view(table, 0)
    assert view["turn"] == 0
    assert [seat["misses"] for seat in view["seats"]] == [0, 0]
    assert page.notices


def test_a_bot_is_asked_again_after_a_reload():
    page = Page()
    table = page.new("user", "easy", first=1)
    page.setup(table, 1)
    page = page.reopened(table)
    page.answer_bots()
    assert page.view(table, 1)["stage"] == "play"
    page = page.reopened(table)
    page.answer_bots()
    assert page.view(table, 1)["turn"] == 1


def test_people_cannot_act_or_look_for_a_bot():
    page = Page()
    table = page.new("user", "easy")
    for call in ("table.view", "table.act", "table.chat"):
        with pytest.raises(Failed, match="seat-other"):
            page.call(call, id=table, seat=1, event="1 leave", text="hello")
