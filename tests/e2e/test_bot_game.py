"""Against the computer, as a first visitor, to the end."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from browser_kit import START_MS, listen
from person import Person


def test_F1_a_first_visitor_plays_a_bot_to_the_end_replays_it_and_asks_for_a_rematch(
    desktop: BrowserContext, base: str
) -> None:
    ear = listen(desktop)
    person = Person(desktop.new_page(), base, seed=3)
    page = person.page
    person.start_bot_game("Easy")
    person.set_up()
    moves = person.play_to_the_end()
    assert moves > 3
    expect(page.get_by_role("table", name="Points")).to_be_visible()
    hidden = [label for label in person.labels() if "hidden" in label]
    assert hidden == [], "F20a: the whole board is open"
    page.get_by_role("button", name="First position").click()
    expect(page.get_by_text("You are looking at move 0")).to_be_visible()
    assert sum("empty" in label for label in person.labels()) == 12
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text("You are looking at move 1")).to_be_visible()
    page.get_by_role("button", name="Newest position").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Automatic")).to_be_visible()
    assert ear.errors == []
    assert ear.foreign(base) == []


def test_F9_touching_a_hidden_unit_shows_no_difference(desktop: BrowserContext, base: str) -> None:
    person = Person(desktop.new_page(), base)
    person.start_bot_game()
    person.set_up()
    assert person.wait_for_turn(START_MS)
    before = person.labels()
    for label in [label for label in before if label.endswith("hidden")][:10]:
        person.cell(label).click()
        assert person.labels() == before
