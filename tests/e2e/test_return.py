"""Coming back between browsers: quick reloads, both at once, after the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from browser_kit import PHONE, START_MS
from person import Person, both_connected

AWAY = re.compile(r"connection lost|not here", re.I)


@pytest.fixture
def couple(new_context: Callable[..., BrowserContext], base: str) -> tuple[Person, Person]:
    """A host at a desk and a guest on a phone, connected."""
    host = Person(new_context().new_page(), base, seed=1)
    guest = Person(new_context(**PHONE).new_page(), base, seed=2)
    both_connected(host, guest)
    return host, guest


def sees_the_other(person: Person) -> None:
    """One player sits opposite, and is there."""
    other = person.page.locator(".player-other")
    expect(other).to_have_count(1, timeout=START_MS)
    expect(other.locator("small")).not_to_have_text(AWAY, timeout=START_MS)


def both_play(couple: tuple[Person, Person]) -> None:
    """A turn of each."""
    for person in couple:
        person.wait_for_labels()
        sees_the_other(person)
    for _ in range(2):
        mover, other = couple if couple[0].may_move() else couple[::-1]
        assert mover.wait_for_turn(START_MS)
        mover.one_move()
        assert other.wait_for_turn(START_MS)


@pytest.mark.parametrize("who", ["host", "guest"])
def test_two_quick_reloads_right_after_ready_lose_nothing(couple: tuple[Person, Person], who: str) -> None:
    reloading, other = couple if who == "host" else couple[::-1]
    other.set_up()
    reloading.set_up()
    reloading.page.reload(wait_until="commit")
    if who == "host":  # the first return is under way: the page is there, Python starts
        reloading.page.get_by_role("progressbar").first.wait_for()
    reloading.page.reload()
    both_play(couple)


def test_both_reload_right_after_ready_and_come_together_by_a_code(
    new_context: Callable[..., BrowserContext], base: str
) -> None:
    """Nobody stayed to be found, so one code each way is needed (no server knows the two); the rest is kept."""
    couple = host, guest = (
        Person(new_context().new_page(), base, 1),
        Person(new_context().new_page(), base, 2),
    )
    both_connected(host, guest)
    for person in couple:
        person.set_up()
    addresses = [person.page.url for person in couple]
    for person in couple:
        person.page.goto("about:blank")
    for person, address in zip(couple, addresses, strict=True):
        person.page.goto(address, wait_until="commit")
    for person in couple:
        person.page.reload(wait_until="commit")
    for person in couple:
        person.page.locator(".link-needs-code").get_by_role("button", name="Help").click(timeout=START_MS)
    host.page.get_by_role("button", name="Make a new invite").click(timeout=START_MS)
    invite = host.page.get_by_role("textbox", name="Invite link")
    expect(invite).to_have_value(re.compile("#j="), timeout=START_MS)
    guest.take(invite.input_value())
    answer = guest.page.get_by_role("textbox", name="Answer link")
    expect(answer).to_have_value(re.compile("#a="), timeout=START_MS)
    host.take(answer.input_value())
    for person in couple:
        expect(person.page.get_by_role("dialog")).to_have_count(0, timeout=START_MS)
    both_play(couple)


def test_F3_chat_and_rematch_go_on_after_a_reload_on_the_end_screen(couple: tuple[Person, Person]) -> None:
    host, guest = couple
    for person in couple:
        person.set_up()
    for person in couple:
        person.wait_for_labels()
    host.give_up()
    expect(guest.page.get_by_role("button", name="Rematch")).to_be_attached(timeout=START_MS)
    host.page.reload()
    write = host.page.get_by_role("textbox", name="Write a message")
    write.fill("well played", timeout=START_MS)
    host.page.locator(".link-open").wait_for(timeout=START_MS)
    write.press("Enter")
    expect(guest.page.get_by_text("well played").first).to_be_attached(timeout=START_MS)
    host.page.get_by_role("button", name="Rematch").click()
    expect(host.page.get_by_text("Nearly there")).to_be_visible()
    host.page.reload()
    expect(host.page.get_by_text("Nearly there")).to_be_visible(timeout=START_MS)
    guest.page.get_by_role("button", name="Accept the rematch").click(timeout=START_MS)
    for person in couple:
        person.page.get_by_role("button", name="Automatic").wait_for(timeout=START_MS)
        person.set_up()
    both_play(couple)
