"""F1-F3 and presets: the board, the army, the sides."""

from __future__ import annotations

from collections import Counter

import pytest

from drawing import on_board, started, targets
from engines.flagge import squares
from engines.flagge.presets import PRESETS, for_seat
from engines.flagge.ranks import ARMY, IMMOVABLE, RANKS
from engines.flagge.rules import Flagge
from kernel.errors import Illegal, Invalid
from kernel.event import Event


def test_F1_squares_are_named_by_column_and_row():
    assert squares.NAMES[0] == "a1"
    assert squares.NAMES[9] == "j1"
    assert squares.NAMES[99] == "j10"
    assert [squares.INDEX[name] for name in squares.NAMES] == list(range(100))


def test_F1_two_areas_of_four_squares_are_blocked():
    assert {squares.NAMES[square] for square in squares.BLOCKED} == {
        *("c5", "d5", "c6", "d6"),
        *("g5", "h5", "g6", "h6"),
    }


def test_F1_nobody_enters_a_blocked_area():
    game = on_board("Fa1 6c4 6b5 6e6 6d7", "Fj10 3j9")
    for square, closed in (("c4", "c5"), ("b5", "c5"), ("e6", "d6"), ("d7", "d6")):
        assert closed not in targets(game, square)
        with pytest.raises(Illegal, match="illegal-line"):
            game.apply(Event("move", 0, (square, closed)))


def test_F1_nobody_passes_a_blocked_area():
    game = on_board("Fa1 2c4 2f5", "Fj10 3j9")
    assert "c7" not in targets(game, "c4")
    assert not {"g5", "h5", "i5"} & targets(game, "f5")
    with pytest.raises(Illegal, match="illegal-line"):
        game.apply(Event("move", 0, ("f5", "i5")))


def test_F2_a_side_has_forty_units_of_twelve_ranks():
    assert [(r.id, r.strength, r.number, r.moves) for r in RANKS] == [
        ("flag", None, 1, 0),
        ("mine", None, 6, 0),
        ("spy", 1, 1, 1),
        ("scout", 2, 8, 9),
        ("miner", 3, 5, 1),
        ("sergeant", 4, 4, 1),
        ("lieutenant", 5, 4, 1),
        ("captain", 6, 4, 1),
        ("major", 7, 3, 1),
        ("colonel", 8, 2, 1),
        ("general", 9, 1, 1),
        ("marshal", 10, 1, 1),
    ]
    assert ARMY.total() == 40


def test_F2_another_multiset_of_ranks_is_illegal():
    ranks = ["scout" if rank == "miner" else rank for rank in PRESETS["ambush"]]
    event = Event("setup", 0, (), tuple(enumerate(ranks)), frozenset({0}))
    with pytest.raises(Illegal, match="census"):
        Flagge.setup({}, 2).apply(event)


def test_F3_red_stands_on_rows_1_to_4_and_blue_on_rows_7_to_10():
    game = started()
    assert {squares.NAMES[s] for s in game.at[:40]} == {f"{c}{r}" for c in "abcdefghij" for r in (1, 2, 3, 4)}
    assert {squares.NAMES[s] for s in game.at[40:]} == {
        f"{c}{r}" for c in "abcdefghij" for r in (7, 8, 9, 10)
    }


def test_F3_red_moves_first():
    game = started()
    assert game.awaits().seats == (0,)
    assert game.legal(1) == []


def test_F3_a_preset_looks_the_same_to_both_owners():
    game = started("fortress_left", "fortress_left")
    for handle, square in enumerate(game.at[:40]):
        opposite = game.board[99 - square]
        assert game.book.faces[handle] == game.book.faces[opposite]


def test_F3_exactly_two_play():
    with pytest.raises(Invalid, match="seats-number"):
        Flagge.setup({}, 3)


@pytest.mark.parametrize("name", PRESETS)
class TestF5Presets:
    def test_F5_preset_is_a_complete_army(self, name: str):
        assert Counter(PRESETS[name]) == ARMY

    def test_F5_preset_protects_the_flag_by_mines(self, name: str):
        ranks = PRESETS[name]
        beside = [ranks[s] for s in squares.NEAR[ranks.index("flag")]]
        assert beside.count("mine") >= 2
        assert set(beside) <= {"mine", "sergeant"}

    def test_F5_preset_leaves_every_unit_a_way_out(self, name: str):
        ranks = PRESETS[name]
        free = {s for s in range(40, 60) if s not in squares.BLOCKED}
        while grown := {
            s for f in free for s in squares.NEAR[f] if s < 40 and s not in free and ranks[s] not in IMMOVABLE
        }:
            free |= grown
        assert {s for s in range(40) if ranks[s] not in IMMOVABLE} <= free

    def test_F5_preset_can_move_on_two_lanes(self, name: str):
        game = started(name, name)
        assert len({move.args[0] for move in game.legal(0)}) >= 4


def test_F5_presets_are_many_and_different():
    assert len(PRESETS) >= 8
    drawings = list(PRESETS.values())
    for i, one in enumerate(drawings):
        for other in drawings[:i]:
            mirrored = [other[row + 9 - column] for row in (0, 10, 20, 30) for column in range(10)]
            assert sum(a != b for a, b in zip(one, other, strict=True)) >= 20
            assert sum(a != b for a, b in zip(one, mirrored, strict=True)) >= 20


def test_F5_for_seat_is_its_own_inverse():
    ranks = PRESETS["two_wings"]
    assert for_seat(for_seat(ranks, 1), 1) == ranks
