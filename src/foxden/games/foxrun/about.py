"""Basic facts and options of Fox on the Run."""

from __future__ import annotations

from pathlib import Path

from foxden.option import Option

NAME = "foxrun"
TITLE = "Fox on the Run"
HOME = Path(__file__).parent
LEAST, MOST = 2, 4
"""FR-4"""
BEST = 4
"""FR-4: the rulebook's advice."""
SIDES = Option("sides", ("drawn", "foxes-first", "guardians-first"), "foxrun-option-sides")
"""FR-4"""
START_TILE = Option("start-tile", ("turn", "move"), "foxrun-option-start-tile", unwritten="move")
"""FR-9. The movement alone used to be the default."""
OPTIONS = (SIDES, START_TILE)
