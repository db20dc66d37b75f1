"""Flagge as a machine: whatever people do in whatever order, what must hold holds (hypothesis)."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from drawing import fought, on_board
from engines.flagge.ranks import ARMY, IMMOVABLE
from engines.flagge.rules import Flagge, setup_event
from engines.flagge.squares import BLOCKED, NAMES
from kernel.errors import Illegal, Invalid
from kernel.event import Event
from kernel.option import combinations

chance = st.randoms(use_true_random=False)
squares = st.sampled_from(NAMES)


class Playing(RuleBasedStateMachine):
    """One game at three peers and a full one; rules are what may happen at a table."""

    @initialize(options=st.sampled_from(combinations(Flagge.OPTIONS)), rng=chance)
    def begin(self, options: dict[str, Any], rng: Random) -> None:
        self.full = Flagge.setup(options, 2)
        self.peers = {seat: Flagge.setup(options, 2) for seat in (0, 1, None)}
        for seat in rng.sample((0, 1), 2):
            ranks = list(ARMY.elements())
            rng.shuffle(ranks)
            self.happen(setup_event(seat, ranks))

    def happen(self, event: Event) -> None:
        self.full = self.full.apply(event)
        self.peers = {seat: peer.apply(event.seen_by(seat)) for seat, peer in self.peers.items()}

    @precondition(lambda self: self.full.stage == "play")
    @rule(rng=chance, many=st.integers(1, 40))
    def play_on(self, rng: Random, many: int) -> None:
        for _ in range(many):
            if self.full.stage == "battle":
                self.show()
            elif self.full.stage == "play":
                self.happen(rng.choice(self.full.legal(self.full.turn)))

    @precondition(lambda self: self.full.stage == "play")
    @rule(rng=chance)
    def attack(self, rng: Random) -> None:
        blows = [e for e in self.full.legal(self.full.turn) if e.kind == "move" and self.hits(e)]
        if blows:
            self.happen(rng.choice(blows))

    def hits(self, event: Event) -> bool:
        return self.full.board[NAMES.index(str(event.args[1]))] >= 0

    @precondition(lambda self: self.full.stage == "battle")
    @rule()
    def show(self) -> None:
        assert self.full.battle is not None
        faces = tuple((h, self.full.book.faces[h]) for h in sorted(self.full.battle))
        self.happen(Event("show", None, (), faces))

    @precondition(lambda self: self.full.stage != "over")
    @rule(rng=chance, seat=st.integers(0, 1))
    def do_something_else(self, rng: Random, seat: int) -> None:
        besides = [event for event in self.full.asides(seat) if event.kind not in ("leave", "give_up")]
        besides += self.full.clock_events()
        if besides:
            self.happen(rng.choice(besides))

    @precondition(lambda self: self.full.stage == "over" and self.full.book.is_full())
    @rule()
    def open_the_board(self) -> None:
        hidden = tuple(
            (h, f) for h, f in sorted(self.full.book.faces.items()) if not self.full.book.is_public(h)
        )
        if hidden:
            self.happen(Event("show", None, (), hidden))

    @rule(seat=st.integers(0, 1), start=squares, to=squares)
    def try_any_move(self, seat: int, start: str, to: str) -> None:
        event = Event("move", seat, (start, to))
        legal = event in self.full.legal(seat)
        try:
            self.full.apply(event)
        except Illegal:
            assert not legal
        else:
            assert legal

    @invariant()
    def peers_agree(self) -> None:
        if hasattr(self, "full"):
            digest = self.full.digest()
            assert all(peer.digest() == digest for peer in self.peers.values())
            assert all(peer.awaits() == self.full.awaits() for peer in self.peers.values())
            assert {peer.outcome for peer in self.peers.values()} == {self.full.outcome}

    @invariant()
    def board_is_sound(self) -> None:
        if hasattr(self, "full"):
            game = self.full
            on_board = {h: s for h, s in enumerate(game.at) if s >= 0}
            assert len(set(on_board.values())) == len(on_board)
            assert not BLOCKED & set(on_board.values())
            assert all(game.board[s] == h for h, s in on_board.items())
            assert sum(h >= 0 for h in game.board) == len(on_board) == sum(game.units)
            for seat in (0, 1):
                movable = sum(game.book.faces[h] not in IMMOVABLE for h in on_board if h // 40 == seat)
                assert game.movable[seat] == movable
                assert sum(game.lost_units(seat).values()) == 40 - game.units[seat]

    @invariant()
    def chase_and_misses_stay_in_bounds(self) -> None:
        if hasattr(self, "full"):
            assert all(1 <= n <= 3 for n in self.full.chase.values())
            assert all(n <= 3 for n in self.full.misses)
            assert (self.full.stage == "over") == (self.full.outcome is not None)

    @invariant()
    def positions_round_trip(self) -> None:
        if hasattr(self, "full"):
            for game in (self.full, self.peers[0]):
                assert Flagge.from_position(game.position()) == game


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=15, stateful_step_count=25)


kinds = st.sampled_from([name[4:] for name in dir(Flagge) if name.startswith("_on_")] + ["apply", "fly", ""])
args = st.sampled_from(["a4", "a5", "e4", "c5", "z9", "", 0, 1, 2, 60, 90, -1, 10**9])
told = st.dictionaries(
    st.integers(-1, 85), st.sampled_from(["flag", "mine", "spy", "dragon", None]), max_size=3
)


@given(
    st.lists(
        st.builds(
            Event,
            kind=kinds,
            seat=st.sampled_from([None, 0, 1, 2, -1]),
            args=st.lists(args, max_size=3).map(tuple),
            faces=told.map(lambda faces: tuple(sorted(faces.items()))),
            to=st.sampled_from([None, frozenset({0}), frozenset({1}), frozenset[int]()]),
        ),
        max_size=12,
    ),
    st.booleans(),
)
def test_any_event_is_applied_or_illegal(events: list[Event], in_setup: bool):
    game = Flagge.setup({}, 2)
    if not in_setup:
        for seat in (0, 1):
            game = game.apply(game.legal(seat)[0])
    for event in events:
        before = game.digest()
        try:
            after = game.apply(event)
        except (Illegal, Invalid):
            pass
        else:
            game, before = after, after.digest()
        assert game.digest() == before


@given(chance)
def test_F10_ends_every_game_in_which_nobody_fights(rng: Random):
    """92 squares, 3 entries each: two units that only walk about are stuck in the end (F11)."""
    game = on_board("Fa1 *b1 6e4", "Fj10 *j9 5e6", limit=0)
    walked = 0
    while game.outcome is None:
        quiet = [move for move in game.moves(game.turn) if game.board[move[1]] < 0]
        if quiet:
            game.push(*quiet[rng.randrange(len(quiet))])
            walked += 1
        else:
            event = game.legal(game.turn)[0]
            game = fought(game.apply(event))
    assert walked <= 2 * 3 * 92
    assert game.outcome.reason in ("stuck", "no_movable", "flag")
