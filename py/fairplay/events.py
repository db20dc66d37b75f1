"""What a session tells the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fairplay.entry import Entry
from fairplay.header import Header
from kernel.canonical import Json


class Joined(NamedTuple):
    header: Header
    seat: int


class Offered(NamedTuple):
    """The creator told a guest this header: keep it, the acceptance may get lost."""

    header: Header


class Up(NamedTuple):
    peer: str
    seat: int


class Down(NamedTuple):
    peer: str
    seat: int


class Refused(NamedTuple):
    peer: str
    key: str
    args: Mapping[str, Json]
    by_us: bool


class AskPassword(NamedTuple):
    peer: str
    left: int


class Proposed(NamedTuple):
    """Try `entry` on the game as it was after `entry.seq` entries.  If it is accepted, the entries
    `undoes` have lost a race to it and fall: say the own ones again if they are still allowed, once
    `next_event()` gives nothing more.  If it is refused, nothing has changed."""

    entry: Entry
    undoes: tuple[Entry, ...] = ()


class Said(NamedTuple):
    seat: int
    n: int
    text: str
    time: int
    sig: str


class Fault(NamedTuple):
    """Somebody sent what can't be: `seat` (None: not known yet), message key, and for a provable
    cheat the proof."""

    peer: str
    seat: int | None
    key: str
    args: Mapping[str, Json]
    proof: Json = None


SessionEvent = Joined | Offered | Up | Down | Refused | AskPassword | Proposed | Said | Fault
