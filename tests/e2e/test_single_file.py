"""One .html that holds everything: it starts from file:// with the network off, and saves itself again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from browser_kit import SINGLE, START_MS, listen

READY = re.compile("Ready to play")
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


def test_it_starts_from_a_file_with_the_network_off(new_context: Callable[..., BrowserContext]) -> None:
    context = new_context(offline=True)
    ear = listen(context)
    page = context.new_page()
    page.goto(SINGLE.as_uri())
    expect(page.get_by_text(re.compile("Ready to play|internet"))).to_be_visible(timeout=START_MS)
    assert ear.errors == []
    assert ear.foreign("file:") == []


def test_the_site_saves_the_file_with_my_things_and_the_file_saves_itself(
    desktop: BrowserContext, new_context: Callable[..., BrowserContext], base: str, tmp_path: Path
) -> None:
    page = desktop.new_page()
    page.goto(f"{base}#/settings")
    first = save_as_one_file(page, tmp_path / "first.html")
    built = SINGLE.read_text()
    assert SLOT.sub(r"\1\3", first) == SLOT.sub(r"\1\3", built), "only the slot may differ"
    assert SLOT.search(first).group(2).startswith("{")  # type: ignore[union-attr]

    alone = new_context(offline=True).new_page()
    alone.goto(f"{(tmp_path / 'first.html').as_uri()}#/settings")
    second = save_as_one_file(alone, tmp_path / "second.html")
    assert SLOT.sub(r"\1\3", second) == SLOT.sub(r"\1\3", built)
