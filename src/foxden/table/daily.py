"""A deal of the day at a table: from where it is played, and when the try is over.

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


class DailyTry(msgspec.Struct, frozen=True):
    day: int
    """Days since 1970."""
    counts: bool
    """The one try that does; all others are practice."""
    task: DailyTask


def kit_of(game: AnyGame) -> DailyKit:
    if game.daily is None:
        raise Refusal("table", "today-none", title=game.title)
    return game.daily


def lead_up(game: AnyGame, begun: GameSoFar, task: DailyTask) -> GameSoFar:
    """The game as it is handed over to whoever tries it."""
    for seat, text in task.moves:
        begun = begun.move(game, seat, game.read(text))
    return begun


def is_try_over(table: Table, state: Any) -> bool:
    return table.daily is not None and kit_of(table.game).is_over(state, table.daily.task)


def score_try(table: Table) -> DailyScore | None:
    """What came of it, once it is over."""
    if table.daily is None or table.phase != "over":
        return None
    played = table.game_so_far
    return kit_of(table.game).score(played.state, table.daily.task, list(played.entries))


def is_secret_from(table: Table, guest: str | None, today: int) -> bool:
    """Until its day is over, nobody but whoever plays it sees anything of it: they may want to play it themselves."""
    return table.daily is not None and table.daily.day >= today and guest != table.host
