"""Each rule of Flagge has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = [*(f"F{n}" for n in range(1, 26)), "F20a"]

HERE = Path(__file__).parent
NAMES = [
    name
    for path in sorted(HERE.glob("test_*.py"))
    for name in re.findall(r"^ *def (test_\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("rule", RULES)
def test_a_test_carries_the_id(rule: str):
    assert any(rule in name.split("_") for name in NAMES)
