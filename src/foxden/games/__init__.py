"""The three games of the house."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from foxden.game import Contents, DataError, Game
from foxden.games.fowlplay import FOWLPLAY
from foxden.games.foxrun import FOXRUN
from foxden.games.foxy import FOXY

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (FOXY, FOWLPLAY, FOXRUN)}


def data_file(game: Game[Any, Any]) -> Path:
    """The component data that come with the house."""
    return Path(__file__).parent / game.name / "data.toml"


def default_data(game: Game[Any, Any]) -> Contents:
    return read_data(data_file(game))


def read_data(path: Path) -> Contents:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path}: {error}") from None
