"""Entry of PyScript's worker: hands `rpc` to the page.  (A plain Pyodide worker imports `app.rpc`.)"""

from __future__ import annotations

from importlib import import_module

from app.rpc import rpc

import_module("pyscript").sync.rpc = rpc
