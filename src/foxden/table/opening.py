"""A table's first events."""

from __future__ import annotations

from foxden.bots.levels import LEVELS
from foxden.game import AnyGame, Contents, Refusal, Value
from foxden.games import GAMES
from foxden.record import open_box
from foxden.table import around
from foxden.table import events as ev
from foxden.table.clock import check_clock
from foxden.table.daily import DailyTry, kit_of
from foxden.table.evolve import evolve, open_table


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Refusal("record", "record-game", game=name, known=", ".join(GAMES))
    return GAMES[name]


def begin_table(
    host: str,
    game: str,
    options: dict[str, Value],
    clock: ev.Clock,
    public: bool,
    seed: str,
    now: float,
    data: str | Contents = "default",
    pace: ev.BotPace = "calm",
) -> list[ev.AnyEvent]:
    found = find_game(game)
    check_clock(clock)
    open_box(found, data)
    return [
        ev.Opened(
            at=now,
            game=game,
            rules=found.rules,
            host=host,
            options=found.settle(options),
            clock=clock,
            seed=seed,
            data=data,
            public=public,
            pace=pace,
        )
    ]


def begin_lesson(guest: str, name: str, game: str, seed: str, now: float) -> list[ev.AnyEvent]:
    """Seat the learner and bots, and start."""
    found = find_game(game)
    if found.lesson is None:
        raise Refusal("lesson", "lesson-none")
    options = found.settle(found.lesson.options)
    opened = ev.Opened(
        at=now, game=game, rules=found.rules, host=guest, options=options, clock=ev.Clock(), seed=seed, lesson=True
    )
    first = FirstEvents(opened)
    first.happen(around.sit(first.table, guest, name, now))
    for _ in range(found.lesson.seats - 1):
        first.happen(around.add_bot(first.table, guest, LEVELS[game][0].name, None, now))
    first.begin(guest, "lesson", now)
    return first.log


def begin_daily(guest: str, name: str, game: str, tried: DailyTry, seed: str, now: float) -> list[ev.AnyEvent]:
    """Seat the player and bots, and start at the position of the day."""
    found, task = find_game(game), tried.task
    options = found.settle(task.options)
    opened = ev.Opened(
        at=now, game=game, rules=found.rules, host=guest, options=options, clock=ev.Clock(), seed=seed, pace="brisk"
    )
    first = FirstEvents(opened)
    first.happen([ev.Tasked(at=now, day=tried.day, counts=tried.counts, task=task)])
    first.happen(around.sit(first.table, guest, name, now))
    for _ in range(task.seats - 1):
        first.happen(around.add_bot(first.table, guest, kit_of(found).rival, None, now))
    first.begin(guest, "alone", now)
    return first.log


class FirstEvents:
    """The first events of a table that starts at once."""

    def __init__(self, opened: ev.Opened) -> None:
        self.table = open_table("", opened)
        self.log: list[ev.AnyEvent] = [opened]

    def happen(self, events: list[ev.AnyEvent]) -> None:
        for event in events:
            self.table = evolve(self.table, event)
        self.log.extend(events)

    def begin(self, guest: str, salt: str, now: float) -> None:
        self.happen(around.get_ready(self.table, guest, salt, now))
        self.happen(around.start(self.table, guest, now))
