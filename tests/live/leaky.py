"""A house that tells something of a deal of the day too early, in one way: the tests must notice every one of them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from foxden.botkit.daily import DailyScore
from foxden.cli import main
from foxden.live import broadcast
from foxden.live.dailies import deal_day, seed_of
from foxden.live.days import read_date
from foxden.table.daily import kit_of, score_try
from foxden.text import speaker
from foxden.web.today import TodayPages

LEAK = "FOXDEN_TEST_LEAK"
TODAY = "foxden.web.today"
honest_game, honest_table = TodayPages.show_game, broadcast.tell_daily


async def show_game(self: TodayPages, game: Any, day: int, row: Any, language: str) -> Any:
    task = deal_day(seed_of(self.site.daily_secret, day), game.name, day)
    shown = await honest_game(self, game, day, row, language)
    return replace(shown, answer=kit_of(game).tell_answer(task, speaker(language)))


def tell_daily(table: Any, said: Any) -> Any:
    told = honest_table(table, said)
    return told and replace(told, ask=kit_of(table.game).tell_answer(table.daily.task, said))


def score_loudly(table: Any) -> DailyScore | None:
    scored = score_try(table)
    return scored and scored._replace(signs=f"{scored.signs} {table.daily.task.answer[0][1]}")


def show_answers() -> None:
    """What would have been best is told while the day lasts."""
    patch.object(TodayPages, "show_game", show_game).start()


def show_seeds() -> None:
    """The seed itself instead of what commits to it; tomorrow's, too."""
    patch(f"{TODAY}.commit", lambda seed: seed).start()


def open_all_days() -> None:
    """The archive has no end."""
    patch.object(TodayPages, "read_past", lambda _self, text: read_date(text)).start()


def let_everybody_watch() -> None:
    for module in ("records", "socket"):
        patch(f"foxden.web.{module}.is_secret_from", lambda _table, _guest, _today: False).start()


def tell_players() -> None:
    """Whoever plays reads the answer beside the board."""
    patch.object(broadcast, "tell_daily", tell_daily).start()


def share_moves() -> None:
    """What is shared says what should have been played."""
    patch(f"{TODAY}.score_try", score_loudly).start()


LEAKS: dict[str, Callable[[], None]] = {
    "answers": show_answers,
    "seeds": show_seeds,
    "days": open_all_days,
    "watchers": let_everybody_watch,
    "players": tell_players,
    "signs": share_moves,
}

if __name__ == "__main__":
    LEAKS[os.environ[LEAK]]()
    main()
