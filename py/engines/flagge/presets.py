"""F5: ready-made setups, drawn as their owner sees them: the first line is the front row."""

from __future__ import annotations

from collections.abc import Sequence

from engines.flagge.ranks import LETTERS

_DRAWINGS = {
    # the flag in the corner behind two mines, more mines as decoys along the back row
    "fortress_left": """
        6 2 5 2 9 7 2 2 X 6
        4 5 2 8 2 6 S 8 7 5
        * 4 3 2 5 7 3 2 6 4
        F * 3 * 4 * 3 * 3 *""",
    # the flag walled in next to the corner, the marshal free in the middle
    "fortress_right": """
        2 9 2 6 X 2 5 6 2 7
        6 S 8 2 4 7 8 5 2 5
        3 4 2 3 5 7 6 2 * 4
        3 * 3 4 3 * * * F *""",
    # the flag behind the middle lane, both flanks equally strong
    "centre_keep": """
        2 6 2 8 5 2 9 2 7 2
        7 5 X 2 6 S 4 8 2 6
        4 3 7 5 * 3 2 5 6 4
        * 3 4 * F * 3 * 3 *""",
    # nearly all strength on the right for a quick break-through
    "attack_right": """
        2 4 2 5 2 7 X 6 8 9
        2 5 4 2 6 2 8 S 7 6
        * 3 4 5 2 7 3 6 3 2
        F * 3 * 4 5 * 3 * *""",
    # scouts in front of every open lane, the strong units wait for what they find
    "scout_screen": """
        2 2 6 5 2 2 7 6 2 2
        9 5 2 8 X 7 4 2 8 5
        6 3 4 S 3 7 * 5 6 4
        3 * 3 4 3 * F * * *""",
    # mines on the left pretend that the flag is there
    "decoy_left": """
        6 2 7 2 9 2 5 8 2 6
        5 2 4 X 2 S 7 2 5 6
        * * 4 8 5 3 7 2 * 3
        4 3 3 4 3 6 * * F *""",
    # mines close the left lane, the whole army acts in the middle and on the right
    "barricade_left": """
        * * 2 6 9 2 2 8 7 2
        5 2 4 7 X 6 S 5 6 8
        4 3 5 2 3 7 2 6 * 5
        3 2 3 4 3 4 * * F *""",
    # colonel and general as bait, spy and marshal one step behind them
    "ambush": """
        2 8 2 5 6 9 2 7 2 6
        6 S 4 2 X 5 2 8 3 5
        7 4 * 2 3 6 * 4 7 2
        3 * F * 3 5 4 * 3 *""",
    # general and marshal on the outer files, light units in the middle
    "two_wings": """
        9 7 2 2 5 4 2 6 8 X
        6 8 S 2 2 5 6 2 7 2
        2 3 5 4 * 3 4 7 6 5
        3 * 3 * F * 4 3 * *""",
    # the flag where few look for it: in the second row
    "second_row": """
        2 6 2 9 7 2 5 2 8 6
        5 2 7 S 2 X 4 * 2 6
        4 3 8 5 3 2 * F * 3
        3 * 4 7 * 5 6 4 * 3""",
}


def _ranks(drawing: str) -> tuple[str, ...]:
    rows = [line.split() for line in drawing.strip().splitlines()]
    return tuple(LETTERS[letter] for row in reversed(rows) for letter in row)


PRESETS = {name: _ranks(drawing) for name, drawing in _DRAWINGS.items()}
"""By id: 40 ranks in the order of red's home squares a1..j1 .. a4..j4."""


def for_seat(ranks: Sequence[str], seat: int) -> tuple[str, ...]:
    """`ranks` of red's home squares in the order of `seat`'s home squares, so that the setup looks
    the same to its owner (F3: blue sits opposite).  Its own inverse."""
    return tuple(ranks) if seat == 0 else tuple(reversed(ranks))
