"""A deal of the day at a table: where it starts, and when the try is over.

Folded from the table's log like the table itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from foxden.botkit.daily import DailyKit, DailyScore, DailyTask
from foxden.game import AnyGame, Refusal

if TYPE_CHECKING:
    from foxden.table.game_so_far import GameSoFar
    from foxden.table.table import Table


class DailyTry(msgspec.Struct, frozen=True, gc=False):
    day: int
    """Days since 1970."""
    counts: bool
    """Whether this is the try that counts; all others are practice."""
    task: DailyTask


def kit_of(game: AnyGame) -> DailyKit:
    if game.daily is None:
        raise Refusal("table", "today-none", title=game.title)
    return game.daily


def lead_up(game: AnyGame, begun: GameSoFar, task: DailyTask) -> GameSoFar:
    """The game at the point where the player takes over."""
    for seat, text in task.moves:
        begun = begun.move(game, seat, game.read(text))
    return begun


def is_try_over(table: Table, state: Any) -> bool:
    return table.daily is not None and kit_of(table.game).is_over(state, table.daily.task)


def score_try(table: Table) -> DailyScore | None:
    """The result, once the try is over."""
    if table.daily is None or table.phase != "over":
        return None
    played = table.game_so_far
    return kit_of(table.game).score(played.state, table.daily.task, list(played.entries))


def is_secret_from(table: Table, guest: str | None, today: int) -> bool:
    """Until the day is over, only its player sees anything of a try: others may still want to play the deal
    themselves."""
    return table.daily is not None and table.daily.day >= today and guest != table.host
