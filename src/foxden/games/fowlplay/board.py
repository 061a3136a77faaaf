"""The farmyard: a hexagon of 127 hexes, seven on a side (FP-2). Compiled.

A hex is named by its axial coordinates q,r; the centre is 0,0. Hexes are numbered row by row, from the top left.
One extra number, WALL, stands for everything outside, so that every hex has six neighbours.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RADIUS: Final = 6
HEXES: Final = 127
WALL: Final = 127
CENTRE: Final = 63


def list_places() -> list[tuple[int, int]]:
    across = range(-RADIUS, RADIUS + 1)
    return [(q, r) for r in across for q in across if abs(q + r) <= RADIUS]


PLACES: Final = list_places()
NUMBERS: Final = {place: number for number, place in enumerate(PLACES)}

# Opposite directions differ in their last bit only.
STEPS: Final = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]


def distance(one: int, other: int) -> int:
    """Distance in steps, whatever is in the way."""
    right = PLACES[one][0] - PLACES[other][0]
    down = PLACES[one][1] - PLACES[other][1]
    return max(abs(right), abs(down), abs(right + down))


def list_neighbours() -> list[int]:
    """Six entries per hex, one for each direction."""
    listed = [NUMBERS.get((q + right, r + down), WALL) for q, r in PLACES for right, down in STEPS]
    return listed + [WALL] * 6


NEIGHBOURS: Final = vec[i64](list_neighbours())

# FP-2: the den is the centre and the six spaces around it.
DEN: Final = vec[i64](sorted(NUMBERS[step] for step in STEPS))
