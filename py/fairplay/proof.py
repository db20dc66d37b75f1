"""Proofs of cheating that a third person can check with nothing but their text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from fairplay.crypto import Crypto
from fairplay.entry import Entry, read_entry
from fairplay.shape import exactly, hexes, items, mapping
from kernel.canonical import Json, canonical
from kernel.errors import Invalid

MOST_BRANCH = 500
"""Entries of the branch in a proof of rewinding."""


def equivocation_text(one: Entry, two: Entry, keys: Sequence[bytes]) -> str:
    """A proof that a seat signed two different entries for one place."""
    return canonical(
        {"kind": "equivocation", "key": keys[one.seat].hex(), "one": one.json(), "two": two.json()}
    )


def verify_equivocation(text: str, crypto: Crypto) -> int:
    """The seat that the proof convicts; raises `Invalid` when it proves nothing."""
    got = exactly(mapping(text), "kind", "key", "one", "two")
    one, two = read_entry(got["one"]), read_entry(got["two"])
    key = hexes(got["key"], 32)
    same_place = (one.game, one.seq, one.prev, one.seat) == (two.game, two.seq, two.prev, two.seat)
    if got["kind"] != "equivocation" or not same_place or one.hash() == two.hash():
        raise Invalid("proof-broken")
    if not (one.is_by(crypto, key) and two.is_by(crypto, key)):
        raise Invalid("proof-broken")
    return one.seat


def rewind_text(branch: Sequence[Entry], entry: Entry, keys: Sequence[bytes]) -> str:
    """A proof that a seat raced with `entry` against the first entry of `branch`, after it had
    signed the last one, which stands on it."""
    told: list[Json] = [one.json() for one in branch]
    return canonical({"kind": "rewind", "key": keys[entry.seat].hex(), "branch": told, "entry": entry.json()})


def verify_rewind(text: str, crypto: Crypto) -> int:
    """The seat that the proof convicts; raises `Invalid` when it proves nothing."""
    got = exactly(mapping(text), "kind", "key", "branch", "entry")
    branch = [read_entry(value) for value in items(got["branch"], MOST_BRANCH)]
    entry, key = read_entry(got["entry"]), hexes(got["key"], 32)
    linked = all(two.prev == one.hash() and two.seq == one.seq + 1 for one, two in pairwise(branch))
    if got["kind"] != "rewind" or len(branch) < 2 or not linked or branch[-1].seat != entry.seat:
        raise Invalid("proof-broken")
    first, last = branch[0], branch[-1]
    if (first.game, first.prev, first.seq) != (
        entry.game,
        entry.prev,
        entry.seq,
    ) or first.hash() == entry.hash():
        raise Invalid("proof-broken")
    if last.game != entry.game or not (entry.is_by(crypto, key) and last.is_by(crypto, key)):
        raise Invalid("proof-broken")
    return entry.seat
