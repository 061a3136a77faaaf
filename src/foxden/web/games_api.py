"""HTTP answers: the games that can be played."""

from __future__ import annotations

import msgspec

from foxden.game import Value


class ChoiceListed(msgspec.Struct, frozen=True):
    value: Value
    label: str


class OptionListed(msgspec.Struct, frozen=True):
    """An option to choose before a game; the first choice is the default."""

    name: str
    label: str
    choices: list[ChoiceListed]


class BotListed(msgspec.Struct, frozen=True):
    """A bot for this game; listed from the lowest level to the highest."""

    name: str
    label: str


class GameListed(msgspec.Struct, frozen=True):
    """A game, in the reader's language."""

    name: str
    title: str
    pitch: str
    least: int
    most: int | None
    best: int | None
    """The player count the rulebook recommends, if any."""
    minutes: list[int]
    options: list[OptionListed]
    bots: list[BotListed]
    skin: str
    """A hash of the skin's files under /skin, which can be cached forever by it; empty if there are none."""
    own_box: bool
    """Whether owners can correct the contents of the box."""


class Games(msgspec.Struct, frozen=True):
    games: list[GameListed]
