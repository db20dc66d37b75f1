"""What end-to-end tests share: the built site on a free port, one browser, contexts like a person's devices.

Helpers are in tests/browser_kit.py. Playwright can run only once in a process: use the fixture `playwright_`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from browser_kit import DESKTOP, FLAGS, PHONE, SITE
from find_chromium import find
from serve import Server, serve


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site."""
    assert (SITE / "index.html").exists(), "make site builds it"
    return SITE


@pytest.fixture(scope="session")
def server(site: Path) -> Iterator[Server]:
    """Serves the site for the whole run."""
    running = serve(site)
    yield running
    running.shutdown()
    running.server_close()


@pytest.fixture(scope="session")
def base(server: Server) -> str:
    """Address of the site, with a slash at the end."""
    return f"http://127.0.0.1:{server.server_port}/"


@pytest.fixture
def own_server(site: Path) -> Iterator[Server]:
    """A server of one test, which may stop it."""
    running = serve(site)
    yield running
    running.shutdown()
    running.server_close()


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Path of the browser."""
    path = find()
    assert path, "make chromium installs one"
    return path


@pytest.fixture(scope="session")
def playwright_() -> Iterator[Playwright]:
    """Playwright, started once."""
    with sync_playwright() as play:
        yield play


@pytest.fixture(scope="session")
def browser(playwright_: Playwright, chromium_path: str) -> Iterator[Browser]:
    """One browser for the run; tests are kept apart by their contexts."""
    running = playwright_.chromium.launch(executable_path=chromium_path, args=FLAGS)
    yield running
    running.close()


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes contexts (`new_context(**PHONE)`); all are closed at the end."""
    made: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        context = browser.new_context(**{"locale": "en-GB", **DESKTOP, **options})
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def desktop(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """1280 x 800 with mouse and keyboard."""
    return new_context()


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """390 x 844 with touch."""
    return new_context(**PHONE)
