"""What the lab counts in a game of Fowl Play!."""

from __future__ import annotations

from foxden.games.fowlplay.farmyards import VARIATIONS
from foxden.games.fowlplay.rules import FowlPlay
from foxden.labkit import LabKit, Measure


def count_rounds(state: FowlPlay) -> list[int]:
    return [int(state.round)]


def count_survivors(state: FowlPlay) -> list[int]:
    return [int(state.birds_left)]


def count_birds(state: FowlPlay) -> list[int]:
    return [int(birds) for birds in state.sheet().birds]


def count_majorities(state: FowlPlay) -> list[int]:
    sheet = state.sheet()
    return [int(sheet.caught_points(seat) - sheet.sets[seat]) for seat in range(state.seats)]


def count_sets(state: FowlPlay) -> list[int]:
    return [int(points) for points in state.sheet().sets]


def count_survivor_points(state: FowlPlay) -> list[int]:
    sheet = state.sheet()
    return [int(sheet.survivor_points(seat)) for seat in range(state.seats)]


def is_target_alive(state: FowlPlay) -> list[int]:
    return [int(alive) for alive in state.sheet().target_alive]


def list_targets(state: FowlPlay) -> list[int]:
    """The numbers on the cards, from 1 (FP-4)."""
    return [int(state.cards.target[seat]) + 1 for seat in range(state.seats)]


LAB = LabKit(
    of_game=(
        Measure("rounds", "rounds played", count_rounds),
        Measure("survivors", "birds that survive", count_survivors),
    ),
    of_seat=(
        Measure("birds", "birds caught", count_birds),
        Measure("majority_points", "points for majorities", count_majorities),
        Measure("set_points", "points for sets of four", count_sets),
        Measure("survivor_points", "points for survivors", count_survivor_points),
        Measure("target_alive", "own target survives", is_target_alive, yes_no=True),
        Measure("target", "card kept as the target", list_targets, choice=True),
    ),
    variations=VARIATIONS,
)
