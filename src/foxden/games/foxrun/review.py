"""How games of Fox on the Run are reviewed: the teams, and what a flipped tile can show."""

from __future__ import annotations

from pathlib import Path

from foxden.botkit.curve import read_curves
from foxden.botkit.review import ReviewKit
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.reasons import explain
from foxden.games.foxrun.rules import FoxRun

CURVES = Path(__file__).parent / "curves.json"
"""The foxes' curves."""


def find_teams(state: FoxRun) -> list[int]:
    """FR-4: foxes, and guardians."""
    return [0 if state.plays_foxes(seat) else 1 for seat in range(state.seats)]


def list_fates(state: FoxRun, seat: int, move: int) -> list[tuple[int, FoxRun]]:
    """FR-8, FR-17: the flipped tile can be any kind still face down, weighted by how many there are."""
    after = state.copy()
    after.play(seat, move)
    turned = int(state.down) & ~int(after.down)
    hidden = [space for space in range(SPACES) if int(state.down) >> space & 1]
    if not turned:
        return [(1, after)]
    space = turned.bit_length() - 1
    kinds: dict[int, list[int]] = {}
    for other in hidden:
        kinds.setdefault(int(state.tiles[other]), []).append(other)
    return [(len(places), turn_up(state, seat, move, space, places[0])) for places in kinds.values()]


def turn_up(state: FoxRun, seat: int, move: int, space: int, other: int) -> FoxRun:
    """The position after a move, if the flipped tile were the one on another space."""
    after = state.copy()
    tiles = after.tiles
    tiles[space], tiles[other] = tiles[other], tiles[space]
    after.play(seat, move)
    return after


def find_stage(state: FoxRun) -> float:
    """How much of the board is known."""
    hidden = SPACES - int(state.box.start_tiles).bit_count()
    return 1.0 - int(state.down).bit_count() / hidden


REVIEW = ReviewKit(
    curves=read_curves(CURVES), stage=find_stage, iterations=4_000, teams=find_teams, fates=list_fates, explain=explain
)
