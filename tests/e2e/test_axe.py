"""axe-core finds nothing on any screen, in light and dark, large and small, in both languages.

The page's policy forbids foreign scripts, so these contexts alone go without it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser_kit import PHONE, ROOT, START_MS
from person import Person

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = {
    "#/": "start",
    "#/new/flagge": "new",
    "#/new/flagge/local": "new",
    "#/new/flagge/link": "new",
    "#/games": "games",
    "#/rules/flagge": "rules",
    "#/settings": "settings",
    "#/about": "about",
    "#/nowhere": "lost",
    "#j=AAAA": "join",
    "#a=AAAA": "answer",
}
CHECK = """() => axe.run(document).then(({violations, passes}) => {
  if (passes.length < 5) throw new Error("axe-core looked at nothing");
  return violations.map((v) =>
    `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary}`.slice(0, 300)).join(" | ")}`);
})"""


def check(page: Page, where: str) -> list[str]:
    """What axe-core finds on the screen as it stands, once motion has come to rest."""
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    if not page.evaluate("() => Boolean(window.axe)"):
        page.add_script_tag(path=AXE)
    return [f"{where}: {found}" for found in page.evaluate(CHECK)]


@pytest.mark.parametrize(
    "options",
    [
        {"color_scheme": "light", "locale": "en-GB"},
        {"color_scheme": "dark", "locale": "de-DE", **PHONE},
    ],
    ids=["desktop-light-en", "phone-dark-de"],
)
def test_the_quiet_screens(
    new_context: Callable[..., BrowserContext], base: str, options: dict[str, Any]
) -> None:
    page = new_context(bypass_csp=True, reduced_motion="reduce", **options).new_page()
    found: list[str] = []
    for screen, name in SCREENS.items():
        page.goto(base + screen)
        expect(page.locator(f"main.screen-{name}")).to_be_visible()
        expect(page.get_by_role("heading").first).to_be_visible(timeout=START_MS)
        found += check(page, screen)
    assert page.locator("html").get_attribute("lang") == str(options["locale"])[:2]
    assert found == []


@pytest.mark.parametrize(
    "options",
    [{"color_scheme": "light"}, {"color_scheme": "dark", **PHONE}],
    ids=["desktop-light", "phone-dark"],
)
def test_setup_play_and_end(
    new_context: Callable[..., BrowserContext], base: str, options: dict[str, Any]
) -> None:
    person = Person(new_context(bypass_csp=True, reduced_motion="reduce", **options).new_page(), base)
    page = person.page
    person.start_bot_game()
    expect(page.get_by_role("button", name="Automatic")).to_be_visible(timeout=START_MS)
    found = check(page, "setup, empty")
    page.get_by_role("button", name="Automatic").click()
    ready = page.get_by_role("button", name="Ready")
    expect(ready).to_be_enabled(timeout=START_MS)
    found += check(page, "setup, full")
    ready.click()
    assert person.wait_for_turn(START_MS)
    found += check(page, "play")
    person.one_move()
    assert person.wait_for_turn(START_MS)
    person.open_acts()
    found += check(page, "play, acts")
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += check(page, "give up")
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_attached()
    found += check(page, "end")
    page.goto(f"{base}#/games")
    expect(page.get_by_role("listitem").first).to_be_visible()
    found += check(page, "my games")
    assert found == []


def test_invite_and_join(new_context: Callable[..., BrowserContext], base: str) -> None:
    host = Person(
        new_context(bypass_csp=True, reduced_motion="reduce", color_scheme="light").new_page(), base
    )
    link = host.invite()
    found = check(host.page, "invite")
    guest = Person(
        new_context(bypass_csp=True, reduced_motion="reduce", color_scheme="dark", **PHONE).new_page(), base
    )
    guest.page.goto(link)
    expect(guest.page.get_by_role("button", name="Join")).to_be_visible(timeout=START_MS)
    found += check(guest.page, "join")
    guest.join(link)
    found += check(guest.page, "answer")
    assert found == []
