"""The link between two real browsers: bytes get across and come back after every interruption, without any server.

Needs a network address besides the loopback, because Chromium offers no other (this machine's own is enough).
"""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright

from browser_kit import FLAGS
from film import filmed

ROOT = Path(__file__).resolve().parents[2]
OPEN = "Object.values(page.states()).includes('open')"
KEYS = """page.store.get('link/{}').then((kept) =>
    JSON.stringify(Object.values(kept.peers).map((peer) => peer.keys)))"""
KEYS_FRESH = """async (scope) => {
    const kept = await page.store.get('link/' + scope);
    const keys = Object.values(kept?.peers ?? {}).flatMap((peer) => peer.keys);
    return keys.length === 3 && keys.every((key) => !key.used);
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = tmp_path_factory.mktemp("link")
    pages = ROOT / "tests/e2e/pages"
    subprocess.run(
        [
            ROOT / "node_modules/.bin/esbuild",
            pages / "link.js",
            "--bundle",
            "--format=esm",
            "--splitting",
            f"--outdir={site}",
            "--log-level=warning",
        ],
        check=True,
    )
    (site / "link.html").write_bytes((pages / "link.html").read_bytes())
    handler = functools.partial(Quiet, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/link.html"
    server.shutdown()
    server.server_close()


class Person:
    """One person with a browser profile, who opens, loses and reopens the page."""

    def __init__(self, browser: Browser, address: str, scope: str) -> None:
        self.address, self.scope = address, scope
        self.context: BrowserContext = browser.new_context(bypass_csp=True)
        self.errors: list[str] = []
        self.page: Page
        self.visit()

    def visit(self) -> None:
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(self.address)
        self.start()

    def start(self) -> None:
        self.page.wait_for_function("globalThis.page")
        self.page.evaluate("scope => page.start(scope)", self.scope)

    def reload(self) -> dict[str, Any]:
        self.page.reload()
        self.start()
        return self.resume()

    def reopen(self) -> dict[str, Any]:
        self.visit()
        return self.resume()

    def resume(self) -> dict[str, Any]:
        return self.do("page.link.resume()")

    def kill(self) -> None:
        """The page's process dies without a word, as under a phone's low memory."""
        with self.page.expect_event("crash"), contextlib.suppress(Error):
            self.page.goto("chrome://crash", wait_until="commit")
        self.page.close()

    def do(self, script: str, *args: Any) -> Any:
        return self.page.evaluate(f"(a) => {script}", list(args))

    def until(self, condition: str, seconds: float = 15) -> None:
        self.page.wait_for_function(condition, timeout=seconds * 1000)

    def is_connected(self, seconds: float = 15) -> None:
        self.until(OPEN, seconds)

    def until_stored(self, condition: str, seconds: float = 15) -> None:
        """Asked again and again, because `wait_for_function` does not wait for promises."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(condition, self.scope):
            assert time.monotonic() < end, condition
            self.page.wait_for_timeout(20)

    def knows_doors(self) -> None:
        self.until_stored(KEYS_FRESH)

    def keys(self) -> str:
        return self.do(KEYS.format(self.scope))

    def state(self) -> str:
        return next(iter(self.do("page.states()").values()))

    def peers(self) -> list[str]:
        return list(self.do("page.states()"))


def talk(one: Person, two: Person) -> None:
    """Words get through both ways. Said again until heard: what is sent before both sides have noticed
    a new connection is lost, which the protocol above makes up for."""
    for sender, receiver in ((one, two), (two, one)):
        word = f"{sender.scope} {time.monotonic_ns()}"
        end = time.monotonic() + 20
        while not receiver.do("page.inbox.includes(a[0])", word):
            assert time.monotonic() < end, f"{receiver.scope} hears nothing"
            sender.do("page.link.send(page.link.peers()[0].id, a[0])", word)
            sender.page.wait_for_timeout(30)


def join(host: Person, guest: Person, room: str = "room", slots: int = 1) -> None:
    code = host.do("page.link.invite(a[0], a[1], new Uint8Array([7, 8]))", room, slots)
    answer = guest.do("page.link.answer(a[0])", code)["answer"]
    host.do("page.link.accept(a[0])", answer)
    for person in (host, guest):
        person.is_connected()
        person.knows_doors()


@pytest.fixture
def people(browser: Browser, address: str) -> Iterator[Any]:
    made: list[Person] = []

    def person(scope: str, profile: Browser = browser) -> Person:
        made.append(Person(profile, address, scope))
        return made[-1]

    yield person
    errors = [f"{one.scope}: {error}" for one in made for error in one.errors]
    for one in made:
        one.context.close()
    assert errors == []


@pytest.fixture
def pair(people: Any) -> tuple[Person, Person]:
    host, guest = people("host"), people("guest")
    join(host, guest)
    return host, guest


def test_invite_and_answer_connect_and_messages_of_every_size_cross(pair: tuple[Person, Person]) -> None:
    host, guest = pair
    for sender, receiver in ((host, guest), (guest, host)):
        words = [f"{sender.scope} {n}" for n in range(200)]
        assert sender.do("a[0].every((word) => page.link.send(page.link.peers()[0].id, word))", words)
        receiver.until("page.inbox.length === 200")
        assert receiver.do("page.inbox") == words, "each once and in order"
    size = 256 * 1024
    assert host.do("page.link.send(page.link.peers()[0].id, 'x'.repeat(a[0]))", size)
    guest.page.wait_for_function("size => page.inbox.some((text) => text.length === size)", arg=size)
    assert not host.do("page.link.send(page.link.peers()[0].id, 'x'.repeat(a[0]))", size + 1)
    assert not host.do("page.link.send('nobody', 'x')")


def test_an_invite_can_be_read_without_connecting(people: Any) -> None:
    host, guest = people("host"), people("guest")
    code = host.do("page.link.invite('room', 1, new Uint8Array([7, 8]))")
    seen = guest.do(
        "(({room, extra, slots}) => [room, [...extra], slots.length])(page.peekInvite(a[0]))", code
    )
    assert seen == ["room", [7, 8], 1]
    assert guest.peers() == []


@pytest.mark.parametrize("who", ["guest", "host"])
def test_a_reload_takes_the_seat_back_in_under_5_s(pair: tuple[Person, Person], who: str) -> None:
    host, guest = pair
    mover, other = (guest, host) if who == "guest" else (host, guest)
    before = other.peers()
    began = time.monotonic()
    mover.reload()
    mover.is_connected()
    assert time.monotonic() - began < 5
    other.is_connected()
    talk(host, guest)
    assert other.peers() == before, "one player, never two"


def test_reloads_in_turn_each_find_back(pair: tuple[Person, Person]) -> None:
    host, guest = pair
    for mover, other in ((guest, host), (host, guest), (guest, host), (guest, host), (host, guest)):
        known = other.keys()
        mover.reload()
        mover.is_connected(5)
        talk(host, guest)
        mover.knows_doors()
        other.until_stored(f"async () => {json.dumps(known)} !== await {KEYS.format(other.scope)}")


def test_three_reloads_faster_than_they_can_connect(pair: tuple[Person, Person]) -> None:
    host, guest = pair
    for _ in range(3):
        guest.reload()
    guest.is_connected()
    talk(host, guest)


def test_a_closed_page_is_noticed_at_once_and_comes_back(pair: tuple[Person, Person]) -> None:
    host, guest = pair
    guest.page.close(run_before_unload=False)
    host.until("page.events.some(([name]) => name === 'close')", 3)
    assert host.state() in ("reconnecting", "lost")
    guest.reopen()
    guest.is_connected(5)
    talk(host, guest)


def test_a_killed_page_comes_back_before_and_after_it_is_missed(pair: tuple[Person, Person]) -> None:
    host, guest = pair
    guest.kill()
    guest.reopen()
    guest.is_connected(5)
    talk(host, guest)
    guest.knows_doors()
    guest.kill()
    host.until("Object.values(page.states())[0] === 'quiet'", 8)
    host.until("page.events.at(-1)[2] === 'lost'", 40)
    guest.reopen()
    guest.is_connected(5)
    talk(host, guest)


def test_a_stuck_page_is_quiet_and_open_again_without_a_new_connection(pair: tuple[Person, Person]) -> None:
    host, guest = pair
    host.do("page.events.splice(0)")
    guest.do("void setTimeout(() => { const end = Date.now() + 6500; while (Date.now() < end); }, 0)")
    host.until("Object.values(page.states())[0] === 'quiet'", 8)
    host.is_connected(8)
    assert [event[0] for event in host.do("page.events")] == ["state", "state"]
    talk(host, guest)


def test_the_page_that_was_stuck_accuses_nobody(pair: tuple[Person, Person]) -> None:
    host, guest = pair
    guest.do("page.events.splice(0)")
    guest.do("void setTimeout(() => { const end = Date.now() + 6500; while (Date.now() < end); }, 0)")
    host.until("Object.values(page.states())[0] === 'quiet'", 8)
    host.is_connected(8)
    talk(host, guest)
    assert guest.do("page.events") == []


def test_a_device_that_slept_comes_back_by_itself(
    playwright_: Playwright, chromium_path: str, people: Any
) -> None:
    sleeper = playwright_.chromium.launch(executable_path=chromium_path, args=FLAGS)
    try:
        host, guest = people("host"), people("guest", sleeper)
        join(host, guest)
        processes = sleeper.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        pages = [process["id"] for process in processes if process["type"] == "renderer"]
        for signal_, state in ((signal.SIGSTOP, "lost"), (signal.SIGCONT, "open")):
            for page in pages:
                os.kill(page, signal_)
            host.until(f"Object.values(page.states())[0] === '{state}'", 60)
        guest.is_connected(20)
        talk(host, guest)
    finally:
        sleeper.close()


def test_doors_move_with_the_network(pair: tuple[Person, Person]) -> None:
    host, guest = pair
    before = guest.keys()
    host.do("void dispatchEvent(new Event('online'))")
    guest.until_stored(f"async () => {json.dumps(before)} !== await {KEYS.format('guest')}")
    guest.reload()
    guest.is_connected(5)
    talk(host, guest)


def test_both_pages_gone_need_a_new_invite_and_keep_their_ids(pair: tuple[Person, Person]) -> None:
    host, guest = pair
    ids = host.peers(), guest.peers()
    host.page.close()
    guest.page.close()
    host.reopen()
    guest.reopen()
    for person in pair:
        person.until("Object.values(page.states())[0] === 'needs-code'", 30)
    code = host.do("page.link.invite('room')")
    host.do("page.link.accept(a[0])", guest.do("page.link.answer(a[0])", code)["answer"])
    for person in pair:
        person.is_connected()
    talk(host, guest)
    assert (host.peers(), guest.peers()) == ids


@pytest.mark.parametrize("reloads", ["host", "guest", "host guest"])
def test_a_reload_before_the_answer_is_handed_over_spoils_neither_code(people: Any, reloads: str) -> None:
    host, guest = people("host"), people("guest")
    code = host.do("page.link.invite('room')")
    if "host" in reloads:
        assert host.reload()["invite"] == code
    answer = guest.do("page.link.answer(a[0])", code)["answer"]
    if "guest" in reloads:
        assert guest.reload()["answer"] == answer
    if reloads == "host guest":
        # Both addresses in the codes are dead: a fresh answer to the same invite is needed and enough.
        answer = guest.do("page.link.answer(a[0])", code)["answer"]
    host.do("page.link.accept(a[0])", answer)
    for person in (host, guest):
        person.is_connected()
    talk(host, guest)


def test_two_guests_who_answer_the_same_slot_both_get_in_and_a_third_does_not(people: Any) -> None:
    host, one, two, three = people("host"), people("one"), people("two"), people("three")
    code = host.do("page.link.invite('room', 2)")
    for guest in (one, two):
        guest.do("void (Math.random = () => 0)")
        host.do("page.link.accept(a[0])", guest.do("page.link.answer(a[0])", code)["answer"])
        guest.is_connected()
    host.until("Object.values(page.states()).filter((state) => state === 'open').length === 2")
    late = three.do("page.link.answer(a[0])", code)["answer"]
    assert host.do("page.failure(() => page.link.accept(a[0]))", late) == "code-used"


def test_wrong_codes_are_told_apart_and_never_hang(people: Any) -> None:
    host, guest, other = people("host"), people("guest"), people("other")
    code = host.do("page.link.invite('room')")
    answer = guest.do("page.link.answer(a[0])", code)["answer"]
    foreign = other.do("page.link.invite('elsewhere')")
    fails = "page.failure(() => page.link[a[0]](a[1]))"
    assert guest.do(fails, "answer", code[:-9]) == "code-broken"
    assert guest.do(fails, "answer", "rubbish") == "code-broken"
    assert guest.do(fails, "answer", answer) == "code-wrong-kind"
    assert guest.do(fails, "answer", foreign) == "code-other-room"
    assert host.do(fails, "answer", code) == "code-own"
    assert host.do(fails, "accept", code) == "code-wrong-kind"
    assert host.do(fails, "accept", answer[5:]) == "code-broken"
    assert other.do(fails, "accept", answer) == "code-other-room"
    for _ in range(5):
        host.do("page.link.invite('room')")
    assert host.do(fails, "accept", answer) == "code-old"


def test_a_flood_is_named_and_cut_and_the_page_goes_on(pair: tuple[Person, Person]) -> None:
    host, guest = pair
    guest.do(
        "void (() => { for (let i = 0; i < 10000; i++) page.link.send(page.link.peers()[0].id, '{}'); })()"
    )
    host.until("page.events.some(([name, , key]) => name === 'fault' && key === 'link-flood')")
    host.until("page.events.some(([name]) => name === 'close')")
    assert host.do("page.inbox.length") < 5000
    guest.is_connected(30)
    host.is_connected(30)
    talk(host, guest)


def test_a_browser_that_refuses_chosen_credentials_comes_back_with_one_code(
    playwright_: Playwright, chromium_path: str, people: Any
) -> None:
    strict = playwright_.chromium.launch(
        executable_path=chromium_path, args=[*FLAGS, "--force-fieldtrials=WebRTC-NoSdpMangleUfrag/Enabled/"]
    )
    try:
        host, guest = people("host", strict), people("guest", strict)
        code = host.do("page.link.invite('room')")
        host.do("page.link.accept(a[0])", guest.do("page.link.answer(a[0])", code)["answer"])
        for person in (host, guest):
            person.is_connected()
            person.until_stored(
                """async (scope) => Object.values((await page.store.get('link/' + scope)).peers)[0]
                    .keys.some((key) => !key.used)"""
            )
        guest.reload()
        guest.until("Object.values(page.states())[0] === 'needs-code'", 5)
        back = guest.do("page.link.returnCode(page.link.peers()[0].id)")
        host.do("page.link.accept(a[0])", back)
        for person in (host, guest):
            person.is_connected()
        talk(host, guest)
    finally:
        strict.close()


def test_one_tab_holds_a_game_and_another_can_take_it_over(people: Any) -> None:
    first = people("host")
    second = first.context.new_page()
    second.goto(first.address)
    second.wait_for_function("globalThis.page")
    assert first.do("page.holdGame('g', () => { page.asked = true; }).then((hold) => hold.held)")
    assert second.evaluate("page.holdGame('g').then((hold) => hold.held)") is False
    assert second.evaluate("page.takeOver('g').then((hold) => hold.held)")
    assert first.do("page.asked")
    assert first.do("page.holdGame('g').then((hold) => hold.held)") is False
    second.close()
    first.until_stored("() => page.holdGame('g').then((hold) => hold.held)")


def test_a_tab_that_is_going_lets_the_next_one_have_the_game(people: Any) -> None:
    """A page that was loaded again asks before the old one's lock is free; the old one answers nothing any more."""
    old = people("host")
    new = old.context.new_page()
    new.goto(old.address)
    new.wait_for_function("globalThis.page")
    old.do(
        "void navigator.locks.request('taktbrett-game-g', () => new Promise((free) => { page.free = free; }))"
    )
    old.until("Boolean(page.free)")
    new.evaluate("void page.holdGame('g').then((hold) => { page.hold = hold; })")
    new.evaluate("page.holdGame('other').then(() => navigator.locks.query())")
    old.do("page.free()")
    new.wait_for_function("page.hold")
    assert new.evaluate("page.hold.held")
    new.close()


def test_an_answer_link_in_a_new_tab_reaches_the_tab_that_waits(people: Any) -> None:
    host, guest = people("host"), people("guest")
    code = host.do("page.link.invite('room')")
    host.do("void page.waitForAnswers('room', (code) => page.link.accept(code))")
    answer = guest.do("page.link.answer(a[0])", code)["answer"]
    tab = host.context.new_page()
    tab.goto(guest.do("page.answerUrl(a[0], a[1])", host.address, answer))
    tab.wait_for_function("globalThis.page")
    assert tab.evaluate("page.handOver(page.parseHash(location.hash).code)")
    tab.close()
    host.is_connected()
    talk(host, guest)


def test_a_drawn_qr_code_is_read_from_a_picture(people: Any) -> None:
    host = people("host")
    code = host.do("page.link.invite('room')")
    read = """(async () => {
        const svg = page.qrSvg(a[0]).replace('<svg ', '<svg width="600" height="600" ');
        const picture = new Image();
        picture.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
        await picture.decode();
        const canvas = new OffscreenCanvas(640, 640);
        canvas.getContext('2d').drawImage(picture, 20, 20);
        return page.readQrImage(await canvas.convertToBlob());
    })()"""
    link = host.do("page.inviteUrl('https://example.org/taktbrett/', a[0])", code)
    assert host.do(read, link) == link
    bare = host.do("page.qrText(a[0])", code)
    assert host.do(read, bare) == bare
    empty = "page.failure(async () => page.readQrImage(new Blob(['no picture'])))"
    assert host.do(empty) == "qr-none"


def test_the_camera_reads_a_code_and_its_refusal_is_typed(
    playwright_: Playwright, chromium_path: str, people: Any, tmp_path: Path
) -> None:
    host = people("host")
    code = host.do("page.link.invite('room')")
    size, path = host.do("(({size, path}) => [size, path])(page.qrPath(a[0]))", code)
    film = tmp_path / "qr.y4m"
    film.write_bytes(filmed(size, path))
    fake = playwright_.chromium.launch(
        executable_path=chromium_path,
        args=[*FLAGS, "--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}"],
    )
    scan = "page.scanQr(document.getElementById('camera'))"
    try:
        seer = people("seer", fake)
        seer.context.grant_permissions(["camera"])
        assert seer.do(scan) == code
        assert seer.do("document.getElementById('camera').srcObject") is None
        stop = "page.failure(() => page.scanQr(document.getElementById('camera'), {signal: AbortSignal.abort()}))"
        assert seer.do(stop) == "scan-stopped"
        seer.context.clear_permissions()
        refused = people("refused", fake)
        assert refused.do(f"page.failure(() => {scan})") == "camera-refused"
    finally:
        fake.close()
    assert host.do(f"page.failure(() => {scan})") in ("camera-missing", "camera-refused")
