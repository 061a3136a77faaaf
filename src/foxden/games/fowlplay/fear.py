"""What birds fear: a step nearer to a fox that is near (FP-13). Compiled.

A hex's *fear* is a set of bits to which every nearby fox adds some. The lowest six are the directions that lead to
within two hexes of a fox: closed to a bird with no fox that near. The next six lead to within one hex of a fox: closed
to a bird with a fox two hexes away. Next to a fox nothing is closed, because no bird can step onto the fox. Two more
bits say how near a fox is to the hex itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.games.fowlplay.board import HEXES, NUMBERS, PLACES, STEPS, WALL
from foxden.games.fowlplay.box import FEARLESS
from foxden.games.fowlplay.numbers import NONE

FEARED: Final = 37
"""Number of hexes within three steps of a fox."""
ROW: Final = HEXES + 1
"""Number of hexes, with WALL."""
NEAR: Final = 18
"""First of the two bits for a fox within two hexes, and within one."""


def length(right: int, down: int) -> int:
    """The length of an offset in steps."""
    return max(abs(right), abs(down), abs(right + down))


def list_offsets() -> list[tuple[int, int]]:
    """Offsets from a fox to all hexes from which a step can lead to where it is feared."""
    across = range(-FEARLESS, FEARLESS + 1)
    return [(q, r) for r in across for q in across if length(q, r) <= FEARLESS]


def list_frights() -> list[int]:
    """What a fox adds to the fear of each of these hexes."""
    listed: list[int] = []
    for q, r in list_offsets():
        fear = 0
        for field, reach in enumerate(range(FEARLESS - 1, 0, -1)):
            fear |= int(length(q, r) <= reach) << (NEAR + field)
            for direction, (right, down) in enumerate(STEPS):
                fear |= int(length(q + right, r + down) <= reach) << (field * 6 + direction)
        listed.append(fear)
    return listed


def list_around() -> list[int]:
    """Those hexes for a fox on each hex."""
    return [NUMBERS.get((q + right, r + down), WALL) for q, r in PLACES for right, down in list_offsets()]


def list_fears() -> list[int]:
    """The fear of all hexes: a row without a fox, and a row for a fox on each hex."""
    frights = list(zip(list_offsets(), list_frights(), strict=True))
    listed = [0] * ROW
    for q, r in PLACES:
        fear = [0] * ROW
        for (right, down), fright in frights:
            fear[NUMBERS.get((q + right, r + down), WALL)] = fright
        listed += fear
    return listed


FRIGHTS: Final = vec[i64](list_frights())
AROUND: Final = vec[i64](list_around())
FEARS: Final = vec[i64](list_fears())
NO_FEAR: Final = vec[i64]([0] * ROW)


def frighten(fear: vec[i64], fox: i64) -> None:
    """Add the fear caused by a fox on this hex."""
    around, frights = AROUND, FRIGHTS
    start = fox * FEARED
    for index in range(i64(FEARED)):
        fear[around[start + index]] |= frights[index]


def add_fears(foxes: vec[i64]) -> vec[i64]:
    """The fear of all hexes, of all these foxes; NONE is nowhere. Copying the first fox's row costs less than adding
    it."""
    start = (foxes[0] - NONE) * ROW
    fear = FEARS[start : start + ROW]
    for seat in range(1, len(foxes)):
        if foxes[seat] != NONE:
            frighten(fear, foxes[seat])
    return fear


def closed_by(fear: i64) -> i64:
    """The directions that a bird fears on a hex with this fear."""
    near = fear >> NEAR
    return fear >> (near - (near >> 1)) * 6 & 63
