"""All games the house knows: its own three, and those that other packages bring."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

from foxden import text
from foxden.data import read_data
from foxden.game import AnyGame, Contents, Refusal
from foxden.games.fowlplay import FOWLPLAY
from foxden.games.foxrun import FOXRUN
from foxden.games.foxy import FOXY

ENTRY_POINTS = "foxden.games"
"""Where another package says that it brings a game: each entry point is a value of `Game`."""


def find_games() -> dict[str, AnyGame]:
    """By name. Nobody takes a name that is taken."""
    games: dict[str, AnyGame] = {game.name: game for game in (FOXY, FOWLPLAY, FOXRUN)}
    for point in entry_points(group=ENTRY_POINTS):
        game: AnyGame = point.load()
        if game.name in games:
            raise ValueError(f"{point.value}: there is a game called {game.name!r} already")
        games[game.name] = game
    return games


GAMES = find_games()
for found in GAMES.values():
    text.add_locale(found.home / "locale")


def data_file(game: AnyGame) -> Path:
    """The component data that come with the game."""
    return game.home / "data.toml"


def default_data(game: AnyGame) -> Contents:
    return read_data(data_file(game))


def rule_of(refusal: Refusal) -> str:
    """The number of the rule that forbids it; nothing where no rule of a game does."""
    return refusal.rule if any(refusal.rule.startswith(f"{game.prefix}-") for game in GAMES.values()) else ""
