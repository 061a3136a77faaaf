"""The deals of the day over HTTP: bodies and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from foxden.games import GAMES

DAILY = [name for name, game in GAMES.items() if game.daily is not None]
TryPhase = Literal["open", "going", "over", "given-up"]


class DailyLevel(msgspec.Struct, frozen=True):
    """Percentage of games in which bots of this level do worse."""

    name: str
    percent: int


class DailyResult(msgspec.Struct, frozen=True):
    """The result of the try that counts. Of other players, only their number and how many did worse."""

    words: str
    signs: str
    """To share: they show how it went without giving anything away."""
    others: int
    percent: int | None
    """Percentage of the others who did worse; None while there are none."""
    levels: list[DailyLevel]


class DailyListed(msgspec.Struct, frozen=True):
    """A game's deal of a day, and this guest's progress."""

    game: str
    title: str
    ask: str
    phase: TryPhase
    table: str
    """The table of the try that counts; empty if there is none or it was deleted."""
    result: DailyResult | None = None
    answer: str = ""
    """The best answer; only when the day is over."""
    solution: dict[str, Any] | None = None
    """The same as a record, to replay."""
    start: int = 0
    """How many moves lead to the position that was to be solved, in that record and in the table's."""


class DayShown(msgspec.Struct, frozen=True):
    day: str
    games: list[DailyListed]
    commitment: str
    """The hash of the day's seed, shown from the day before."""
    seed: str = ""
    """Only when the day is over."""


class Today(msgspec.Struct, frozen=True):
    """A day begins at midnight UTC."""

    today: DayShown
    left: float
    """Seconds until the next one."""
    tomorrow: str
    """The commitment to tomorrow's seed."""
    streak: int
    """Days in a row this guest has played; one missed day in seven is forgiven."""
    earliest: str
    """The first day of the archive."""


class NewDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Try a deal of today, or of a day that is over. The first try of today counts, all others are practice."""

    game: Annotated[str, msgspec.Meta(extra_json_schema={"enum": DAILY})]
    day: Annotated[str, msgspec.Meta(max_length=10)] = ""
    """Today if empty."""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """The player's name."""


class DailyMade(msgspec.Struct, frozen=True):
    name: str
    link: str
    counts: bool
