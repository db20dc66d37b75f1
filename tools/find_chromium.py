"""Finds a Chromium for the end-to-end tests. Law: prints one usable path, or says how to get one.

Order: $CHROMIUM, the usual names on the path, Playwright's own download. With `--install`, a missing browser is
installed by apt (as root on Debian and Ubuntu) or by Playwright.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def find() -> str | None:
    """The path of a Chromium-like browser, or None."""
    wanted = os.environ.get("CHROMIUM")
    if wanted:
        return wanted if Path(wanted).exists() else None
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    return found or next((place for place in PLACES if Path(place).exists()), None) or _playwright()


def _playwright() -> str | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as play:
        path = play.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> str | None:
    """Install a browser by the means of this machine; its path, or None."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("== Chromium by apt", flush=True)
        quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
        subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], check=False, **quiet
        )
        if find():
            return find()
    print("== Chromium by Playwright", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return find()


def main() -> int:
    """Command line: prints the path; exit 1 when there is none."""
    path = find() or (install() if "--install" in sys.argv else None)
    if path:
        print(f"Chromium: {path}")
        return 0
    print("missing: Chromium or Chrome. Install one, or set CHROMIUM=/path/to/chromium", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
