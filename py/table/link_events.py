"""What the session reports, taken in by the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fairplay.entry import Entry as Signed
from fairplay.session import (
    AskPassword,
    Down,
    Fault,
    Joined,
    Offered,
    Proposed,
    Refused,
    Said,
    SessionEvent,
    Undone,
    Up,
)
from kernel.errors import Illegal, TaktbrettError
from table.record import Entry

if TYPE_CHECKING:
    from table.link import LinkTable

TOLD = 3
"""How often the person is told of the same fault."""


def take(table: LinkTable, event: SessionEvent, now: int, lost: list[Signed]) -> None:
    """Take in one report; `lost` collects entries that must be said again."""
    match event:
        case Proposed(entry):
            _propose(table, entry, now)
        case Undone(height, entries):
            _undo(table, height)
            lost += entries
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
        case Refused(peer, key, args, _):
            table.channels.discard(peer)
            table.ask = None
            table.changed = True
            if key != "handshake-silent":
                table.notices = [{"key": key, "args": dict(args)}]
                table.notice(key, "error", **args)
        case Fault():
            _blame(table, event)


def _other(table: LinkTable) -> int:
    return 1 - table.shared.me if table.shared is not None else 0


def _propose(table: LinkTable, entry: Signed, now: int) -> None:
    """Try another's entry on a copy, then keep or refuse it."""
    session, shared = table.session, table.shared
    assert session is not None
    assert shared is not None
    try:
        table.check_time(entry, now)
        if shared.copy().take(entry.seat, entry.body, now) != entry.digest:
            raise Illegal("digest-differs")
    except TaktbrettError as error:
        session.refuse(error.key, **dict(error.args_))
        return
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        session.refuse("entry-broken")  # whatever a hostile entry trips over
        return
    table.add(Entry(now, note="log", data=entry.json()))
    session.accept()
    table.spoken = True


def _undo(table: LinkTable, height: int) -> None:
    """The entries from `height` on lost a race: the record is cut and folded anew."""
    kept: list[str] = []
    seen = 0
    first = len(table.lines)
    for number, line in enumerate(table.lines):
        if " # log " in line and line.split(" ", 2)[1] == "#":
            seen += 1
            if seen > height:
                first = min(first, number)
                continue
        kept.append(line)
    fresh = type(table)(table.head, table.crypto)
    fresh.fold_lines(kept)
    table.lines, table.stored = kept, min(table.stored, first)
    table.entries, table.said, table.times = fresh.entries, fresh.said, fresh.times
    table.chat_log, table.drafts = fresh.chat_log, fresh.drafts
    assert fresh.shared is not None
    table.hold(fresh.shared)
    table.spoken = table.changed = True


def _blame(table: LinkTable, fault: Fault) -> None:
    """A bad message ends nothing: it is named a few times, and dropped."""
    name = table.name(fault.seat) if fault.seat is not None else ""
    kind = f"{fault.seat} {fault.key}"
    table.faults[kind] = table.faults.get(kind, 0) + 1
    if table.faults[kind] > TOLD:
        return
    told = {"key": "link-fault", "args": {"name": name, "reason": fault.key}}
    if told not in table.notices:
        table.notices.append(told)
    table.notice("link-fault", "warn", name=name, reason=fault.key)
    table.changed = True
