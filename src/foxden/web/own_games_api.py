"""The HTTP types of My games."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from foxden.botkit.review import ReviewTable
from foxden.table.own_game import Against, Outcome


class OwnGamesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Filters for your finished games; empty: all of them."""

    game: Annotated[str, msgspec.Meta(max_length=64)] = ""
    opponent: Annotated[str, msgspec.Meta(max_length=200)] = ""
    outcome: Literal["", "won", "lost"] = ""
    against: Literal[""] | Against = ""
    page: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0


class OwnGameListed(msgspec.Struct, frozen=True):
    """One of the reader's finished games, in their language."""

    table: str
    game: str
    ended: float
    outcome: Outcome
    words: str
    points: str
    """Everyone's points, best first; empty in a game without points."""
    kept: bool
    """Whether it can still be replayed."""


class OpponentListed(msgspec.Struct, frozen=True):
    name: str
    games: int


class GameStatistics(msgspec.Struct, frozen=True):
    """Statistics of some games; the last column of each table gives the number of games behind a row."""

    game: str
    tables: list[ReviewTable]


class OwnGamesListed(msgspec.Struct, frozen=True):
    """A page of your finished games, newest first, and the statistics of all that match."""

    games: list[OwnGameListed]
    page: int
    pages: int
    found: int
    all: int
    """The number without filters."""
    waiting: int
    """Finished games not counted yet: ask again."""
    opponents: list[OpponentListed]
    """The most frequent first."""
    statistics: list[GameStatistics]
