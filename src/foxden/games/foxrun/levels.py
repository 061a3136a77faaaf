"""The levels of Fox on the Run: how much each searches."""

from __future__ import annotations

from foxden.botkit.kit import BotKit
from foxden.botkit.level import Level
from foxden.games.foxrun.guide import FoxRunGuide
from foxden.games.foxrun.plain_guide import PlainFoxRun

BOTS = BotKit(
    levels=(
        Level("cub", "foxrun-bot-cub", iterations=60, slip=0.25),
        Level("aesop", "foxrun-bot-aesop", iterations=300),
        Level("reynard", "foxrun-bot-reynard", iterations=2_000),
        Level("kitsune", "foxrun-bot-kitsune", iterations=40_000, positions=300_000),
    ),
    guide=FoxRunGuide,
    plain_guide=PlainFoxRun,
)
