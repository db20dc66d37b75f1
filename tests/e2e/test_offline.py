"""The site without its server: everything is stored, and a new version waits until the person asks."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser_kit import START_MS, listen
from serve import Server, serve

READY = re.compile("Ready to play")
STORED = "Ready to play, also without internet."


def stored_page(context: BrowserContext, address: str) -> Page:
    """A page whose service worker has everything."""
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_text(STORED)).to_be_visible(timeout=START_MS)
    return page


def test_the_page_starts_with_the_server_stopped(desktop: BrowserContext, own_server: Server) -> None:
    base = f"http://127.0.0.1:{own_server.server_port}/"
    page = stored_page(desktop, base)
    own_server.shutdown()
    own_server.server_close()
    ear = listen(desktop)
    for address in (base, f"{base}?from=home#/games", f"{base}index.html#/about"):
        page.goto(address)
        page.reload()
        expect(page.get_by_role("main")).to_be_visible()
    page.goto(base)
    expect(page.get_by_text(READY)).to_be_visible(timeout=START_MS)
    assert ear.errors == []


def test_the_store_alone_starts_python(desktop: BrowserContext, own_server: Server) -> None:
    """WebAssembly is taken from the HTTP cache first, and the browser may empty that at any time."""
    page = stored_page(desktop, f"http://127.0.0.1:{own_server.server_port}/")
    own_server.shutdown()
    own_server.server_close()
    desktop.new_cdp_session(page).send("Network.clearBrowserCache")
    page.reload()
    expect(page.get_by_text(READY)).to_be_visible(timeout=START_MS)


@pytest.fixture
def changing(tmp_path: Path, site: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the site that a test may change, and its address."""
    copy = tmp_path / "site"
    shutil.copytree(site, copy)
    server = serve(copy)
    yield copy, f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def publish_next_version(copy: Path) -> None:
    """The same site with another description and the revision that belongs to it."""
    index = copy / "index.html"
    text, changed = re.subn(r'(name="description" content=")[^"]*', r"\1next", index.read_text())
    assert changed == 1
    index.write_text(text)
    worker = copy / "sw.js"
    entry = re.compile(r'\{[^{}]*"?url"?:\s*"index\.html"[^{}]*\}')
    text, changed = entry.subn('{url:"index.html",revision:"' + "0" * 32 + '"}', worker.read_text())
    assert changed == 1
    worker.write_text(text)


def test_a_new_version_waits_until_the_person_asks(
    desktop: BrowserContext, changing: tuple[Path, str]
) -> None:
    copy, base = changing
    page = stored_page(desktop, base)
    about = page.locator("meta[name=description]")
    publish_next_version(copy)
    page.reload()
    expect(page.get_by_text("A new version is ready.")).to_be_visible(timeout=START_MS)
    expect(about).not_to_have_attribute("content", "next")
    page.reload()
    expect(page.get_by_text("A new version is ready.")).to_be_visible(timeout=START_MS)
    page.get_by_role("button", name="Update").click()
    expect(about).to_have_attribute("content", "next", timeout=START_MS)
    expect(page.get_by_text(READY)).to_be_visible(timeout=START_MS)
