"""F1: the board, 100 squares `a1`..`j10`; a square's index is (row - 1) * 10 + column."""

from __future__ import annotations

COLUMNS = "abcdefghij"
NAMES = tuple(f"{column}{row}" for row in range(1, 11) for column in COLUMNS)
INDEX: dict[object, int] = {name: index for index, name in enumerate(NAMES)}

BLOCKED = frozenset(INDEX[name] for name in ("c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"))
"""A crashed car and a hole over the sewer: nobody enters or passes."""

HOME = (tuple(range(40)), tuple(range(60, 100)))
"""F3: by seat; red sets up on rows 1-4, blue on rows 7-10."""


def _ray(square: int, across: int, up: int) -> tuple[int, ...]:
    """The squares from `square` on in one direction, up to the edge or a blocked area."""
    row, column = divmod(square, 10)
    found: list[int] = []
    while True:
        row, column = row + up, column + across
        if not (0 <= row < 10 and 0 <= column < 10) or row * 10 + column in BLOCKED:
            return tuple(found)
        found.append(row * 10 + column)


def _rays(square: int) -> tuple[tuple[int, ...], ...]:
    ways = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return tuple(ray for across, up in ways if (ray := _ray(square, across, up)))


RAYS = tuple(() if square in BLOCKED else _rays(square) for square in range(100))
"""By square: for each direction that is not closed, the squares met one after the other."""

NEAR = tuple(tuple(ray[0] for ray in rays) for rays in RAYS)
"""By square: the squares one step away (F8)."""

BETWEEN = {
    (square, to): ray[:steps]
    for square, rays in enumerate(RAYS)
    for ray in rays
    for steps, to in enumerate(ray)
}
"""(from, to) on one straight line that no blocked area cuts: the squares that lie between."""
