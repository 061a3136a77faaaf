"""What can be asked of one's own finished games over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from foxden.botkit.review import ReviewTable
from foxden.table.own_game import Against, Outcome


class OwnGamesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of one's finished games; nothing: all of them."""

    game: Annotated[str, msgspec.Meta(max_length=64)] = ""
    opponent: Annotated[str, msgspec.Meta(max_length=200)] = ""
    outcome: Literal["", "won", "lost"] = ""
    against: Literal[""] | Against = ""
    page: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0


class OwnGameListed(msgspec.Struct, frozen=True):
    """A finished game of the reader's, in their words."""

    table: str
    game: str
    ended: float
    outcome: Outcome
    words: str
    points: str
    """Everyone's, the best first; nothing in a game without points."""
    kept: bool
    """Can it still be looked at again?"""


class OpponentListed(msgspec.Struct, frozen=True):
    name: str
    games: int


class GameStatistics(msgspec.Struct, frozen=True):
    """What some games add up to; the last column of each table says how many of them are behind a line."""

    game: str
    tables: list[ReviewTable]


class OwnGamesListed(msgspec.Struct, frozen=True):
    """A page of one's finished games, the newest first, and what all that were asked for add up to."""

    games: list[OwnGameListed]
    page: int
    pages: int
    found: int
    all: int
    """Without asking for particular ones."""
    waiting: int
    """Finished games that are not counted yet: ask again."""
    opponents: list[OpponentListed]
    """The most frequent first."""
    statistics: list[GameStatistics]
