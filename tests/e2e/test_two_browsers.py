"""Two browsers without a server: joining, playing to the end, coming back in every phase."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from browser_kit import PHONE, START_MS, listen
from person import Person, both_connected, play_on


@pytest.fixture
def couple(new_context: Callable[..., BrowserContext], base: str) -> tuple[Person, Person]:
    """A host at a desk and a guest on a phone, connected."""
    host = Person(new_context().new_page(), base, seed=1)
    guest = Person(new_context(**PHONE).new_page(), base, seed=2)
    both_connected(host, guest)
    return host, guest


def digests(text: str) -> list[str]:
    return re.findall(r'"digest":"([0-9a-f]{64})"', text)


def test_F13_two_browsers_play_to_the_end_with_equal_digests_and_different_views(
    new_context: Callable[..., BrowserContext], base: str, tmp_path: Path
) -> None:
    contexts = new_context(), new_context()
    ears = [listen(context) for context in contexts]
    host, guest = (Person(context.new_page(), base, seed) for seed, context in enumerate(contexts, 5))
    both_connected(host, guest)
    for person in (host, guest):
        person.set_up()
    expect(host.page.get_by_role("grid")).to_be_visible()
    host.wait_for_labels()
    guest.wait_for_labels()
    assert host.labels() != guest.labels()
    assert play_on(host, guest) > 10
    for person in (host, guest):
        expect(person.page.get_by_role("table", name="Points")).to_be_visible()
        expect(person.page.get_by_text(re.compile("checked", re.I)).first).to_be_visible(timeout=START_MS)
        assert not [label for label in person.labels() if "hidden" in label]
    mine, theirs = digests(host.saved(tmp_path)), digests(guest.saved(tmp_path))
    assert len(mine) > 20
    assert mine == theirs
    for ear in ears:
        assert ear.errors == []
        assert ear.foreign(base) == []


def test_an_answer_link_hands_the_code_to_the_tab_that_waits(
    new_context: Callable[..., BrowserContext], base: str
) -> None:
    host = Person(new_context().new_page(), base)
    guest = Person(new_context().new_page(), base)
    answer = guest.join(host.invite())
    other_tab = host.page.context.new_page()
    other_tab.goto(answer)
    expect(other_tab.get_by_text("The answer has arrived")).to_be_visible(timeout=START_MS)
    for person in (host, guest):
        expect(person.page.get_by_role("button", name="Automatic")).to_be_visible(timeout=START_MS)


def test_F5_what_is_set_up_while_waiting_stands_when_the_game_begins(
    new_context: Callable[..., BrowserContext], base: str
) -> None:
    host = Person(new_context().new_page(), base)
    guest = Person(new_context().new_page(), base)
    link = host.invite()
    host.page.get_by_role("button", name="Set up while you wait").click()
    host.page.get_by_role("button", name="Automatic").click()
    expect(host.page.get_by_text("40 of 40 placed · waiting for your friend")).to_be_visible()
    expect(host.page.get_by_role("button", name="Ready")).to_be_disabled()
    placed = ranks_in_sight(host)
    answer = guest.join(link)
    host.page.reload()
    connect = host.page.get_by_role("textbox", name="Answer of your friend")
    expect(connect).to_be_visible(timeout=START_MS)
    expect(host.page.get_by_role("textbox", name="Invite link")).to_have_value(
        re.compile("#j="), timeout=START_MS
    )
    host.page.get_by_role("button", name="Set up while you wait").click()
    expect(host.page.get_by_text("40 of 40 placed · waiting for your friend")).to_be_visible()
    assert ranks_in_sight(host) == placed, "a reload keeps it"
    host.take(answer)
    expect(host.page.get_by_role("button", name="Ready")).to_be_enabled(timeout=START_MS)
    assert ranks_in_sight(host) == placed, "and so does the draw of the colours"
    host.page.get_by_role("button", name="Ready").click()
    expect(host.page.get_by_role("button", name="Take back")).to_be_visible()


def ranks_in_sight(person: Person) -> list[str]:
    """What stands on the own four rows, as it is seen; the squares are named by the colour."""
    return [label.split(", ", 1)[1] for label in person.labels()[60:]]


def test_F5_a_confirmed_setup_can_be_taken_back_until_both_are_ready(couple: tuple[Person, Person]) -> None:
    host, guest = couple
    host.set_up()
    host.page.get_by_role("button", name="Take back").click()
    expect(host.page.get_by_role("button", name="Ready")).to_be_enabled()
    host.page.get_by_role("button", name="Ready").click()
    guest.set_up()
    for person in couple:
        person.wait_for_labels()
        expect(person.page.get_by_role("button", name="Take back")).to_have_count(0)


def test_a_reload_in_every_phase_takes_the_seat_back(couple: tuple[Person, Person]) -> None:
    host, guest = couple

    def reload(person: Person) -> None:
        person.page.reload()
        expect(person.page.get_by_role("grid")).to_be_visible(timeout=START_MS)

    reload(guest)
    expect(guest.page.get_by_role("button", name="Automatic")).to_be_visible(timeout=START_MS)
    for person in couple:
        person.set_up()
    for person in couple:
        person.wait_for_labels()
    for reloading in (host, guest, host):
        reload(reloading)
        mover = next_mover(couple)
        mover.one_move()
        other = guest if mover is host else host
        assert other.wait_for_turn(START_MS)
    mover = next_mover(couple)
    mover.give_up()
    for person in couple:
        expect(person.page.get_by_role("button", name="Rematch")).to_be_attached(timeout=START_MS)
    reload(host)
    expect(host.page.get_by_role("button", name="Rematch")).to_be_attached(timeout=START_MS)


def next_mover(couple: tuple[Person, Person]) -> Person:
    """Whoever may move, once one of the two may."""
    host = couple[0]
    for _ in range(600):
        for person in couple:
            if person.may_move():
                return person
        host.page.wait_for_timeout(50)
    raise AssertionError("nobody may move")


def test_F25_a_password_keeps_others_out(new_context: Callable[..., BrowserContext], base: str) -> None:
    host = Person(new_context().new_page(), base)
    guest = Person(new_context().new_page(), base)
    link = host.invite()
    host.page.get_by_role("button", name="Set a password").click()
    host.page.get_by_role("textbox", name="Password").fill("sesame")
    host.page.get_by_role("button", name="Save").click()
    expect(host.page.get_by_text("With password")).to_be_visible()
    link = host.page.get_by_role("textbox", name="Invite link").input_value() or link
    host.take(guest.join(link))
    field = guest.page.get_by_role("textbox", name="Password")
    expect(field).to_be_visible(timeout=START_MS)
    asked = "Give the password to sit down. {} tries are left."
    expect(guest.page.get_by_text(asked.format(5), exact=True)).to_be_visible()
    expect(guest.page.get_by_role("button", name="Automatic")).to_have_count(0)
    field.fill("wrong")
    field.press("Enter")
    expect(guest.page.get_by_text(asked.format(4), exact=True)).to_be_visible(timeout=START_MS)
    field.fill("sesame")
    field.press("Enter")
    for person in (host, guest):
        expect(person.page.get_by_role("button", name="Automatic")).to_be_visible(timeout=START_MS)


@pytest.mark.parametrize("broken", ["#j=AAAA", "#a=AAAA", "#j=", "#j=%F0%9F", "#J=QQQQ"])
def test_a_broken_link_is_told_and_the_page_goes_on(desktop: BrowserContext, base: str, broken: str) -> None:
    page = desktop.new_page()
    page.goto(base + broken)
    told = "This answer link is broken" if broken.startswith("#a") else "This code can't be used"
    expect(page.get_by_role("heading", name=told, exact=True)).to_be_visible(timeout=START_MS)
    expect(page.get_by_role("alert")).to_have_text(
        "This code is damaged or cut off. Copy it once more, completely."
    )
    page.goto(base + "#/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
