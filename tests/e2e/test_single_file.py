"""One .html that holds everything: it starts from file:// with the network off, and saves itself again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from browser_kit import SINGLE, START_MS, listen
from person import Person

SLOT = re.compile(r'(<script type="application/json" id="taktbrett-save">)([^<]*)(</script>)')


def save_as_one_file(page: Page, to: Path) -> str:
    """Presses the button in the settings; the text of the file."""
    with page.expect_download(timeout=START_MS) as download:
        page.get_by_role("button", name="Save as one file").or_(
            page.get_by_role("button", name="Save", exact=True)
        ).first.click()
    assert download.value.suggested_filename == "taktbrett.html"
    download.value.save_as(to)
    return to.read_text()


def test_a_game_is_played_from_a_file_with_the_network_off(
    new_context: Callable[..., BrowserContext],
) -> None:
    context = new_context(offline=True)
    ear = listen(context)
    person = Person(context.new_page(), SINGLE.as_uri())
    person.start_bot_game()
    person.set_up()
    assert person.wait_for_turn(START_MS)
    person.one_move()
    assert ear.errors == []
    assert ear.foreign("file:") == []


def ranks(person: Person) -> list[str]:
    """What stands on the setup board, in the order of the own view: squares have other names on the other side."""
    return [label.split(", ", 1)[1] for label in person.labels()]


def keep_setup(page: Page, name: str) -> None:
    """What stands on the own rows, under a name."""
    page.get_by_role("button", name="Automatic").click()
    page.get_by_role("textbox", name="Name of this setup").fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name=f"Load {name}")).to_be_visible()


def test_the_site_saves_the_file_with_my_things_which_takes_them_up_and_saves_itself(
    desktop: BrowserContext, new_context: Callable[..., BrowserContext], base: str, tmp_path: Path
) -> None:
    here = Person(desktop.new_page(), base)
    here.start_bot_game()
    keep_setup(here.page, "My own wall")
    placed = ranks(here)
    here.page.get_by_role("button", name="Ready").click()
    assert here.wait_for_turn(START_MS)
    here.one_move()
    assert here.wait_for_turn()
    stood = here.labels()
    here.page.goto(f"{base}#/settings")
    first = save_as_one_file(here.page, tmp_path / "first.html")
    built = SINGLE.read_text()
    assert SLOT.sub(r"\1\3", first) == SLOT.sub(r"\1\3", built), "only the slot may differ"

    address = (tmp_path / "first.html").as_uri()
    there = Person(new_context(offline=True).new_page(), address)
    page = there.page
    page.goto(f"{address}#/games")
    games = page.get_by_role("main").get_by_role("listitem")
    expect(games).to_have_count(1, timeout=START_MS)
    games.get_by_role("link", name="Go on").click()
    assert there.wait_for_turn(START_MS)
    assert there.labels() == stood
    there.one_move()
    assert there.wait_for_turn()
    went_on = there.labels()

    page.goto(f"{address}#/games")
    page.reload()
    expect(games).to_have_count(1, timeout=START_MS)
    games.get_by_role("link", name="Go on").click()
    assert there.wait_for_turn(START_MS)
    assert there.labels() == went_on, "a game that went on is not set back by what the file carries"

    there.start_bot_game()
    load = page.get_by_role("button", name="Load My own wall")
    expect(load).to_be_visible(timeout=START_MS)
    load.click()
    expect(page.get_by_role("button", name="Ready")).to_be_enabled(timeout=START_MS)
    assert ranks(there) == placed

    page.goto(f"{address}#/settings")
    second = save_as_one_file(page, tmp_path / "second.html")
    assert SLOT.sub(r"\1\3", second) == SLOT.sub(r"\1\3", built)
    assert "My own wall" in slot(first)
    assert "My own wall" in slot(second)
    assert slot(first) != slot(second), "the game went on in the file"


def slot(text: str) -> str:
    found = SLOT.search(text)
    assert found
    return found[2]
