"""When nothing can be written: the server says so, shows nothing unwritten, and continues as soon as it can, bots
included."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from foxden.games import GAMES
from tests.live.client import Chair, Guest, sit_down
from tests.live.outages import all_at_once, full_disk, locked
from tests.live.server import Server, running
from tests.live.stubborn import Habits, arrive, insist, play_stubbornly, see_all_alike, until_told
from tests.live.witness import Witness, read_ends
from tests.store.databases import Database

# --- those who act by themselves ----------------------------------------------------------------------------------

BOT_PAUSE = 0.3
"""Seconds in which the database can be taken away before a bot writes."""
FAULTS = {"locked": 28.0, "full": 8.0}
"""And for how long: a bot thinks, a clock runs for five seconds, the store waits twenty for a lock, and then it fails.
That a disk is full is told at once."""
Story = Callable[[Server, Witness], Awaitable[Chair]]
"""Starts a game, and returns when a bot, clock or script is about to move."""


async def against_a_bot(server: Server, witness: Witness) -> Chair:
    ada = Guest(server, "Ada", witness.hear)
    chair = await ada.visit(await ada.open_table("foxrun"))
    await chair.must("sit", name="Ada")
    await chair.must("addbot", bot="random")
    await chair.must("ready", salt="mine")
    await chair.must("start")
    await chair.until(lambda: chair.phase == "playing")
    while chair.is_asked():
        answer = await chair.move(chair.pick(random.Random(1)))
        await chair.until(lambda seq=answer["seq"]: chair.shown["seq"] >= seq)  # type: ignore[misc]
    return chair


async def in_a_lesson(server: Server, witness: Witness) -> Chair:
    """Whoever learns has moved, and the script goes on."""
    ada = Guest(server, "Ada", witness.hear)
    chair = await ada.visit(await ada.open_table("foxrun", lesson=True, name="Ada"))
    await chair.until(lambda: chair.shown.get("coach"))
    while chair.shown["coach"]["waits_for"] != "script":
        answer = await chair.must("page", page=chair.shown["coach"]["page"] + 1)
        await chair.until(lambda seq=answer["seq"]: chair.shown["seq"] >= seq)  # type: ignore[misc]
    return chair


async def against_the_clock(server: Server, witness: Witness) -> Chair:
    """Nobody moves, and their time is soon up."""
    chairs = await sit_down(server, "foxrun", ["Ada", "Ben"], witness.hear, clock={"kind": "move", "seconds": 5})
    return chairs[0]


async def fail_once(
    story: Story, server: Server, database: Database, witness: Witness, fault: str
) -> tuple[Chair, int]:
    """Make the next write fail, and recover a while later. Returns the last seq before it."""
    while True:
        chair = await story(server, witness)
        seq = chair.shown["seq"]
        broken: AbstractContextManager[None] = locked(database) if fault == "locked" else full_disk(server)
        with broken:
            await asyncio.sleep(FAULTS[fault])
            if (await read_ends(database, [chair.table]))[chair.table] == seq:
                return chair, seq  # and if not, it was quicker than we


async def see_that_it_goes_on(story: Story, folder: Path, fault: str) -> None:
    database, witness = Database("sqlite", str(folder / f"{story.__name__} {fault}.db")), Witness()
    with running(database.address, folder, FOXDEN_BOT_PAUSE=str(BOT_PAUSE)) as server:
        async with witness.watching(database):
            chair, seq = await fail_once(story, server, database, witness, fault)
            await until_told(chair, lambda: chair.shown["seq"] > seq)
            if story is against_a_bot:
                await play_stubbornly(chair, witness, Habits())
                assert chair.phase == "over"
        await witness.swear(database)


@pytest.mark.waits
async def test_whoever_moves_by_itself_moves_on_after_a_write_that_failed(tmp_path: Path) -> None:
    stories: tuple[Story, ...] = (against_a_bot, in_a_lesson, against_the_clock)
    await all_at_once(
        {
            f"{story.__name__}, {fault}": see_that_it_goes_on(story, tmp_path, fault)
            for story, fault in itertools.product(stories, FAULTS)
        }
    )


# --- a full disk ----------------------------------------------------------------------------------------------------

ROOM = (0, 2, 4, 6, 8, 10, 3, 5, 7, 9, 0)
"""Pages that are left on the disk: for nothing, for all of a request, or for the first half of what it writes."""


async def keep_coming(server: Server, table: str, witness: Witness, enough: asyncio.Event) -> None:
    """One after the other sits down at a table, each of them new to the house: that is written, too."""
    habits = Habits(random.Random(table), gives_up=0.5)
    for number in itertools.count():
        if enough.is_set():
            return
        name = f"guest {number}"
        chair = await arrive(Guest(server, name, witness.hear), table)
        await insist(chair, witness, habits, "sit", name, {"type": "sat", "name": name}, name=name)
        await chair.leave()  # and looks on no more
        await asyncio.sleep(0.05)


async def fill_the_disk(server: Server, database: Database, tables: list[str]) -> None:
    """Fill the disk and free it again, several times."""
    for pages in ROOM:
        with full_disk(server, pages):
            await asyncio.sleep(0.8)
            if pages == 0:
                await see_that_nothing_is_written(database, tables)
        await asyncio.sleep(0.3)


async def see_that_nothing_is_written(database: Database, tables: list[str]) -> None:
    """But for what was under way when the disk was full; while people ask for more all the time."""
    before: dict[str, int] = {}
    async with asyncio.timeout(30):
        while (now := await read_ends(database, tables)) != before:
            before = now
            await asyncio.sleep(0.5)


@pytest.mark.waits
async def test_a_full_disk_loses_nothing_and_shows_nothing_that_is_not_on_it(sqlite: Database, tmp_path: Path) -> None:
    witness, enough = Witness(), asyncio.Event()
    with running(sqlite.address, tmp_path, FOXDEN_ADDRESS_RATE="1000") as server:
        games = [await sit_down(server, game, [f"Ada {game}", f"Ben {game}"], witness.hear) for game in GAMES]
        host = Guest(server, "Cleo", witness.hear)
        lobby = await host.visit(await host.open_table("foxy"))
        looker = await Guest(server, "Eve", witness.hear).visit(lobby.table)
        players = [chair for game in games for chair in game]
        async with witness.watching(sqlite), asyncio.TaskGroup() as group:
            for chair in players:
                habits = Habits(random.Random(chair.guest.name), gives_up=0.5, pause=0.1)
                group.create_task(play_stubbornly(chair, witness, habits))
            group.create_task(keep_coming(server, lobby.table, witness, enough))
            await fill_the_disk(server, sqlite, [lobby.table, *(game[0].table for game in games)])
            enough.set()
        assert {chair.phase for chair in players} == {"over"}
        await see_all_alike([*players, lobby, looker], sqlite)
        await witness.swear(sqlite)
