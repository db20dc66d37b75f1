"""Two people at one device: between turns nothing of the game is on the page (F7, F9)."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from browser_kit import START_MS, listen
from person import Person

RANKS = "Flag|Mine|Spy|Scout|Miner|Sergeant|Lieutenant|Captain|Major|Colonel|General|Marshal"
WORDS = re.compile(rf"\b({RANKS})\b|\b[a-j]\d0?\b", re.I)
TRACES = re.compile(rf"\b({RANKS})\b|fl-unit|fl-board|data-sq|data-rank|gridcell")


def take_over(page: Page, name: str) -> None:
    """What the next person presses; before that nothing can be seen."""
    reveal = page.get_by_role("button", name=f"I am {name}, show the board")
    expect(reveal).to_be_visible(timeout=START_MS)
    assert WORDS.findall(page.locator("main").text_content() or "") == []
    assert TRACES.findall(page.locator("body").inner_html()) == []
    reveal.click()
    expect(page.get_by_role("grid")).to_be_visible()


def step(person: Person) -> None:
    """A move that is no attack, so that every rank stays hidden."""
    cells = person.page.get_by_role("gridcell")
    cells.and_(person.page.get_by_label(re.compile("possible"))).first.click()
    cells.and_(person.page.get_by_label(re.compile("can move here"))).first.click()


def own_units(person: Person) -> int:
    return sum(", my " in label for label in person.labels())


def test_F7_two_people_at_one_device_pass_it_on_without_seeing_each_other(
    desktop: BrowserContext, base: str
) -> None:
    ear = listen(desktop)
    person = Person(desktop.new_page(), base)
    page = person.page
    page.goto(f"{base}#/new/flagge/local")
    page.get_by_role("textbox", name="First name").fill("Ada")
    page.get_by_role("textbox", name="Second name").fill("Ben")
    page.get_by_role("radio", name="First is red").check()
    page.get_by_role("button", name="Play", exact=True).click()

    take_over(page, "Ada")
    person.set_up()
    take_over(page, "Ben")
    person.set_up()

    seen = []
    for name in ("Ada", "Ben", "Ada"):
        take_over(page, name)
        person.wait_for_labels()
        assert own_units(person) == 40
        labels = person.labels()
        assert not [label for label in labels if re.search(rf"(red|blue) ({RANKS})", label, re.I)]
        seen.append(labels)
        step(person)
        person.pass_on()
    assert seen[0] != seen[1]

    take_over(page, "Ben")
    page.reload()
    take_over(page, "Ben")
    person.give_up()
    expect(page.get_by_text("Ada won")).to_be_visible()
    assert not [label for label in person.labels() if "hidden" in label]
    assert ear.errors == []
