"""Addresses that lead nowhere, games that are not there yet and messages say so plainly, and cover nothing needed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from browser_kit import PHONE, START_MS
from person import Person

REFUSING = "IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };"


@pytest.mark.parametrize(
    ("address", "heading", "title"),
    [
        ("#/rules/taki", "Taki", "Rules"),
        ("#/new/takto", "Takto", "Takto"),
        ("#/rules/nothing", "There is nothing here", "There is nothing here"),
        ("#/nowhere", "There is nothing here", "There is nothing here"),
        ("#a=garbage", "This answer link is broken", "This answer link is broken"),
        ("#j=garbage", "This code can't be used", "This code can't be used"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(
    desktop: BrowserContext, base: str, address: str, heading: str, title: str
) -> None:
    page = desktop.new_page()
    page.goto(base + address)
    expect(page.get_by_role("heading", level=1, name=heading, exact=True)).to_be_visible(timeout=START_MS)
    expect(page).to_have_title(f"{title} · Taktbrett")
    expect(page.get_by_text("Both sides have 40 units")).to_have_count(0)
    expect(page.get_by_role("main").get_by_role("link", name=re.compile("start page"))).to_be_visible()


def overlap(one: Locator, other: Locator) -> bool:
    """Do they cover each other on the screen?"""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return all(
        a[at] < b[at] + b[size] and b[at] < a[at] + a[size] for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("options", [{}, PHONE, {"viewport": {"width": 320, "height": 640}}])
def test_F22_a_message_covers_neither_clock_nor_units_nor_keys(
    new_context: Callable[..., BrowserContext], base: str, options: dict[str, object]
) -> None:
    context = new_context(**options)
    context.add_init_script(REFUSING)
    person = Person(context.new_page(), base)
    page = person.page
    person.start_bot_game()
    person.set_up()
    assert person.wait_for_turn(START_MS)
    message = page.get_by_role("region", name="Messages").get_by_text("This browser does not keep anything")
    expect(message).to_be_visible()
    needed = [
        page.get_by_role("timer").last,
        page.get_by_role("link", name="Settings"),
        *(page.locator(f"[data-sq={square}]") for square in own_rows(person)),
    ]
    keys = page.get_by_role("button", name="One move back")
    needed += [keys] if keys.is_visible() else [page.get_by_role("button", name="Moves")]
    for thing in needed:
        assert not overlap(message, thing), thing


def own_rows(person: Person) -> list[str]:
    """The squares of the own four rows, as they are seen."""
    return [label.split(",")[0] for label in person.labels()[60:]]
