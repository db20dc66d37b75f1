"""The options of Flagge."""

from __future__ import annotations

from kernel.option import Option

MEMORY = Option("memory", ("show", "hide"), "show", "F18")
LIMIT = Option("limit", (90, 30, 45, 60, 120, 180, 0), 90, "F21")
"""Seconds a move; 0: no limit."""

OPTIONS = (MEMORY, LIMIT)
