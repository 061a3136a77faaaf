"""The words of the record: hexes, features, cards, foxes."""

from functools import lru_cache
from typing import Literal

from foxden.games.fowlplay.board import DEN, NUMBERS, PLACES, RADIUS
from foxden.games.fowlplay.box import BIRDS, FowlPlayBox

HEX_NAMES = [f"{q},{r}" for q, r in PLACES]
HEX = {name: NUMBERS[place] for name, place in zip(HEX_NAMES, PLACES, strict=True)}
DEN_NAMES = [HEX_NAMES[space] for space in DEN]
ROW_LETTERS = "ABCDEFGHJKLMN"
"""From the top. No I, which looks like a 1."""
PLACE_NAMES = [f"{ROW_LETTERS[r + RADIUS]}{q - max(-RADIUS, -RADIUS - r) + 1}" for q, r in PLACES]
"""People's names for the hexes: a letter for the row, from the top, and a number within it, from the left. The centre
is G7. Records use coordinates."""
PLACE_NAME = dict(zip(HEX_NAMES, PLACE_NAMES, strict=True))

SHAPES = ("circle", "hexagon", "square")
COLOURS = ("black", "brown", "white")
TYPES = ("chicken", "duck", "goose", "turkey")
FEATURES = (*SHAPES, *COLOURS, *TYPES)
"""In the order of the score sheet."""

BIRD_NAMES = [str(bird + 1) for bird in range(BIRDS)]
"""By their printed numbers."""
NUMBER_OF = {name: bird + 1 for bird, name in enumerate(BIRD_NAMES)}

FoxColour = Literal["black", "brown", "orange", "white"]
FOXES: tuple[FoxColour, ...] = ("black", "brown", "orange", "white")
Phase = Literal["target", "den", "play", "birds", "foxes", "draw", "over"]
PHASES: tuple[Phase, ...] = ("target", "den", "play", "birds", "foxes", "draw", "over")


def name_birds(box: FowlPlayBox) -> list[str]:
    """Type, colour, shape of the birds 1 to 36."""
    return list(spell_birds(tuple(box.features)))


@lru_cache(maxsize=16)
def spell_birds(features: tuple[int, ...]) -> list[str]:
    """Cached, because every view names all birds."""
    has = [[name for name, birds in zip(FEATURES, features, strict=True) if birds >> bird & 1] for bird in range(BIRDS)]
    return [f"{kind} {colour} {shape}" for shape, colour, kind in has]


@lru_cache(maxsize=1 << 14)
def list_birds(birds: int) -> list[int]:
    """The printed numbers of a set of birds or cards. Cached, because every view lists all caught birds."""
    return [bird + 1 for bird in range(BIRDS) if birds >> bird & 1]
