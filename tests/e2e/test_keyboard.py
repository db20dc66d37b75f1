"""A whole game without a mouse, from the start page to the rematch."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from browser_kit import START_MS, listen
from person import MOVABLE, Person

ACTIVE = """() => {
  const at = document.activeElement;
  return at.getAttribute("aria-label") ?? at.textContent.trim();
}"""
STEPS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}
PLACE = """(label) => {
  const cells = [...document.querySelectorAll("[role=gridcell]")];
  const at = label === null ? cells.indexOf(document.activeElement) : cells.findIndex((c) => c.dataset.sq === label);
  return [at % 10, Math.floor(at / 10)];
}"""


def tab_to(page: Page, name: str, most: int = 120) -> None:
    """Tab until the thing of this name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if re.match(name, page.evaluate(ACTIVE)):
            return
    raise AssertionError(f"Tab never reaches {name}")


def walk(page: Page, square: str) -> None:
    """By the arrow keys from where the focus is to a square."""
    at, to = page.evaluate(PLACE, None), page.evaluate(PLACE, square)
    for axis in (0, 1):
        way = to[axis] - at[axis]
        step = (way > 0) - (way < 0)
        for _ in range(abs(way)):
            page.keyboard.press(STEPS[(step, 0) if axis == 0 else (0, step)])
    assert page.evaluate(PLACE, None) == to


def move(person: Person) -> None:
    """One own move by arrows and Enter."""
    page = person.page
    before = person.said()
    chosen = next(label for label in person.labels() if MOVABLE.match(label)).split(",")[0]
    walk(page, chosen)
    page.keyboard.press("Enter")
    target = page.get_by_role("gridcell", name=re.compile("can (move|attack) here")).first
    walk(page, target.get_attribute("data-sq") or "")
    page.keyboard.press("Enter")
    person.wait_for_more(before)


def test_F1_a_game_by_keyboard_alone(desktop: BrowserContext, base: str) -> None:
    ear = listen(desktop)
    person = Person(desktop.new_page(), base)
    page = person.page
    page.goto(base)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Automatic")).to_be_enabled(timeout=START_MS)
    tab_to(page, "Automatic")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Ready")).to_be_enabled(timeout=START_MS)
    tab_to(page, "Ready")
    page.keyboard.press("Enter")
    assert person.wait_for_turn(START_MS)
    tab_to(page, r"[a-k]\d+, ")
    for _ in range(3):
        move(person)
        assert person.wait_for_turn(), "a bot of this level does not win so soon"
    tab_to(page, "Give up")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("button", name="Play on")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Give up")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "^Give up$", most=5)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Automatic")).to_be_visible(timeout=START_MS)
    assert ear.errors == []
