"""Events: one canonical text each, and no other text is read."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.errors import Invalid
from kernel.event import ALL, Event, face_pairs

words = st.from_regex(r"[A-Za-z_][A-Za-z0-9_.:+/-]*", fullmatch=True)
faces = st.none() | st.from_regex(r"[A-Za-z0-9_+*.-]+", fullmatch=True)
args = st.one_of(
    st.integers(-(10**15), 10**15), words, st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
)
events = st.builds(
    Event,
    kind=st.from_regex(r"[a-z][a-z0-9_]*", fullmatch=True),
    seat=st.none() | st.integers(0, 9),
    args=st.lists(args, max_size=4).map(tuple),
    faces=st.dictionaries(st.integers(0, 200), faces, max_size=4).map(face_pairs),
    to=st.none() | st.frozensets(st.integers(0, 5), max_size=3),
)


@given(events)
def test_every_event_round_trips_through_its_text(event: Event):
    assert Event.parse(event.text()) == event


@given(st.text(max_size=40))
def test_any_text_is_an_event_or_invalid(text: str):
    try:
        event = Event.parse(text)
    except Invalid:
        return
    assert event.text() == text


@given(events, st.integers(0, 60), st.characters(exclude_categories=["Cs"]))
def test_a_mutated_text_is_another_event_or_invalid(event: Event, place: int, letter: str):
    text = event.text()
    text = text[: place % len(text)] + letter + text[place % len(text) + 1 :]
    with suppress(Invalid):
        assert Event.parse(text).text() == text


@pytest.mark.parametrize(
    "text",
    [
        "0 move e4 e5",
        "- show {3=captain 44=major}",
        "1 setup {40=flag 41=?} @1",
        "- miss 0",
        '0 say "two words"',
        '0 say ""',
        '0 say "-"',
        "0 deal {5=?} @",
        "0 offer -30",
    ],
)
def test_canonical_texts_are_read(text: str):
    assert Event.parse(text).text() == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "0 ",
        " 0 move",
        "0 move ",
        "0  move",
        "0 Move",
        "00 move",
        "+1 move",
        "0 move e4\n",
        "0 move 007",
        "0 move -0",
        "0 show {}",
        "0 show {3=}",
        "0 show {3}",
        "0 show {4=a 3=b",
        "0 show {3=a}}",
        "0 show {a=b}",
        "0 show {3=a} {4=b}",
        "0 show {3=a b}",
        "0 show {3=ä}",
        "0 show @1,0",
        "0 show @1,1",
        "0 show @x",
        "0 show @0 @1",
        "0 show @0 {3=a}",
        '0 say "broken',
        '0 say "\\q"',
        '0 say "plain"',
        "0 say ö",
        "٣ move",
        "0 move ١",
        "0 move 12345678901234567890",
    ],
)
def test_other_texts_are_invalid(text: str):
    with pytest.raises(Invalid, match="event-broken"):
        Event.parse(text)


def test_a_text_that_is_too_long_is_refused_unread():
    with pytest.raises(Invalid, match="event-long"):
        Event.parse('0 say "' + '\\"' * 100_000)


def test_faces_are_hidden_from_everyone_but_the_audience():
    event = Event("setup", 0, (), ((3, "spy"), (4, "scout")), frozenset({0, 2}))
    assert event.seen_by(0) == event.seen_by(2) == event
    hidden = event.seen_by(1)
    assert hidden.faces == ((3, None), (4, None))
    assert hidden.text() == "0 setup {3=? 4=?} @0,2"
    assert event.seen_by(None) == hidden
    assert event._replace(to=ALL).seen_by(None).faces == event.faces


def test_face_pairs_are_sorted_by_handle():
    assert face_pairs({10: "a", 9: "b"}) == ((9, "b"), (10, "a"))
