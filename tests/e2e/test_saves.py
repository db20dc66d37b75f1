"""What is kept: through a reload, as a file and back, and what is said when the browser keeps nothing."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from browser_kit import START_MS, listen, until
from person import Person

NO_DATABASE = """() => {
  IDBFactory.prototype.open = () => { throw new DOMException("refused", "SecurityError"); };
}"""
KEPT = """() => new Promise((resolve, reject) => {
  const asked = indexedDB.open("taktbrett");
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const all = asked.result.transaction("lines").objectStore("lines").getAll();
    all.onsuccess = () => { asked.result.close(); resolve(all.result.join("\\n")); };
  };
})"""


def kept(page: Page, pattern: str, timeout: float = START_MS) -> None:
    """Until what is stored fits a pattern."""
    until(page, f"(pattern) => ({KEPT})().then((text) => new RegExp(pattern).test(text))", pattern, timeout)


def bring_in(page: Page, name: str, text: str) -> None:
    """My games: Bring in a file."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Bring in a file").click()
    chooser.value.set_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def message(page: Page, text: str | re.Pattern[str]):
    return page.get_by_text(text).first


def test_F21_a_reload_keeps_the_draft_the_position_and_the_clock(desktop: BrowserContext, base: str) -> None:
    ear = listen(desktop)
    person = Person(desktop.new_page(), base)
    page = person.page
    person.start_bot_game()
    page.get_by_role("button", name="Automatic").click()
    expect(page.get_by_role("button", name="Ready")).to_be_enabled(timeout=START_MS)
    kept(page, "# draft")
    placed = sorted(person.labels())
    page.reload()
    expect(page.get_by_role("button", name="Ready")).to_be_enabled(timeout=START_MS)
    assert sorted(person.labels()) == placed, "F6: what was laid out is still there"

    page.get_by_role("button", name="Ready").click()
    assert person.wait_for_turn(START_MS)
    person.one_move()
    assert person.wait_for_turn()
    stood = person.labels()
    clock = page.locator("[role=timer][data-mine='1']")
    ends = clock.get_attribute("data-ends")
    page.reload()
    assert person.wait_for_turn(START_MS)
    assert person.labels() == stood
    assert clock.get_attribute("data-ends") == ends, "the clock ran on, by the time it ends at"
    assert ear.errors == []


def test_games_are_listed_exported_deleted_and_brought_in_and_damaged_files_are_refused(
    desktop: BrowserContext, base: str, tmp_path: Path
) -> None:
    person = Person(desktop.new_page(), base)
    page = person.page
    person.start_bot_game()
    person.set_up()
    assert person.wait_for_turn(START_MS)
    person.one_move()
    assert person.wait_for_turn()
    person.give_up()
    stood = person.labels()
    page.goto(f"{base}#/games")
    games = page.get_by_role("main").get_by_role("listitem")
    expect(games).to_have_count(1)
    with page.expect_download() as download:
        games.get_by_role("button", name=re.compile("^Save .* as a file")).click()
    download.value.save_as(tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text()

    games.get_by_role("button", name=re.compile("^Delete ")).click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(games).to_have_count(1)
    games.get_by_role("button", name=re.compile("^Delete ")).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(games).to_have_count(0)

    lines = text.rstrip("\n").split("\n")
    wrong = re.sub(r"(?m)^(\d+)( # |\s)", lambda m: f"{int(m[1]) + 1}{m[2]}", text, count=1)
    assert wrong != text
    for name, damaged, told in (
        ("short.txt", "\n".join(lines[: len(lines) // 2]) + "\n", "The end of this file is missing."),
        ("cut.txt", text[: len(text) // 2], re.compile("missing|damaged|changed")),
        ("changed.txt", wrong, "This file was changed after it was saved."),
        ("other.txt", "Dear diary", "This is not a game of Taktbrett"),
    ):
        bring_in(page, name, damaged)
        said = page.get_by_text(re.compile(rf"^{name}: ")).first
        expect(said).to_contain_text(told)
        expect(games).to_have_count(0)
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the text").last.click()
        download.value.save_as(tmp_path / name)
        assert (tmp_path / name).read_text() == damaged, "what was refused is not lost"
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)

    many = {f"{n}.txt": "Dear diary" for n in range(1, 8)}
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Bring in a file").click()
    chooser.value.set_files(
        [{"name": name, "mimeType": "text/plain", "buffer": said.encode()} for name, said in many.items()]
    )
    told = page.get_by_role("dialog", name="7 files could not be brought in").get_by_role("listitem")
    expect(told).to_have_text([re.compile(rf"^\s*{name}: This is not a game") for name in many])
    page.keyboard.press("Escape")

    bring_in(page, "game.txt", text)
    expect(message(page, "1 game brought in.")).to_be_visible()
    expect(games).to_have_count(1)
    bring_in(page, "changed.txt", wrong)
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    expect(games).to_have_count(1)
    games.get_by_role("link", name="Look at it").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("gridcell")).to_have_count(len(stood))
    assert person.labels() == stood


def test_a_browser_that_keeps_nothing_is_told_and_the_game_goes_on(
    desktop: BrowserContext, base: str, tmp_path: Path
) -> None:
    desktop.add_init_script(f"({NO_DATABASE})()")
    person = Person(desktop.new_page(), base)
    page = person.page
    person.start_bot_game()
    told = page.get_by_text("This browser does not keep anything")
    expect(told.first).to_be_visible(timeout=START_MS)
    person.set_up()
    assert person.wait_for_turn(START_MS)
    person.one_move()
    assert person.wait_for_turn()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").first.click()
    download.value.save_as(tmp_path / "game.txt")
    assert re.search(r"\[Taktbrett ", (tmp_path / "game.txt").read_text())
    page.get_by_role("link", name=re.compile("My games")).click()
    expect(page.get_by_role("main").get_by_text("This browser does not keep anything")).to_be_visible()


def test_a_storage_that_fills_up_in_the_game_is_told(desktop: BrowserContext, base: str) -> None:
    person = Person(desktop.new_page(), base)
    page = person.page
    person.start_bot_game()
    person.set_up()
    assert person.wait_for_turn(START_MS)
    page.evaluate("""() => {
      IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
    }""")
    person.one_move()
    expect(message(page, "The storage of this browser is full.")).to_be_visible()
    expect(page.get_by_role("button", name="Save as a file").first).to_be_visible()
    assert person.wait_for_turn()
    person.one_move()
