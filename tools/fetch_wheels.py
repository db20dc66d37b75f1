"""Pure wheels of the test tools for Pyodide, into .cache/wheels. Law: exactly the versions of requirements-dev.txt.

A wheel with native code cannot run inside Pyodide: what has one is left out, and tests that need it carry the
marker `native`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHEELS = ROOT / ".cache" / "wheels"
TOOLS = ("pytest", "hypothesis", "pluggy", "iniconfig", "packaging", "pygments", "sortedcontainers")


def locked() -> list[str]:
    """`name==version --hash=...` blocks of the pure tools, as they stand in the lock file."""
    text = (ROOT / "requirements-dev.txt").read_text()
    blocks = re.split(r"\n(?=\S)", text)
    return [b for b in blocks if re.split(r"[=\s]", b, maxsplit=1)[0].lower() in TOOLS]


def main() -> int:
    """Download what is not there yet."""
    blocks = locked()
    stamp, wanted = WHEELS / "stamp.txt", "\n".join(blocks) + "\n"
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    WHEELS.mkdir(parents=True, exist_ok=True)
    for old in WHEELS.glob("*.whl"):
        old.unlink()
    lock = WHEELS / "lock.txt"
    lock.write_text(wanted)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    pure = [
        "--only-binary=:all:",
        "--platform=any",
        "--python-version=3.14",
        "--implementation=py",
        "--abi=none",
    ]
    subprocess.run([*command, *pure, "--require-hashes", "-r", str(lock), "-d", str(WHEELS)], check=True)
    stamp.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
