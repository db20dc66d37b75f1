"""Canonical JSON: one text and one digest for a value, and nothing that differs between machines."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.canonical import MOST_DEPTH, canonical, digest, parse
from kernel.errors import Invalid

text = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
leaves = st.none() | st.booleans() | st.integers() | text
values = st.recursive(leaves, lambda v: st.lists(v, max_size=4) | st.dictionaries(text, v, max_size=4))


@given(values)
def test_values_round_trip(value):
    assert parse(canonical(value)) == value


@given(st.dictionaries(text, leaves, max_size=6))
def test_the_order_of_keys_does_not_matter(value):
    backwards = dict(reversed(value.items()))
    assert canonical(backwards) == canonical(value)
    assert digest(backwards) == digest(value)


@given(values)
def test_the_text_has_no_white_space_outside_of_texts(value):
    assert json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False) == canonical(value)


@given(st.text(max_size=30))
def test_any_text_is_a_value_or_invalid(broken: str):
    try:
        value = parse(broken)
    except Invalid:
        return
    assert parse(canonical(value)) == value


def test_tuples_are_lists():
    assert canonical((1, (2, "a"))) == '[1,[2,"a"]]'


@pytest.mark.parametrize("value", [1.5, float("nan"), [1.0], {"a": [float("inf")]}, {1, 2}, b"a", object()])
def test_other_types_are_invalid(value):
    with pytest.raises(Invalid, match="json-type"):
        canonical(value)


def test_keys_are_texts():
    with pytest.raises(Invalid, match="json-key"):
        canonical({1: "a"})  # type: ignore[dict-item]


@pytest.mark.parametrize("broken", ["1.5", "[1e3]", "NaN", "-Infinity"])
def test_floats_are_invalid_in_texts(broken: str):
    with pytest.raises(Invalid, match="json-float"):
        parse(broken)


@pytest.mark.parametrize("broken", ["", "{", "[1,]", "{'a':1}", "1 2", '"[[['])
def test_broken_texts_are_invalid(broken: str):
    with pytest.raises(Invalid, match="json-broken"):
        parse(broken)


@pytest.mark.parametrize("unit", ['"', '\\"', '[\\"', "\\", '"\\'])
def test_a_long_hostile_text_is_refused_in_linear_time(unit: str):
    with pytest.raises(Invalid):
        parse("[" * 65 + '"' + unit * 200_000)


def test_half_a_surrogate_pair_is_invalid():
    for value in ("\ud800", ["a\udfff"], {"\ud800": 1}):
        with pytest.raises(Invalid, match="json-surrogate"):
            canonical(value)
    for broken in ('"\\ud800"', '{"\\udfff":1}', '"\ud800"'):
        with pytest.raises(Invalid, match="json-surrogate"):
            parse(broken)
    assert parse('"\\ud83d\\ude00"') == "\U0001f600"


def test_depth_is_limited():
    deep = json.loads("[" * MOST_DEPTH + "]" * MOST_DEPTH)
    assert parse(canonical(deep)) == deep
    with pytest.raises(Invalid, match="json-deep"):
        canonical([deep])
    with pytest.raises(Invalid, match="json-deep"):
        parse("[[[1]]]", max_depth=2)
    assert parse('[["[[["],"\\"[[["]', max_depth=2) == [["[[["], '"[[[']
    assert parse("[[],[],[],[]]", max_depth=2) == [[], [], [], []]


@pytest.mark.parametrize("bracket", ["[", '{"a":', '[{"[":['])
def test_a_hostile_nesting_is_refused_before_it_is_read(bracket: str):
    with pytest.raises(Invalid, match="json-deep"):
        parse(bracket * 100_000)


def test_the_digest_is_sha_256_of_the_utf_8_text():
    value = {"b": [1, True, None], "a": "ä"}
    assert canonical(value) == '{"a":"ä","b":[1,true,null]}'
    assert digest(value) == hashlib.sha256('{"a":"ä","b":[1,true,null]}'.encode()).hexdigest()
