"""A whole run: all settings, on all available cores, resuming where it was stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from foxden import __version__
from foxden.game import AnyGame
from foxden.games import GAMES
from foxden.lab.journal import Journal
from foxden.lab.origin import commit
from foxden.lab.plan import BLOCK, GameSpan, Setting, cut
from foxden.lab.simulate import GameBatch, count_batch, play_batch
from foxden.lab.spread import spread
from foxden.lab.summary import LabSummary
from foxden.lab.tally import ResultTally

SECONDS = 0.5
"""Target duration of a batch: long enough to be worth a message, short enough to lose."""
MOST = 5_000
FEW = 1000
"""Up to this many random games are played right here: other processes wouldn't have started by then."""

Advance = Callable[[int], None]


@dataclass(frozen=True)
class Place:
    """Where games are played: cores or a cluster."""

    jobs: int = -1
    on: str = ""


def count(settings: Sequence[Setting], num: int, place: Place, advance: Advance) -> list[ResultTally]:
    """Count only who wins: the fastest way."""
    shared = tuple(settings)
    batches = cut(len(shared), num, find_size(shared, num))
    tallies = [ResultTally(setting.plan.seats) for setting in shared]
    for batch, tally in zip(batches, play_all(count_batch, shared, batches, place), strict=True):
        tallies[batch.setting].merge(tally)
        advance(tally.games)
    return tallies


def play(settings: Sequence[Setting], num: int, place: Place, done: int = 0) -> Iterator[GameBatch]:
    """All games with their measures, in order, without the first `done`."""
    shared = tuple(settings)
    return play_all(play_batch, shared, cut(len(shared), num, find_size(shared, num), done), place)


def play_all(do: Any, settings: tuple[Setting, ...], batches: list[GameSpan], place: Place) -> Iterator[Any]:
    plays_bots = any(setting.plan.bots for setting in settings)
    games = sum(len(batch.numbers) for batch in batches)
    here = not place.on and not plays_bots and games <= FEW
    return spread(partial(do, settings), batches, 1 if here else place.jobs, place.on)


def find_size(settings: tuple[Setting, ...], num: int) -> int:
    """Games per batch, from the time one game takes here. No result depends on it."""
    last = {setting.plan.game: number for number, setting in enumerate(settings)}
    taken = max(time_one(settings, setting) for setting in last.values())
    return max(1, min(MOST, int(SECONDS / taken), -(-num // 4)))


def time_one(settings: tuple[Setting, ...], setting: int) -> float:
    """Seconds for one game. A first game warms everything up."""
    count_batch(settings, GameSpan(setting, 0, 1))
    started = time.perf_counter()
    count_batch(settings, GameSpan(setting, 1, 2))
    return max(1e-6, time.perf_counter() - started)


def keep(settings: Sequence[Setting], num: int, place: Place, path: Path, advance: Advance) -> Journal:
    """Play into a journal, resuming from what it holds (`OtherRun`)."""
    asked = describe(settings, num)
    journal = Journal(path, asked, commit())
    advance(min(journal.done, num * len(settings)))
    if journal.done < num * len(settings):
        for played in play(settings, num, place, journal.done):
            journal.append(played)
            advance(len(played.rows))
    return journal


def describe(settings: Sequence[Setting], num: int) -> dict[str, Any]:
    """Everything that determines which games are played in which order; only the number of blocks can differ."""
    rules = {setting.plan.game: GAMES[setting.plan.game].rules for setting in settings}
    plans = [setting.plan.describe() for setting in settings]
    odd = num if num % BLOCK and len(settings) > 1 else None
    return {
        "foxden": __version__,
        "rules": rules,
        "counted": {game: list_counted(GAMES[game]) for game in rules},
        "num": odd,
        "recorded": settings[0].plan.recorded,
        "plans": plans,
    }


def list_counted(game: AnyGame) -> list[str]:
    """The measures that are counted; a journal with others would be misread."""
    return [measure.name for measure in (*game.lab.of_game, *game.lab.of_seat)]


def sum_up(settings: Sequence[Setting], num: int, journal: Journal) -> list[LabSummary]:
    summaries = [LabSummary(setting) for setting in settings]
    for played in journal.read(num):
        for row in played.rows:
            summaries[played.setting].add(row)
    return summaries
