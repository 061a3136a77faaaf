"""A table being served: requests come in, are decided together, written together, and only then shown.

Decide, append, publish: a batch is decided on a draft that nobody else can see; when the store has its events, it
becomes the snapshot that everyone is shown. A draft that can't be written is discarded.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from random import Random
from typing import Protocol

import msgspec

from foxden.bots.pool import Pool
from foxden.bounds import Bounds
from foxden.game import Refusal
from foxden.live import wire
from foxden.live.audience import Audience
from foxden.live.draft import Draft
from foxden.live.inbox import Inbox
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
"""How often a batch is decided again because another process was faster."""
FAILURES = 2
"""After this many failed writes a batch is refused."""
DELAY = 5.0
"""The longest that a notice from another process takes, in seconds."""
TABLE_GONE, NEWER = 4404, 4505
"""Codes for closing a connection for good: the table is gone; a newer version has written it."""
PATIENCE = 5.0
"""Seconds that a server shutting down waits for pending writes."""


AWAY_MATTERS = (Nudge, SitIn, Stop)
"""Requests whose outcome depends on who is away."""


class RoomBroken(Exception):
    """The room has failed. The request may or may not have been carried out: send it again with the same id."""


class RoomHost(Protocol):
    """What a room needs from its house."""

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


class Queued(msgspec.Struct, frozen=True, eq=False):
    """Something to decide, and who gets the outcome."""

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
    """Another process may have written: read the log."""


Waiting = Queued | CatchUp
Outcome = int | Refusal
"""The seq of a request's events, or why it was refused."""


class Room:
    def __init__(self, house: RoomHost, table_log: TableLog, snapshot: Snapshot) -> None:
        self.house = house
        self.log = table_log
        self.snapshot = snapshot
        """What is written, as far as this process has read it. All readers use this."""
        self.behind = False
        """The log may have more than the snapshot."""
        self.ahead = max(0.0, snapshot.table.touched - house.now())
        """Seconds by which the table's time is ahead of ours. It is never before the last event."""
        self.broken = False
        self.inbox: Inbox[Waiting] = Inbox()
        self.waiting: dict[str, int] = {}
        """How many requests of each guest are waiting."""
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
        """Handle a request. Requests that only look are answered at once from the snapshot, however slow the store
        is."""
        if isinstance(request, wire.LookRequest):
            Looks(self).answer(watcher, request)
        else:
            try:
                self.check_bots(watcher.guest, request)
            except Refusal as refusal:
                self.refuse(watcher, request.id, refusal)
                return
            self.waiting[watcher.guest] = self.waiting.get(watcher.guest, 0) + 1
            self.inbox.put(Queued(GuestAsks(watcher.guest, request, self.away_for(request)), watcher))

    def check_bots(self, guest: str, request: TableRequest) -> None:
        """Checked here because a table can't know about other tables."""
        table = self.snapshot.table
        begins = isinstance(request, Start) and guest == table.host and table.phase == "lobby"
        if begins and any(seat.bot for seat in table.seats):
            self.house.check_bots(guest)

    def away_for(self, request: TableRequest) -> Away:
        """Who is away, looked up only for requests that depend on it."""
        if isinstance(request, AWAY_MATTERS):
            return self.audience.away(self.snapshot.table)
        return NOBODY_AWAY

    def is_crowded_by(self, guest: str) -> bool:
        """Whether this guest has so many waiting requests that further ones must wait."""
        return self.waiting.get(guest, 0) >= self.house.bounds.waiting_per_guest

    def submit(self, ask: Ask) -> None:
        """Queue something that happens on its own."""
        self.inbox.put(Queued(ask))

    async def decide(self, ask: Ask) -> None:
        """Returns once it is written; raises a Refusal or RoomBroken."""
        if self.broken:
            raise RoomBroken(self.name)
        outcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inbox.put(Queued(ask, None, outcome))
        await outcome

    def refresh(self, seq: int) -> None:
        """Another process has written up to this seq; 0 if it has deleted the table."""
        if seq > self.snapshot.table.seq or seq == 0:
            self.behind = True
            self.inbox.put(CatchUp())

    async def settled(self) -> None:
        """Wait until everything requested so far has been handled."""
        await self.inbox.emptied()

    def is_idle(self) -> bool:
        """Nobody is connected, nothing is being written, and nothing will happen on its own here."""
        is_busy = self.planner.is_busy() and not self.audience.elsewhere.houses
        return self.inbox.is_empty() and not self.audience.watchers and not is_busy

    async def finish(self) -> None:
        """Close when everything requested has been handled, or after a timeout."""
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
                batch = await self.inbox.take()
                try:
                    await self.serve(batch)
                finally:
                    self.count_served(batch)
                    self.inbox.finish()
        except asyncio.CancelledError:
            pass  # otherwise the task keeps its traceback, and with it the room, which keeps the task
        except Refusal:
            self.give_up(NEWER)
        except LogChanged:
            self.give_up(TABLE_GONE)
        except Exception:
            log.exception("table %s: given up, to be opened again from its log", self.name)
            self.give_up(RECONNECT)

    def count_served(self, batch: list[Waiting]) -> None:
        for each in batch:
            if isinstance(each, Queued) and each.watcher is not None:
                guest = each.watcher.guest
                left = self.waiting.pop(guest) - 1
                if left:
                    self.waiting[guest] = left

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
                    each.fail(RoomBroken(self.name))  # requests not answered yet
        if queued or self.snapshot is not before:
            self.audience.show(self.snapshot, {each.watcher for each in queued if each.watcher is not None})
        self.planner.plan(self.snapshot)

    async def write(self, queued: list[Queued]) -> list[Outcome]:
        """Decide, append, publish. If another process was faster, read on and decide again. If the store failed, do the
        same: what was written after all is found by its id. Raises if nobody can know what is written."""
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
                    raise  # it may still be written, so don't tell anyone that it isn't
        raise TimeoutError("too many writers at one table")

    def refuse_unwritten(self, queued: Queued, outcome: Outcome) -> Outcome:
        """The store has refused for good: what isn't in the log hasn't happened, and nobody hears of it."""
        is_written = isinstance(queued.ask, GuestAsks) and self.log.answered.find(queued.ask.id) is not None
        return outcome if is_written else Refusal("table", "table-store-down")

    async def prepare(self, draft: Draft) -> None:
        """Do what must come before these events: add the table to the list of everyone who sits down or returns, and
        open the table of a rematch. Both are harmless if repeated or unnecessary."""
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
        """Adopt the clock of the process that has just written, if it differs from ours by more than a message takes,
        so that differing clocks of two processes cost nobody thinking time."""
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
        """Fail this room: answer nothing more. Everyone reconnects to a room reopened from the log."""
        self.stop()
        for watcher in self.audience.watchers:
            watcher.close(code)
        self.turn_away()
        self.house.drop(self)

    def turn_away(self) -> None:
        """Tell everyone still waiting that the room has failed."""
        for waiting in self.inbox.clear():
            if isinstance(waiting, Queued):
                waiting.fail(RoomBroken(self.name))


def attempt(draft: Draft, ask: Ask, now: float) -> Outcome:
    """Decide one request; an error in it doesn't affect the others."""
    try:
        return draft.add(ask, now)
    except Refusal as refusal:
        # Drop the traceback: its frames form a reference cycle with the refusal, which only a full collection would
        # free.
        return refusal.with_traceback(None)
    except Exception:
        log.exception("table %s: cannot be decided", draft.table.name)
        return Refusal("table", "our-fault")
