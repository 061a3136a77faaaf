"""Foxy's levels: how good each memory is."""

from __future__ import annotations

from foxden.botkit.kit import BotKit
from foxden.botkit.level import Level
from foxden.games.foxy.bot import FoxyBot

BOTS = BotKit(
    levels=(
        Level("cub", "foxy-bot-cub", fade=0.12, confuse=0.25),
        Level("aesop", "foxy-bot-aesop", fade=0.04, confuse=0.08),
        Level("reynard", "foxy-bot-reynard", fade=0.012, confuse=0.025),
        Level("kitsune", "foxy-bot-kitsune"),
    ),
    own=FoxyBot,
    remembers=True,
)
