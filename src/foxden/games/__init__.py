"""All known games: our own three, and those of other packages.

Names are available at once; the games themselves are imported when `GAMES` is first used.
"""

from __future__ import annotations

import os
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from foxden.game import AnyGame, Contents, Refusal

    GAMES: dict[str, AnyGame]
    """By name."""

ENTRY_POINTS = "foxden.games"
"""The entry point group by which other packages provide games: each entry is a value of `Game`."""
TITLES = {"foxy": "Foxy", "fowlplay": "Fowl Play!", "foxrun": "Fox on the Run"}
"""Our own games, by name, in listing order."""
ONLY_OURS = "FOXDEN_OWN_GAMES"
"""With this environment variable set, games of other packages are ignored: our own tests run with it."""


def __getattr__(name: str) -> Any:
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from foxden.rulebook import add_pages  # noqa: PLC0415 - with the games themselves
    from foxden.text import add_locale  # noqa: PLC0415

    games = globals()["GAMES"] = find_games()
    for game in games.values():
        add_locale(game.home / "locale")
        add_pages(game.home / "rules")
    return games


def find_games() -> dict[str, AnyGame]:
    """All games by name. Two games can't have the same name."""
    games: dict[str, AnyGame] = {name: getattr(import_module(f"{__name__}.{name}"), name.upper()) for name in TITLES}
    for point in () if only_ours() else entry_points(group=ENTRY_POINTS):
        game: AnyGame = point.load()
        if game.name in games:
            raise ValueError(f"{point.value}: there is already a game called {game.name!r}")
        games[game.name] = game
    return games


def only_ours() -> bool:
    return os.environ.get(ONLY_OURS, "0") not in ("", "0")


def data_file(game: AnyGame) -> Path:
    """The data file that comes with the game."""
    return game.home / "data.toml"


def default_data(game: AnyGame) -> Contents:
    from foxden.data import read_data  # noqa: PLC0415 - with the games themselves

    return read_data(data_file(game))


def rule_of(refusal: Refusal) -> str:
    """The number of the game's rule behind a refusal; empty if there is none."""
    from foxden.games import GAMES  # noqa: PLC0415 - imported when it is asked for, from here too

    return refusal.rule if any(refusal.rule.startswith(f"{game.prefix}-") for game in GAMES.values()) else ""
