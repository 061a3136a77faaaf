"""A finished game as stored for one of its players: names, points and their own statistics.

It contains no guest's id, and only the names that everyone could see. It outlives the table's log, so its form changes
by the rules of docs/persisted.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from foxden.result import Result
from foxden.scene import CROWD, Say
from foxden.statkit import Figures
from foxden.table.seats import Seat, is_bot_guest
from foxden.table.summary import count_names, tell_sides
from foxden.table.table import Table

FORM = 1
"""Increased when more or something else is stored; then games whose logs still exist are counted again."""

Outcome = Literal["won", "lost", "shared"]
"""`shared`: several people played on this guest's device, and nobody knows which of them it was."""
Against = Literal["people", "bots", "alone"]


class OwnGamePlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    score: int
    rank: int
    mine: bool = False
    bot: bool = False


class OwnGame(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    players: list[OwnGamePlayer] = []
    """By seat; in a crowd only the guest's own and the best."""
    seats: int = 0
    figures: Figures = {}
    """None if somebody else played for this guest, or several people did."""
    left_out: str = ""
    """Why the game doesn't count and isn't listed, if so."""

    @property
    def outcome(self) -> Outcome:
        mine = [player for player in self.players if player.mine]
        if len(mine) != 1:
            return "shared"
        return "won" if mine[0].rank == 1 else "lost"

    @property
    def against(self) -> Against:
        if self.seats <= 1:
            return "alone"
        others = [player for player in self.players if not player.mine]
        alone = sum(player.mine for player in self.players) == 1
        return "bots" if alone and all(player.bot for player in others) else "people"

    @property
    def opponents(self) -> list[str]:
        return [player.name for player in self.players if not player.mine]


encode_own_game = msgspec.json.Encoder().encode
decode_own_game = msgspec.json.Decoder(OwnGame).decode


def count_games(table: Table) -> dict[str, OwnGame]:
    """What to store for each guest of a finished game.

    A deal of the day can end before the rules have a result. That it doesn't count is stored too, so its log isn't
    read again on every visit.
    """
    if table.phase != "over":
        return {}
    guests, reason = table.seats.by_guest, why_left_out(table)
    if reason:
        return {guest: OwnGame(table.game.name, left_out=reason) for guest in guests}
    result = table.game.result(table.state)
    return {} if result is None else {guest: count_game(table, seats, result) for guest, seats in guests.items()}


def count_game(table: Table, mine: Sequence[int], result: Result) -> OwnGame:
    name = table.game.name
    players = [tell_player(table.seats[seat], seat, mine, result) for seat in list_seats(mine, result)]
    return OwnGame(name, players, len(table.seats), count_figures(table, mine))


def why_left_out(table: Table) -> str:
    """Why a game doesn't count: lessons and games continued from a moment, in which not all moves were chosen
    freely."""
    if table.lesson is not None:
        return "lesson"
    if table.daily is not None:
        return "deal of a day"
    return "from a moment" if table.setup is not None else ""


def list_seats(mine: Sequence[int], result: Result) -> list[int]:
    seats = range(len(result.ranks))
    if len(seats) <= CROWD:
        return list(seats)
    best = [seat for seat in sorted(seats, key=lambda seat: result.ranks[seat]) if seat not in mine]
    return sorted([*mine, *best[:CROWD]])


def tell_player(seat: Seat, number: int, mine: Sequence[int], result: Result) -> OwnGamePlayer:
    bot = seat.guest is None or is_bot_guest(seat.guest)
    return OwnGamePlayer(seat.name, result.scores[number], result.ranks[number], number in mine, bot)


def count_figures(table: Table, mine: Sequence[int]) -> Figures:
    kit = table.game.statistics
    if kit is None or len(mine) != 1 or table.seats[mine[0]].bot is not None:
        return {}
    return kit.count(table.state, mine[0])


def tell_own_game(own: OwnGame, say: Say) -> str:
    """Who won against whom, in the words used for the table."""
    mine = {number for number, player in enumerate(own.players) if player.mine}
    key = {"won": "mine-won", "lost": "mine-lost", "shared": "mine-won-by"}[own.outcome]
    named = [player for number, player in enumerate(own.players) if own.outcome == "shared" or number not in mine]
    sides = [[player.name for player in named if (player.rank == 1) == won] for won in (True, False)]
    won, lost = (count_names(names, say) for names in sides)
    return tell_sides(key, won, lost, say)
