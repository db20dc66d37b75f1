"""What is hidden leaves no trace on the other's page, and what people write stays text (F9)."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from browser_kit import START_MS, listen
from person import MOVABLE, Person, both_connected

LIT = re.compile(r"<!--.*?-->", re.S)
MARKUP = "<img src=x onerror=a()>"


def reveal(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}, show the board").click(timeout=START_MS)
    expect(page.get_by_role("grid")).to_be_visible()


def lay_out(page: Page, preset: str) -> None:
    page.get_by_role("button", name=preset, exact=True).click()
    page.get_by_role("button", name="Ready").click()


def game_with(page: Page, base: str, preset: str) -> str:
    """A game of two people where red has this setup and blue always the same; its address."""
    page.goto(f"{base}#/new/flagge/local")
    page.get_by_role("textbox", name="First name").fill("Ada")
    page.get_by_role("textbox", name="Second name").fill("Ben")
    page.get_by_role("radio", name="First is red").check()
    page.get_by_label("Time for a move").select_option("No limit")
    page.get_by_role("button", name="Play", exact=True).click()
    for name, setup in (("Ada", preset), ("Ben", "Ambush")):
        reveal(page, name)
        lay_out(page, setup)
    return page.url


def front(person: Person, row: int) -> set[str]:
    """Squares of the own front row whose unit can move."""
    found = (MOVABLE.match(label or "") for label in person.labels())
    return {m[1] for m in found if m and m[1][1:] == str(row)}


def step(person: Person, start: str, end: str) -> None:
    person.square(start).click()
    person.square(end).click()
    person.pass_on()


def page_as_seen(person: Person) -> str:
    """Everything that stands on the screen, without the marks of the library that draws it."""
    person.wait_for_labels()
    return LIT.sub("", person.page.locator("main").inner_html())


def test_F9_two_different_setups_give_the_opponent_the_same_page_until_the_first_battle(
    desktop: BrowserContext, base: str
) -> None:
    person = Person(desktop.new_page(), base)
    page = person.page
    games, own, free = [], [], []
    for preset in ("Fortress, left", "Screen of scouts"):
        games.append(game_with(page, base, preset))
        reveal(page, "Ada")
        person.wait_for_labels()
        own.append(person.labels())
        free.append(front(person, 4))
    assert own[0] != own[1]
    column = min(free[0] & free[1])[0]
    answer = "b" if column == "a" else "a"

    seen: list[list[str]] = []
    for address in games:
        page.goto(f"{base}#/games")
        page.goto(address)
        reveal(page, "Ada")
        step(person, f"{column}4", f"{column}5")
        reveal(page, "Ben")
        pages = [page_as_seen(person)]
        step(person, f"{answer}7", f"{answer}6")
        reveal(page, "Ada")
        step(person, f"{column}5", f"{column}6")
        reveal(page, "Ben")
        seen.append([*pages, page_as_seen(person)])
    assert seen[0][0] != seen[0][1]
    assert seen[0] == seen[1]


def test_names_and_talk_stay_text(new_context: Callable[..., BrowserContext], base: str) -> None:
    contexts = new_context(), new_context()
    ears = [listen(context) for context in contexts]
    host, guest = (Person(context.new_page(), base) for context in contexts)
    for person in (host, guest):
        person.page.goto(f"{base}#/settings")
        person.page.get_by_role("textbox", name="Your name").fill(MARKUP)
    both_connected(host, guest)
    said = f"<b>bold</b><script>1</script>{MARKUP}"
    for speaker, hearer in ((host, guest), (guest, host)):
        field = speaker.page.get_by_role("textbox", name="Write a message")
        field.fill(f"{said} {speaker.rng.random()}")
        words = field.input_value()
        field.press("Enter")
        for person in (speaker, hearer):
            expect(person.page.get_by_role("log")).to_contain_text(words)
    for person in (host, guest):
        page = person.page
        expect(page.get_by_role("main").get_by_text(MARKUP).first).to_be_visible()
        expect(page.locator("img, .chat-list script, .chat-list b b")).to_have_count(0)
    for ear in ears:
        assert ear.errors == []
        assert ear.foreign(base) == []
