"""The record: opening it gives the same table; files are told apart."""

from __future__ import annotations

from random import Random

import pytest

from pages import Failed, Page, moves
from table.record import Entry, read_head


def everything(page, table):
    seats = [None, *(seat["seat"] for seat in page.view(table, None)["seats"] if seat["kind"] == "user")]
    return [page.view(table, seat, ply) for seat in seats for ply in (None, 0, 7)]


def test_a_game_resumes_from_its_lines_after_every_step():
    page, rng = Page(), Random(3)
    table = page.new("user", "user", memory="hide")
    page.call("table.act", id=table, seat=0, draft=["spy"])
    for step in range(60):
        again = page.reopened(table)
        assert everything(again, table) == everything(page, table)
        assert again.records[table] == page.records[table]
        page.now += 1000
        if step < 2:
            page.setup(table, step)
        elif step == 20:
            page.call("table.chat", id=table, seat=1, text="hm")
        elif step == 30:
            page.act(
                table, 1 - page.view(table, None)["turn"], f"{1 - page.view(table, None)['turn']} draw_offer"
            )
            turn = page.view(table, None)["turn"]
            page.act(table, turn, page.view(table, turn)["prompts"][0]["decline"])
        else:
            page.play_on(table, rng, 1)


def test_the_record_is_what_is_stored_and_every_event_is_stored_at_once():
    page, rng = Page(), Random(5)
    table = page.started()
    for _ in range(50):
        page.play_on(table, rng, 1)
        assert page.call("table.record", id=table)["text"].splitlines() == page.records[table]


@pytest.mark.parametrize("cut", range(1, 9))
def test_a_record_without_all_headers_is_broken(cut):
    page = Page()
    table = page.new("user", "user")
    with pytest.raises(Failed, match="save-broken"):
        Page().call("table.open", id=table, record=page.records[table][: 8 - cut])


@pytest.mark.parametrize(
    "line",
    [
        "",
        "x",
        "17 0 move a1",
        "-5 0 leave",
        "17 # unknown {}",
        "17 # chat {}",
        "17 0 move z1 z2",
        "17 # chat [1",
        "17 2 leave",
    ],
)
def test_a_record_with_a_wrong_line_is_broken(line):
    page = Page()
    table = page.started()
    with pytest.raises(Failed, match="save-broken"):
        Page().call("table.open", id=table, record=[*page.records[table], line])


def test_entries_round_trip():
    page = Page()
    table = page.started()
    page.call("table.chat", id=table, seat=0, text='a "b" # {c} ü')
    for line in page.records[table][8:]:
        assert Entry.read(line).line() == line
    head = read_head(page.records[table])
    assert head.lines() == page.records[table][:8]


# Files


def test_an_exported_game_comes_back():
    page = Page()
    table = page.started()
    page.play_on(table, Random(1), 30)
    file = page.call("table.export", id=table)
    assert file["name"].endswith(".txt")
    other = Page()
    other.now = page.now
    told = other.call("table.import", text=file["text"].replace("\n", "\r\n"))
    assert told == {"id": table, "record": page.records[table]}
    other.call("table.open", **told)
    assert everything(other, table) == everything(page, table)


def test_the_file_of_a_running_game_is_no_spoiler():
    page = Page()
    table = page.new("user", "user")
    page.call("table.act", id=table, seat=0, draft=["marshal"])
    page.setup(table, 0)
    page.setup(table, 1)
    text = page.call("table.export", id=table)["text"]
    assert "marshal" not in text
    assert "flag" not in text.replace("flagge", "")


def test_F20a_the_file_of_a_finished_game_has_all_faces():
    page = Page()
    table = page.started()
    page.act(table, 0, "0 leave")
    text = page.call("table.export", id=table)["text"]
    show = next(line for line in text.splitlines() if " - show " in line)
    assert show.count("=marshal") == 2
    assert show.count("=") == 80


def files():
    page = Page()
    table = page.started()
    page.play_on(table, Random(2), 20)
    return page.call("table.export", id=table)["text"]


@pytest.mark.parametrize("keep", [0.2, 0.5, 0.9, 0.99])
def test_a_truncated_file_is_refused(keep):
    text = files()
    with pytest.raises(Failed, match="save-truncated"):
        Page().call("table.import", text=text[: int(len(text) * keep)])


def test_an_altered_file_is_refused():
    text = files()
    lines = text.splitlines()
    swapped = [*lines[:12], lines[13], lines[12], *lines[14:]]
    for changed in (
        text.replace(" move ", " mova ", 1),
        text + "more\n",
        "\n".join(swapped),
        "\n".join([*lines[:10], *lines[11:]]),
        text.replace("limit=90", "limit=30"),
    ):
        with pytest.raises(Failed, match="save-altered"):
            Page().call("table.import", text=changed)


def test_a_newer_file_is_refused():
    text = files()
    with pytest.raises(Failed, match="save-newer"):
        Page().call("table.import", text=text.replace('[Taktbrett "1"]', '[Taktbrett "2"]'))


@pytest.mark.parametrize("text", ["", "hello", "{}", "\n\n", '[Taktbrett "one"]', "PNG\x00\x01"])
def test_something_else_is_refused(text):
    with pytest.raises(Failed, match="save-broken"):
        Page().call("table.import", text=text)


def test_a_refused_record_changes_nothing_that_is_open():
    page = Page()
    table = page.started()
    before = page.view(table, 0)
    with pytest.raises(Failed):
        page.call("table.open", id=table, record=[*page.records[table][:8], "broken"])
    assert page.view(table, 0) == before
    page.act(table, 0, moves(before)[0])
