"""What a person feels at the table: a move seen in the other browser, frames while a bot thinks, memory.

Times of two pages are comparable: both count from `performance.timeOrigin` on the clock of one machine.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright
from verdicts import Row, middle, percentile
from visits import profile, serving

from browser_kit import DESKTOP, FLAGS, SITE, START_MS, until
from person import Person, both_connected

WATCH_MOVES = """
(() => {
  const now = () => performance.timeOrigin + performance.now();
  let shown;
  globalThis.benchSeen = [];
  addEventListener("pointerdown", (event) => (globalThis.benchPress = performance.timeOrigin + event.timeStamp), true);
  new MutationObserver(() => {
    const follow = document.querySelector(".moves-list")?.dataset.follow;
    if (follow === shown) return;
    shown = follow;
    requestAnimationFrame(() => setTimeout(() => globalThis.benchSeen.push(now())));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-follow"] });
})();
"""

WATCH_SEAT = """() => {
  const said = () => /connection lost|away/.test(document.querySelector(".player-other small")?.textContent ?? "");
  let missed = false;
  globalThis.benchBack = false;
  const look = () => {
    missed ||= said();
    if (missed && !said()) globalThis.benchBack = true;
    else requestAnimationFrame(look);
  };
  look();
}"""

FRAMES = """(on) => {
  if (!on) { cancelAnimationFrame(globalThis.benchFrame); return globalThis.benchGaps; }
  globalThis.benchGaps = [];
  let last = performance.now();
  const frame = (time) => {
    const now = performance.now();
    globalThis.benchGaps.push(now - last);
    last = now;
    globalThis.benchFrame = requestAnimationFrame(frame);
  };
  globalThis.benchFrame = requestAnimationFrame(frame);
}"""

OFFER = """async () => {
  const peer = globalThis.peer = new RTCPeerConnection();
  globalThis.channel = peer.createDataChannel("bench");
  await peer.setLocalDescription();
  while (peer.iceGatheringState !== "complete") await new Promise((done) => setTimeout(done, 20));
  return peer.localDescription.toJSON();
}"""
ANSWER = """async (offer) => {
  const peer = globalThis.peer = new RTCPeerConnection();
  peer.ondatachannel = ({ channel }) => { channel.onmessage = ({ data }) => channel.send(data); };
  await peer.setRemoteDescription(offer);
  await peer.setLocalDescription();
  while (peer.iceGatheringState !== "complete") await new Promise((done) => setTimeout(done, 20));
  return peer.localDescription.toJSON();
}"""
PING = """async (count) => {
  const { channel } = globalThis;
  const trips = [];
  for (let n = 0; n < count; n++) {
    const sent = performance.now();
    const back = new Promise((done) => (channel.onmessage = done));
    channel.send(String(n));
    await back;
    trips.push(performance.now() - sent);
    await new Promise((done) => setTimeout(done, 20));
  }
  return trips;
}"""


@dataclass
class Live:
    """ms; `back`: reloads; `gaps` by window (`thinks`, `idle`); MB of the browser with its table, without and with a bot's worker."""

    seen: list[float] = field(default_factory=list)
    back: list[float] = field(default_factory=list)
    trips: list[float] = field(default_factory=list)
    thinks: list[list[float]] = field(default_factory=list)
    idle: list[list[float]] = field(default_factory=list)
    memory: dict[str, float | None] = field(default_factory=dict)


def measure_link(play: Playwright, chromium: str, stock: Path, moves: int, live: Live) -> None:
    """Moves of both sides of one game, and bare round trips before and after them."""
    browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
    try:
        with serving(SITE) as site, serving(stock / "empty") as empty:
            bare = _bare_channel(browser, empty.base)
            live.trips += bare.evaluate(PING, 30)
            couple = _couple(browser, site.base)
            for _ in range(max(1, moves // 6)):
                live.back += [_seat_back(*couple), _seat_back(*couple[::-1])]
            _moves(couple, moves, live, lambda: bare.evaluate(PING, 3))
    finally:
        browser.close()


def _bare_channel(browser: Browser, base: str) -> Page:
    one, two = (browser.new_context().new_page() for _ in range(2))
    for page in (one, two):
        page.goto(base)
    answer = two.evaluate(ANSWER, one.evaluate(OFFER))
    one.evaluate("(answer) => globalThis.peer.setRemoteDescription(answer)", answer)
    until(one, "() => globalThis.channel.readyState === 'open'")
    return one


def _couple(browser: Browser, base: str) -> tuple[Person, Person]:
    people: list[Person] = []
    for seed in (1, 2):
        context = browser.new_context(locale="en-GB", **DESKTOP)
        context.add_init_script(WATCH_MOVES)
        people.append(Person(context.new_page(), base, seed))
    both_connected(people[0], people[1])
    for person in people:
        person.set_up()
    for person in people:
        person.wait_for_labels()
    return people[0], people[1]


def _moves(couple: tuple[Person, Person], count: int, live: Live, between: Any) -> None:
    for _ in range(count):
        mover = None
        while mover is None:
            mover = next((person for person in couple if person.may_move()), None)
            couple[0].page.wait_for_timeout(20)
        other = couple[1] if mover is couple[0] else couple[0]
        mover.one_move()
        pressed: float = mover.page.evaluate("() => globalThis.benchPress")
        seen = until(other.page, "(pressed) => globalThis.benchSeen.find((at) => at > pressed)", pressed)
        live.seen.append(seen - pressed)
        live.trips += between()


def _seat_back(reloading: Person, other: Person) -> float:
    """From the order to load the page again until the other page has missed the player and says that it is there."""
    other.page.evaluate(WATCH_SEAT)
    began = time.monotonic()
    reloading.page.reload(wait_until="commit")
    until(other.page, "() => globalThis.benchBack", timeout=START_MS)
    passed = (time.monotonic() - began) * 1000
    assert other.page.locator(".player-other").count() == 1
    until(reloading.page, "() => document.querySelector('.player-other') !== null", timeout=START_MS)
    return passed


def measure_bot(play: Playwright, chromium: str, windows: int, live: Live) -> None:
    """Turns of the hard bot, each beside an idle window of the same length on the same page; memory on the way."""
    with serving(SITE) as server, profile(play, chromium) as (context, processes):
        page = context.pages[0]
        page.goto(server.base)
        until(page, "() => /Ready to play/.test(document.body.textContent)", timeout=START_MS)
        live.memory["without"] = processes.memory()
        person = Person(page, server.base, seed=4)
        person.start_bot_game("Hard")
        person.set_up()
        assert person.wait_for_turn(START_MS)
        live.memory["with"] = processes.memory()
        for _ in range(windows):
            page.evaluate(FRAMES, True)
            person.one_move()
            if not person.wait_for_turn():
                break
            live.thinks.append(page.evaluate(FRAMES, False)[1:])
            page.evaluate(FRAMES, True)
            page.wait_for_timeout(sum(live.thinks[-1]))
            live.idle.append(page.evaluate(FRAMES, False)[1:])


def link_rows(live: Live) -> list[Row]:
    seen, trip = middle(live.seen), middle(live.trips)
    late = None if seen is None or trip is None else seen - trip
    note = f"{seen or 0:.0f} ms, bare round trip {trip or 0:.1f} ms, {len(live.seen)} moves"
    return [
        Row(
            "seat back after a reload (slowest)",
            max(live.back) / 1000 if live.back else None,
            "s",
            most=5,
            note=", ".join(f"{ms / 1000:.1f}" for ms in live.back),
        ),
        Row("move seen at the other - round trip", late, "ms", most=50, note=note),
    ]


def bot_rows(live: Live) -> list[Row]:
    worst = [max(window) for window in live.thinks if window]
    idle = [max(window) for window in live.idle if window]
    every = [gap for window in live.thinks for gap in window]
    quiet = [gap for window in live.idle for gap in window]
    with_bot, without = live.memory.get("with"), live.memory.get("without")
    return [
        Row(
            f"longest frame gap, bot thinks (best of {len(worst)})",
            min(worst) if worst else None,
            "ms",
            most=100,
            note=f"idle page: {min(idle) if idle else 0:.0f} ms; all windows {', '.join(f'{w:.0f}' for w in worst)}",
        ),
        Row(
            "frame gap, 99 of 100",
            percentile(every, 0.99) if every else None,
            "ms",
            note=f"idle page: {percentile(quiet, 0.99) if quiet else 0:.0f} ms",
        ),
        Row("memory of the browser, table ready", without, "MB"),
        Row("memory of the browser, with the bot's worker", with_bot, "MB"),
    ]
