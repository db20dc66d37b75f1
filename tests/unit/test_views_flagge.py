"""What a seat sees of Flagge, and what it must not."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from engines.flagge.presets import PRESETS
from engines.flagge.ranks import ARMY
from pages import Failed, Page, moves

RANK = re.compile("|".join(f'"{rank}"(?!:)' for rank in ARMY))


def enemy_faces(view, seat):
    return {item["at"]: item["face"] for item in view["items"] if item["owner"] != seat}


def fight(page, table, rng):
    """Play until a battle has been fought in which somebody survived; the view of red."""
    while True:
        for seat in (0, 1):
            view = page.view(table, seat)
            if view["turn"] == seat:
                attacks = moves(view, "attack")
                page.act(table, seat, rng.choice(attacks or moves(view)))
            battle = page.view(table, 0)["battle"]
            if battle and battle["result"] in ("attacker", "defender"):
                return page.view(table, 0)


def test_F7_during_the_setup_nothing_of_the_other_is_seen_but_that_it_is_done():
    page = Page()
    table = page.new("user", "user")
    page.setup(table, 0)
    view = page.view(table, 1)
    assert view["items"] == []
    assert view["seats"][0]["ready"]
    assert not RANK.search(json.dumps(view | {"setup": None}))
    assert view["setup"] == {"mine": None, "draft": None}
    assert len(page.view(table, 0)["items"]) == 40
    assert page.view(table, None)["items"] == []


def test_F9_different_enemy_setups_give_identical_views_until_the_first_battle():
    texts: list[list[str]] = []
    for preset in PRESETS:
        page, rng = Page(), Random(9)
        table = page.started("ambush", preset)
        seen = [json.dumps(page.view(table, seat)) for seat in (0, None)]
        for turn in range(4):
            quiet = moves(page.view(table, turn % 2), "move")
            short = [event for event in quiet if turn % 2 == 0 or event in ("1 move a7 a6", "1 move a6 a7")]
            if not short:
                break
            page.act(table, turn % 2, rng.choice(short))
            seen += [json.dumps(page.view(table, seat)) for seat in (0, None)]
        texts.append([text.replace(table, "") for text in seen])
    full = [seen for seen in texts if len(seen) == max(map(len, texts))]
    assert len(full) >= 5
    assert all(seen == full[0] for seen in full)


def test_F9_targets_are_for_the_viewer_in_turn_and_the_own_units():
    page = Page()
    table = page.started()
    mine = page.view(table, 0)
    own = {item["at"] for item in mine["items"] if item["owner"] == 0}
    assert mine["targets"]
    assert set(mine["targets"]) <= own
    assert page.view(table, 1)["targets"] == {}
    assert page.view(table, None)["targets"] == {}


def test_F9_F10_entries_are_counted_and_the_closed_square_is_given_with_its_reason():
    page = Page()
    table = page.started()
    back = {0: ("a4", "a5"), 1: ("j7", "j6")}
    seen: list[int] = []
    for step in range(11):
        for seat in (0, 1):
            start, to = back[seat] if step % 2 == 0 else reversed(back[seat])
            view = page.view(table, seat)
            target = next((t for t in view["targets"].get(start, []) if t["to"] == to), None)
            if seat == 0 and target is None:
                assert {"to": to, "reason": "chase", "times": 3} in view["closed"][start]
                assert seen == [0, 0, 1, 1, 2, 2]
                with pytest.raises(Failed, match="illegal-chase"):
                    page.act(table, 0, f"0 move {start} {to}")
                return
            if seat == 0:
                assert target is not None
                seen.append(target.get("times", 0))
            page.act(table, seat, f"{seat} move {start} {to}")
    raise AssertionError


def test_F13_a_battle_shows_both_ranks_to_both():
    page = Page()
    table = page.started()
    view = fight(page, table, Random(2))
    battle = view["battle"]
    for part in ("attacker", "defender"):
        assert battle[part]["rank"] in ARMY
    assert page.view(table, 1)["battle"] == battle
    assert view["last"]["kind"] == "attack"
    item = view["log"][-1]
    assert (item["attacker"], item["defender"]) == (battle["attacker"]["rank"], battle["defender"]["rank"])


def survivor(view):
    battle = view["battle"]
    fighter = battle[battle["result"]]
    return fighter["id"], fighter["seat"], fighter["rank"]


def play_quietly(page, table):
    turn = page.view(table, None)["turn"]
    page.act(table, turn, moves(page.view(table, turn), "move")[0])


def test_F18_show_keeps_a_rank_once_shown():
    page = Page()
    table = page.started(memory="show")
    unit, owner, rank = survivor(fight(page, table, Random(2)))
    play_quietly(page, table)
    view = page.view(table, 1 - owner)
    item = next(item for item in view["items"] if item["id"] == unit)
    assert item["face"] == rank
    assert "shown" in item["marks"]
    assert view["log"][-2]["attacker"] in ARMY


def test_F18_hide_shows_a_rank_for_the_battle_only():
    page = Page()
    table = page.started(memory="hide")
    battle_view = fight(page, table, Random(2))
    unit, owner, _ = survivor(battle_view)
    play_quietly(page, table)
    for seat in (1 - owner, None):
        for ply in (None, *range(battle_view["plies"] + 1)):
            view = page.view(table, seat, ply)
            assert view["battle"] is None
            item = next(item for item in view["items"] if item["id"] == unit)
            assert item["face"] is None
            assert "shown" not in item["marks"]
            assert all(item.get("attacker") is item.get("defender") is None for item in view["log"])
            hidden = (
                enemy_faces(view, seat) if seat is not None else {i["at"]: i["face"] for i in view["items"]}
            )
            assert set(hidden.values()) == {None}


def test_F18_F20_captured_units_are_counted_by_rank_in_both_ways():
    for memory in ("show", "hide"):
        page = Page()
        table = page.started(memory=memory)
        view = fight(page, table, Random(2))
        battle = view["battle"]
        loser = battle["defender" if battle["result"] == "attacker" else "attacker"]
        play_quietly(page, table)
        for seat in (0, 1, None):
            view = page.view(table, seat)
            assert view["seats"][loser["seat"]]["lost"][loser["rank"]] >= 1
            assert view["seats"][loser["seat"]]["units"] == 40 - sum(
                view["seats"][loser["seat"]]["lost"].values()
            )


def test_F19_moved_units_and_scouts_are_marked_for_the_opponent():
    page = Page()
    table = page.started("scout_screen", "scout_screen")
    page.act(table, 0, "0 move a4 a6")
    marks = {item["at"]: item["marks"] for item in page.view(table, 1)["items"]}
    assert marks["a6"] == ["moved", "scout"]
    page.act(table, 1, "1 move b7 b6")
    marks = {item["at"]: item["marks"] for item in page.view(table, 0)["items"]}
    assert marks["b6"] == ["moved"]
    assert [m for at, m in marks.items() if at not in ("a6", "b6")] == [[]] * 78


@pytest.mark.parametrize("memory", ["show", "hide"])
def test_F20a_at_the_end_the_whole_board_is_shown_to_both_and_in_the_replay(memory):
    page = Page()
    table = page.started(memory=memory)
    fight(page, table, Random(2))
    page.act(table, 0, "0 leave")
    for seat in (0, 1, None):
        for ply in (None, 0, 1):
            view = page.view(table, seat, ply)
            assert all(item["face"] in ARMY for item in view["items"])
    first = page.view(table, 1, 0)
    assert len(first["items"]) == 80
    assert first["stage"] == "play"
    assert not first["live"]
    last = page.view(table, 0)
    fought = [item for item in last["log"] if item["kind"] == "attack"]
    assert all(item["attacker"] in ARMY for item in fought)


def test_every_position_can_be_seen_again():
    page, rng = Page(), Random(8)
    table = page.started()
    boards = [page.view(table, 0)["items"]]
    for _ in range(40):
        page.play_on(table, rng, 1)
        boards.append(page.view(table, 0)["items"])
    for ply in [*range(40, -1, -3), 12, 13, 14]:
        view = page.view(table, 0, ply)
        assert view["items"] == boards[ply]
        assert view["targets"] == {} or ply == view["plies"]
        assert view["live"] == (ply == view["plies"])


def test_law10_no_view_holds_a_face_that_its_seat_must_not_know():
    for seed in range(2):
        page, rng = Page(seed), Random(seed)
        memory = ("show", "hide")[seed % 2]
        table = page.started(*rng.sample(sorted(PRESETS), 2), memory=memory)
        while page.view(table, None)["outcome"] is None and view_ply(page, table) < 150:
            state = page.desk.tables[table].course.state
            for seat in (0, 1, None):
                view = page.view(table, seat, rng.choice([None, 0, view_ply(page, table)]))
                for item in view["items"]:
                    handle = int(item["id"][1:])
                    if item["face"] is not None:
                        assert state.book.knows(seat, handle)
                        assert item["owner"] == seat or memory == "show"
                        assert item["face"] == state.book.faces[handle]
                for logged in view["log"]:
                    assert memory == "show" or not RANK.search(json.dumps(logged))
            page.play_on(table, rng, 23)


def view_ply(page, table):
    return page.view(table, None)["plies"] // 2


def test_F9_a_view_tells_nothing_but_ids_of_hidden_units():
    page = Page()
    table = page.started()
    view = page.view(table, 0)
    enemy = [item for item in view["items"] if item["owner"] == 1]
    assert all(set(item) == {"id", "kind", "owner", "at", "face", "marks"} for item in enemy)
    assert [item["id"] for item in enemy] == [f"u{handle}" for handle in range(40, 80)]
