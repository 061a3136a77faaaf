"""The four levels of each game, the bots to measure them by, and how a bot is made of a level."""

from __future__ import annotations

from foxden.bots.bot import Bot, Greedy, Searcher, Wanderer
from foxden.bots.guide import Guide
from foxden.bots.level import Level
from foxden.games.fowlplay.bot import FowlPlayGuide
from foxden.games.fowlplay.guide import PlainFowlPlay
from foxden.games.foxrun.bot import FoxRunGuide
from foxden.games.foxrun.guide import PlainFoxRun
from foxden.games.foxy.bot import FoxyBot

LEVELS: dict[str, tuple[Level, ...]] = {
    "foxy": (
        Level("cub", "foxy-bot-cub", fade=0.12, confuse=0.25),
        Level("aesop", "foxy-bot-aesop", fade=0.04, confuse=0.08),
        Level("reynard", "foxy-bot-reynard", fade=0.012, confuse=0.025),
        Level("kitsune", "foxy-bot-kitsune"),
    ),
    "fowlplay": (
        Level("cub", "fowlplay-bot-cub", iterations=80, slip=0.4),
        Level("aesop", "fowlplay-bot-aesop", iterations=400),
        Level("reynard", "fowlplay-bot-reynard", iterations=1_600),
        Level("kitsune", "fowlplay-bot-kitsune", iterations=16_000),
    ),
    "foxrun": (
        Level("cub", "foxrun-bot-cub", iterations=60, slip=0.25),
        Level("aesop", "foxrun-bot-aesop", iterations=300),
        Level("reynard", "foxrun-bot-reynard", iterations=2_000),
        Level("kitsune", "foxrun-bot-kitsune", iterations=40_000, positions=300_000),
    ),
}
"""From the lowest to the highest. Iterations are those at the table; the ladder plays with a tenth."""

GUIDES: dict[str, type[Guide]] = {"fowlplay": FowlPlayGuide, "foxrun": FoxRunGuide}
PLAIN: dict[str, type[Guide]] = {"fowlplay": PlainFowlPlay, "foxrun": PlainFoxRun}
RANDOM = Level("random")
GREEDY = Level("greedy", bets=False)
"""Looks one step ahead; in Foxy: counts well and never dares to bet."""


WANDERER = "wanderer"
"""The name of a bot that makes random moves."""
MIDDLING = "aesop"
"""Moves for whoever has no time left, and gives the hints of a memory like most people's."""


def names_of(game: str) -> list[str]:
    """Whom one can invite to a table."""
    return [*(level.name for level in LEVELS[game]), WANDERER]


def find_level(game: str, name: str) -> Level | None:
    """By its name; nothing for who only wanders."""
    return next((level for level in LEVELS[game] if level.name == name), None)


def make_bot(game: str, level: Level, seat: int, seed: int) -> Bot:
    """A bot for a seat. The same seed remembers, forgets and dreams the same."""
    if level.name == RANDOM.name:
        return Wanderer(seat, level, seed)
    if game not in GUIDES:
        return FoxyBot(seat, level, seed)
    if level.name == GREEDY.name:
        return Greedy(seat, level, seed, GUIDES[game]())
    return Searcher(seat, level, seed, GUIDES[game]() if level.knows else PLAIN[game]())


def remembers(game: str) -> bool:
    """Do bots of this game need the Views of earlier turns? In the others, all that counts lies on the table."""
    return game not in GUIDES
