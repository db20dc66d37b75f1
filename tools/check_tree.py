"""What must not stand in a tracked file. Law: no registry's address, no path of a machine, no unfinished work.

Words are put together here so that this file does not trip over itself.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXT_LIMIT = 2_000_000
HOSTS = (
    "registry." + "npmjs",
    "registry." + "yarnpkg",
    "py" + "pi.org",
    "files.python" + "hosted",
    "deb." + "debian",
)
FORBIDDEN = (
    (re.compile("|".join(map(re.escape, HOSTS))), "address of a registry"),
    (re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b"), "unfinished work"),
    (re.compile(r"(?<![\w.])/(root|home/\w+|work|farm)/"), "path of a machine"),
)
ALLOWED = {"/home/pyodide/"}


def tracked() -> list[Path]:
    """All files git knows, deleted ones left out."""
    out = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    return [p for name in out.split("\0") if name and (p := ROOT / name).is_file()]


def complaints(path: Path) -> list[str]:
    """`file:line: what` for everything forbidden in one file."""
    if path.stat().st_size > TEXT_LIMIT:
        return [f"{path.relative_to(ROOT)}: larger than {TEXT_LIMIT} bytes"]
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return []
    found: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        for allowed in ALLOWED:
            line = line.replace(allowed, "")
        found += [f"{path.relative_to(ROOT)}:{number}: {what}" for rx, what in FORBIDDEN if rx.search(line)]
    return found


def lock_complaints() -> list[str]:
    """The lock file carries hashes, never addresses."""
    lock = json.loads((ROOT / "package-lock.json").read_text())
    bad = [name for name, entry in lock["packages"].items() if "resolved" in entry]
    return [f"package-lock.json: {name} has an address" for name in bad]


def main() -> int:
    """Print every complaint; exit 1 if there is one."""
    found = [c for path in tracked() for c in complaints(path)] + lock_complaints()
    print("\n".join(found) if found else "tracked files are clean")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
