"""Start times: from navigation to Python's first answer, cold, again, and with the server gone.

On our page "ready" is the moment when the page says that it is ready to play: the engine has answered, and every legal
move of any game can be asked for.  `usable` is the painted start screen with its button.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, expect
from verdicts import Row, middle, ratio
from visits import Counting, Processes, profile

from browser_kit import SITE, START_MS, until

WATCH = """
(() => {
  let usable = false;
  new MutationObserver(() => {
    const text = document.body?.textContent ?? "";
    if (!usable && [...document.querySelectorAll("button")].some((b) => /Play now/.test(b.textContent ?? ""))) {
      usable = true;
      requestAnimationFrame(() => setTimeout(() => (globalThis.benchUsable = performance.now())));
    }
    if (globalThis.benchReady === undefined && /Ready to play/.test(text)) globalThis.benchReady = performance.now();
    if (globalThis.benchMove === undefined && document.querySelector('[role=gridcell][aria-label*=" possible"]'))
      globalThis.benchMove = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})();
"""
STORED = "Ready to play, also without internet."


@dataclass
class Visit:
    """ms from navigation start; `cpu` in s of all the browser's processes, `bytes` until the answer."""

    ready: float
    usable: float | None
    cpu: float | None
    bytes: int


@dataclass
class Starts:
    """Visits by page (`ours`, `stock`, `bare`) and kind (`cold`, `reload`, `offline`)."""

    visits: dict[str, list[Visit]] = field(default_factory=dict)
    move: list[float] = field(default_factory=list)

    def add(self, page: str, kind: str, visit: Visit) -> None:
        self.visits.setdefault(f"{page} {kind}", []).append(visit)

    def ready(self, name: str) -> list[float]:
        return [visit.ready for visit in self.visits.get(name, [])]

    def cpu(self, name: str) -> list[float]:
        return [visit.cpu for visit in self.visits.get(name, []) if visit.cpu is not None]


def measure(play: Playwright, chromium: str, stock: Path, rounds: int, say: Callable[[str], None]) -> Starts:
    """Rounds of stock, ours, bare, ours-with-clicks, one after the other."""
    starts = Starts()
    for number in range(rounds):
        for name, folder in (("stock", stock / "stock"), ("ours", SITE), ("bare", stock / "bare")):
            say(f"start {number + 1}/{rounds}: {name}")
            _one_browser(play, chromium, name, folder, starts)
        say(f"start {number + 1}/{rounds}: first move against the computer")
        starts.move.append(_first_move(play, chromium))
    return starts


def _one_browser(play: Playwright, chromium: str, name: str, folder: Path, starts: Starts) -> None:
    server = Counting(folder)
    up = True
    try:
        with profile(play, chromium, WATCH) as (context, processes):
            page = context.pages[0]
            starts.add(name, "cold", _visit(page, server, processes))
            if name == "ours":
                expect(page.get_by_text(STORED)).to_be_visible(timeout=START_MS)
            starts.add(name, "reload", _visit(page, server, processes))
            if name == "ours":
                server.stop()
                up = False
                starts.add(name, "offline", _visit(page, server, processes))
    finally:
        if up:
            server.stop()


def _visit(page: Page, server: Counting, processes: Processes) -> Visit:
    before = processes.cpu()
    server.sent.clear()
    if page.url.startswith(server.base):
        page.reload()
    else:
        page.goto(server.base)
    ready, origin = until(
        page,
        "() => globalThis.benchReady && [globalThis.benchReady, performance.timeOrigin]",
        timeout=START_MS,
    )
    after = processes.cpu()
    end = (origin + ready) / 1000
    return Visit(
        ready,
        page.evaluate("() => globalThis.benchUsable ?? null"),
        None if before is None or after is None else after - before,
        sum(size for when, _, size in server.sent if when <= end),
    )


def _first_move(play: Playwright, chromium: str) -> float:
    """A first visit that goes straight into a game: placed by the button, Python and the bot's Python start meanwhile."""
    server = Counting(SITE)
    try:
        with profile(play, chromium, WATCH) as (context, _):
            return _press_on(context, server.base)
    finally:
        server.stop()


def _press_on(context: BrowserContext, base: str) -> float:
    page = context.pages[0]
    page.goto(base)
    page.get_by_role("button", name="Play now").click(timeout=START_MS)
    page.get_by_role("button", name="Automatic").click(timeout=START_MS)
    ready = page.get_by_role("button", name=re.compile("^Ready"))
    expect(ready).to_be_enabled(timeout=START_MS)
    ready.click()
    return until(page, "() => globalThis.benchMove", timeout=START_MS)


def rows(starts: Starts) -> list[Row]:
    """The lines of the table; `bare` and CPU only inform."""

    def seconds(name: str) -> str:
        value = middle(starts.ready(name))
        return "-" if value is None else f"{value / 1000:.1f} s"

    def against(kind: str, most: float | None, other: str = "stock", theirs: str | None = None) -> Row:
        theirs = theirs or kind
        value = ratio(starts.ready(f"ours {kind}"), starts.ready(f"{other} {theirs}"))
        note = f"{seconds(f'ours {kind}')} : {seconds(f'{other} {theirs}')}"
        return Row(f"{kind} start / {other} {theirs}", value, "", most=most, note=note)

    def processor(kind: str, theirs: str) -> Row:
        ours, other = starts.cpu(f"ours {kind}"), starts.cpu(f"stock {theirs}")
        value = ratio(ours, other)
        note = f"{middle(ours) or 0:.1f} s : {middle(other) or 0:.1f} s" if value else ""
        return Row(f"processor, {kind} start / stock {theirs}", value, note=note)

    cold = starts.visits.get("ours cold", [])
    shares = [visit.usable / visit.ready for visit in cold if visit.usable]
    paints = middle([visit.usable for visit in cold if visit.usable])
    sizes = {
        name: [visit.bytes for visit in starts.visits.get(f"{name} cold", [])]
        for name in ("ours", "bare", "stock")
    }
    mb = {name: (middle(values) or 0) / 1e6 for name, values in sizes.items()}
    return [
        against("cold", 0.65),
        against("reload", 0.6),
        against("offline", 0.6, theirs="reload"),
        against("cold", None, "bare"),
        against("reload", None, "bare"),
        processor("cold", "cold"),
        processor("reload", "reload"),
        Row(
            "usable start screen / Python answers", middle(shares), most=0.15, note=f"{(paints or 0):.0f} ms"
        ),
        Row("cold, first move against the computer", (middle(starts.move) or 0) / 1000 or None, "s"),
        Row(
            "bytes (gz) / bare Pyodide",
            ratio(sizes["ours"], sizes["bare"]),
            most=0.95,
            note=f"{mb['ours']:.2f} : {mb['bare']:.2f} MB",
        ),
        Row(
            "bytes (gz) / stock PyScript",
            ratio(sizes["ours"], sizes["stock"]),
            note=f"{mb['ours']:.2f} : {mb['stock']:.2f} MB",
        ),
    ]
