"""The deals of the day over HTTP: bodies and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from foxden.games import GAMES

DAILY = [name for name, game in GAMES.items() if game.daily is not None]
TryPhase = Literal["open", "going", "over", "given-up"]


class DailyLevel(msgspec.Struct, frozen=True):
    """In how many of a hundred games bots of this level do worse."""

    name: str
    percent: int


class DailyResult(msgspec.Struct, frozen=True):
    """What came of the one try that counts. Of others only how many they are, and how many of them did worse."""

    words: str
    signs: str
    """To be shared: they say how it went, and nothing of what it was."""
    others: int
    percent: int | None
    """Of the others, those who did worse; nothing while there are none."""
    levels: list[DailyLevel]


class DailyListed(msgspec.Struct, frozen=True):
    """A game's deal of a day, as far as this guest has come with it."""

    game: str
    title: str
    ask: str
    phase: TryPhase
    table: str
    """Of the try that counts; nothing: there is none, or it is cleared away."""
    result: DailyResult | None = None
    answer: str = ""
    """What would have been best; only when the day is over."""
    solution: dict[str, Any] | None = None
    """The same as a record, to look at."""


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
    """Days in a row on which this guest has played; one missed in seven is forgiven."""
    earliest: str
    """The first day of the archive."""


class NewDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Try a deal of today, or of a day that is over. The first try of today counts, all others are practice."""

    game: Annotated[str, msgspec.Meta(extra_json_schema={"enum": DAILY})]
    day: Annotated[str, msgspec.Meta(max_length=10)] = ""
    """Nothing: today."""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """What whoever tries it is called."""


class DailyMade(msgspec.Struct, frozen=True):
    name: str
    link: str
    counts: bool
