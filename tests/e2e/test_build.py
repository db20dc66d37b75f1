"""What the build promises about its files."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from browser_kit import ROOT, SINGLE

NOT_STORED = re.compile(r"^(sw\.js|stored_wasm-\w+\.js|taktbrett\.html|\.nojekyll)$")
BARE_PAGE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def names(site: Path) -> list[str]:
    return sorted(p.relative_to(site).as_posix() for p in site.rglob("*") if p.is_file())


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def test_addresses_in_the_page_are_relative(site: Path) -> None:
    page = (site / "index.html").read_text()
    addresses = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert addresses
    assert all(a.startswith(("./", "#", "data:")) for a in addresses), addresses


def test_everything_is_stored_for_offline_use(site: Path) -> None:
    worker = (site / "sw.js").read_text()
    missing = [name for name in names(site) if not NOT_STORED.match(name) and f'"{name}"' not in worker]
    assert missing == []


def test_a_first_visit_is_smaller_than_a_bare_pyodide_page(site: Path) -> None:
    """Bytes (gz) until the first move is possible; fonts, icons and both Python workers' parts counted."""
    bare = sum(packed(ROOT / "node_modules" / "pyodide" / name) for name in BARE_PAGE)
    lazy = re.compile(r"^(taktbrett\.html|licences|assets/icons/.*png)")
    ours = sum(packed(site / name) for name in names(site) if not lazy.match(name))
    assert ours <= 0.95 * bare, f"{ours} of {bare} bytes: {ours / bare:.3f}"


def test_the_single_file_is_complete(site: Path) -> None:
    text = SINGLE.read_text()
    assert text == (site / "taktbrett.html").read_text()
    assert not re.search(r'(?:src|href)="(?!data:|#)', text.split("<body")[0])
    assert "connect-src 'none'" in text


def test_licences_have_their_texts(site: Path) -> None:
    entries = json.loads(next(site.glob("licences-*.json")).read_text())
    shipped = {entry["name"] for entry in entries}
    assert {"pyodide", "@pyscript/core", "lit-html", "@fluent/bundle", "idb", "@noble/curves"} <= shipped
    assert [e["name"] for e in entries if len(e["text"]) < 200] == []
