"""Helpers of the end-to-end tests: devices, what a page says and asks for, waiting.

Law: tests wait for conditions, never for time. The page's policy forbids evaluating text, so `page.wait_for_function`
cannot be used on it: wait with `expect(...)` or with `until(page, "() => ...")`.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "dist" / "site"
SINGLE = ROOT / "dist" / "taktbrett.html"

FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
START_MS = 90_000
"""Python's start on a busy machine of two cores."""


@dataclass
class Ear:
    """Hears what a context says and asks for."""

    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def foreign(self, base: str) -> list[str]:
        """Requests to anything but `base` and the page's own memory."""
        own = (base, "blob:", "data:", "file:")
        return [url for url in self.requests if not url.startswith(own)]


def listen(context: BrowserContext) -> Ear:
    """Collects console errors, uncaught errors and every request of all pages and workers of `context`."""
    ear = Ear()
    context.on("request", lambda request: ear.requests.append(request.url))
    context.on("console", lambda m: ear.errors.append(m.text) if m.type == "error" else None)
    context.on("weberror", lambda error: ear.errors.append(str(error.error)))
    return ear


def until(page: Page, function: str, arg: Any = None, timeout: float = 30_000) -> Any:
    """The first truthy answer of a JavaScript function in the page; fails after `timeout` ms."""
    end = time.monotonic() + timeout / 1000
    while True:
        answer = page.evaluate(function, arg)
        if answer:
            return answer
        assert time.monotonic() < end, f"never true within {timeout} ms: {function}"
        page.wait_for_timeout(50)
