"""Fox on the Run: the forest and its four characters. Compiled.

Spaces are numbered column by column from a1 (0), a2 (1) to e5 (24), so that their order is that of their names.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SPACES: Final = 25
PAWNS: Final = 4
INDIGO: Final = 0
PUFFER: Final = 1
SCARLETT: Final = 2
ZEV: Final = 3

# Directions, and the bits of a tile's arrows: 1 << UP and so on.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3


def neighbour(space: int, right: int, up: int) -> int:
    """The space at this offset, right and up, or -1 off the board."""
    column, row = space // 5 + right, space % 5 + up
    return column * 5 + row if 0 <= column < 5 and 0 <= row < 5 else -1


def list_towards() -> list[int]:
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    return [neighbour(space, right, up) for space in range(SPACES) for right, up in steps]


def list_around() -> list[int]:
    """Eight entries per space: its neighbours in ascending order, then -1."""
    listed: list[int] = []
    for space in range(SPACES):
        near = [neighbour(space, right, up) for right in (-1, 0, 1) for up in (-1, 0, 1) if right or up]
        near = [other for other in near if other >= 0]
        listed += near + [-1] * (8 - len(near))
    return listed


TOWARDS: Final = vec[i64](list_towards())
AS_LAID: Final = vec[i64](list(range(SPACES)))
AROUND: Final = vec[i64](list_around())
ALONG: Final = vec[i64](
    [sum(1 << other for other in list_towards()[space * 4 : space * 4 + 4] if other >= 0) for space in range(SPACES)]
)
"""The neighbours along the grid, as a set."""
ADJACENT: Final = vec[i64](
    [sum(1 << other for other in list_around()[space * 8 : space * 8 + 8] if other >= 0) for space in range(SPACES)]
)
