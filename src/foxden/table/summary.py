"""A table in one sentence, for one of its players: whose turn it is, or who won against whom."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from foxden.game import View
from foxden.scene import CROWD, Say
from foxden.table.table import Table
from foxden.text import list_up

MOST_NAMES = 3
"""Most names in a sentence; above that it gives their number."""
BARELY_BEGUN = 5
"""Own moves before a game counts as really started."""


class TableSummary(msgspec.Struct, frozen=True):
    asked: bool
    """It is the reader's turn."""
    words: str
    how: str = ""
    """For a finished game: how it was won."""


def summarize(table: Table, guest: str, say: Say) -> TableSummary:
    """The summary of this table for this guest. It contains only what everyone at the table can see."""
    match table.phase:
        case "lobby":
            return TableSummary(False, tell_others("mine-lobby", table, guest, say))
        case "playing":
            return tell_game(table, guest, say)
        case "over":
            return tell_end(table, guest, say)
        case "closed":
            return TableSummary(False, tell_others("mine-unfinished", table, guest, say))


def tell_game(table: Table, guest: str, say: Say) -> TableSummary:
    mine = table.seats.of(guest)
    if mine and all(table.seats[seat].kind == "bot" for seat in mine):
        return TableSummary(False, tell_others("mine-bot-plays", table, guest, say))
    if table.paused:
        return TableSummary(False, tell_others("mine-paused", table, guest, say))
    asked = [seat for seat in mine if table.seats[seat].kind == "person" and table.state.must(seat)]
    for seat in asked:
        if seat in table.nudged:
            return TableSummary(True, say("mine-nudged", name=table.nudged[seat].name))
    if len(asked) == 1 and len(mine) > 1:
        return TableSummary(True, say("mine-turn-of", name=table.seats[asked[0]].name))
    if asked:
        return TableSummary(True, tell_others("mine-turn", table, guest, say))
    waiting = [table.seats[seat].name for seat in range(len(table.seats)) if table.state.must(seat)]
    return TableSummary(False, say("mine-waiting", names=name_some(waiting, say)))


def tell_others(key: str, table: Table, guest: str, say: Say) -> str:
    """A sentence about this guest and the other players."""
    mine = table.seats.of(guest)
    others = [seat.name for number, seat in enumerate(table.seats) if number not in mine]
    return say(key, n=len(others), names=name_some(others, say))


def name_some(names: list[str], say: Say) -> str:
    if len(names) <= MOST_NAMES:
        return list_up(say, names)
    return say("mine-and-more", names=", ".join(names[: MOST_NAMES - 1]), n=len(names) - MOST_NAMES + 1)


# --- finished games ---------------------------------------------------------------------------------------------


def tell_end(table: Table, guest: str, say: Say) -> TableSummary:
    result = table.game.result(table.state)
    if result is None:  # a deal of the day can be over before the game is
        return TableSummary(False, tell_others("mine-unfinished", table, guest, say))
    mine = table.seats.of(guest)
    won = [seat for seat, place in enumerate(result.ranks) if place == 1]
    lost = [seat for seat, place in enumerate(result.ranks) if place > 1]

    def name(seats: Iterable[int]) -> dict[str, str | int]:
        return count_names([table.seats[seat].name for seat in seats], say)

    how = "" if len(table.seats) > CROWD else say_how(table, say)
    if len(mine) != 1:
        return TableSummary(False, tell_sides("mine-won-by", name(won), name(lost), say), how)
    key = "mine-won" if mine[0] in won else "mine-lost"
    won, lost = ([seat for seat in side if seat != mine[0]] for side in (won, lost))
    return TableSummary(False, tell_sides(key, name(won), name(lost), say), how)


def count_names(names: list[str], say: Say) -> dict[str, str | int]:
    return {"n": len(names), "names": name_some(names, say)}


def tell_sides(key: str, won: dict[str, str | int], lost: dict[str, str | int], say: Say) -> str:
    return say(key, winners=won["names"], won=won["n"], losers=lost["names"], lost=lost["n"])


def say_how(table: Table, say: Say) -> str:
    """How it was won, in the game's own words."""
    shared = table.game.look_shared(table.state)
    status: str = table.game.show(View(shared, None), table.seats.names, say).status
    return status


# --- what goes away ---------------------------------------------------------------------------------------------


def is_barely_begun(table: Table, guest: str) -> bool:
    """A game of one person against bots in which they have made hardly any moves."""
    mine = table.seats.of(guest)
    if table.phase != "playing" or table.lesson is not None or table.daily is not None or len(mine) != 1:
        return False
    against_bots = len(table.seats) > 1 and len(table.seats.by_guest) == 1
    return against_bots and sum(seat == mine[0] for seat, _ in table.game_so_far.entries) < BARELY_BEGUN
