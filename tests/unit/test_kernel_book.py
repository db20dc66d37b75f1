"""The book of faces: what is known, what may be read, and worlds that agree with it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.book import Book
from kernel.errors import Hidden, Illegal, Invalid
from kernel.event import Event


def book_of(*faces: str) -> Book:
    book = Book()
    book.mint("pool", range(len(faces)), faces)
    return book


def tell(book: Book, faces: dict[int, str | None], to: frozenset[int] | None = None) -> None:
    book.learn(Event("show", None, (), tuple(sorted(faces.items())), to))


def anything(handle: int, face: str) -> bool:
    return True


def test_a_rule_reads_public_faces_only():
    book = book_of("a", "b")
    tell(book, {0: "a"}, frozenset({0, 1}))
    with pytest.raises(Hidden):
        book.face(0)
    with pytest.raises(Hidden):
        book.face(1)
    tell(book, {0: "a"})
    assert book.face(0) == "a"


def test_may_says_yes_to_the_unknown():
    book = book_of("a", "b")
    tell(book, {0: "a"}, frozenset({0}))
    assert book.may(0, "a".__eq__)
    assert not book.may(0, "b".__eq__)
    assert book.may(1, "z".__eq__)


def test_who_has_seen_adds_up():
    book = book_of("a", "b")
    tell(book, {0: None}, frozenset({1}))
    tell(book, {0: "a"}, frozenset({0}))
    assert book.knows(0, 0)
    assert book.knows(1, 0)
    assert not book.knows(None, 0)
    assert not book.knows(2, 0)
    tell(book, {0: "a"})
    tell(book, {0: None}, frozenset({0}))
    assert book.knows(None, 0)
    assert book.is_public(0)


def test_learning_refuses_contradictions():
    book = book_of("a", "b")
    tell(book, {0: "a"}, frozenset({0}))
    for faces, reason in (
        ({0: "b"}, "face-contradicts"),
        ({1: "a"}, "census-exceeded"),
        ({1: "z"}, "census-exceeded"),
        ({7: "a"}, "handle-unknown"),
        ({1: None}, "face-missing"),
    ):
        with pytest.raises(Illegal, match=reason):
            tell(book.copy(), faces)


def test_forgetting_takes_back_who_and_face():
    book = book_of("a", "b")
    before = book.copy()
    tell(book, {0: "a", 1: "b"}, frozenset({0}))
    book.forget([0, 1])
    assert book == before


def test_a_copy_is_independent():
    book = book_of("a", "b")
    twin = book.copy()
    tell(twin, {0: "a"})
    twin.mint("more", [5], ["c"])
    twin.retire("pool")
    assert book == book_of("a", "b")


def test_pools_are_minted_once_and_completely():
    book = book_of("a", "b")
    with pytest.raises(ValueError, match="pool"):
        book.mint("pool", [9], ["a"])
    with pytest.raises(ValueError, match="more"):
        book.mint("more", [8, 9], ["a"])


def test_a_retired_pool_is_gone_and_may_be_minted_anew():
    book = book_of("a", "b")
    tell(book, {0: "a"})
    book.retire("pool")
    assert book == Book()
    book.mint("pool", [2, 3], ["a", "b"])
    assert not book.is_public(2)


def test_seen_by_keeps_what_the_seat_has_seen():
    book = book_of("a", "b", "c")
    tell(book, {0: "a"})
    tell(book, {1: "b"}, frozenset({1}))
    assert book.seen_by(1).faces == {0: "a", 1: "b"}
    assert book.seen_by(0).faces == book.seen_by(None).faces == {0: "a"}
    assert book.seen_by(0).who == book.who


def test_unknown_is_what_is_left_of_the_census():
    book = book_of("a", "a", "b")
    tell(book, {1: "a"}, frozenset({0}))
    assert book.unknown("pool") == ([0, 2], Counter("ab"))


def frequencies(book: Book, fits, n: int) -> Counter[str]:
    rng = Random(5)
    return Counter("".join(f for _, f in sorted(book.sample(rng, fits).faces.items())) for _ in range(n))


def chi_square(found: Counter[str], n: int) -> float:
    expected = n / len(found)
    return sum((count - expected) ** 2 / expected for count in found.values())


def test_samples_are_uniform():
    found = frequencies(book_of("a", "b", "b", "c"), anything, 6000)
    assert set(found) == {"".join(p) for p in permutations("abbc")}
    assert chi_square(found, 6000) < 31.3  # 11 degrees of freedom, p = 0.001


def test_samples_are_uniform_over_nested_constraints():
    allowed = {0: "s", 1: "sx", 2: "sxm", 3: "sxm"}
    book = book_of("s", "s", "x", "m")
    found = frequencies(book, lambda h, f: f in allowed[h], 6000)
    fitting = {
        "".join(p)
        for p in permutations("ssxm")
        if all(face in allowed[handle] for handle, face in enumerate(p))
    }
    assert set(found) == fitting
    assert chi_square(found, 6000) < 18.5  # 4 degrees of freedom, p = 0.001


def test_samples_keep_what_is_known_and_fill_the_rest():
    book = book_of("a", "a", "b", "c")
    tell(book, {2: "a"}, frozenset({0}))
    before = book.copy()
    world = book.sample(Random(1), anything)
    assert world.is_full()
    assert world.faces[2] == "a"
    assert Counter(world.faces.values()) == Counter("aabc")
    assert world.who == book.who
    assert book == before


@given(
    st.lists(st.sets(st.sampled_from("abc"), min_size=1), min_size=1, max_size=6),
    st.randoms(use_true_random=False),
)
def test_samples_find_a_world_whenever_one_fits(allowed: list[set[str]], rng: Random):
    chosen = [rng.choice(sorted(faces)) for faces in allowed]
    book = book_of(*rng.sample(chosen, len(chosen)))
    world = book.sample(rng, lambda h, f: f in allowed[h])
    assert all(world.faces[handle] in faces for handle, faces in enumerate(allowed))
    assert Counter(world.faces.values()) == Counter(chosen)


def test_no_world_fits():
    with pytest.raises(Illegal, match="no-world-fits"):
        book_of("a", "b", "b").sample(Random(1), lambda h, f: f == "a" or h == 0)


def test_positions_round_trip():
    book = book_of("a", "b", "c")
    tell(book, {0: "a"})
    tell(book, {1: "b", 2: None}, frozenset({1}))
    book.mint("more", [10, 11], ["x", "x"])
    assert Book.from_position(book.position()) == book


@pytest.mark.parametrize(
    "change",
    [
        {"faces": {"0": "z"}},
        {"faces": {"0": "a", "1": "a"}},
        {"faces": {"9": "a"}},
        {"faces": {"00": "a"}},
        {"faces": {"x": "a"}},
        {"faces": {"0": 1}},
        {"faces": []},
        {"who": {"0": "some"}},
        {"who": {"0": [True]}},
        {"who": {"9": "all"}},
        {"who": {"0": 3}},
        {"pools": {"pool": {"a": 3}}},
        {"pools": {"pool": {"a": 1, "b": 1, "c": -1}}},
        {"pools": {"other": {"a": 1, "b": 1}}},
        {"pools": {}},
        {"handles": {"pool": [0, 0]}},
        {"handles": {"pool": [0, 1], "more": []}},
        {"handles": {}},
        {"handles": {"pool": ["0", "1"]}},
        {"more": 1},
    ],
)
def test_other_positions_are_invalid(change):
    position = book_of("a", "b").position()
    assert isinstance(position, dict)
    with pytest.raises(Invalid, match="position-broken"):
        Book.from_position({**position, **change})
