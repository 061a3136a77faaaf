"""Whom one can invite: the levels of all games, by the name of the game."""

from __future__ import annotations

from foxden.botkit.bot import Bot
from foxden.botkit.level import RANDOM, Level
from foxden.games import GAMES

LEVELS: dict[str, tuple[Level, ...]] = {name: game.bots.levels for name, game in GAMES.items()}

OLD_NAMES = {"wanderer": RANDOM.name}
"""What bots were called before. Logs of tables hold these names, and people may still type them."""
MIDDLING = "aesop"
"""Moves for whoever has no time left, and gives the hints of a memory like most people's."""


def names_of(game: str) -> list[str]:
    """Whom one can invite to a table."""
    return [*(level.name for level in LEVELS[game]), RANDOM.name]


def current_name(name: str) -> str:
    """What a bot is called now, whatever it was called before."""
    return OLD_NAMES.get(name, name)


def find_level(game: str, name: str) -> Level | None:
    """By its name; nothing for a bot that makes random moves."""
    return next((level for level in LEVELS[game] if level.name == name), None)


def make_bot(game: str, level: Level, seat: int, seed: int) -> Bot:
    return GAMES[game].bots.make(level, seat, seed)


def remembers(game: str) -> bool:
    return GAMES[game].bots.remembers
