"""The words of the record: spaces, arrows, characters."""

from typing import Literal

from foxden.games.foxrun.board import INDIGO, PUFFER, SCARLETT, SPACES, ZEV
from foxden.games.foxrun.numbers import FREED, RUNNING

SPACE_NAMES = [f"{'abcde'[space // 5]}{space % 5 + 1}" for space in range(SPACES)]
SPACE = {name: space for space, name in enumerate(SPACE_NAMES)}

DIRECTIONS = "urdl"
ARROWS = ["".join(letter for bit, letter in enumerate(DIRECTIONS) if tile >> bit & 1) for tile in range(16)]
TILE = {arrows: tile for tile, arrows in enumerate(ARROWS) if arrows}

Character = Literal["indigo", "puffer", "scarlett", "zev"]
CHARACTER = {"indigo": INDIGO, "puffer": PUFFER, "scarlett": SCARLETT, "zev": ZEV}
CHARACTER_NAMES: list[Character] = ["indigo", "puffer", "scarlett", "zev"]
"""In the order of their numbers."""

EndedBy = Literal["freed", "caught", "all-revealed", "time", "foxes-resigned", "guardians-resigned"]
ENDINGS: list[EndedBy] = ["freed", "caught", "all-revealed", "time", "foxes-resigned", "guardians-resigned"]
"""In the order of their numbers, from FREED on."""
Phase = Literal["step", "arrow", "ability", "over"]
PHASES: list[Phase] = ["step", "arrow", "ability", "over"]


def name_ending(ended_by: int) -> EndedBy | None:
    """None while the game goes on."""
    return None if ended_by == RUNNING else ENDINGS[ended_by - FREED]
