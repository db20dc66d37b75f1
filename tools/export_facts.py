"""Writes what the page must know before Python is ready. Law: the engines say it, nobody writes it by hand.

`app.facts.facts()` goes as a JavaScript module to web/build/facts.js.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "build" / "facts.js"


def main() -> int:
    """Write the module; exit 1 with a message when the facts cannot be JSON."""
    sys.path.insert(0, str(ROOT / "py"))
    from app.facts import facts

    text = json.dumps(facts(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(f"// Generated from py/app/facts.py.\nexport const facts = {text};\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
