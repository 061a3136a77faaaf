"""The words of the record: hexes, features, cards, foxes."""

from foxden.games.fowlplay.board import DEN, NUMBERS, PLACES
from foxden.games.fowlplay.farm import BIRDS, Box

HEX_NAMES = [f"{q},{r}" for q, r in PLACES]
HEX = {name: NUMBERS[place] for name, place in zip(HEX_NAMES, PLACES, strict=True)}
DEN_NAMES = [HEX_NAMES[space] for space in DEN]

SHAPES = ("circle", "hexagon", "square")
COLOURS = ("black", "brown", "white")
TYPES = ("chicken", "duck", "goose", "turkey")
FEATURES = (*SHAPES, *COLOURS, *TYPES)
"""In the order of the score sheet."""

FOXES = ("black", "brown", "orange", "white")
PHASES = ("target", "den", "play", "birds", "foxes", "draw", "over")


def name_bird(box: Box, bird: int) -> str:
    """Type, colour, shape."""
    has = [feature for number, feature in enumerate(FEATURES) if box.features[number] >> bird & 1]
    return f"{has[2]} {has[1]} {has[0]}"


def list_birds(birds: int) -> list[int]:
    """The printed numbers of a set of birds or cards."""
    return [bird + 1 for bird in range(BIRDS) if birds >> bird & 1]
