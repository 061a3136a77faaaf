"""HTTP bodies and answers: tables."""

from __future__ import annotations

from typing import Annotated

import msgspec

from foxden.game import Contents, Value
from foxden.games import GAMES
from foxden.table.events import BotPace, Clock


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. The guest who opens it is its host."""

    game: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(GAMES)})]
    options: dict[str, Value] = {}
    clock: Clock = Clock()
    public: bool = False
    lesson: bool = False
    """A lesson: it starts at once, with the guest who opens it and bots."""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """In a lesson: the learner's name."""
    data: str | Contents = "default"
    """The contents of the box: `default`, or an owner's own as in a record."""
    pace: BotPace = "calm"
    """How quickly bots move."""


class TableMade(msgspec.Struct, frozen=True):
    name: str
    link: str
    code: str


class TableFound(msgspec.Struct, frozen=True):
    name: str
    link: str


class TableListed(msgspec.Struct, frozen=True):
    name: str
    game: str
    phase: str
    seats: int
    touched: float


class Listed(msgspec.Struct, frozen=True):
    tables: list[TableListed]


class MyTable(msgspec.Struct, frozen=True):
    """One of the reader's tables, in their language."""

    name: str
    game: str
    phase: str
    touched: float
    asked: bool
    """It waits for the reader."""
    words: str
    how: str
    """For a finished game: how it was won."""
    alone: bool
    """Only bots have the other seats."""


class MyTables(msgspec.Struct, frozen=True):
    """First the tables that wait for the reader, then the newest, finally those that are over."""

    tables: list[MyTable]


class TableCode(msgspec.Struct, frozen=True):
    """The short code of a table, valid for a day."""

    code: str
