"""A whole world from one seed: processes, people and bots around a table, over one disk, in bad weather.

At other tables nobody ever looks; and at times, in the end, nobody looks anywhere.

Everything that chance decides comes from the seed, and time is virtual, so a seed that fails fails again, step by step.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random

from foxden.bounds import USUAL
from foxden.game import Refusal
from foxden.live import deadline
from foxden.live import house as houses
from foxden.live.house import House
from foxden.live.house_clock import HouseClock
from foxden.live.room import RoomBroken
from foxden.live.table_log import row_of
from foxden.store.store import Unreachable
from foxden.table import events as ev
from foxden.table.asks import Ask, GuestLeaves, OperatorCloses
from foxden.table.evolve import evolve, open_table
from foxden.table.opening import begin_table
from foxden.table.table import Table
from tests.simulation.loop import VirtualLoop
from tests.simulation.people import Person
from tests.simulation.store import Disk, SimulatedStore, Weather
from tests.simulation.witness import Broken, Witness

ROUGH = 10.0
"""Virtual seconds of bad weather."""
CALM = 5.0
"""… of good weather after it …"""
FULL = 4.0
"""… at times with a full disk at first …"""
REST = 34.0
"""… and of rest, at the end of which bots and clocks must have done what was left to them."""
AT_ONCE = 6.0
"""Seconds within which a bot moves, and a clock rings, in good weather."""
SKEW = 2.0
"""Seconds by which the clocks of two processes differ at most."""
HELD = (8.0, 60.0)
"""Lease time of a table: in every other world so long that nobody takes over before the end."""
GRACE, LOOK_EVERY = 1.0, 1.0
HASTY = replace(USUAL, away_seconds=1)
"""Nobody is waited for long."""
FOR_EVER = 300.0
EPOCH = 1_000_000.0
BOT_PAUSE = 0.5
GAMES_DRAWN = ("foxy",) * 14 + ("foxrun",) * 5 + ("fowlplay",)
"""Mostly the game with the fastest scenes, to run more seeds."""


@dataclass
class Figures:
    moves: int = 0
    kills: int = 0
    shown: int = 0
    refused: int = 0
    virtual: float = 0.0


class World:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.disk = Disk()
        self.weather = Weather()
        self.rough = True
        self.still = False
        self.houses: list[House | None] = []
        self.stores: list[SimulatedStore] = []
        self.kills = 0
        self.troubles: list[Broken] = []
        self.table = ""
        self.others: list[str] = []
        """Tables at which nobody looks."""
        self.witness = Witness(self.disk, "")
        self.people: list[Person] = []
        self.tasks: list[asyncio.Task[None]] = []

    def complain(self, trouble: Broken) -> None:
        self.troubles.append(trouble)

    # --- processes --------------------------------------------------------------------------------------

    def pick_house(self) -> House | None:
        return self.random.choice(self.houses)

    def is_alive(self, house: House) -> bool:
        return house in self.houses

    def start_house(self) -> House:
        store = SimulatedStore(self.disk, self.weather, self.random)
        loop = asyncio.get_running_loop()
        skew = EPOCH + self.random.random() * SKEW
        clock = HouseClock(lambda: skew + loop.time(), loop.time)
        tidy = self.random.choice([1.5, 60.0])
        return houses.House(
            store,
            bot_pause=BOT_PAUSE,
            bounds=HASTY,
            now=clock,
            random=self.random,
            tidy_every=tidy,
            look_every=LOOK_EVERY,
        )

    def kill(self, number: int) -> None:
        """Like SIGKILL: nobody is told, and work in progress may or may not complete."""
        killed, self.houses[number] = self.houses[number], None
        if killed is None:
            return
        self.kills += 1
        for person in self.people:
            if person.line is not None and person.line.house is killed:
                person.line.hang_up()
        for task in [*killed.tasks, *killed.reopening, *killed.opening.values()]:
            task.cancel()
        for room in killed.rooms.values():
            room.stop()
            room.task.cancel()

    async def trouble(self) -> None:
        """Processes die and come back, and the database goes away, as long as the weather is bad."""
        while self.rough:
            await asyncio.sleep(self.random.random() * 6)
            dice = self.random.random()
            if dice < 0.4:
                number = self.random.randrange(len(self.houses))
                self.kill(number)
                await asyncio.sleep(self.random.random() * 2)
                self.houses[number] = self.start_house()
            elif dice < 0.6:
                self.weather.down_until = asyncio.get_running_loop().time() + self.random.random() * 8
            elif dice < 0.65:
                await self.ask_from_outside(GuestLeaves("Ben"))
            elif dice < 0.67:
                await self.ask_from_outside(OperatorCloses())

    async def ask_from_outside(self, ask: Ask) -> None:
        """HTTP requests: done, refused or unknown, but never left unanswered."""
        house = self.pick_house()
        if house is None:
            return
        try:
            room = await house.room(self.table)
            await asyncio.wait_for(room.decide(ask), FOR_EVER)
        except TimeoutError:
            if house in self.houses:  # or its process is dead, and so is the connection
                self.complain(Broken(f"{ask} is never answered"))
        except (Unreachable, OSError, Refusal, RoomBroken):
            pass

    async def poll_records(self) -> None:
        """Keep asking for the record, which must be available only when the game is over."""
        while True:
            await asyncio.sleep(self.random.random() * 1.5)
            house = self.pick_house()
            if house is None:
                continue
            try:
                table = await house.look(self.table)
            except (Unreachable, OSError):
                continue
            if table.phase == "over":
                self.witness.served(table.full_record())

    # --- the table --------------------------------------------------------------------------------------

    def lay_tables(self) -> None:
        self.table = self.witness.table = self.lay_table(1, self.random.choice(GAMES_DRAWN))
        self.others = [self.lay_table(2 + number, "foxy") for number in range(self.random.choice([0, 0, 1, 2]))]

    def lay_table(self, number: int, game: str) -> str:
        """A game that has begun, and often has only a few moves left."""
        random = self.random
        clock = random.choice([ev.Clock(), ev.Clock(), ev.Clock("move", 8), ev.Clock("bank", 30)])
        guests = ["Ada", "Ben"][: random.choice([1, 2, 2])]
        events = begin_table("Ada", game, {}, clock, True, random.randbytes(32).hex(), EPOCH - 100)
        events += [ev.Sat(at=EPOCH - 99, guest=guest, name=guest) for guest in guests]
        events += [ev.Seated(at=EPOCH - 98, bot="random", name=f"Bot {n}") for n in range(2 - len(guests))]
        events += [ev.Readied(at=EPOCH - 97, guest=guest, salt="salt") for guest in guests]
        events.append(ev.Started(at=EPOCH - 96))
        name = f"{game}-{number}"
        table = fold(name, events)
        table, events = self.play_ahead(table, events, random.choice([0, 0, 38, 39]) if game == "foxy" else 0)
        self.disk.write(name, 1, [ev.encode_event(event) for event in events], row_of(table))
        return name

    def play_ahead(self, table: Table, events: list[ev.AnyEvent], moves: int) -> tuple[Table, list[ev.AnyEvent]]:
        for _ in range(moves):
            seat = table.state.waits_for()
            event = ev.Moved(at=EPOCH - 95, seat=seat, text=str(self.random.randrange(20)))
            events.append(event)
            table = evolve(table, event)
        return table, events

    # --- a run ------------------------------------------------------------------------------------------

    async def run(self) -> None:
        self.lay_tables()
        random = self.random
        self.houses = [self.start_house() for _ in range(random.choice([1, 2, 2]))]
        self.weather.slow = random.choice([0, 0.1, 0.4])
        self.weather.fail = random.choice([0, 0.1, 0.3])
        self.weather.fail_after = random.choice([0, 0.1, 0.3])
        self.weather.lose = random.choice([0, 0.1, 0.3])
        self.weather.unreadable = random.choice([0, 0.1])
        self.weather.deaf = random.choice([0, 0.3])
        self.people = [Person(self, guest) for guest in ("Ada", "Ben", "Eve")]
        self.tasks = [asyncio.create_task(person.live()) for person in self.people]
        self.tasks += [asyncio.create_task(self.poll_records())]
        trouble = asyncio.create_task(self.trouble())
        await self.pass_time(ROUGH)
        self.rough = False
        await trouble
        vars(self.weather).update(vars(Weather()))
        if random.random() < 0.3:
            await self.fill_disk()
        await self.pass_time(CALM)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if random.random() < 0.3:
            await self.leave_alone()
        else:
            await self.come_to_rest()
        self.check_end()
        for number in range(len(self.houses)):
            self.kill(number)
        await asyncio.sleep(0)

    async def fill_disk(self) -> None:
        """For a while nothing can be written and nobody asks anything, so that everything depends on bots and
        clocks."""
        self.weather.fail, self.still = 1.0, True
        await self.pass_time(FULL)
        self.weather.fail, self.still = 0.0, False

    async def pass_time(self, seconds: float) -> None:
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(1.0)
            self.stop_on_trouble()

    def stop_on_trouble(self) -> None:
        for task in self.tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise task.exception()  # type: ignore[misc]
        if self.troubles:
            raise self.troubles[0]
        if self.disk.taken_twice:
            raise Broken(f"{self.disk.taken_twice[0]} was taken by two")

    async def leave_alone(self) -> None:
        """Everyone leaves and every process is restarted: bots and clocks have to act with nobody there."""
        for person in self.people:
            if person.line is not None:
                person.line.hang_up()
        self.people.clear()
        for number in range(len(self.houses)):
            self.kill(number)
            self.houses[number] = self.start_house()
        await self.pass_time(REST)

    async def come_to_rest(self) -> None:
        """People sit still and look; bots and clocks go on by themselves."""
        for person in self.people:
            if person.line is None or not person.line.open or not person.shown:
                await person.connect()
        await asyncio.sleep(REST)
        length = 0
        while length < len(self.witness.log):  # a quiet moment, because a clock may have just rung
            length = len(self.witness.log)
            await asyncio.sleep(0.3)
        self.stop_on_trouble()

    def check_end(self) -> None:
        self.witness.check()
        table = self.witness.truth[-1].table
        for person in self.people:
            if person.shown.get("seq") != table.seq:
                raise Broken(f"{person.guest} sees seq {person.shown.get('seq')}, and the log ends with {table.seq}")
        self.check_alive(table, AT_ONCE if self.people else unattended())
        self.check_rematch(table)
        for name in self.others:
            self.check_alive(self.read_table(name), unattended())

    def read_table(self, name: str) -> Table:
        return fold(name, [ev.decode_event(line) for line in self.disk.logs[name]])

    def check_rematch(self, table: Table) -> None:
        """An announced rematch exists, and is in its players' lists."""
        if table.rematch_at is None:
            return
        if table.rematch_at not in self.disk.logs:
            raise Broken("the rematch has no table")
        rematch = self.read_table(table.rematch_at)
        for seat in rematch.seats:
            if seat.guest is not None and (seat.guest, table.rematch_at) not in self.disk.guests:
                raise Broken(f"{seat.guest} does not find the rematch")

    def check_alive(self, table: Table, within: float) -> None:
        """Bots and clocks have acted, unless it has only just become their turn."""
        quiet = asyncio.get_running_loop().time() - self.disk.grown[table.name]
        if table.phase != "playing" or table.paused or quiet < within:
            return
        for number, seat in enumerate(table.seats):
            if seat.bot is not None and table.state.must(number):
                raise Broken(f"the bot on seat {number} of {table.name} has stopped")
        rings = table.timer.deadline()
        if rings is not None and rings[0] - table.touched < quiet - within:
            raise Broken(f"the clock of seat {rings[1]} of {table.name} has stopped")

    def figures(self) -> Figures:
        return Figures(
            moves=self.witness.moves(), kills=self.kills, shown=len(self.witness.contents),
            refused=len(self.witness.refused),
        )  # fmt: skip


def fold(name: str, events: list[ev.AnyEvent]) -> Table:
    first, *rest = events
    assert isinstance(first, ev.Opened)
    return open_table(name, first, rest)


def unattended() -> float:
    """Seconds within which something happens at a table that nobody has open."""
    return AT_ONCE + deadline.HELD + deadline.GRACE + 2 * LOOK_EVERY + SKEW


@contextmanager
def held_for(seconds: float) -> Iterator[None]:
    before = deadline.HELD, deadline.GRACE
    deadline.HELD, deadline.GRACE = seconds, GRACE
    try:
        yield
    finally:
        deadline.HELD, deadline.GRACE = before


def simulate(seed: int) -> Figures:
    """Raises where a promise is broken."""
    with held_for(HELD[seed % 2]):
        return live_through(seed)


def live_through(seed: int) -> Figures:
    loop = VirtualLoop()
    asyncio.set_event_loop(loop)
    world = World(seed)
    try:
        loop.run_until_complete(world.run())
        figures = world.figures()
        figures.virtual = loop.time()
        return figures
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        asyncio.set_event_loop(None)
        loop.close()
