"""Clocks go by the time they end at: a tab that slept shows the right time, a question closes with its moment."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, expect

from browser_kit import START_MS, until
from person import Person

LEFT = """() => {
  const text = document.querySelector("[role=timer][data-mine='1']").textContent;
  const [minutes, seconds] = text.split(":").map(Number);
  return minutes * 60 + seconds;
}"""


def test_F22_a_tab_that_slept_shows_the_right_time_and_an_open_question_closes_with_its_default(
    desktop: BrowserContext, base: str
) -> None:
    page = desktop.new_page()
    page.clock.install()
    person = Person(page, base)
    page.goto(f"{base}#/new/flagge")
    page.get_by_label("Time for a move").select_option("60 seconds")
    page.get_by_role("button", name="Play", exact=True).click()
    person.set_up()
    assert person.wait_for_turn(START_MS)
    before = page.evaluate(LEFT)
    page.clock.fast_forward(20_000)
    until(page, f"(least) => ({LEFT})() <= least", before - 20)

    page.get_by_role("button", name="Time", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.clock.fast_forward(60_000)
    expect(dialog).to_have_count(0)
    expect(page.get_by_text(re.compile("1 turn missed")).first).to_be_visible()
    expect(page.get_by_text("proposes")).to_have_count(0)


def test_F21_a_tab_that_was_hidden_for_nearly_three_minutes_shows_what_is_left_by_the_clock(
    desktop: BrowserContext, base: str
) -> None:
    """No timer fires while the tab is hidden; then the time that is left goes by the moment when it ends."""
    page = desktop.new_page()
    page.clock.install()
    person = Person(page, base)
    page.goto(f"{base}#/new/flagge")
    page.get_by_label("Time for a move").select_option("180 seconds")
    page.get_by_role("button", name="Play", exact=True).click()
    person.set_up()
    assert person.wait_for_turn(START_MS)
    timer = page.locator("[role=timer][data-mine='1']")
    ends = int(timer.get_attribute("data-ends") or "")
    now = page.evaluate("() => Date.now()")
    page.clock.fast_forward(ends - now - 12_000)
    until(page, f"() => {{ const left = ({LEFT})(); return left > 0 && left <= 12; }}")
    left = page.evaluate(f"() => [({LEFT})(), Date.now()]")
    assert abs(left[0] - (ends - left[1]) / 1000) <= 1
    assert timer.get_attribute("data-ends") == str(ends)
