"""The rules of setting up, moving and battle (F4-F20): one `_on_<kind>` an event kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from engines.flagge import moves as going
from engines.flagge.besides import Besides
from engines.flagge.presets import PRESETS, for_seat
from engines.flagge.ranks import ARMY, IMMOVABLE, battle
from engines.flagge.squares import INDEX, NAMES, NEAR
from engines.flagge.state import CAPTURED, EMPTY, MOVED, SCOUT, UNITS
from kernel.await_ import Await, choose, over, show
from kernel.errors import Illegal
from kernel.event import ALL, Event

_CHOOSE = (choose(0), choose(1))


def setup_event(seat: int, ranks: Sequence[str]) -> Event:
    """F4: the confirmed arrangement: 40 ranks in the order of `seat`'s home squares."""
    faces = tuple(zip(UNITS[seat], ranks, strict=False))
    return Event("setup", seat, (), faces, frozenset((seat,)))


@cache
def _preset_events(seat: int) -> tuple[Event, ...]:
    return tuple(setup_event(seat, for_seat(ranks, seat)) for ranks in PRESETS.values())


class Flagge(Besides):
    __slots__ = ()

    def awaits(self) -> Await:
        if self.stage == "play":
            return _CHOOSE[self.turn]
        if self.battle is not None:
            return show(*self.battle)
        if self.outcome is not None:
            return over(self.outcome)
        return choose(*(seat for seat in (0, 1) if not self.ready[seat]))

    def moves(self, seat: int) -> list[tuple[int, int]]:
        """The (from, to) squares of `legal(seat)` in the turn of `seat`: the quick form."""
        return going.moves(self, seat) if self.stage == "play" and seat == self.turn else []

    def closed(self, seat: int) -> list[tuple[int, int]]:
        """F9: the (from, to) squares that F10 alone closes for `seat`."""
        return [
            (self.at[handle], to)
            for handle, to in (divmod(key, 100) for key in sorted(self.chase))
            if handle // 40 == seat and going.objection(self, seat, self.at[handle], to) == "illegal-chase"
        ]

    def entries(self, start: int, to: int) -> int:
        """F9: how often the unit on `start` entered `to` since the last battle."""
        return self.chase.get(self.board[start] * 100 + to, 0)

    def lost_units(self, seat: int) -> dict[str, int]:
        """F20: how many of `seat`'s units were captured, by rank (only ranks that lost some)."""
        gone = Counter(self.book.face(h) for h in UNITS[seat] if self.at[h] == CAPTURED)
        return {rank: gone[rank] for rank in ARMY if gone[rank]}

    def legal(self, seat: int) -> list[Event]:
        if self.stage == "setup":
            return [] if self.ready[seat] else list(_preset_events(seat))
        if self.stage != "play" or seat != self.turn:
            return []
        found = [Event("move", seat, (NAMES[a], NAMES[b])) for a, b in going.moves(self, seat)]
        return found or [Event("stuck", seat)]  # F11

    def fits(self, handle: int, face: str) -> bool:
        mark = self.marks[handle]
        if mark & SCOUT:
            fitting = face == "scout"  # F19
        else:
            fitting = not mark or face not in IMMOVABLE
        if fitting and self.outcome is not None and self.outcome.reason == "stuck":
            loser = 1 - self.outcome.winners[0]
            return handle // 40 != loser or not going.could_move(self, handle, face)  # F11
        return fitting

    # Setup

    def _on_setup(self, event: Event) -> None:
        seat = event.seat
        if self.stage != "setup":
            raise Illegal("illegal-stage")
        if seat not in (0, 1) or event.args or event.to != frozenset((seat,)):
            raise Illegal("illegal-event")
        if self.ready[seat]:
            raise Illegal("illegal-ready")
        if tuple(handle for handle, _ in event.faces) != tuple(UNITS[seat]):
            raise Illegal("illegal-setup")  # F4, F5: all 40, on the own side
        self.book.learn(event)
        self.ready[seat] = True
        if all(self.ready):
            self.stage = "play"

    def _on_withdraw(self, event: Event) -> None:
        seat = self._by(event)
        if self.stage != "setup" or not self.ready[seat]:
            raise Illegal("illegal-stage")
        self.ready[seat] = False
        self.book.forget(UNITS[seat])

    # Moving

    def _on_move(self, event: Event) -> None:
        seat = self._in_turn(event, 2)
        start, to = INDEX.get(event.args[0]), INDEX.get(event.args[1])
        if start is None or to is None:
            raise Illegal("illegal-square")
        reason = going.objection(self, seat, start, to)
        if reason:
            raise Illegal(reason)
        self.push(start, to)

    def push(self, start: int, to: int) -> None:
        """Carry out one of `moves(turn)` in place, unchecked: for searches."""
        board, seat = self.board, self.turn
        handle = board[start]
        self.marks[handle] |= MOVED if to in NEAR[start] else MOVED | SCOUT  # F19
        self.made[seat] += 1
        if self.draw_open == 1 - seat:
            self.draw_open = None  # F23
        if self.limit_open is not None and self.limit_open[0] == 1 - seat:
            self.limit_open = None
        if board[to] >= 0:
            self.battle = handle, board[to]
            self.stage = "battle"
            return
        board[start], board[to], self.at[handle] = EMPTY, handle, to
        key = handle * 100 + to
        self.chase[key] = self.chase.get(key, 0) + 1  # F10
        self._pass()

    def _on_stuck(self, event: Event) -> None:
        seat = self._in_turn(event, 0)
        if not going.may_be_stuck(self, seat):
            raise Illegal("illegal-stuck")
        self._end("stuck", 1 - seat)  # F11

    # Battle

    def _on_show(self, event: Event) -> None:
        if event.seat is not None or event.args or event.to is not ALL:
            raise Illegal("illegal-event")
        told = tuple(handle for handle, _ in event.faces)
        if self.battle is not None:
            if told != tuple(sorted(self.battle)):
                raise Illegal("illegal-show")
        elif self.outcome is None or not all(self.ready) or not told:
            raise Illegal("illegal-stage")
        elif any(handle not in range(80) or self.book.is_public(handle) for handle in told):
            raise Illegal("illegal-show")  # F20a: at the end what is hidden yet is shown to both
        self.book.learn(event)
        for handle in told:
            if not self.fits(handle, self.book.face(handle)):
                raise Illegal("illegal-face", handle=handle)
        if self.battle is not None:
            attacker, defender = self.battle
            self.settle(self.book.face(attacker), self.book.face(defender))

    def settle(self, attacking: str, defending: str) -> None:
        """Carry out the battle that is on, between these ranks, unchecked: for searches."""
        assert self.battle is not None
        attacker, defender = self.battle
        start, place = self.at[attacker], self.at[defender]
        result = battle(attacking, defending)
        self.battle, self.stage = None, "play"
        self.chase.clear()  # F10
        if result != "defender":
            self._capture(defender, defending)
        if result in ("defender", "both"):
            self._capture(attacker, attacking)
        else:
            self.board[start], self.board[place], self.at[attacker] = EMPTY, attacker, place  # F13
        if result == "flag":
            self._end("flag", self.turn)  # F17
        elif not any(self.movable):
            self._end("both_no_movable", None)  # F12
        elif not all(self.movable):
            self._end("no_movable", 1 - self.movable.index(0))
        else:
            self._pass()

    def _capture(self, handle: int, face: str) -> None:
        seat = handle // 40
        self.board[self.at[handle]] = EMPTY
        self.at[handle] = CAPTURED
        self.units[seat] -= 1
        self.movable[seat] -= face not in IMMOVABLE
