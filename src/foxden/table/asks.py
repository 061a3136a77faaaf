"""Everything a table can decide: guests' requests, and what happens on its own."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from foxden.table.lesson import Mark
from foxden.table.requests import TableRequest


@dataclass(frozen=True)
class Away:
    """Who has been away for a while, as far as is known. It is never written, so it comes with the request."""

    seats: frozenset[int] = frozenset()
    """The seats that have been asked the whole time."""
    guests: frozenset[str] = frozenset()
    """All of them, whosever turn it is."""


NOBODY_AWAY = Away()


class GuestAsks(msgspec.Struct, frozen=True, gc=False):
    guest: str
    request: TableRequest
    away: Away = NOBODY_AWAY

    @property
    def id(self) -> str:
        """The request's id in the log. Clients choose ids, so they are only unique per guest."""
        return f"{self.guest}:{self.request.id}"


@dataclass(frozen=True)
class BotMoves:
    """A bot's move, for its own seat or for one whose time is up. Ignored when out of date."""

    seat: int
    turn: int
    text: str


@dataclass(frozen=True)
class ScriptContinues:
    """A lesson's script continues from here. Ignored when out of date."""

    mark: Mark


@dataclass(frozen=True)
class GuestLeaves:
    """The guest stands up from every seat, because they want to be forgotten."""

    guest: str


@dataclass(frozen=True)
class GuestQuits:
    """The guest leaves this table for good."""

    guest: str


@dataclass(frozen=True)
class OperatorCloses:
    pass


Ask = GuestAsks | BotMoves | ScriptContinues | GuestLeaves | GuestQuits | OperatorCloses
