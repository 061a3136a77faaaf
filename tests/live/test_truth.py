"""Only what is written is shown: while the server waits for its database, nobody sees pending events."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.live.client import Chair, Guest, sit_down
from tests.live.outages import locked, slow_disk
from tests.live.server import OPERATOR, Server, running
from tests.live.stubborn import Habits, arrive, insist, move_stubbornly, see_all_alike, until
from tests.live.witness import Witness, meanwhile, moves_of, read_log
from tests.store.databases import Database

TABLES = 24
LAST_TURN = 20
"""Foxy has so many cards, and everybody writes once for each."""
LOCKED = 25.0
"""Seconds: more than the store's patience."""


async def play_to_the_last_turn(chairs: list[Chair]) -> None:
    """All but the first have written there, too: one more move, and all cards are turned over."""
    for turn in range(1, LAST_TURN + 1):
        for chair in chairs:
            await chair.until(lambda chair=chair, turn=turn: chair.shown["turn"] == turn)  # type: ignore[misc]
        writers = chairs if turn < LAST_TURN else chairs[1:]
        await asyncio.gather(*(chair.move("3") for chair in writers))


# --- looking over a house's shoulder ------------------------------------------------------------------------


class Onlooker:
    """Keeps asking a server for everything about a table, and compares it with the log."""

    def __init__(self, server: Server, database: Database, witness: Witness, table: str, moves: int) -> None:
        """`moves`: how many there are when the game is over."""
        self.server = server
        self.database = database
        self.witness = witness
        self.table = table
        self.moves = moves
        self.rumours: dict[str, tuple[str, str]] = {}
        """Words that the operator may only read when something is written: the table, and the id of the request."""
        self.looks = 0

    def looking(self) -> AbstractAsyncContextManager[None]:
        return meanwhile(self.look_again_and_again())

    async def look_again_and_again(self) -> None:
        async with Guest(self.server, "onlooker").browser() as browser:
            await browser.post("/operator/enter", data={"secret": OPERATOR})
            while True:
                await self.look(browser)
                self.looks += 1
                await asyncio.sleep(0.01)

    async def look(self, browser: httpx.AsyncClient) -> None:
        record = await browser.get(f"/api/tables/{self.table}/record")
        if record.status_code == 200:
            await self.witness.check_record(self.database, self.table, record.json())
        replay = await browser.get(f"/api/tables/{self.table}/replay")
        if replay.status_code == 200:
            await self.must_be_over("could be replayed")
        listed = (await browser.get("/api/tables")).json()["tables"]
        if self.table not in [table["name"] for table in listed]:
            await self.must_be_over("was no longer listed as public")
        page = (await browser.get("/operator")).text
        if self.phase_for_the_operator(page) != "playing":
            await self.must_be_over("was over for the operator")
        for word, (table, mark) in self.rumours.items():
            if word in page and mark not in [line.id for line in await read_log(self.database, [table])]:
                self.witness.complain(f"the operator read of {word} before it was written")

    def phase_for_the_operator(self, page: str) -> str:
        """Rows are: table, game, phase, …"""
        return page.partition(f"<td>{self.table}</td>")[2].split("<td>")[2].partition("</td>")[0]

    async def must_be_over(self, what: str) -> None:
        written = len(moves_of(await read_log(self.database, [self.table])))
        if written < self.moves:
            self.witness.complain(f"{self.table} {what} when {written} of {self.moves} moves were written")


# --- two processes --------------------------------------------------------------------------------------------


@dataclass
class Race:
    """The last move of a game reaches one process while its player stands up at the other."""

    table: str
    mover: Chair
    elsewhere: Chair
    """The mover's other device, at the other process."""
    lookers: list[Chair]
    leaver: Chair
    """Somebody who goes away meanwhile: the others are told of it."""

    async def run(self, witness: Witness) -> None:
        """Whichever comes first; if it was the other, the move is no longer allowed, and must not have been seen."""
        seat = {"seat": 0}
        await asyncio.gather(
            move_stubbornly(self.mover, witness, Habits(), f"{self.table} last", "3"),
            insist(self.elsewhere, witness, Habits(), "stand", f"{self.table} up", {"type": "stood"} | seat, **seat),
            self.leaver.leave(),
        )

    async def finish(self, witness: Witness) -> None:
        """Whoever has stood up comes back, and the game ends after all."""
        mover, habits = self.mover, Habits()
        seq = max(self.mover.shown["seq"], self.elsewhere.shown["seq"])
        await until(mover, habits, lambda: mover.shown["seq"] >= seq)
        if mover.phase == "playing":
            event = {"type": "returned", "seat": 0}
            await insist(mover, witness, habits, "return", f"{self.table} back", event, seat=0)
            await until(mover, habits, lambda: mover.phase == "over" or mover.is_asked())
            await move_stubbornly(mover, witness, habits, f"{self.table} at last", "4")

    @property
    def chairs(self) -> list[Chair]:
        return [self.mover, self.elsewhere, *self.lookers]


async def prepare_race(one: Server, other: Server, witness: Witness) -> Race:
    chairs = await sit_down(one, "foxy", ["Ada", "Ben"], witness.hear, public=True)
    table = chairs[0].table
    phone = Guest(other, "Ada's phone", witness.hear)
    phone.cookies = dict(chairs[0].guest.cookies)
    lookers = [await Guest(server, "Eve", witness.hear).visit(table) for server in (one, other)]
    race = Race(table, chairs[0], await phone.visit(table), [chairs[1], *lookers], await Guest(one, "Dan").visit(table))
    await play_to_the_last_turn(chairs)
    for chair in race.chairs:
        await chair.until(lambda chair=chair: chair.shown["table"]["asked"] == 1)  # type: ignore[misc]
    return race


async def test_a_last_move_that_another_process_overtook_has_shown_nobody_the_cards(
    postgres: Database, tmp_path: Path
) -> None:
    witness = Witness()
    rates = {"FOXDEN_ADDRESS_RATE": "1000", "FOXDEN_REQUEST_RATE": "1000"}
    with running(postgres.address, tmp_path, **rates) as one, running(postgres.address, tmp_path, **rates) as other:
        races = await asyncio.gather(*(prepare_race(one, other, witness) for _ in range(TABLES)))
        async with contextlib.AsyncExitStack() as looking:
            await looking.enter_async_context(witness.watching(postgres))
            for race in races:
                onlooker = Onlooker(one, postgres, witness, race.table, 2 * LAST_TURN)
                await looking.enter_async_context(onlooker.looking())
            async with slow_disk(postgres):
                await asyncio.gather(*(race.run(witness) for race in races))
            await asyncio.gather(*(race.finish(witness) for race in races))
            for race in races:
                await see_all_alike(race.chairs, postgres)
        await witness.swear(postgres)


# --- a locked file ----------------------------------------------------------------------------------------------


@pytest.mark.waits
async def test_what_a_locked_database_keeps_waiting_is_seen_by_nobody(sqlite: Database, tmp_path: Path) -> None:
    witness, habits = Witness(), Habits()
    with running(sqlite.address, tmp_path, FOXDEN_ADDRESS_RATE="1000") as server:
        chairs = await sit_down(server, "foxy", ["Ada", "Ben"], witness.hear, public=True)
        table = chairs[0].table
        looker, leaver = [await Guest(server, name, witness.hear).visit(table) for name in ("Eve", "Dan")]
        (other, _) = await sit_down(server, "foxy", ["Zoe", "Zack"], witness.hear)
        await play_to_the_last_turn(chairs)
        onlooker = Onlooker(server, sqlite, witness, table, 2 * LAST_TURN)
        onlooker.rumours["Zenobia"] = (other.table, "rename")
        async with witness.watching(sqlite), onlooker.looking():
            async with asyncio.TaskGroup() as group:
                with locked(sqlite):
                    last = group.create_task(move_stubbornly(chairs[0], witness, habits, "last", "3"))
                    group.create_task(rename(other, "Zenobia", witness))
                    await asyncio.sleep(1)
                    await leaver.leave()  # of which the others are told
                    newcomer = group.create_task(arrive(Guest(server, "Cleo", witness.hear), table))
                    await asyncio.sleep(LOCKED - 1)
            assert last.result()["type"] == "done"
            await see_all_alike([*chairs, looker, newcomer.result(), other], sqlite)
        assert onlooker.looks > 10
        await witness.swear(sqlite)


async def rename(chair: Chair, name: str, witness: Witness) -> None:
    await insist(chair, witness, Habits(), "rename", "rename", {"type": "named", "name": name}, seat=0, name=name)
