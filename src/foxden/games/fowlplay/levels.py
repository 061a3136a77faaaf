"""The levels of Fowl Play!: how much each searches."""

from __future__ import annotations

from foxden.botkit.kit import BotKit
from foxden.botkit.level import Level
from foxden.games.fowlplay.guide import FowlPlayGuide
from foxden.games.fowlplay.plain_guide import PlainFowlPlay

BOTS = BotKit(
    levels=(
        Level("cub", "fowlplay-bot-cub", iterations=80, slip=0.4),
        Level("aesop", "fowlplay-bot-aesop", iterations=400),
        Level("reynard", "fowlplay-bot-reynard", iterations=1_600),
        Level("kitsune", "fowlplay-bot-kitsune", iterations=16_000),
    ),
    guide=FowlPlayGuide,
    plain_guide=PlainFowlPlay,
)
