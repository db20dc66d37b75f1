"""The bench judges rightly: medians, ratios, both kinds of target, and a failure never looks like a success."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "bench"))

from verdicts import Row, middle, percentile, ratio, table


def test_a_ratio_is_median_by_median_and_one_slow_visit_does_not_count() -> None:
    assert ratio([3, 1, 100], [6, 6, 6]) == 0.5
    assert ratio([1, 2], [3]) == 0.5
    assert ratio([], [1]) is None
    assert ratio([1], [0, 0]) is None
    assert middle([]) is None
    assert middle([4, 1, 2]) == 2


@pytest.mark.parametrize(
    ("row", "verdict"),
    [
        (Row("a", 0.65, most=0.65), "ok"),
        (Row("a", 0.651, most=0.65), "MISSED"),
        (Row("a", 10_000, least=10_000), "ok"),
        (Row("a", 9_999, least=10_000), "MISSED"),
        (Row("a", -3, most=50), "ok"),
        (Row("a", 7), ""),
        (Row("a", None, most=1), "failed"),
        (Row("a", None), "failed"),
    ],
)
def test_verdicts(row: Row, verdict: str) -> None:
    assert row.verdict == verdict
    assert row.json()["verdict"] == verdict


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(n) for n in range(1, 101)]
    assert percentile(values, 0.99) == 99
    assert percentile(values, 1.0) == 100
    assert percentile([5.0], 0.99) == 5
    assert percentile([1.0, 2.0, 3.0], 0.5) == 2


def test_the_table_shows_target_and_verdict() -> None:
    text = table(
        [Row("start", 0.7, most=0.65, note="x"), Row("playouts", 12_345.6, "events/s", least=10_000)]
    )
    head, line, start, playouts = text.splitlines()
    assert len({len(head), len(line), len(start), len(playouts)}) == 1
    assert [cell.strip() for cell in start.split("|")[1:-1]] == ["start", "0.7", "<= 0.65", "MISSED", "x"]
    assert "12,346 events/s" in playouts
    assert ">= 10,000" in playouts
