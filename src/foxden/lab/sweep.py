"""Builds the grid: every box with every choice of every option and every number of players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from foxden.bots.match import Contestant
from foxden.data import Contents, read_data
from foxden.game import AnyGame, Value, spell
from foxden.games import default_data
from foxden.lab.plan import FIXED, Plan, Setting
from foxden.labkit import Variation

STANDARD = "default"


@dataclass(frozen=True)
class Grid:
    """The grid's axes: whatever has more than one value is varied."""

    players: Sequence[int]
    data: Sequence[str]
    """Files, names of the game's own variations, or `default`."""
    options: Mapping[str, Sequence[Value]]
    seating: str = FIXED


def make_settings(
    game: AnyGame, grid: Grid, seed: int, seat: Callable[[int], tuple[Contestant, ...]], recorded: bool = False
) -> tuple[Setting, ...]:
    """Every point of the grid, with the same deals (`Refusal`). `seat` gives the players for a number of seats."""
    settings = []
    points = product(grid.players, grid.data or [STANDARD], product(*grid.options.values()))
    for players, name, values in points:
        game.check_seats(players)
        variation = find_variation(game, name)
        chosen = dict(zip(grid.options, values, strict=True)) | dict(variation.options)
        data = change_box(game, variation)
        plan = Plan(game.name, players, seed, game.settle(chosen), data, recorded, seat(players), grid.seating)
        settings.append(Setting(name_point(grid, players, name, chosen), plan))
    return tuple(settings)


def name_point(grid: Grid, players: int, name: str, chosen: Mapping[str, Value]) -> dict[str, str]:
    """A label with the values of what is varied."""
    found = {"players": str(players)} if len(grid.players) > 1 else {}
    found |= {"data": Path(name).name} if len(grid.data) > 1 else {}
    return found | {option: spell(chosen[option]) for option, values in grid.options.items() if len(values) > 1}


def find_variation(game: AnyGame, name: str) -> Variation:
    """A variation by its name or from a file (`DataError`)."""
    if name == STANDARD:
        return Variation(STANDARD, "the standard box")
    known = {variation.name: variation for variation in game.lab.variations}
    if name in known:
        return known[name]
    contents = read_data(Path(name))
    return Variation(Path(name).name, f"the box of {Path(name).name}", lambda _: contents)


def change_box(game: AnyGame, variation: Variation) -> str | Contents:
    if variation.change is None:
        return STANDARD
    contents = variation.change(default_data(game))
    game.pack(contents)
    return contents
