"""Notation: headers, then one canonical event a line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel import notation
from kernel.errors import Invalid
from kernel.event import Event

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=10)
names = st.from_regex(r"[A-Z][A-Za-z0-9]*", fullmatch=True)
EVENTS = [Event("move", 0, ("e4", "e5")), Event("show", None, (), ((1, "spy"), (2, None)), frozenset({1}))]


@given(st.dictionaries(names, texts, max_size=4), st.integers(0, 2))
def test_headers_and_events_round_trip(headers: dict[str, str], n: int):
    assert notation.read(notation.write(headers, EVENTS[:n])) == (headers, EVENTS[:n])


@given(st.text(max_size=80))
def test_any_text_is_a_notation_or_invalid(text: str):
    try:
        headers, events = notation.read(text)
    except Invalid:
        return
    assert notation.read(notation.write(headers, events)) == (headers, events)


def test_it_reads_as_written():
    assert notation.write({"Game": "flagge"}, EVENTS[:1]) == '[Game "flagge"]\n\n0 move e4 e5\n'


def test_windows_line_ends_are_read():
    text = notation.write({"Game": "flagge"}, EVENTS)
    assert notation.read(text.replace("\n", "\r\n")) == notation.read(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[Game flagge]\n", "notation-header line=1"),
        ("0 move e4 e5\n", "notation-header line=1"),
        ('[Game "flagge"]\n\n0 move  e4 e5\n', "notation-event line=3"),
        ('[Game "flagge"]\n\n[Game "flagge"]\n', "notation-event line=3"),
        ('[Game "a"]\n[Game "b"]\n', "notation-header line=2"),
        ('[Game "\\ud800"]\n', "notation-header line=1"),
    ],
)
def test_broken_lines_are_named(text: str, reason: str):
    with pytest.raises(Invalid, match=reason):
        notation.read(text)
