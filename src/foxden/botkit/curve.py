"""How what search hopes for becomes a chance: a curve between log-odds, fitted to what was won in many games.

Search takes everybody for as good as itself, and believes too much or too little in what it sees; by how much depends
on how far the game has come, and on whose turn it is. bench/calibration.py measures that, and tools/curves.py fits the
curves and writes them to the games' curves.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from pathlib import Path
from typing import NamedTuple

import msgspec

Curve = tuple[float, ...]
"""What each of the `terms` is multiplied by; whatever is not there, by nothing."""
STRAIGHT: Curve = (0.0, 1.0)
SUREST = 5.5
"""Log-odds beyond which a curve is not followed: nobody has measured there."""
LEAST = 0.0005
"""No position that is not over is more certain than this."""


class Situation(NamedTuple):
    """What everybody can see of a moment, and what search is wrong by depends on."""

    stage: float = 0.0
    """How far the game has come, from 0 to 1."""
    acts: bool = False
    """Is the seat (or its team) to move?"""


def log_odds(hope: float) -> float:
    return min(max(log(max(hope, LEAST) / max(1.0 - hope, LEAST)), -SUREST), SUREST)


def terms(hope: float, situation: Situation) -> tuple[float, ...]:
    odds, stage = log_odds(hope), situation.stage
    return (1.0, odds, odds**3, stage, stage**2, odds * stage, odds * stage**2, float(situation.acts))


def straighten(hope: float, curve: Curve, situation: Situation) -> float:
    """What search hopes for, as the chance with which such positions were won."""
    odds = sum(part * term for part, term in zip(curve, terms(hope, situation), strict=False))
    return 1.0 / (1.0 + exp(-odds))


def read_curves(file: Path) -> Mapping[int, Curve]:
    """By the number of seats."""
    return msgspec.json.decode(file.read_bytes(), type=dict[int, Curve])
