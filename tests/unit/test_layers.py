"""The layers of docs/architecture.md: imports go downward only, and below the app there is no page,
no clock, no chance of its own and no waiting."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PY = Path(__file__).resolve().parents[2] / "py"

BELOW = {
    "kernel": {"kernel"},
    "engines": {"kernel", "engines"},
    "fairplay": {"kernel", "fairplay"},
    "bots": {"kernel", "engines", "bots"},
    "views": {"kernel", "engines", "views"},
    "table": {"kernel", "engines", "fairplay", "bots", "views", "table"},
    "app": {"kernel", "engines", "fairplay", "bots", "views", "table", "app"},
}
"""By package: the packages it may import."""

PAGE = {"js", "pyodide", "pyodide_js", "pyscript", "micropip"}
OUTSIDE = {"time", "asyncio", "threading", "subprocess", "multiprocessing", "secrets", "uuid", "os"}
OUTSIDE |= {"socket", "urllib", "http", "tempfile", "pathlib", "io"}

FILES = sorted(PY.rglob("*.py"))


def layer(path: Path) -> str:
    return path.relative_to(PY).parts[0]


def imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """(top-level module, what is taken from it) of every import, wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name.partition(".")[0], ""
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            for name in node.names:
                yield (node.module or "").partition(".")[0], name.name


def objections(path: Path, source: str) -> list[str]:
    """What is wrong with `source` as the text of `path`."""
    mine, tree, found = layer(path), ast.parse(source), list[str]()
    below_app = mine != "app"
    for module, name in imports(tree):
        if module in BELOW and module not in BELOW[mine]:
            found.append(f"imports {module}, which is not below {mine}")
        if (
            module not in BELOW
            and module not in sys.stdlib_module_names
            and (below_app or module not in PAGE)
        ):
            found.append(f"imports {module}")
        if below_app and module in OUTSIDE:
            found.append(f"imports {module}")
        if below_app and module == "random" and name not in ("", "Random"):
            found.append(f"imports random.{name}")
    for node in ast.walk(tree):
        if below_app and isinstance(node, ast.AsyncFunctionDef | ast.Await | ast.AsyncFor | ast.AsyncWith):
            found.append("waits")
        if below_app and isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id == "random" and node.attr != "Random":
                found.append(f"uses random.{node.attr}")
            if node.value.id in ("datetime", "date") and node.attr in ("now", "utcnow", "today"):
                found.append("looks at the clock")
    return found


def test_every_package_has_its_layer():
    assert {layer(path) for path in FILES} <= set(BELOW)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PY)))
def test_imports_go_downward(path: Path):
    assert objections(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("kernel/a.py", "from engines import GAMES"),
        ("kernel/a.py", "def f():\n    from engines.flagge.rules import Flagge"),
        ("engines/a.py", "import bots"),
        ("fairplay/a.py", "from engines import GAMES"),
        ("views/a.py", "from table.table import Table"),
        ("table/a.py", "from app import rpc"),
        ("table/a.py", "import js"),
        ("table/a.py", "import time"),
        ("table/a.py", "from datetime import datetime\nnow = datetime.now()"),
        ("engines/a.py", "import numpy"),
        ("bots/a.py", "from random import choice"),
        ("bots/a.py", "import random\nrandom.random()"),
        ("table/a.py", "async def f(): ..."),
        ("app/a.py", "import numpy"),
    ],
)
def test_what_is_forbidden_is_found(place: str, source: str):
    assert objections(PY / place, source)


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("app/a.py", "import js\nimport asyncio\nasync def f(): ..."),
        ("bots/a.py", "from random import Random"),
        ("table/a.py", "from fairplay.log import Log\nimport json"),
    ],
)
def test_what_is_allowed_is_not_found(place: str, source: str):
    assert objections(PY / place, source) == []
