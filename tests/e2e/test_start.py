"""Python starts in the page: from the own origin alone, under a strict policy, and failures are told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from browser_kit import START_MS, listen
from serve import serve

READY = re.compile("Ready to play")


def test_the_page_starts_python_and_asks_no_other_host(desktop: BrowserContext, base: str) -> None:
    ear = listen(desktop)
    page = desktop.new_page()
    page.goto(base)
    expect(page.get_by_text(READY)).to_be_visible(timeout=START_MS)
    assert ear.foreign(base) == []
    assert ear.errors == []
    assert any("/pyscript/" in url for url in ear.requests), "the tables' engine is PyScript's worker"


def test_the_policy_allows_the_own_origin_only(desktop: BrowserContext, base: str) -> None:
    page = desktop.new_page()
    page.goto(base)
    policy = page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content") or ""
    assert "default-src 'none'" in policy
    assert "'unsafe-inline'" not in policy
    assert "'unsafe-eval'" not in policy
    assert "http" not in policy
    refused = page.evaluate("() => fetch('https://taktbrett.invalid/').then(() => 'sent', (e) => e.name)")
    assert refused == "TypeError"


def test_the_start_screen_is_usable_before_python(desktop: BrowserContext, base: str) -> None:
    page = desktop.new_page()
    desktop.route("**/python/**", lambda route: None)  # never answered: Python cannot be ready
    page.goto(base)
    page.get_by_role("button", name="Play now").or_(page.get_by_role("link", name="Play now")).first.click()
    expect(page.get_by_role("heading").first).to_be_visible()


def test_a_missing_file_is_told_and_the_start_can_be_tried_again(desktop: BrowserContext, base: str) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    desktop.route("**/engines-*.zip", refuse)
    page = desktop.new_page()
    page.goto(base)
    expect(page.get_by_text("The rules engine could not start")).to_be_visible(timeout=START_MS)
    desktop.unroute("**/engines-*.zip", refuse)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text(READY)).to_be_visible(timeout=START_MS)


def test_forbidden_webassembly_is_told(desktop: BrowserContext, base: str) -> None:
    desktop.add_init_script("WebAssembly.Module = function () { throw new Error('forbidden'); };")
    page = desktop.new_page()
    page.goto(base)
    expect(page.get_by_text("The rules engine could not start")).to_be_visible(timeout=START_MS)


@pytest.fixture
def below(tmp_path: Path, site: Path) -> Iterator[str]:
    """The site in a folder, as a project's page on GitHub Pages is."""
    (tmp_path / "repo").symlink_to(site)
    server = serve(tmp_path)
    yield f"http://127.0.0.1:{server.server_port}/repo/"
    server.shutdown()
    server.server_close()


def test_the_site_works_in_a_folder(new_context: Callable[..., BrowserContext], below: str) -> None:
    context = new_context()
    ear = listen(context)
    page = context.new_page()
    page.goto(below)
    expect(page.get_by_text(READY)).to_be_visible(timeout=START_MS)
    assert ear.foreign(below) == []
    assert ear.errors == []
