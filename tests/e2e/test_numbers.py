"""Rank numbers can be turned round: then 1 is the strongest, in pictures and in words, and it is remembered (F2)."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from browser_kit import START_MS
from person import Person

NUMBERS = """() => Object.fromEntries([...document.querySelectorAll("button[data-rank]")].map((one) => {
  const said = /(\\d+), \\d+ left$/.exec(one.lastElementChild.textContent.trim());
  return [one.dataset.rank, [one.querySelector("svg").textContent.trim(), said ? said[1] : ""]];
}))"""


def numbers(page: Page) -> dict[str, list[str]]:
    """Each rank's number as it is drawn and as it is said; empty for the flag and mines, which have none."""
    return page.evaluate(NUMBERS)


def test_F2_the_rank_numbers_are_turned_round_everywhere_and_it_is_remembered(
    desktop: BrowserContext, base: str
) -> None:
    page = desktop.new_page()
    person = Person(page, base)
    person.start_bot_game()
    expect(page.get_by_role("button", name="Marshal 10, 1 left", exact=True)).to_be_visible()
    usual = numbers(page)
    assert (usual["marshal"], usual["spy"], usual["flag"]) == (["10", "10"], ["1", "1"], ["", ""])
    page.goto(f"{base}#/settings")
    page.get_by_label("Turn the rank numbers round").check()
    page.reload()
    person.start_bot_game()
    expect(page.get_by_role("button", name="Marshal 1, 1 left", exact=True)).to_be_visible()
    assert numbers(page) == {
        rank: [str(11 - int(shown)) if shown else "" for shown in both] for rank, both in usual.items()
    }
    person.set_up()
    assert person.wait_for_turn(START_MS)
    labels = person.labels()
    assert sum(", my marshal 1," in f"{label}," for label in labels) == 1
    assert sum(", my spy 10," in f"{label}," for label in labels) == 1
