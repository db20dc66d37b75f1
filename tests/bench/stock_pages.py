"""The pages that the start is compared with, from the same packages as our own: plain Pyodide on the page's thread, and a
stock PyScript worker.  Law: nothing in them is tuned, for better or worse."""

from __future__ import annotations

import shutil
from pathlib import Path

from browser_kit import ROOT

MODULES = ROOT / "node_modules"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

BARE = """<!doctype html><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<script type="module">
  import { loadPyodide } from "./pyodide/pyodide.mjs";
  const python = await loadPyodide();
  if (python.runPython("sum(range(10))") === 45) globalThis.benchReady = performance.now();
</script>
"""

STOCK = """<!doctype html><meta charset="utf-8"><title>stock</title><link rel="icon" href="data:,">
<script>
  new BroadcastChannel("answer").onmessage = ({ data }) => {
    if (data === 45) globalThis.benchReady = performance.now();
  };
</script>
<link rel="stylesheet" href="./pyscript/core.css">
<script type="module" src="./pyscript/core.js"></script>
<script type="py" worker src="./main.py"
  config='{"interpreter": "./pyodide/pyodide.mjs", "sync_main_only": true}'></script>
"""

STOCK_MAIN = """import js

js.BroadcastChannel.new("answer").postMessage(sum(range(10)))
"""

EMPTY = """<!doctype html><meta charset="utf-8"><title>channel</title><link rel="icon" href="data:,">
"""


def make(folder: Path) -> Path:
    """`bare/`, `stock/` and `empty/` below `folder`, made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, page in (("bare", BARE), ("stock", STOCK), ("empty", EMPTY)):
        (folder / name).mkdir(parents=True)
        (folder / name / "index.html").write_text(page)
    (folder / "stock" / "main.py").write_text(STOCK_MAIN)
    for name in ("bare", "stock"):
        (folder / name / "pyodide").mkdir()
        for file in PYODIDE:
            (folder / name / "pyodide" / file).symlink_to(MODULES / "pyodide" / file)
    (folder / "stock" / "pyscript").symlink_to(MODULES / "@pyscript" / "core" / "dist")
    return folder
