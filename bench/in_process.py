"""Tables served inside this process, without sockets or disk: the cost of our own code.

Time is virtual and all randomness comes from a seed, so two runs do exactly the same work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from random import Random
from typing import Any, TypeVar

from foxden.chance import FastRng
from foxden.game import Value
from foxden.live import wire
from foxden.live.house import House
from foxden.live.room import Room
from foxden.live.watcher import Watcher
from foxden.store.store import TableRow
from foxden.table import requests as rq
from foxden.table.events import Clock
from foxden.text import LANGUAGES
from tests.simulation.loop import VirtualLoop
from tests.simulation.store import Disk, SimulatedStore, Weather

T = TypeVar("T")
EPOCH = 1_000_000.0
MOMENT = 0.2
"""Virtual seconds after which delayed updates have reached a crowd."""


class NullStore(SimulatedStore):
    """A store that writes at once and costs nothing."""

    def __init__(self) -> None:
        super().__init__(Disk(), Weather(), Random(0))

    async def append(
        self, table: str, seq: int, events: list[bytes], row: TableRow | None = None, due: float | None = None
    ) -> None:
        self.disk.write(table, seq, events, row, due)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self.disk.logs.get(table, [])[after:]

    async def note_guest(self, guest: str, table: str) -> None:
        return


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run in an event loop with virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


def open_house(seed: int = 0) -> House:
    loop = asyncio.get_running_loop()
    return House(NullStore(), bot_pause=0.01, now=lambda: EPOCH + loop.time(), random=Random(seed))


class InProcess:
    """One table with its players and spectators, each in their own language."""

    def __init__(self, room: Room, players: list[Watcher], spectators: list[Watcher]) -> None:
        self.room = room
        self.players = players
        self.spectators = spectators
        self.asked = 0

    @property
    def everyone(self) -> list[Watcher]:
        return [*self.players, *self.spectators]

    def request(self, watcher: Watcher, request: Any, **fields: Any) -> None:
        self.asked += 1
        self.room.request(watcher, request(id=str(self.asked), **fields))

    async def ask(self, watcher: Watcher, request: Any, **fields: Any) -> None:
        self.request(watcher, request, **fields)
        await self.room.settled()

    def write(self, seat: int, text: str) -> None:
        """A move of a player who sits on the seat of their number."""
        self.request(self.players[seat], rq.Move, seat=seat, turn=self.room.snapshot.table.turn, text=text)

    async def move(self, rng: FastRng) -> bool:
        """The first player asked makes a move; returns whether anybody was asked."""
        table = self.room.snapshot.table
        if table.phase != "playing":
            return False
        seat = next((seat for seat in range(len(table.seats)) if table.state.must(seat)), None)
        if seat is None or table.seats[seat].bot is not None:
            await asyncio.sleep(MOMENT)
            return True
        self.write(seat, table.game.write(table.state.random_move(seat, rng)))
        await self.room.settled()
        return True

    def take(self) -> list[bytes]:
        """Everything everyone was sent since."""
        return [message for watcher in self.everyone for message in watcher.take()]


async def seat_table(
    house: House,
    game: str,
    languages: Sequence[str],
    spectators: Sequence[str] = (),
    *,
    options: dict[str, Value] | None = None,
    clock: Clock | None = None,
    bots: int = 0,
    prefix: str = "Guest",
) -> InProcess:
    """A table with a started game: a player for each of these languages, then bots."""
    name = await house.open_table("g0", game, options or {}, clock or Clock(), False)
    players = [Watcher(f"g{number}") for number in range(len(languages))]
    table = InProcess(await house.room(name), players, [Watcher(f"s{number}") for number in range(len(spectators))])
    for watcher, language in zip(table.everyone, [*languages, *spectators], strict=True):
        table.room.enter(watcher)
        table.request(watcher, wire.Hello, language=language)
    for number, watcher in enumerate(players):
        table.request(watcher, rq.Sit, name=f"{prefix} {number}")
        table.request(watcher, rq.Ready, salt=f"salt {number}")
    for _ in range(bots):
        table.request(players[0], rq.AddBot, bot="random")
    await table.ask(players[0], rq.Start)
    return table


def rotate(number: int) -> list[str]:
    """All languages, starting with a different one."""
    return [LANGUAGES[(number + nth) % len(LANGUAGES)] for nth in range(len(LANGUAGES))]
