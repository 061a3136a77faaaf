"""The house: all tables of one server process, on one store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random, SystemRandom

from foxden.bots.pool import Pool
from foxden.bounds import USUAL, Bounds
from foxden.game import Contents, Refusal, Value
from foxden.live import wire
from foxden.live.days import KEEP_DAYS, day_of
from foxden.live.deadlines import Deadlines
from foxden.live.glances import Glances
from foxden.live.house_clock import HouseClock
from foxden.live.neighbours import Neighbours
from foxden.live.room import Room
from foxden.live.table_log import TableLog, row_of
from foxden.record import Record
from foxden.store.store import EVERYTHING, Change, Store, Taken, Word
from foxden.table import events as ev
from foxden.table.daily import DailyTry
from foxden.table.evolve import open_table
from foxden.table.going_back import begin_again
from foxden.table.names import is_name, spell_name
from foxden.table.opening import begin_daily, begin_lesson, begin_table
from foxden.table.rematch import name_rematch, play_again
from foxden.table.table import Table

log = logging.getLogger("foxden.house")

DAY = 86400.0
MOST_PAUSES = 1000
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
"""Seconds before a failed room is opened again; longer each time if it fails again at once."""


class House:
    def __init__(
        self,
        store: Store,
        *,
        bot_pause: float = 1.0,
        keep_days: float = 30.0,
        bots: Pool | None = None,
        bounds: Bounds = USUAL,
        now: Callable[[], float] | None = None,
        random: Random | None = None,
        tidy_every: float = 60.0,
        look_every: float | None = None,
    ) -> None:
        """`bots`: the bot processes; without any, bots move at random."""
        self.store = store
        self.bot_pause = bot_pause
        self.keep_days = keep_days
        self.bots = bots
        self.bounds = bounds
        self.random: Random = random or SystemRandom()
        self.now = now or HouseClock()
        self.clear_after = 0.0
        """No table is deleted before then."""
        self.clock_moved = 0.0
        """How far our clock may be ahead; tables that look old only because of that are not deleted."""
        self.tidy_every = tidy_every
        self.pauses: dict[str, tuple[float, float]] = {}
        """For failed rooms: when they failed, and how long we waited before reopening."""
        self.rooms: dict[str, Room] = {}
        self.glances = Glances(store, self.rooms)
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.reopening: set[asyncio.Task[None]] = set()
        self.neighbours = Neighbours(store, self.rooms) if store.shared else None
        self.deadlines = Deadlines(self, look_every)
        works = [self.listen(), self.tidy(), self.deadlines.run()]
        if self.neighbours is not None:
            works.append(self.neighbours.run())
        self.tasks = [asyncio.create_task(work) for work in works]

    async def check_wall_clock(self, clock: HouseClock) -> None:
        """Compare the clock with the last write. If they are more than `keep_days` apart, either the server was down
        for that long or the clock is wrong: then nothing is deleted for a day."""
        newest = await self.store.tables(1)
        if not newest:
            return
        clock.never_before(newest[0].touched)
        self.clock_moved = clock.moved
        if clock() - newest[0].touched > self.keep_days * DAY:
            log.warning(
                "nothing was played here for %g days, or the clock is wrong: old tables are kept for another day",
                self.keep_days,
            )
            self.clear_after = clock() + DAY

    async def close(self) -> None:
        tasks = [*self.tasks, *self.reopening, *self.opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(room.finish() for room in self.rooms.values()))
        self.rooms.clear()
        if self.neighbours is not None:
            self.neighbours.close()

    # --- opening tables ---------------------------------------------------------------------------------

    async def open_table(
        self,
        host: str,
        game: str,
        options: dict[str, Value],
        clock: ev.Clock,
        public: bool,
        data: str | Contents = "default",
        pace: ev.BotPace = "calm",
    ) -> str:
        """Open a new table; its name is its link, too long to be guessed."""
        seed, now = self.new_seed(), self.now()
        return await self.write_first(
            self.new_name(game), begin_table(host, game, options, clock, public, seed, now, data, pace)
        )

    async def open_lesson(self, guest: str, game: str, who: str) -> str:
        """Open a table for one person's lesson; the game has already started."""
        return await self.write_first(self.new_name(game), begin_lesson(guest, who, game, self.new_seed(), self.now()))

    async def open_again(self, guest: str, record: Record, number: int, seat: int) -> str:
        """Open a table that continues an earlier game from before this move; the game has already started."""
        self.check_bots(guest)
        events = begin_again(guest, record, number, seat, self.new_seed(), self.now())
        return await self.write_first(self.new_name(record.game), events)

    async def open_daily(self, guest: str, game: str, who: str, tried: DailyTry, name: str = "") -> str:
        """Open a table for one person's try at a deal of the day; the game has already started."""
        events = begin_daily(guest, who, game, tried, self.new_seed(), self.now())
        return await self.write_first(name or self.new_name(game), events)

    async def open_rematch(self, table: Table, guest: str) -> None:
        """Open a new table for the same people and bots, because this guest wants to play again. The first to ask opens
        it for everyone; it is announced once it is in every player's list of tables."""
        name, events = name_rematch(table), play_again(table, guest, self.new_seed(), self.now())
        try:
            await self.append_first(name, events)
        except Taken:
            events = [ev.decode_event(line) for line in await self.store.read(name)]
        for seated in guests_in(events):
            await self.store.note_guest(seated, name)

    async def write_first(self, name: str, events: list[ev.AnyEvent]) -> str:
        """Write a table's first events, and add it to the list of everyone who already has a seat."""
        await self.append_first(name, events)
        for guest in guests_in(events):
            await self.note_guest(guest, name)
        return name

    async def append_first(self, name: str, events: list[ev.AnyEvent]) -> None:
        opened, *log = events
        assert isinstance(opened, ev.Opened)
        row = row_of(open_table(name, opened, log))
        await self.store.append(name, 1, [ev.encode_event(event) for event in events], row)

    async def note_guest(self, guest: str, name: str) -> None:
        """Add the table to a guest's list. The table is open either way, so a failure here isn't a failure to open
        it."""
        try:
            await self.store.note_guest(guest, name)
        except Exception as error:
            log.error("a table couldn't be added to its guest's list: %s", error)

    def new_name(self, game: str) -> str:
        return spell_name(game, self.random.randbytes(16))

    def new_seed(self) -> str:
        return self.random.randbytes(32).hex()

    # --- rooms ------------------------------------------------------------------------------------------

    async def room(self, name: str) -> Room:
        """The room of a table, opened from its log if necessary."""
        if not is_name(name):
            raise Refusal("table", "table-unknown")
        found = self.rooms.get(name)
        if found is not None:
            return found
        if name not in self.opening:
            self.begin_opening(name)
        # Don't keep the task in a local variable: if it raises a refusal, the refusal's traceback would refer to the
        # task and the task to the refusal, and only the garbage collector would free them.
        return await asyncio.shield(self.opening[name])

    def begin_opening(self, name: str) -> None:
        task = self.opening[name] = asyncio.create_task(self.open_room(name))
        task.add_done_callback(lambda _: self.opening.pop(name, None))

    async def open_room(self, name: str) -> Room:
        table_log = TableLog(self.store, name)
        await self.store.follow(name)
        try:
            snapshot = await table_log.open()
        except BaseException:
            self.store.unfollow(name)
            raise
        room = self.rooms[name] = Room(self, table_log, snapshot)
        room.refresh(snapshot.table.seq + 1)  # nobody has told us about events written while we were reading
        if self.neighbours is not None:
            self.neighbours.greet(room)
        return room

    def let_go(self, room: Room) -> None:
        """Forget a closed room."""
        if self.rooms.get(room.name) is room:
            del self.rooms[room.name]
            self.store.unfollow(room.name)
            if self.neighbours is not None:
                self.neighbours.leave(room.name)

    def tell_presence(self, room: Room) -> None:
        if self.neighbours is not None:
            self.neighbours.tell_soon(room)

    def tell_reaction(self, room: Room, guest: str, reaction: wire.Reaction) -> None:
        if self.neighbours is not None:
            self.neighbours.react(room, guest, reaction)

    def check_bots(self, host: str) -> None:
        """Refuse if this host has too many running games with bots."""
        tables = [room.snapshot.table for room in self.rooms.values()]
        going = sum(
            table.host == host and table.phase == "playing" and any(seat.bot for seat in table.seats)
            for table in tables
        )
        if going >= self.bounds.bot_tables_per_guest:
            raise Refusal("table", "table-enough-bot-tables", most=self.bounds.bot_tables_per_guest)

    def is_here(self, guest: str, name: str) -> bool:
        """Whether this guest is connected to this table, as far as we know."""
        room = self.rooms.get(name)
        return room is not None and room.audience.is_here(guest, room.snapshot.table.seats)

    async def look(self, name: str) -> Table:
        """A table as it is written."""
        return (await self.room(name)).snapshot.table

    def drop(self, room: Room) -> None:
        """A room has failed. If its game is running, reopen it: bots and clocks have to go on."""
        self.let_go(room)
        if room.snapshot.table.phase in ("lobby", "playing"):  # the game may have started without our knowing
            task = asyncio.create_task(self.reopen(room.name))
            self.reopening.add(task)
            task.add_done_callback(self.reopening.discard)

    def pause_before(self, name: str) -> float:
        at, before = self.pauses.pop(name, (-DAY, FIRST_PAUSE / 2))
        pause = min(2 * before, LONGEST_PAUSE) if self.now() - at < 60.0 else FIRST_PAUSE
        self.pauses[name] = (self.now(), pause)
        while len(self.pauses) > MOST_PAUSES:
            del self.pauses[next(iter(self.pauses))]
        return pause

    async def reopen(self, name: str) -> None:
        pause = self.pause_before(name)
        while True:
            await asyncio.sleep(pause)
            try:
                await self.room(name)
                return
            except Refusal:
                return  # it is gone, or newer than we are
            except Exception as error:
                log.warning("table %s can't be reopened yet: %s", name, error)
            pause = min(2 * pause, LONGEST_PAUSE)

    # --- in the background ------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Pass on what other processes write to the rooms open here."""
        while True:
            try:
                async for heard in self.store.changes():
                    self.hear(heard)
                return
            except Exception:
                log.exception("can't receive notices from other processes; trying again")
                await asyncio.sleep(1.0)

    def hear(self, heard: Change | Word) -> None:
        if isinstance(heard, Word):
            if self.neighbours is not None:
                self.neighbours.hear(heard)
        elif heard == EVERYTHING:
            self.look_around()
        elif heard[0] in self.rooms:
            name, seq = heard
            self.rooms[name].refresh(seq)

    def look_around(self) -> None:
        """Let every room read on: anything may have changed."""
        for room in list(self.rooms.values()):
            room.refresh(room.snapshot.table.seq + 1)
        if self.neighbours is not None:
            self.neighbours.greet_all()

    async def tidy(self) -> None:
        """Close idle rooms and delete old tables."""
        while True:
            await asyncio.sleep(self.tidy_every)
            try:
                await self.close_empty_rooms()
                await self.clear_old_tables()
                await self.store.clear_dailies(day_of(self.now()) - KEEP_DAYS)
            except Exception:
                log.exception("tidying failed; trying again in a minute")

    async def clear_old_tables(self) -> None:
        now = self.now()
        if now < self.clear_after:
            return
        cleared = await self.store.clear(now - self.clock_moved - self.keep_days * DAY)
        if cleared:
            log.info("deleted %d old tables", cleared)

    async def close_empty_rooms(self) -> None:
        for name, room in list(self.rooms.items()):
            if self.rooms.get(name) is room and room.is_idle():  # much can happen while other rooms are being closed
                self.let_go(room)
                await room.close()


def guests_in(events: list[ev.AnyEvent]) -> list[str]:
    """The guests who take a seat in these events."""
    return sorted({event.guest for event in events if isinstance(event, ev.Sat)})
