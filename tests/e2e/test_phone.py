"""By finger on a phone: dragging starts at the outermost column and never moves the page; all that stands beside the
board on a desk can be reached."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Locator, Page, expect

from browser_kit import START_MS, listen
from person import MOVABLE, Person


class Finger:
    """Real touches, as the browser gets them from the glass."""

    def __init__(self, page: Page) -> None:
        self.cdp: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        self.cdp.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    def drag(self, start: Locator, end: Locator) -> None:
        """From the middle of one thing to the middle of another, in small steps."""
        (x, y), (to_x, to_y) = middle(start), middle(end)
        self.touch("touchStart", (x, y))
        for step in range(1, 9):
            self.touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
        self.touch("touchEnd")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_rest(page: Page) -> tuple[str, float, float]:
    """Address and scroll of the page: dragging changes neither."""
    return page.url, *page.evaluate("() => [scrollX, scrollY]")


@pytest.fixture
def person(phone: BrowserContext, base: str) -> Person:
    return Person(phone.new_page(), base)


def test_F4_setup_and_moves_by_finger_on_a_phone(person: Person) -> None:
    page, ear = person.page, listen(person.page.context)
    finger = Finger(page)
    person.start_bot_game()
    auto = page.get_by_role("button", name="Automatic")
    expect(auto).to_be_visible(timeout=START_MS)
    expect(page.get_by_role("button", name="Clear")).to_be_disabled()
    page.get_by_role("grid").scroll_into_view_if_needed()
    rank = page.get_by_role("button", name=re.compile("^Marshal 10, 1 left"))
    rank.scroll_into_view_if_needed()
    home = page.get_by_role("gridcell", name=re.compile(", free$"))
    expect(home).to_have_count(40)
    where = at_rest(page)

    left = page.locator(f"[data-sq={home.nth(0).get_attribute('data-sq')}]")
    assert middle(left)[0] < 40, "the outermost column"
    finger.drag(rank, left)
    expect(left).to_have_attribute("aria-label", re.compile("Marshal 10"))
    right = page.locator(f"[data-sq={home.nth(8).get_attribute('data-sq')}]")
    finger.drag(left, right)
    expect(right).to_have_attribute("aria-label", re.compile("Marshal 10"))
    expect(left).to_have_attribute("aria-label", re.compile("free"))
    assert at_rest(page) == where

    auto.tap()
    ready = page.get_by_role("button", name="Ready")
    expect(ready).to_be_enabled(timeout=START_MS)
    page.evaluate("() => scrollTo(0, 0)")
    stock = page.get_by_role("button", name=re.compile("^Flag, "))  # last in the tray
    for needed in (page.get_by_role("grid"), stock, ready):
        expect(needed).to_be_in_viewport(ratio=1)
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(ready).to_be_in_viewport(ratio=1)
    ready.tap()
    assert person.wait_for_turn(START_MS)
    check_tap(person)
    assert person.wait_for_turn()
    check_drag(person, finger)
    assert person.wait_for_turn()
    check_sheets(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert ear.errors == []


def own_move(person: Person) -> tuple[Locator, Locator]:
    """A unit, tapped, and a square it may go to."""
    page = person.page
    chosen = next(label for label in person.labels() if MOVABLE.match(label))
    unit = page.locator(f"[data-sq={chosen.split(',')[0]}]")
    unit.tap()
    to = page.get_by_role("gridcell", name=re.compile("can (move|attack) here")).first
    return unit, page.locator(f"[data-sq={to.get_attribute('data-sq')}]")


def check_tap(person: Person) -> None:
    where = at_rest(person.page)
    before = person.said()
    _, to = own_move(person)
    to.tap()
    person.wait_for_more(before)
    assert at_rest(person.page) == where


def check_drag(person: Person, finger: Finger) -> None:
    where = at_rest(person.page)
    before = person.said()
    unit, to = own_move(person)
    unit.tap()  # lets it go again
    expect(person.page.get_by_role("gridcell", name=re.compile("can (move|attack) here"))).to_have_count(0)
    finger.drag(unit, to)
    person.wait_for_more(before)
    assert at_rest(person.page) == where


def check_sheets(page: Page) -> None:
    bar = page.get_by_role("navigation", name="Around the board")
    for name, seen in (
        ("Moves", page.get_by_role("button", name="One move back")),
        ("Captured", page.get_by_role("heading", name=re.compile("Lost by")).first),
        ("More", page.get_by_role("button", name="Give up")),
    ):
        expect(seen).not_to_be_in_viewport()
        bar.get_by_role("button", name=name).tap()
        expect(seen).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(seen).not_to_be_in_viewport()
