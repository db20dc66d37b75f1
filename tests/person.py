"""A person at a page: sees names and roles, clicks, types.  Waits for what can be seen, never for time."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page, expect

from browser_kit import START_MS, until

CELL_LABELS = (
    "() => [...document.querySelectorAll('[role=gridcell]')].map((c) => c.getAttribute('aria-label'))"
)
MOVABLE = re.compile(r"^(\w+), my .*possible")


CELLS = """() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => {
  const box = cell.getBoundingClientRect();
  return { label: cell.getAttribute("aria-label") ?? "", x: box.x + box.width / 2, y: box.y + box.height / 2 };
})"""


class Cell(NamedTuple):
    """A square: what it says and where its middle is, in px."""

    label: str
    x: float
    y: float


class Person:
    def __init__(self, page: Page, base: str, seed: int = 1) -> None:
        self.page, self.base, self.rng = page, base, Random(seed)
        page.set_default_timeout(30_000)
        self.touch = bool(page.evaluate("() => navigator.maxTouchPoints > 0"))

    # Ways into a game

    def start_bot_game(self, level: str | None = None) -> None:
        """From the start page into the setup against the computer."""
        self.page.goto(self.base)
        if level is None:
            self.page.get_by_role("button", name="Play now").click()
        else:
            self.page.get_by_role("link", name=re.compile("^Flagge")).click()
            self.page.get_by_role("radio", name=level).check()
            self.page.get_by_role("button", name="Play", exact=True).click()

    def set_up(self) -> None:
        """Everything placed at random and confirmed."""
        self.page.get_by_role("button", name="Automatic").click()
        ready = self.page.get_by_role("button", name="Ready")
        expect(ready).to_be_enabled(timeout=START_MS)
        ready.click()

    def invite(self) -> str:
        """Make an invite; its link."""
        self.page.goto(self.base)
        self.page.get_by_role("link", name="Invite a friend").click()
        self.page.get_by_role("button", name="Make an invite").click()
        link = self.page.get_by_role("textbox", name="Invite link")
        expect(link).to_have_value(re.compile("#j="), timeout=START_MS)
        return link.input_value()

    def join(self, link: str) -> str:
        """Open an invite; the link of the answer."""
        self.page.goto(link)
        self.page.get_by_role("button", name="Join").click(timeout=START_MS)
        answer = self.page.get_by_role("textbox", name="Answer link")
        expect(answer).to_have_value(re.compile("#a="), timeout=START_MS)
        return answer.input_value()

    def take(self, answer: str) -> None:
        """Paste the answer."""
        self.page.get_by_role("textbox", name="Answer of your friend").fill(answer)
        self.page.get_by_role("button", name="Connect").click()

    # The board

    def labels(self) -> list[str]:
        return self.page.evaluate(CELL_LABELS)

    def cell(self, label: str):
        return self.page.get_by_role("gridcell", name=label, exact=True)

    def square(self, name: str):
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name}, "))

    def may_move(self) -> bool:
        return any(MOVABLE.match(label or "") for label in self.labels())

    def wait_for_labels(self) -> None:
        """Until both armies stand."""
        until(
            self.page,
            """() => [...document.querySelectorAll("[role=gridcell]")]
              .filter((c) => /hidden/.test(c.getAttribute("aria-label") ?? "")).length === 40""",
            timeout=START_MS,
        )

    def wait_for_turn(self, timeout: float = 60_000) -> bool:
        """True when a unit can be moved, False when the game is over."""
        said = until(
            self.page,
            """() => {
              const over = [...document.querySelectorAll("button")].some((b) => /rematch/i.test(b.textContent ?? ""));
              const cells = [...document.querySelectorAll("[role=gridcell]")].map((c) => c.getAttribute("aria-label"));
              return over ? "over" : cells.some((l) => /^\\w+, my .*possible/.test(l ?? "")) ? "turn" : "";
            }""",
            timeout=timeout,
        )
        return said == "turn"

    def cells(self) -> list[Cell]:
        """What stands where on the screen, from the far left to the near right."""
        return [Cell(**cell) for cell in self.page.evaluate(CELLS)]

    def click(self, cell: Cell) -> None:
        """A click or a tap, as this device does it."""
        if self.touch:
            self.page.touchscreen.tap(cell.x, cell.y)
        else:
            self.page.mouse.click(cell.x, cell.y)

    def move(self) -> tuple[str, str]:
        """A move by two clicks that presses on: one of the foremost units goes for an attack or ahead."""
        movable = sorted((c for c in self.cells() if MOVABLE.match(c.label)), key=lambda c: c.y)
        chosen = self.rng.choice(movable[:4])
        self.click(chosen)
        until(self.page, "() => document.querySelector('[role=gridcell][aria-label*=\" can \"]') !== null")
        targets = [c for c in self.cells() if " can move here" in c.label or " can attack here" in c.label]
        attacks = [c for c in targets if " can attack here" in c.label]
        ahead = [c for c in targets if c.y < chosen.y - 5]
        to = self.rng.choice(attacks or ahead or targets)
        self.click(to)
        return chosen.label.split(",")[0], to.label.split(",")[0]

    def play_to_the_end(self, most: int = 1000) -> int:
        """Random moves until the game is over; the number of own moves."""
        for n in range(most):
            if not self.wait_for_turn():
                return n
            self.one_move()
        raise AssertionError("no end")

    def play_moves(self, count: int) -> None:
        """So many own moves, unless the game ends before."""
        for _ in range(count):
            if not self.wait_for_turn():
                return
            self.one_move()

    def one_move(self) -> None:
        before = self.said()
        self.move()
        self.wait_for_more(before)

    def said(self) -> str:
        """How far the list of moves is: position shown and entries."""
        return self.page.locator(".moves-list").get_attribute("data-follow") or ""

    def wait_for_more(self, before: str) -> None:
        """Until the list of moves is further than it was."""
        until(
            self.page,
            "(before) => (document.querySelector('.moves-list')?.dataset.follow ?? before) !== before",
            before,
        )

    def pass_on(self) -> None:
        """Hands the device over, unless the page has covered the board by itself."""
        until(
            self.page,
            """() => {
              if (document.querySelector(".cover")) return true;
              const button = [...document.querySelectorAll("button")].find((b) => b.textContent.trim() === "Pass on");
              button?.click();
              return Boolean(button);
            }""",
        )

    def open_acts(self) -> None:
        """On a phone what else can be done comes from below."""
        more = self.page.get_by_role("button", name="More", exact=True)
        if more.is_visible() and more.get_attribute("aria-expanded") == "false":
            more.click()

    def give_up(self) -> None:
        """With the confirmation."""
        self.open_acts()
        self.page.get_by_role("button", name="Give up").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
        expect(self.page.get_by_role("button", name="Rematch")).to_be_attached(timeout=START_MS)

    def saved(self, tmp_path: Path) -> str:
        """The text of "Save as a file"."""
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Save as a file").click()
        target = tmp_path / f"{self.rng.random()}.txt"
        download.value.save_as(target)
        return target.read_text()


def both_connected(host: Person, guest: Person) -> None:
    """Two people at one table in two browsers."""
    host.take(guest.join(host.invite()))
    for person in (host, guest):
        expect(person.page.get_by_role("button", name="Automatic")).to_be_visible(timeout=START_MS)


def play_on(one: Person, two: Person, most: int = 1000) -> int:
    """Both move whenever it is their turn until the game is over; the number of moves."""
    for n in range(most):
        for person in (one, two):
            if person.may_move():
                person.one_move()
                break
            if person.page.get_by_role("button", name="Rematch").count():
                return n
        else:
            one.page.wait_for_timeout(30)
    raise AssertionError("no end")
