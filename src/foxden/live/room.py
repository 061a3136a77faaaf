"""A table being served: requests come in, are decided together, written together, and only then told.

Decide, append, publish: a batch is decided on a draft that nobody else can see; when the store has its events, it
becomes the snapshot that everyone is shown. A draft that cannot be written is thrown away.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Protocol

from foxden.bots.pool import Pool
from foxden.bounds import Bounds
from foxden.game import Refusal
from foxden.live import wire
from foxden.live.audience import Audience
from foxden.live.draft import Draft
from foxden.live.looks import Looks
from foxden.live.planner import Planner
from foxden.live.snapshot import Snapshot
from foxden.live.table_bots import TableBots
from foxden.live.table_log import LogChanged, TableLog
from foxden.live.watcher import RECONNECT, Watcher
from foxden.store.store import Taken, Unreachable
from foxden.table.asks import NOBODY_AWAY, Ask, Away, GuestAsks
from foxden.table.events import Rematched, Returned, Sat
from foxden.table.requests import Nudge, SitIn, Start, Stop, TableRequest
from foxden.table.table import Table

log = logging.getLogger("foxden.live")

TRIES = 50
"""How often a batch is decided anew because another process was quicker."""
FAILURES = 2
"""After this many failed writes a batch is refused."""
DELAY = 5.0
"""Seconds that news from another process takes at most."""
TABLE_GONE, NEWER = 4404, 4505
"""Why connections are closed for good: the table is no more; a newer program has written it."""
PATIENCE = 5.0
"""Seconds that a house which closes waits for what is being written."""


AWAY_MATTERS = (Nudge, SitIn, Stop)
"""What is decided by who is away."""


class RoomBroken(Exception):
    """The room has been given up. What was asked may have happened or not: ask again, with the same id."""


class RoomHost(Protocol):
    """What a room needs of the house it is in."""

    bot_pause: float
    bots: Pool | None
    bounds: Bounds
    random: Random

    def now(self) -> float: ...

    async def open_rematch(self, table: Table, guest: str) -> None: ...

    def check_bots(self, host: str) -> None: ...

    def drop(self, room: Room) -> None: ...

    def tell_presence(self, room: Room) -> None: ...

    def tell_reaction(self, room: Room, guest: str, reaction: wire.Reaction) -> None: ...


@dataclass(frozen=True)
class Queued:
    """Something to be decided, and who is told what came of it."""

    ask: Ask
    watcher: Watcher | None = None
    outcome: asyncio.Future[None] | None = None

    @property
    def id(self) -> str:
        return self.ask.request.id if isinstance(self.ask, GuestAsks) else ""

    def succeed(self) -> None:
        if self.outcome is not None and not self.outcome.done():
            self.outcome.set_result(None)

    def fail(self, error: Exception) -> None:
        if self.outcome is not None and not self.outcome.done():
            self.outcome.set_exception(error)


class CatchUp:
    """Another process may have written: read on."""


Waiting = Queued | CatchUp
Outcome = int | Refusal
"""The seq of what came of an ask, or why nothing did."""


class Room:
    def __init__(self, house: RoomHost, table_log: TableLog, snapshot: Snapshot) -> None:
        self.house = house
        self.log = table_log
        self.snapshot = snapshot
        """What is written, as far as this process has read it. Everyone who looks, looks at this."""
        self.behind = False
        """There may be more in the log than in the snapshot."""
        self.ahead = max(0.0, snapshot.table.touched - house.now())
        """By how many seconds the table's time is ahead of ours. It is never before the last event."""
        self.broken = False
        self.serving = False
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self.waiting: Counter[str] = Counter()
        """How much of each guest waits to be decided."""
        self.audience = Audience(self.name, self.now, partial(house.tell_presence, self), house.bounds.away_seconds)
        self.bots = TableBots(house.bots, house.random)
        self.planner = Planner(self.bots, house.bot_pause, self.now, self.submit, snapshot)
        self.task = asyncio.create_task(self.run(), name=f"room {snapshot.table.name}")

    @property
    def name(self) -> str:
        return self.log.name

    def now(self) -> float:
        return self.house.now() + self.ahead

    # --- coming, going and asking -----------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.audience.enter(watcher)
        if self.broken:
            watcher.close(RECONNECT)

    def leave(self, watcher: Watcher) -> None:
        self.audience.leave(watcher)
        if not self.broken:
            self.audience.show_soon(self.snapshot)

    def request(self, watcher: Watcher, request: wire.AnyRequest) -> None:
        """A look is answered at once, from what everyone is shown, however long the store takes for the rest."""
        if isinstance(request, wire.LookRequest):
            Looks(self).answer(watcher, request)
        else:
            try:
                self.check_bots(watcher.guest, request)
            except Refusal as refusal:
                self.refuse(watcher, request.id, refusal)
                return
            self.waiting[watcher.guest] += 1
            self.queue.put_nowait(Queued(GuestAsks(watcher.guest, request, self.away_for(request)), watcher))

    def check_bots(self, guest: str, request: TableRequest) -> None:
        """A table cannot know what happens at others."""
        table = self.snapshot.table
        begins = isinstance(request, Start) and guest == table.host and table.phase == "lobby"
        if begins and any(seat.bot for seat in table.seats):
            self.house.check_bots(guest)

    def away_for(self, request: TableRequest) -> Away:
        """Who is away is looked up for those alone whom it concerns."""
        if isinstance(request, AWAY_MATTERS):
            return self.audience.away(self.snapshot.table)
        return NOBODY_AWAY

    def is_crowded_by(self, guest: str) -> bool:
        """Has this guest asked for so much that the rest must wait outside?"""
        return self.waiting[guest] >= self.house.bounds.waiting_per_guest

    def submit(self, ask: Ask) -> None:
        """Something that happens by itself."""
        self.queue.put_nowait(Queued(ask))

    async def decide(self, ask: Ask) -> None:
        """Returns when it is written; raises a Refusal, or RoomBroken."""
        if self.broken:
            raise RoomBroken(self.name)
        outcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Queued(ask, None, outcome))
        await outcome

    def refresh(self, seq: int) -> None:
        """Another process has written up to this seq; 0 where it has cleared the table away."""
        if seq > self.snapshot.table.seq or seq == 0:
            self.behind = True
            self.queue.put_nowait(CatchUp())

    async def settled(self) -> None:
        """Wait until all that was asked so far has been served."""
        await self.queue.join()

    def is_idle(self) -> bool:
        """Nobody is here, nothing is being written, and nothing will happen by itself; or others look after that."""
        is_busy = self.planner.is_busy() and not self.audience.elsewhere.houses
        return not (self.audience.watchers or self.serving or self.queue.qsize() or is_busy)

    async def finish(self) -> None:
        """Close when all that was asked has been served, or after a while."""
        self.planner.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.settled()
        await self.close()

    async def close(self) -> None:
        self.stop()
        self.task.cancel()
        await asyncio.gather(self.task, *self.planner.tasks, return_exceptions=True)
        self.turn_away()

    def stop(self) -> None:
        self.broken = True
        self.planner.close()
        self.audience.close()

    # --- serving ----------------------------------------------------------------------------------------

    async def run(self) -> None:
        try:
            self.planner.plan(self.snapshot)
            while True:
                batch = await self.next_batch()
                self.serving = True
                try:
                    await self.serve(batch)
                finally:
                    self.serving = False
                    self.count_served(batch)
        except asyncio.CancelledError:
            pass  # else the task keeps where it was cancelled, and with it the room, which keeps the task
        except Refusal:
            self.give_up(NEWER)
        except LogChanged:
            self.give_up(TABLE_GONE)
        except Exception:
            log.exception("table %s: given up, to be opened again from its log", self.name)
            self.give_up(RECONNECT)

    def count_served(self, batch: list[Waiting]) -> None:
        for each in batch:
            self.queue.task_done()
            if isinstance(each, Queued) and each.watcher is not None:
                guest = each.watcher.guest
                self.waiting[guest] -= 1
                if not self.waiting[guest]:
                    del self.waiting[guest]

    async def next_batch(self) -> list[Waiting]:
        batch = [await self.queue.get()]
        while not self.queue.empty():
            batch.append(self.queue.get_nowait())
        return batch

    async def serve(self, batch: list[Waiting]) -> None:
        queued = [each for each in batch if isinstance(each, Queued)]
        before = self.snapshot
        try:
            outcomes = await self.write(queued)
            for each, outcome in zip(queued, outcomes, strict=True):
                self.answer(each, outcome)
        finally:
            for each in queued:
                if each.outcome is not None:
                    each.fail(RoomBroken(self.name))  # whoever has not been answered
        if queued or self.snapshot is not before:
            self.audience.show(self.snapshot, {each.watcher for each in queued if each.watcher is not None})
        self.planner.plan(self.snapshot)

    async def write(self, queued: list[Queued]) -> list[Outcome]:
        """Decide, append, publish. Where another process was quicker, read on and decide again. Where the store failed,
        too: what was written after all is found by its id. Raises where nobody can know what is written."""
        failures, unsure = 0, False
        for _ in range(TRIES):
            if self.behind:
                await self.catch_up()
            draft = Draft(self.snapshot, self.log.answered, self.house.bounds)
            outcomes = [attempt(draft, each.ask, self.now()) for each in queued]
            if not draft.steps:
                return outcomes
            if failures == FAILURES:
                return [self.refuse_unwritten(each, outcome) for each, outcome in zip(queued, outcomes, strict=True)]
            try:
                await self.prepare(draft)
                self.snapshot = await self.log.append(draft)
                return outcomes
            except Taken:
                self.behind = True
            except Exception as error:
                log.error("table %s: not written: %s", self.name, error)
                self.behind = True
                failures += 1
                unsure = unsure or isinstance(error, Unreachable)
                if unsure and failures == FAILURES:
                    raise  # it may be written yet, so nobody may be told that it is not
        raise TimeoutError("too many writers at one table")

    def refuse_unwritten(self, queued: Queued, outcome: Outcome) -> Outcome:
        """The store has said no for good: what is not in the log has not happened, nor does anyone hear of it."""
        is_written = isinstance(queued.ask, GuestAsks) and self.log.answered.find(queued.ask.id) is not None
        return outcome if is_written else Refusal("table", "table-store-down")

    async def prepare(self, draft: Draft) -> None:
        """What must be there before these events are: whoever sits down, or comes back, finds the table in their list,
        and a rematch has a table of its own. Done twice, or in vain, neither does harm."""
        for guest in sorted({event.guest for event in draft.events if isinstance(event, Sat | Returned)}):
            await self.log.store.note_guest(guest, self.name)
        before = self.snapshot.table
        for event, after in draft.steps:
            if isinstance(event, Rematched):
                await self.house.open_rematch(before, event.id.partition(":")[0])
            before = after

    async def catch_up(self) -> None:
        self.behind = False
        snapshot = await self.log.read_on(self.snapshot)
        if snapshot is not self.snapshot:
            self.snapshot = snapshot
            self.follow_clock()

    def follow_clock(self) -> None:
        """Whoever wrote last has just done so. Where their clock differs from ours by more than a message takes, the
        table goes by theirs, so that clocks of two processes that differ cost nobody thinking time."""
        ahead = self.snapshot.table.touched - self.house.now()
        if ahead > self.ahead or ahead < self.ahead - DELAY:
            self.ahead = ahead

    def answer(self, queued: Queued, outcome: Outcome) -> None:
        if isinstance(outcome, Refusal):
            queued.fail(outcome)
            if queued.watcher is not None:
                self.refuse(queued.watcher, queued.id, outcome)
        else:
            queued.succeed()
            if queued.watcher is not None:
                queued.watcher.answer(wire.encode(wire.Done(id=queued.id, seq=outcome)))

    def refuse(self, watcher: Watcher, id: str, refusal: Refusal) -> None:  # noqa: A002 - as the message calls it
        watcher.answer(wire.encode(wire.refuse(watcher.language, id, refusal, self.snapshot.table.seq)))

    def give_up(self, code: int) -> None:
        """Nothing more is answered here. Everyone comes back to a room that is opened from the log."""
        self.stop()
        for watcher in self.audience.watchers:
            watcher.close(code)
        self.turn_away()
        self.house.drop(self)

    def turn_away(self) -> None:
        """Whoever still waits is told that the room is given up."""
        while not self.queue.empty():
            waiting = self.queue.get_nowait()
            if isinstance(waiting, Queued):
                waiting.fail(RoomBroken(self.name))
            self.queue.task_done()


def attempt(draft: Draft, ask: Ask, now: float) -> Outcome:
    """What goes wrong with one ask does not spoil the others."""
    try:
        return draft.add(ask, now)
    except Refusal as refusal:
        # Without the frames it came through: they hold what holds the refusal, and only a full collection finds that.
        return refusal.with_traceback(None)
    except Exception:
        log.exception("table %s: cannot be decided", draft.table.name)
        return Refusal("table", "our-fault")
