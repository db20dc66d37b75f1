"""What the session reports, taken in by the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fairplay.entry import Entry as Signed
from fairplay.events import (
    AskPassword,
    Down,
    Fault,
    Joined,
    Offered,
    Proposed,
    Refused,
    Said,
    SessionEvent,
    Up,
)
from kernel.errors import Illegal, TaktbrettError
from table.record import Entry

if TYPE_CHECKING:
    from table.link import LinkTable

CHEATS = frozenset(("equivocation", "rewind", "opening-false", "cheat-face"))
TOLD = 3
"""How often the person is told of the same fault."""


def take(table: LinkTable, event: SessionEvent, now: int) -> None:
    """Take in one report."""
    match event:
        case Proposed(entry, undoes):
            table.lost += _propose(table, entry, undoes, now)
        case Joined(header, _):
            table.add(Entry(now, note="header", data=header.json()))
            table.ask = None
            table.notice("link-joined", name=table.name(_other(table)))
        case Offered(header):
            table.add(Entry(now, note="offered", data=header.json()))
        case Up(peer, seat):
            table.peers[peer] = seat
            table.met = table.changed = True
        case Down(peer, seat):
            table.peers.pop(peer, None)
            table.changed = True
        case Said():
            table.add(Entry(now, note="said", data=list(event)))
        case AskPassword(_, left):
            table.ask = left
            table.changed = True
            if table.place is not None and not table.place.locked:
                table.add(Entry(now, note="place", data=table.place._replace(locked=True).json()))
        case Refused(peer, "handshake-silent", _, _):
            table.silent.add(peer)
        case Refused(_, key, args, _):
            table.ask = None
            table.changed = True
            table.notices = [{"key": key, "args": dict(args)}]
            table.notice(key, "error", **args)
        case Fault():
            _blame(table, event)


def _other(table: LinkTable) -> int:
    return 1 - table.shared.me if table.shared is not None else 0


def _propose(table: LinkTable, entry: Signed, undoes: Sequence[Signed], now: int) -> Sequence[Signed]:
    """Try another's entry on a copy, then keep or refuse it.  The entries that fall for it."""
    session = table.session
    assert session is not None
    try:
        then, kept = _before(table, entry.seq) if undoes else (table, len(table.lines))
        then.check_time(entry, now)
        if then.attempt(entry.seat, entry.body, entry.time, max(now, then.time)) != entry.digest:
            raise Illegal("digest-differs")
    except TaktbrettError as error:
        session.refuse(error.key, **dict(error.args_))
        return ()
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        session.refuse("entry-broken")  # whatever a hostile entry trips over
        return ()
    if undoes:
        _return_to(table, then, kept)
    table.take_in(entry, now)
    session.accept()
    table.spoken = True
    return undoes


def _before(table: LinkTable, height: int) -> tuple[LinkTable, int]:
    """The table as it was without the entries from `height` on, and how many lines are equal."""
    kept: list[str] = []
    seen = 0
    equal = len(table.lines)
    for number, line in enumerate(table.lines):
        if " # log " in line and line.split(" ", 2)[1] == "#":
            seen += 1
            if seen > height:
                equal = min(equal, number)
                continue
        kept.append(line)
    then = type(table)(table.head, table.crypto)
    then.fold_lines(kept)
    then.lines = kept
    return then, equal


def _return_to(table: LinkTable, then: LinkTable, equal: int) -> None:
    """Lost entries leave the record: from line `equal` on it is stored anew."""
    table.lines, table.stored = then.lines, min(table.stored, equal)
    table.entries, table.said, table.times = then.entries, then.said, then.times
    table.chat_log, table.drafts = then.chat_log, then.drafts
    assert then.shared is not None
    table.hold(then.shared)
    table.spoken = table.changed = True


def _blame(table: LinkTable, fault: Fault) -> None:
    """A bad message ends nothing: it is named a few times, and dropped."""
    if fault.seat is None and fault.key == "message-unexpected":
        return  # the rest of a handshake that was begun anew
    name = table.name(fault.seat) if fault.seat is not None else ""
    kind = f"{fault.seat} {fault.key}"
    table.faults[kind] = table.faults.get(kind, 0) + 1
    if table.faults[kind] > TOLD:
        return
    key, level = ("link-cheat", "error") if fault.key in CHEATS else ("link-fault", "warn")
    told = {"key": key, "args": {"name": name, "reason": fault.key}}
    if told not in table.notices:
        table.notices.append(told)
    table.notice(key, level, name=name, reason=fault.key)
    table.changed = True
