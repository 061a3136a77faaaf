"""Schedules whatever acts on its own at a table: bots, clocks, a lesson's script."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import count
from math import inf
from typing import Any

from foxden.live.pace import Pace
from foxden.live.snapshot import Snapshot
from foxden.live.table_bots import TableBots
from foxden.table.asks import Ask, BotMoves, ScriptContinues
from foxden.table.lesson import Mark

log = logging.getLogger("foxden.live")

AGAIN = 2.0
"""Seconds before retrying after a failure."""
HURRY = {"calm": 1.0, "brisk": 0.35, "instant": 0.0}
"""Fraction of the usual pause a bot takes, by the pace of its table."""
SOON = 3600.0
"""Seconds. For a clock that runs longer than this, the room doesn't have to stay open."""


class Planner:
    """Works only from the newest snapshot. Anything planned twice or too late has no effect when it is decided, so
    planning again is always safe: after every batch and after every failure."""

    def __init__(
        self, bots: TableBots, pause: float, now: Callable[[], float], submit: Callable[[Ask], None], first: Snapshot
    ) -> None:
        """`pause`: how long a bot waits, so that the previous player can still undo."""
        self.bots = bots
        self.pause = pause
        self.pace = Pace(bots.random)
        self.now = now
        self.submit = submit
        self.snapshot = first
        self.thinking: set[tuple[int, int]] = set()
        """Seat and turn of the moves in progress."""
        self.scripted: set[Mark] = set()
        self.timers: dict[int, asyncio.TimerHandle] = {}
        self.numbers = count()
        self.alarm: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def plan(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot
        table = snapshot.table
        self.cancel_alarm()
        if table.phase != "playing" or table.paused:
            return
        if table.lesson is not None:
            self.plan_script(table.lesson.mark(table.turn))
            return
        self.set_alarm()
        if table.seats.bots and table.tells_who_is_last:
            people = [seat for seat, each in enumerate(table.seats) if each.kind == "person" and table.state.must(seat)]
            self.pace.note(table.turn, people, self.now())
        for seat in table.seats.bots:
            if table.state.must(seat):
                self.think(seat, self.pause_of(seat))

    def pause_of(self, seat: int) -> float:
        """A moment; or, in games that reveal who was last, as long as people take, but at most half of the bot's own
        clock. At a table with a faster pace, people have chosen to be last more often."""
        table = self.snapshot.table
        hurry = HURRY[table.pace]
        if not table.tells_who_is_last or self.pause == 0 or hurry == 0:
            return self.pause * hurry
        if not table.seats.people:
            return self.pause * hurry * self.bots.random.uniform(0.5, 1.5)
        has_clock = table.clock.kind != "none"
        return hurry * self.pace.draw(table.timer.left_at(seat, self.now()) / 2 if has_clock else inf)

    def is_busy(self) -> bool:
        """Whether something will happen on its own."""
        loop = asyncio.get_running_loop()
        return bool(self.timers or self.tasks) or (self.alarm is not None and self.alarm.when() < loop.time() + SOON)

    def close(self) -> None:
        """Stop planning, and drop the reference to the room."""
        self.submit = ignore
        self.now = partial(float, self.now())
        self.cancel_alarm()
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
        for task in self.tasks:
            task.cancel()

    # --- a lesson's script ------------------------------------------------------------------------------

    def plan_script(self, mark: Mark | None) -> None:
        """In a lesson, bots follow the script after a short pause."""
        if mark is not None and mark not in self.scripted:
            self.scripted.add(mark)
            self.later(self.pause, lambda: self.follow(mark))

    def follow(self, mark: Mark) -> None:
        self.scripted.discard(mark)
        self.submit(ScriptContinues(mark))

    # --- clocks -----------------------------------------------------------------------------------------

    def set_alarm(self) -> None:
        deadline = self.snapshot.table.timer.deadline()
        if deadline is not None:
            at, seat = deadline
            wait = max(0.0, at - self.now())
            self.alarm = asyncio.get_running_loop().call_later(wait, self.think, seat, 0.0)

    def cancel_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    # --- bots -------------------------------------------------------------------------------------------

    def think(self, seat: int, pause: float) -> None:
        key = (seat, self.snapshot.table.turn)
        if key not in self.thinking:
            self.thinking.add(key)
            self.later(pause, lambda: self.in_background(self.move_for(*key)))

    async def move_for(self, seat: int, turn: int) -> None:
        """Ask the bot in a separate task; the table goes on meanwhile."""
        try:
            table = self.snapshot.table
            if table.phase != "playing" or table.turn != turn or not table.state.must(seat):
                return
            text = await self.bots.choose(self.snapshot, seat)
        finally:
            self.thinking.discard((seat, turn))
        self.submit(BotMoves(seat, turn, text))

    # --- in the background ------------------------------------------------------------------------------

    def later(self, pause: float, do: Callable[[], None]) -> None:
        number = next(self.numbers)
        self.timers[number] = asyncio.get_running_loop().call_later(pause, self.fire, number, do)

    def fire(self, number: int, do: Callable[[], None]) -> None:
        self.timers.pop(number, None)
        do()

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)

    def finish(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work for a table failed; trying again", exc_info=task.exception())
            self.later(AGAIN, lambda: self.plan(self.snapshot))


def ignore(_ask: Ask) -> None:
    """Does nothing: the room is closed."""
