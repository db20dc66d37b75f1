"""What a side must not know makes no difference to anything it gets."""

from __future__ import annotations

from random import Random

import pytest

from drawing import fought, go, on_board, started
from engines.flagge.presets import PRESETS, for_seat
from engines.flagge.rules import Flagge, setup_event
from engines.flagge.squares import INDEX
from kernel.canonical import canonical
from kernel.errors import Illegal
from kernel.event import Event

STEPS = [(f"{column}{row}", f"{column}{13 - row}") for column in "abefij" for row in (7, 6)]


def until_battle(blue: str, seed: int) -> list[str]:
    """What red gets to see, move by move, until the first battle; blue's moves are one-step moves of
    the front row, which every rank in it could make."""
    game, rng, told = started("ambush", blue), Random(seed), list[str]()
    while game.battle is None and len(told) < 40:
        seat = game.awaits().seats[0]
        if seat == 0:
            steps = game.legal(0)
            quiet = [event for event in steps if game.board[INDEX[event.args[1]]] < 0]
            steps = quiet if len(told) < 12 else steps  # no battle at once
        else:
            steps = [
                Event("move", 1, (start, to))
                for start, to in STEPS
                if game.board[INDEX[start]] >= 40 and game.board[INDEX[to]] < 0
                if game.entries(INDEX[start], INDEX[to]) < 3
            ]
        event = steps[rng.randrange(len(steps))]
        game = game.apply(event)
        red = game.seen_by(0)
        told.append(canonical([event.text(), red.position(), [e.text() for e in red.legal(0)]]))
    return told


@pytest.mark.parametrize("seed", range(3))
def test_F7_two_enemy_setups_are_told_alike_until_the_first_battle(seed: int):
    told = [until_battle(blue, seed) for blue in ("fortress_right", "two_wings")]
    assert told[0] == told[1]
    assert len(told[0]) >= 12


def test_F9_legal_moves_do_not_depend_on_the_other_side_s_ranks():
    for letters in ("FX", "*F", "2*"):
        game = on_board(
            "Fa1 6e4", f"{letters[0]}e5 {letters[1]}j9 5a10" + ("" if "F" in letters else " Fj10")
        )
        assert [e.text() for e in game.seen_by(0).legal(0)] == [
            "0 move e4 e5",
            "0 move e4 f4",
            "0 move e4 e3",
            "0 move e4 d4",
        ]


def test_F13_a_battle_is_shown_and_nothing_else():
    game = fought(on_board("Fa1 6e4 *b1", "Fj10 5e5 3j9").apply(Event("move", 0, ("e4", "e5"))))
    assert {h for h in range(80) if game.at[h] >= 0 and game.book.is_public(h)} == {1}


def test_a_handle_never_tells_a_rank():
    for blue in PRESETS:
        game = started("ambush", blue)
        assert game.at == started().at
        assert game.seen_by(0).position() == started("ambush", "two_wings").seen_by(0).position()


def test_peers_that_know_only_themselves_play_the_same_game():
    full = Flagge.setup({}, 2)
    peers = {seat: full.copy() for seat in (0, 1, None)}
    rng = Random(3)
    while full.awaits().what != "over":
        awaited = full.awaits()
        if awaited.what == "show":
            faces = tuple((h, full.book.faces[h]) for h in sorted(awaited.handles))
            event = Event("show", None, (), faces)
        else:
            seat = awaited.seats[0]
            event = rng.choice(peers[seat].legal(seat))
        full = full.apply(event)
        peers = {seat: peer.apply(event.seen_by(seat)) for seat, peer in peers.items()}
    assert {peer.digest() for peer in peers.values()} == {full.digest()}


def test_the_audit_finds_a_mine_that_moved():
    """The other peer accepts the move; the log with all faces does not replay."""
    log = [
        setup_event(0, PRESETS["barricade_left"]),
        setup_event(1, for_seat(PRESETS["ambush"], 1)),
        Event("move", 0, ("a4", "a5")),
    ]
    peer = Flagge.setup({}, 2)
    for event in log:
        peer = peer.apply(event.seen_by(1))
    audit = Flagge.setup({}, 2).apply(log[0]).apply(log[1])
    with pytest.raises(Illegal, match="illegal-immovable"):
        audit.apply(log[2])


def test_the_audit_finds_a_false_long_move():
    log = [
        setup_event(0, PRESETS["fortress_left"]),
        setup_event(1, for_seat(PRESETS["ambush"], 1)),
        Event("move", 0, ("a4", "a6")),
    ]
    peer = Flagge.setup({}, 2)
    for event in log:
        peer = peer.apply(event.seen_by(1))
    assert peer.fits(30, "scout")
    assert not peer.fits(30, "captain")
    with pytest.raises(Illegal, match="illegal-distance"):
        Flagge.setup({}, 2).apply(log[0]).apply(log[1]).apply(log[2])


def test_sampled_worlds_keep_what_is_known_and_can_be_played_to_the_end():
    game = started()
    rng = Random(8)
    for n in range(60):
        if n % 10 == 0:
            world = game.seen_by(1)
            world.book = world.book.sample(rng, world.fits)
            assert world.book.is_full()
            assert all(world.book.faces[h] == game.book.faces[h] for h in range(40, 80))
            while world.outcome is None:
                moves = world.moves(world.turn)
                if not moves:
                    world.play(Event("stuck", world.turn))
                    break
                world.push(*moves[rng.randrange(len(moves))])
                if world.battle is not None:
                    world.settle(*(world.book.faces[h] for h in world.battle))
        game = fought(game.apply(rng.choice(game.legal(game.turn))))
    assert go(game, "0 leave").outcome is not None
