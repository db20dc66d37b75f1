"""Two tables between browsers under everything that may happen, in any order."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from links import Wire
from pages import ranks

SIDE = st.integers(0, 1)


class TwoBrowsers(RuleBasedStateMachine):
    """People act, messages arrive one by one or not at all, pages are reloaded, channels break.
    Whatever happens: nobody is blamed, records make the same table, and once all messages have
    arrived both devices agree."""

    @initialize(
        seed=st.integers(1, 10**6),
        limit=st.sampled_from([0, 30, 90]),
        memory=st.sampled_from(["show", "hide"]),
    )
    def start(self, seed, limit, memory):
        self.rng = Random(seed)
        self.wire = Wire(seed).host(side="draw", options={"limit": limit, "memory": memory}).join()
        self.wire.connect()
        for side in self.wire.sides:
            preset = self.rng.choice(["ambush", "two_wings", "second_row"])
            side.page.call("table.act", id=side.table, seat=side.seat, setup=ranks(preset, side.seat))

    @rule(who=SIDE)
    def move(self, who):
        side = self.wire.sides[who]
        legal = side.course.state.legal(side.seat)
        if legal and side.page.desk.tables[side.table].session.may_write():
            attacks = [
                event for event in legal if event.kind == "move" and side.course.state.apply(event).battle
            ]
            side.page.raw(
                "table.act", id=side.table, seat=side.seat, event=self.rng.choice(attacks or legal).text()
            )

    @rule(who=SIDE)
    def say_something_else(self, who):
        side = self.wire.sides[who]
        asides = [
            event
            for event in side.course.state.asides(side.seat)
            if event.kind not in ("leave", "give_up", "draw_accept")
        ]
        if asides:
            side.page.raw("table.act", id=side.table, seat=side.seat, event=self.rng.choice(asides).text())

    @rule(who=SIDE)
    def chat(self, who):
        side = self.wire.sides[who]
        side.page.call("table.chat", id=side.table, seat=side.seat, text="hello")

    @rule()
    def one_message_arrives(self):
        self.wire.deliver()

    @rule()
    def all_messages_arrive(self):
        self.wire.settle()

    @rule(ms=st.sampled_from([500, 3_000, 20_000, 95_000]))
    def time_passes(self, ms):
        self.wire.pass_time(ms)

    @rule(who=SIDE)
    def reload(self, who):
        self.wire.reload(self.wire.sides[who])

    @precondition(lambda self: self.wire.up)
    @rule()
    def the_channel_breaks(self):
        self.wire.cut()

    @precondition(lambda self: not self.wire.up)
    @rule()
    def the_channel_comes_back(self):
        self.wire.connect()

    @rule(who=SIDE)
    def somebody_leaves(self, who):
        side = self.wire.sides[who]
        if self.rng.random() < 0.2:
            side.page.raw("table.act", id=side.table, seat=side.seat, event=f"{side.seat} leave")

    @invariant()
    def nobody_is_blamed(self):
        for side in self.wire.sides:
            assert [note for note in side.page.notices if note["key"] == "link-fault"] == []

    @invariant()
    def nothing_is_known_that_was_not_shown(self):
        for side in self.wire.sides:
            book = side.course.state.book
            assert all(h // 40 == side.seat or book.is_public(h) for h in book.faces)

    def teardown(self):
        if not hasattr(self, "wire"):
            return
        wire = self.wire
        if not wire.up:
            wire.connect()
        for _ in range(4):
            wire.settle()
            wire.pass_time(3_000)
        wire.settle()
        one, two = wire.sides
        assert wire.is_even()
        assert one.digest() == two.digest()
        views = [side.view() for side in wire.sides]
        assert views[0]["log"] == views[1]["log"]
        assert [line["text"] for line in views[0]["chat"]] == [line["text"] for line in views[1]["chat"]] or (
            len(views[0]["chat"]) == len(views[1]["chat"])
        )
        for side in wire.sides:
            again = side.page.reopened(side.table)
            model = again.view(side.table, side.seat)
            now = side.view()
            for key in ("items", "log", "chat", "stage", "turn", "outcome", "audit"):
                assert model[key] == now[key]
        self.nobody_is_blamed()


TwoBrowsers.TestCase.settings = settings(stateful_step_count=40, max_examples=25, deadline=None)
TestTwoBrowsers = TwoBrowsers.TestCase
