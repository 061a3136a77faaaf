"""The house: all tables of one server process, over one store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

from foxden.bots.pool import Pool
from foxden.companion.pads import is_pad
from foxden.game import Refusal, Value
from foxden.games import GAMES
from foxden.live.room import Room, row_of
from foxden.store.store import Store
from foxden.table import events as ev
from foxden.table.clock import check_clock
from foxden.table.lesson import begin_lesson
from foxden.table.rematch import play_again
from foxden.table.table import Table, open_table
from foxden.web.guests import Guests

log = logging.getLogger("foxden.house")

SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that are easily taken for each other."""
EMPTY_ROOM = 60.0
CODE_LASTS = 86400.0


class House:
    def __init__(
        self, store: Store, guests: Guests, bot_pause: float = 1.0, keep_days: float = 30.0, bots: int = 0
    ) -> None:
        """`bots`: how many processes think for them; without any, bots only wander."""
        self.store = store
        self.guests = guests
        self.bot_pause = bot_pause
        self.keep_days = keep_days
        self.bots = Pool(bots) if bots else None
        if self.bots is not None:
            self.bots.wake()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.tidy())]

    def now(self) -> float:
        return time.time()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        if self.bots is not None:
            await self.bots.close()

    # --- opening ----------------------------------------------------------------------------------------

    async def open_table(self, host: str, game: str, options: dict[str, Value], clock: ev.Clock, public: bool) -> str:
        """A new table; its name is its link, too long to be guessed."""
        if game not in GAMES:
            raise Refusal("record", "record-game", game=game, known=", ".join(GAMES))
        settled = GAMES[game].settle(options)
        check_clock(clock)
        opened = ev.Opened(
            at=self.now(),
            game=game,
            host=host,
            options=settled,
            clock=clock,
            seed=secrets.token_hex(32),
            public=public,
        )
        return await self.write_first(opened, [])

    async def open_lesson(self, guest: str, game: str, who: str) -> str:
        """A table at which one person learns a game; it has begun already."""
        if game not in GAMES:
            raise Refusal("record", "record-game", game=game, known=", ".join(GAMES))
        lesson, now = GAMES[game].lesson, self.now()
        options = GAMES[game].settle(lesson.options if lesson else {})
        opened = ev.Opened(
            at=now, game=game, host=guest, options=options, clock=ev.Clock(), seed=secrets.token_hex(32), lesson=True
        )
        return await self.write_first(opened, begin_lesson(Table(opened, ""), guest, who, now))

    async def open_rematch(self, table: Table, guest: str) -> str:
        """The same people and bots around a new table, because this guest wants to play again."""
        return await self.write_first(*play_again(table, guest, secrets.token_hex(32), self.now()))

    async def write_first(self, opened: ev.Opened, log: list[ev.AnyEvent]) -> str:
        """A table's first events; whoever sits there already finds it among their tables."""
        name = f"{opened.game}-{''.join(secrets.choice(SIGNS) for _ in range(12))}"
        row = row_of(open_table(name, opened, log))
        await self.store.append(name, 1, [ev.encode_event(event) for event in (opened, *log)], row)
        for guest in {event.guest for event in log if isinstance(event, ev.Sat)}:
            await self.store.note_guest(guest, name)
        return name

    async def room(self, name: str) -> Room:
        """The room of a table, opened from its log where it is not open yet."""
        async with self.opening.setdefault(name, asyncio.Lock()):
            if name not in self.rooms:
                lines = await self.store.read(name)
                if not lines or is_pad(lines[0]):
                    raise Refusal("table", "table-unknown")
                first, *rest = [ev.decode_event(line) for line in lines]
                assert isinstance(first, ev.Opened)
                room = Room(self, Table(first, name))
                for event in rest:
                    room.happen(event)
                self.rooms[name] = room
        return self.rooms[name]

    # --- short codes ------------------------------------------------------------------------------------

    async def short_code(self, name: str) -> str:
        """Five signs to be read aloud across a room, good for a day."""
        known = await self.store.get(f"code-of {name}")
        if known is not None:
            return known.decode()
        while True:
            code = "".join(secrets.choice(SIGNS) for _ in range(5))
            until = self.now() + CODE_LASTS
            if await self.store.put(f"code {code}", name.encode(), until):
                await self.store.put(f"code-of {name}", code.encode(), until)
                return code

    async def find_code(self, code: str) -> str | None:
        found = await self.store.get(f"code {code.strip().lower()}")
        return None if found is None else found.decode()

    async def give_pass(self, guest: str) -> str:
        """A one-time code that makes another device this guest, good for ten minutes."""
        code = "".join(secrets.choice(SIGNS) for _ in range(8))
        await self.store.put(f"pass {code}", guest.encode(), self.now() + 600)
        return code

    async def take_pass(self, code: str) -> str | None:
        guest = await self.store.take(f"pass {code.strip().lower()}")
        return None if guest is None else guest.decode()

    # --- in the background ------------------------------------------------------------------------------

    async def listen(self) -> None:
        """What other processes write reaches the rooms that are open here."""
        async for name, seq in self.store.changes():
            for room in [self.rooms[name]] if name in self.rooms else self.rooms.values() if not name else []:
                room.refresh(seq)

    async def tidy(self) -> None:
        """Empty rooms are left; old tables are cleared away."""
        while True:
            await asyncio.sleep(EMPTY_ROOM)
            with contextlib.suppress(Exception):
                await self.close_empty_rooms()
                cleared = await self.store.clear(self.now() - self.keep_days * 86400)
                if cleared:
                    log.info("cleared %d old tables", cleared)

    async def close_empty_rooms(self) -> None:
        for name, room in list(self.rooms.items()):
            if not room.watchers and room.queue.empty():
                del self.rooms[name]
                self.opening.pop(name, None)
                await room.close()
