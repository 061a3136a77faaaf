"""Other boxes of Fowl Play! worth trying: tunnels, flocks, card numbers, turn cards, the end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from foxden.data import Contents
from foxden.games.fowlplay.names import COLOURS, SHAPES, TYPES
from foxden.labkit import Variation

NEAR_TUNNELS = ["0,0", "3,-3", "0,-3", "-3,0", "-3,3", "0,3", "3,0"]
"""Halfway between the den and the corners."""
CORNER_TUNNELS = ["0,0", "6,0", "-6,0", "3,-6", "-3,6", "6,-3", "-6,3"]
"""Two of them in the corners that no flock has."""


def put(part: str, value: object) -> Callable[[Contents], Contents]:
    return lambda contents: {**contents, part: value}


def number_by_type(contents: Contents) -> Contents:
    """All chickens before all ducks, and so on: players of chickens move first."""
    return {**contents, "cards": [" ".join(bird) for bird in product(TYPES, COLOURS, SHAPES)]}


def move_flocks(contents: Contents) -> Contents:
    """Each of the four towards the centre; the two above down, the two below up."""
    steps = ((0, 1), (-1, 1), (1, -1), (0, -1))
    flocks = [[shift(space, *step) for space in flock] for flock, step in zip(contents["flocks"], steps, strict=True)]
    return {**contents, "flocks": flocks}


def shift(space: str, right: int, down: int) -> str:
    q, r = (int(part) for part in space.split(","))
    return f"{q + right},{r + down}"


VARIATIONS = (
    Variation("near-tunnels", "tunnels halfway to the corners", put("tunnels", NEAR_TUNNELS)),
    Variation("corner-tunnels", "tunnels in the empty corners", put("tunnels", CORNER_TUNNELS)),
    Variation("by-type", "cards numbered type by type", number_by_type),
    Variation("close-flocks", "flocks a step nearer to the den", move_flocks),
    Variation("four-last", "the end comes with 4 birds left", put("last_birds", 4)),
    Variation("sixteen-last", "the end comes with 16 birds left", put("last_birds", 16)),
    Variation("few-turns", "3 turn cards with any number", put("turn_cards", {"2": 3, "3": 3, "4": 3})),
    Variation("many-turns", "6 turn cards with any number", put("turn_cards", {"2": 6, "3": 6, "4": 6})),
)
