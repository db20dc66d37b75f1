"""The answer of a friend comes in through the camera, or as a picture of its QR code, on the built page."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, expect

from browser_kit import DESKTOP, FLAGS, START_MS, listen
from film import filmed
from person import Person

CODE = """() => {
  const svg = document.querySelector(".share-qr svg");
  return [svg.viewBox.baseVal.width, svg.querySelector("path").getAttribute("d")];
}"""

NO_CAMERA = re.compile(
    "^(There is no camera here. Read a picture instead, or paste the code.|"
    "The camera is not allowed. Allow it in the browser, or read a picture instead.)$"
)


def shown_code(page: Page) -> tuple[int, str]:
    """The QR code on the screen: modules a side, the dark ones as a path."""
    expect(page.locator(".share-qr svg")).to_be_visible()
    size, path = page.evaluate(CODE)
    return int(size), path


def connected(host: Person, guest: Person) -> None:
    for person in (host, guest):
        expect(person.page.get_by_role("button", name="Automatic")).to_be_visible(timeout=START_MS)


def test_the_host_scans_the_answer_with_the_camera(
    playwright_: Playwright,
    chromium_path: str,
    new_context: Callable[..., BrowserContext],
    base: str,
    tmp_path: Path,
) -> None:
    film = tmp_path / "answer.y4m"
    seeing = playwright_.chromium.launch(
        executable_path=chromium_path,
        args=[*FLAGS, "--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}"],
    )
    try:
        context = seeing.new_context(locale="en-GB", **DESKTOP)
        context.grant_permissions(["camera"])
        ear = listen(context)
        host = Person(context.new_page(), base)
        guest = Person(new_context().new_page(), base)
        guest.join(host.invite())
        film.write_bytes(filmed(*shown_code(guest.page)))
        host.page.get_by_role("button", name="Scan").click()
        connected(host, guest)
        expect(host.page.locator("video")).to_have_count(0)
        assert ear.errors == []
    finally:
        seeing.close()


def test_a_missing_camera_is_told_and_a_picture_of_the_code_does_as_well(
    new_context: Callable[..., BrowserContext], base: str
) -> None:
    host = Person(new_context().new_page(), base)
    guest = Person(new_context().new_page(), base)
    guest.join(host.invite())
    shown_code(guest.page)
    picture = guest.page.locator(".share-qr").screenshot()
    host.page.get_by_role("button", name="Scan").click()
    expect(host.page.locator("video")).to_have_count(0)
    expect(host.page.get_by_text(NO_CAMERA).first).to_be_visible()
    with host.page.expect_file_chooser() as chooser:
        host.page.get_by_role("button", name="Read a picture").click()
    chooser.value.set_files({"name": "answer.png", "mimeType": "image/png", "buffer": picture})
    connected(host, guest)
