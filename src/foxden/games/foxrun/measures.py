"""What the lab counts in a game of Fox on the Run."""

from __future__ import annotations

from foxden.bits import count_bits
from foxden.games.foxrun.mixes import VARIATIONS
from foxden.games.foxrun.names import SPACE_NAMES
from foxden.games.foxrun.result import Side
from foxden.games.foxrun.rules import FoxRun
from foxden.labkit import LabKit, Measure, Opening


def side_of(state: FoxRun, seat: int) -> Side:
    return "foxes" if state.plays_foxes(seat) else "guardians"


def count_turns(state: FoxRun) -> list[int]:
    """The number of turns started."""
    return [int(state.turn) + 1]


def count_down(state: FoxRun) -> list[int]:
    return [int(count_bits(state.down))]


def is_guarded(state: FoxRun) -> list[int]:
    """FR-20: whether Zev is next to Scarlett at the end."""
    return [int(state.is_guarded())]


def name_step(move: int) -> str:
    """The destination of a first step; a turn always begins with one (FR-7)."""
    return f"to {SPACE_NAMES[move]}"


LAB = LabKit(
    side_of=side_of,
    of_game=(
        Measure("turns", "turns played", count_turns),
        Measure("face_down", "tiles still face down at the end", count_down),
        Measure("guarded", "Zev is beside Scarlett at the end", is_guarded, yes_no=True),
    ),
    opening=Opening("Indigo's first step", name_step),
    endings={
        "freed": "Indigo frees Scarlett",
        "caught": "Zev catches Indigo",
        "all-revealed": "the last tile is flipped",
        "time": "80 turns pass without a new tile",
    },
    variations=VARIATIONS,
    series=2,
)
