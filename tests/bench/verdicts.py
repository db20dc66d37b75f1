"""The arithmetic of the bench: medians, ratios, verdicts and the table.  A target is met at equality."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Row:
    """One line.  `most` or `least` is the target; without both the row only informs."""

    name: str
    value: float | None
    unit: str = ""
    most: float | None = None
    least: float | None = None
    note: str = ""

    @property
    def verdict(self) -> str:
        """`ok`, `MISSED`, `failed` (nothing was measured) or empty (no target)."""
        if self.value is None:
            return "failed"
        if self.most is None and self.least is None:
            return ""
        high = self.most is not None and self.value > self.most
        low = self.least is not None and self.value < self.least
        return "MISSED" if high or low else "ok"

    @property
    def target(self) -> str:
        if self.most is not None:
            return f"<= {shown(self.most)}"
        return "" if self.least is None else f">= {shown(self.least)}"

    def json(self) -> dict[str, Any]:
        return {**asdict(self), "verdict": self.verdict}


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float | None:
    """Median by median; None if a side has nothing or is 0."""
    if not ours or not theirs or median(theirs) == 0:
        return None
    return median(ours) / median(theirs)


def middle(values: Sequence[float]) -> float | None:
    """The median, None of nothing."""
    return median(values) if values else None


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least `share` (0 to 1) of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def shown(value: float | None) -> str:
    """Three digits that count, whole numbers from 100 on."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def table(rows: Sequence[Row]) -> str:
    """Markdown, columns aligned."""
    head = ("what", "measured", "target", "verdict", "note")
    cells = [
        head,
        *((r.name, f"{shown(r.value)} {r.unit}".strip(), r.target, r.verdict, r.note) for r in rows),
    ]
    widths = [max(len(row[i]) for row in cells) for i in range(len(head))]
    lines = ["| " + " | ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)) + " |" for row in cells]
    lines.insert(1, "|" + "|".join("-" * (w + 2) for w in widths) + "|")
    return "\n".join(lines)
