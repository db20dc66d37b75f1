"""Where units may go (F8, F10, F13, F14), as far as a peer's book tells: a rank that is unknown
here may be any that the marks allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.flagge.ranks import IMMOVABLE
from engines.flagge.squares import BETWEEN, NEAR, RAYS

if TYPE_CHECKING:
    from engines.flagge.state import State

MOST_ENTRIES = 3
"""F10: how often a unit may enter the same square until the next battle."""

WALKER = "miner"
"""Stands for all ranks that go one square."""


def moves(state: State, seat: int) -> list[tuple[int, int]]:
    """All (from, to) that `seat`'s units may go, in a fixed order."""
    board, faces, chase, at = state.board, state.book.faces, state.chase, state.at
    low = 40 * seat
    high = low + 40
    found: list[tuple[int, int]] = []
    for handle in range(low, high):
        square = at[handle]
        if square < 0:
            continue
        face = faces.get(handle)
        if face is None:
            slides = state.fits(handle, "scout")
        elif face in IMMOVABLE:
            continue
        else:
            slides = face == "scout"
        if slides:
            for ray in RAYS[square]:
                for to in ray:
                    there = board[to]
                    if there < 0:
                        if not chase or chase.get(handle * 100 + to, 0) < MOST_ENTRIES:
                            found.append((square, to))
                        continue
                    if not low <= there < high:
                        found.append((square, to))
                    break
        else:
            for to in NEAR[square]:
                there = board[to]
                if there < 0:
                    if not chase or chase.get(handle * 100 + to, 0) < MOST_ENTRIES:
                        found.append((square, to))
                elif not low <= there < high:
                    found.append((square, to))
    return found


def objection(state: State, seat: int, start: int, to: int) -> str | None:
    """Why `seat` may not move from `start` to `to` (a message key), or None where it may."""
    board = state.board
    handle, there = board[start], board[to]
    if handle < 0 or handle // 40 != seat:
        return "illegal-unit"
    between = BETWEEN.get((start, to))
    if between is None:
        return "illegal-line"
    if there >= 0 and there // 40 == seat:
        return "illegal-own"
    if any(board[square] >= 0 for square in between):
        return "illegal-path"
    face = state.book.faces.get(handle)
    if face in IMMOVABLE:
        return "illegal-immovable"
    if between and not (state.fits(handle, "scout") if face is None else face == "scout"):
        return "illegal-distance"
    if there < 0 and state.chase.get(handle * 100 + to, 0) >= MOST_ENTRIES:
        return "illegal-chase"  # F10; a move that starts a battle is never limited
    return None


def could_move(state: State, handle: int, face: str) -> bool:
    """Has the unit a legal move if it is a `face`?"""
    square = state.at[handle]
    if square < 0 or face in IMMOVABLE:
        return False
    if face != "scout":
        return any(_open(state, handle, to) for to in NEAR[square])
    for ray in RAYS[square]:
        for to in ray:
            if _open(state, handle, to):
                return True
            if state.board[to] >= 0:
                break
    return False


def _open(state: State, handle: int, to: int) -> bool:
    there = state.board[to]
    if there >= 0:
        return there // 40 != handle // 40
    return state.chase.get(handle * 100 + to, 0) < MOST_ENTRIES


def may_be_stuck(state: State, seat: int) -> bool:
    """F11: can it be true that `seat` has no legal move?  Exact for who knows the units; others
    find no unit that surely can move, and enough flags and mines for those that must be one."""
    forced = 0
    for handle in range(40 * seat, 40 * seat + 40):
        face = state.book.faces.get(handle)
        if face is not None:
            if could_move(state, handle, face):
                return False
        elif not state.fits(handle, WALKER):
            if could_move(state, handle, "scout"):
                return False
        elif could_move(state, handle, WALKER):
            if not state.fits(handle, "mine"):
                return False
            forced += 1
    if not forced:
        return True
    _, left = state.book.unknown(state.POOLS[seat])
    return forced <= sum(left[face] for face in IMMOVABLE)
