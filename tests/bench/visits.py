"""Visits to a page: a server that counts, a browser with a fresh profile, and what the visit cost.

Law: each visit has a profile of its own on disk, as a person's browser has, so that the second start may use whatever
the browser kept of the first one.
"""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Playwright

from browser_kit import DESKTOP, FLAGS
from serve import Handler, Server


class Counting(Server):
    """`sent` lists (seconds since the epoch, path, bytes of the body as transferred)."""

    def __init__(self, directory: Path) -> None:
        self.sent: list[tuple[float, str, int]] = []
        sent = self.sent

        class Counted(Handler):
            quiet = True

            def __init__(self, *args: Any, **kwargs: Any) -> None:
                super().__init__(*args, directory=str(directory), **kwargs)

            def copyfile(self, source: Any, outputfile: Any) -> None:
                sent.append((time.time(), self.path, len(source.getbuffer())))
                super().copyfile(source, outputfile)

        super().__init__(("127.0.0.1", 0), Counted)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def stop(self) -> None:
        self.shutdown()
        self.server_close()


@contextmanager
def serving(directory: Path) -> Iterator[Counting]:
    server = Counting(directory)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def profile(play: Playwright, chromium: str, script: str = "") -> Iterator[tuple[BrowserContext, Processes]]:
    """A browser with an own profile and its processes; `script` runs first in every page."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = play.chromium.launch_persistent_context(
            folder, executable_path=chromium, args=FLAGS, locale="en-GB", **DESKTOP
        )
        try:
            if script:
                context.add_init_script(script)
            yield context, Processes(folder)
        finally:
            context.close()


class Processes:
    """The processes of the browser whose profile is in `folder`, as Linux tells them; None elsewhere."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def ids(self) -> set[int]:
        parents: dict[int, int] = {}
        found: set[int] = set()
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                parents[int(entry.name)] = int(fields[1])
                if self.folder.encode() in (entry / "cmdline").read_bytes():
                    found.add(int(entry.name))
            except OSError:
                continue
        more = True
        while more:
            children = {pid for pid, parent in parents.items() if parent in found} - found
            found |= children
            more = bool(children)
        return found

    def cpu(self) -> float | None:
        """Seconds of processor so far, of processes that still live."""
        ticks = [self._ticks(pid) for pid in self.ids()]
        return sum(ticks) / os.sysconf("SC_CLK_TCK") if ticks else None

    def memory(self) -> float | None:
        """MB, shared pages divided among those who share them (PSS)."""
        sizes = [self._pss(pid) for pid in self.ids()]
        return sum(sizes) / 1000 if any(sizes) else None

    @staticmethod
    def _ticks(pid: int) -> int:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0
        return int(fields[11]) + int(fields[12])

    @staticmethod
    def _pss(pid: int) -> int:
        try:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        except OSError:
            return 0
        return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
