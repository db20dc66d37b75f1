"""The door: every request gets an answer, and a bad one changes nothing."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from random import Random

import pytest

from app import rpc, version
from app.desk import Desk
from app.facts import facts
from engines.flagge.ranks import ARMY
from pages import Failed, Page

ROOT = Path(__file__).parents[2]


def test_hello_tells_version_games_and_options():
    told = Page().call("hello")
    assert told["version"] == version.VERSION
    flagge = told["games"]["flagge"]
    assert [option["name"] for option in flagge["options"]] == ["memory", "limit"]
    assert flagge["seats"] == [2]
    assert flagge["options"][1]["default"] == 90


def test_there_is_one_version():
    project = ROOT / "pyproject.toml"
    if not project.exists():
        pytest.skip("not the whole repository")
    assert tomllib.loads(project.read_text())["project"]["version"] == version.VERSION
    assert json.loads((ROOT / "package.json").read_text())["version"] == version.VERSION


def test_the_facts_show_ranks_home_and_presets():
    flagge = json.loads(json.dumps(facts()))["games"]["flagge"]
    assert {rank["id"]: rank["count"] for rank in flagge["ranks"]} == ARMY
    assert len(flagge["home"]["red"]) == len(flagge["home"]["blue"]) == 40
    assert flagge["home"]["red"][:2] == ["a1", "b1"]
    assert len(flagge["blocked"]) == 8
    assert len(flagge["presets"]) >= 8
    assert all(sorted(preset["ranks"]) == sorted(ARMY.elements()) for preset in flagge["presets"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "1",
        "null",
        '"x"',
        "{}",
        '{"m":"hello"}',
        '{"m":"hello","now":1,"rnd":"zz"}',
        "[" * 5000,
        '{"m":1.5}',
    ],
)
def test_what_is_no_request_is_refused(text):
    assert json.loads(rpc.answer(Desk(), text))["err"]["key"] in (
        "request-broken",
        "json-broken",
        "json-float",
        "json-deep",
    )


def test_an_unknown_method_or_table_is_refused():
    with pytest.raises(Failed, match="method-unknown"):
        Page().call("table.explode")
    with pytest.raises(Failed, match="table-unknown"):
        Page().call("table.view", id="abc", seat=0)


@pytest.mark.parametrize(
    "args",
    [
        {"game": "chess", "seats": []},
        {"game": "flagge", "seats": []},
        {"game": "flagge", "seats": [{"kind": "user", "name": "A"}]},
        {"game": "flagge", "seats": [{"kind": "user"}, {"kind": "bot"}]},
        {"game": "flagge", "seats": [{"kind": "user"}, {"kind": "remote"}]},
        {"game": "flagge", "seats": [{"kind": "user"}, {"kind": "user", "level": "easy"}]},
        {"game": "flagge", "seats": [{"kind": "user"}, {"kind": "user"}], "options": {"limit": 31}},
        {"game": "flagge", "seats": [{"kind": "user"}, {"kind": "user"}], "options": {"speed": 1}},
        {"game": "flagge", "seats": [{"kind": "user"}, {"kind": "user"}], "first": 2},
        {"game": "flagge", "seats": "users"},
    ],
)
def test_a_table_that_cannot_be_is_refused(args):
    page = Page()
    with pytest.raises(Failed):
        page.call("table.new", **args)
    assert page.records == {}


JUNK = [
    None,
    True,
    -1,
    7,
    10**30,
    "",
    "x",
    "0 move a4 a5 {0=flag}",
    [],
    [1],
    {},
    {"a": []},
    "0 setup @0",
    [None] * 40,
]


def test_bad_arguments_never_raise_and_change_nothing():
    page, rng = Page(), Random(6)
    table = page.started()
    names = (
        "id",
        "seat",
        "event",
        "setup",
        "draft",
        "text",
        "ply",
        "token",
        "record",
        "game",
        "seats",
        "first",
    )
    names += ("position", "level", "seed", "ms", "options")
    methods = [method for method in rpc.METHODS if method not in ("table.close", "hello")]
    before = page.call("table.record", id=table), page.view(table, 0), page.view(table, 1)
    for _ in range(3000):
        args = {name: rng.choice(JUNK) for name in rng.sample(names, rng.randrange(5))}
        args |= {} if rng.random() < 0.2 else {"id": table}
        method = rng.choice(methods)
        if method == "table.chat" or (method == "table.act" and args.get("event") == "0 leave"):
            continue
        told = page.raw(method, **args)
        assert ("ok" in told) != ("err" in told)
        assert told.get("err", {}).get("key") != "error-bug", (method, args, told)
    assert before == (page.call("table.record", id=table), page.view(table, 0), page.view(table, 1))


def test_a_failure_of_our_own_is_told_and_changes_nothing(monkeypatch):
    page = Page()
    table = page.started()
    before = page.view(table, 0)

    def breaks(self, *args):
        self.lines.append("torn")
        self.course.events.clear()
        raise ZeroDivisionError("marshal at a4")

    monkeypatch.setattr("table.local.LocalTable.settle", breaks)
    told = page.raw("table.act", id=table, seat=0, event="0 draw_offer")
    assert told["err"]["key"] == "error-bug"
    assert "ZeroDivisionError" in told["err"]["args"]["detail"]
    assert "marshal" not in json.dumps(told)
    monkeypatch.undo()
    assert page.view(table, 0) == before


def test_a_refused_call_leaves_the_table_as_it_was():
    page = Page()
    table = page.started()
    before = page.call("table.record", id=table), page.view(table, 0)
    for event in (
        "0 move a4 a9",
        "0 move a1 a2",
        "1 move a7 a6",
        "- miss 0",
        "0 setup",
        "0 stuck",
        "1 draw_accept",
        "move",
    ):
        with pytest.raises(Failed):
            page.act(table, 0, event)
    assert before == (page.call("table.record", id=table), page.view(table, 0))


def test_a_bot_that_is_asked_nonsense_is_an_error_not_a_crash():
    page = Page()
    for args in (
        {},
        {"game": "flagge"},
        {"game": "flagge", "position": {}, "seat": 0, "level": "easy", "seed": 1, "ms": 5},
    ):
        with pytest.raises(Failed) as failed:
            page.call("bot.choose", **args)
        assert failed.value.key != "error-bug"


def shown(told: dict) -> list[dict]:
    return [effect for effect in told["fx"] if effect["do"] == "view"]


def joined(before: dict, effect: dict) -> dict:
    """What a page makes of the view that it holds and the one that came."""
    ends = {name: [*before[name][:kept], *effect["view"][name]] for name, kept in effect["kept"].items()}
    return effect["view"] | ends


def test_a_watched_view_comes_with_what_changed_it_and_only_the_new_end_of_its_lists():
    page, rng = Page(), Random(5)
    table = page.started()
    held = page.call("table.view", id=table, seat=0, watch=True)
    assert held == page.view(table, 0)
    for _ in range(60):
        state = page.desk.tables[table].course.state
        (turn,) = state.awaits().seats
        event = rng.choice(state.legal(turn)).text()
        (effect,) = shown(page.raw("table.act", id=table, seat=turn, event=event))
        assert len(effect["view"]["log"]) <= 2
        held = joined(held, effect)
        assert held == page.view(table, 0)
    (effect,) = shown(page.raw("table.chat", id=table, seat=1, text="well"))
    assert effect["view"]["log"] == []
    assert len(effect["view"]["chat"]) == 1
    assert joined(held, effect) == page.view(table, 0)


def test_F7_a_watched_view_is_of_the_seat_that_was_asked_for_and_of_no_other():
    page = Page()
    table = page.new("user", "user")
    page.setup(table, 1)
    page.call("table.view", id=table, seat=0, watch=True)
    told = page.raw("table.act", id=table, seat=1, event="1 withdraw")
    assert [effect["view"]["me"] for effect in shown(told)] == [0]
    assert "marshal" not in json.dumps(told)


def test_a_table_that_nobody_watches_only_tells_that_it_changed():
    page = Page()
    table = page.started()
    page.view(table, 0)
    page.call("table.view", id=table, seat=0, watch=True)
    page.call("table.view", id=table, seat=0, ply=0, watch=True)  # looking back is no watching
    assert "view" in shown(page.raw("table.chat", id=table, seat=0, text="one"))[0]
    page.call("table.close", id=table)
    page.call("table.open", id=table, record=page.records[table])
    assert shown(page.raw("table.chat", id=table, seat=0, text="two")) == [{"do": "view", "id": table}]


def test_a_view_that_can_not_be_made_is_asked_for_anew_and_nothing_is_lost(monkeypatch):
    page = Page()
    table = page.started()
    page.call("table.view", id=table, seat=0, watch=True)

    def breaks(*_):
        raise ZeroDivisionError

    monkeypatch.setattr("table.local.LocalTable.view", breaks)
    told = page.raw("table.chat", id=table, seat=0, text="kept")
    assert [effect["do"] for effect in told["fx"]] == ["store", "view", "wake"]
    assert shown(told) == [{"do": "view", "id": table}]
    assert page.raw("table.view", id=table, seat=0)["err"]["key"] == "error-bug"
    monkeypatch.undo()
    assert page.view(table, 0)["chat"][0]["text"] == "kept"
