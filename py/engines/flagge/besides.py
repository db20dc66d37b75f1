"""What happens beside setting up, moving and battle: the clock, offers, giving up (F21-F24)."""

from __future__ import annotations

from abc import ABC

from engines.flagge.options import LIMIT
from engines.flagge.state import State
from kernel.errors import Illegal
from kernel.event import ALL, Event

MOST_MISSES = 3  # F22
DRAW_PAUSE = 10  # F23: own moves from one offer to the next
EARLY = 10  # F24: giving up before so many own moves is leaving


class Besides(State, ABC):
    __slots__ = ()

    def asides(self, seat: int) -> list[Event]:
        kinds: list[str] = []
        offers: list[Event] = []
        if self.stage == "setup" and self.ready[seat]:
            kinds.append("withdraw")  # F5
        elif self.stage == "play":
            if self._draw_objection(seat) is None:
                kinds.append("draw_offer")
            if self.draw_open == 1 - seat:
                kinds += ["draw_accept", "draw_decline"]
            if self._limit_objection(seat) is None:
                values = (int(value) for value in LIMIT.values if value != self.limit_next)
                offers = [Event("limit_offer", seat, (value,)) for value in values]
            if self.limit_open is not None and self.limit_open[0] == 1 - seat:
                kinds += ["limit_accept", "limit_decline"]
        if self.stage in ("play", "battle"):
            kinds.append("give_up")
        if self.stage != "over":
            kinds.append("leave")
        return [Event(kind, seat) for kind in kinds] + offers

    def clock_events(self) -> list[Event]:
        """F22: whoever may miss the turn now; in a battle it is the one who owes a face."""
        late = {"play": (self.turn,), "battle": (0, 1)}.get(self.stage, ()) if self.limit else ()
        return [Event("miss", None, (seat,)) for seat in late]

    # Time

    def _on_miss(self, event: Event) -> None:
        if event.seat is not None or not self._is_plain(event, 1):
            raise Illegal("illegal-event")
        if event not in self.clock_events():
            raise Illegal("illegal-miss")
        seat = int(event.args[0])
        self.misses[seat] += 1
        if self.misses[seat] >= MOST_MISSES:
            self._end("missed", 1 - seat)  # F22
        elif self.stage == "play":
            self._pass()

    def _on_limit_offer(self, event: Event) -> None:
        seat = self._by(event, 1)
        value = event.args[0]
        reason = self._limit_objection(seat)
        if reason is None and (value not in LIMIT.values or value == self.limit_next):
            reason = "illegal-limit"
        if reason:
            raise Illegal(reason)
        self.limit_open = seat, int(value)
        self.limit_last[seat] = self.made[seat]

    def _limit_objection(self, seat: int) -> str | None:
        """F21: one proposal at a time, and the next by the same side after an own move."""
        if self.stage != "play":
            return "illegal-stage"
        if self.limit_open is not None:
            return "illegal-open"
        return "illegal-soon" if self.limit_last[seat] == self.made[seat] else None

    def _on_limit_accept(self, event: Event) -> None:
        self.limit_next = self._answer_limit(event)

    def _on_limit_decline(self, event: Event) -> None:
        self._answer_limit(event)

    def _answer_limit(self, event: Event) -> int:
        seat, proposal = self._by(event), self.limit_open
        if self.stage != "play" or proposal is None or proposal[0] == seat:
            raise Illegal("illegal-answer")
        self.limit_open = None
        return proposal[1]

    # Draw, giving up, leaving

    def _on_draw_offer(self, event: Event) -> None:
        seat = self._by(event)
        reason = self._draw_objection(seat)
        if reason:
            raise Illegal(reason)
        self.draw_open = seat
        self.draw_last[seat] = self.made[seat]

    def _draw_objection(self, seat: int) -> str | None:
        """F23: one offer at a time, and one in 10 own moves."""
        if self.stage != "play":
            return "illegal-stage"
        if self.draw_open is not None:
            return "illegal-open"
        last = self.draw_last[seat]
        return "illegal-soon" if last is not None and self.made[seat] - last < DRAW_PAUSE else None

    def _on_draw_accept(self, event: Event) -> None:
        self._answer_draw(event)
        self._end("draw_agreed", None)

    def _on_draw_decline(self, event: Event) -> None:
        self._answer_draw(event)

    def _answer_draw(self, event: Event) -> None:
        seat = self._by(event)
        if self.stage != "play" or self.draw_open != 1 - seat:
            raise Illegal("illegal-answer")
        self.draw_open = None

    def _on_give_up(self, event: Event) -> None:
        seat = self._by(event)
        if self.stage not in ("play", "battle"):
            raise Illegal("illegal-stage")
        early = self.made[seat] < EARLY  # F24
        self._end("leave" if early else "give_up", 1 - seat)

    def _on_leave(self, event: Event) -> None:
        seat = self._by(event)
        if self.stage == "over":
            raise Illegal("illegal-stage")
        if self.stage == "setup":
            self._end("left_in_setup", None)  # F24
        else:
            self._end("leave", 1 - seat)

    def _end(self, reason: str, winner: int | None) -> None:
        self.stage = "over"
        self.battle = self.draw_open = self.limit_open = None
        self.outcome = self._outcome(reason, winner)

    # Who speaks, and how a turn ends

    def _pass(self) -> None:
        self.turn = 1 - self.turn
        self.limit = self.limit_next  # F21: it holds from the next move

    def _is_plain(self, event: Event, args: int) -> bool:
        return not event.faces and event.to is ALL and len(event.args) == args

    def _by(self, event: Event, args: int = 0) -> int:
        """The seat of an event with so many arguments that tells no faces."""
        if event.seat not in (0, 1) or not self._is_plain(event, args):
            raise Illegal("illegal-event")
        return event.seat

    def _in_turn(self, event: Event, args: int) -> int:
        seat = self._by(event, args)
        if self.stage != "play":
            raise Illegal("illegal-stage")
        if seat != self.turn:
            raise Illegal("illegal-turn")
        return seat
