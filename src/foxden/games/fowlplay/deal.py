"""Fowl Play! dealt. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.fowlplay.box import BIRDS, FLOCK, FLOCKS, FowlPlayBox
from foxden.games.fowlplay.cards import HAND
from foxden.games.fowlplay.numbers import NONE
from foxden.games.fowlplay.rules import FowlPlay, set_up
from foxden.games.fowlplay.score import TYPES_FROM

EVERYWHERE: Final = vec[i64]([0] * BIRDS)
PACK: Final = vec[i64](range(BIRDS))
CORNERS: Final = vec[i64](range(FLOCKS))


def deal(box: FowlPlayBox, seats: i64, first: i64, rng: Rng) -> FowlPlay:
    """FP-5: place the birds; FP-7: deal four cards each; FP-8: the first seat, random if `first` is nobody."""
    at = box.standing[:] if len(box.standing) else place_birds(box, rng)
    cards = PACK[:]
    rng.shuffle(cards)
    if first == NONE:
        first = rng.below(seats)
    return set_up(box, at, cards[: seats * HAND], cards[seats * HAND :], first)


def place_birds(box: FowlPlayBox, rng: Rng) -> vec[i64]:
    """FP-5: each type to a corner, at random or as chosen, and its nine birds at random within it."""
    at = EVERYWHERE[:]
    corners = box.corners[:]
    if len(corners) == 0:
        corners = CORNERS[:]
        rng.shuffle(corners)
    for flock in range(i64(FLOCKS)):
        corner = corners[flock] * FLOCK
        spaces = box.flocks[corner : corner + FLOCK]
        rng.shuffle(spaces)
        settle(at, box.features[TYPES_FROM + flock], spaces)
    return at


def settle(at: vec[i64], flock: i64, spaces: vec[i64]) -> None:
    """Put the birds of a flock on these hexes."""
    settled: i64 = 0
    for bird in range(i64(BIRDS)):
        if flock >> bird & 1:
            at[bird] = spaces[settled]
            settled += 1
