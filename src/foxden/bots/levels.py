"""The bots that can be invited: the levels of all games, by game."""

from __future__ import annotations

from foxden.botkit.bot import Bot
from foxden.botkit.level import RANDOM, Level
from foxden.games import GAMES

LEVELS: dict[str, tuple[Level, ...]] = {name: game.bots.levels for name, game in GAMES.items()}

OLD_NAMES = {"wanderer": RANDOM.name}
"""Former names of bots. Old logs contain them, and people might still type them."""
MIDDLING = "aesop"
"""The level that moves for players who run out of time, and gives hints."""


def names_of(game: str) -> list[str]:
    """The bots that can be invited to a table."""
    return [*(level.name for level in LEVELS[game]), RANDOM.name]


def current_name(name: str) -> str:
    """A bot's current name, from its current or a former one."""
    return OLD_NAMES.get(name, name)


def find_level(game: str, name: str) -> Level | None:
    """Look up a level by name; None for the random bot."""
    return next((level for level in LEVELS[game] if level.name == name), None)


def make_bot(game: str, level: Level, seat: int, seed: int) -> Bot:
    return GAMES[game].bots.make(level, seat, seed)


def remembers(game: str) -> bool:
    return GAMES[game].bots.remembers
