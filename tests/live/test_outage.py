"""A database outage of a minute: every acknowledged move is there afterwards, and play goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from foxden.games import GAMES
from tests.live.client import Chair, Guest, sit_down
from tests.live.outages import all_at_once, hung, stopped
from tests.live.server import Server, running
from tests.live.stubborn import Habits, play_stubbornly, see_all_alike
from tests.live.witness import Witness, read_ends
from tests.store.databases import Database, PostgresServer, postgres_server

OUTAGE = 60.0
"""Seconds: the store gives up writing after twenty or thirty, and then as long again reading."""
Outage = Callable[[PostgresServer], AbstractAsyncContextManager[None]]


def habits_of(number: int, gate: asyncio.Event) -> Habits:
    """Some clients wait, some repeat requests, some reconnect, and some accept a refusal."""
    chance = random.Random(number)
    return (
        Habits(chance, gate=gate),
        Habits(chance, gate=gate, patience=5),
        Habits(chance, gate=gate, patience=7, hangs_up=0.5),
        Habits(chance, gate=gate, patience=9, gives_up=0.5),
    )[number % 4]


async def sit_down_with_a_bot(server: Server, witness: Witness) -> list[Chair]:
    ada = Guest(server, f"Ada {server.port}", witness.hear)
    chair = await ada.visit(await ada.open_table("foxrun"))
    await chair.must("sit", name="Ada")
    await chair.must("addbot", bot="random")
    await chair.must("ready", salt="mine")
    await chair.must("start")
    return [chair]


async def sit_down_everywhere(houses: list[Server], witness: Witness) -> list[list[Chair]]:
    """At each process every game between two, and one with a bot."""
    companies = []
    for house in houses:
        for game in GAMES:
            names = [f"{name} {game} {house.port}" for name in ("Ada", "Ben")]
            companies.append(await sit_down(house, game, names, witness.hear))
        companies.append(await sit_down_with_a_bot(house, witness))
    return companies


async def until_quiet(companies: list[list[Chair]], witness: Witness) -> None:
    """Nothing is under way, and every table waits for people, who wait for the gate, or is over already."""
    while witness.pending or not all(any(waits(chair) for chair in chairs) for chairs in companies):
        await asyncio.sleep(0.05)


def waits(chair: Chair) -> bool:
    return chair.phase == "over" or chair.is_asked()


async def see_that_play_survives(outage: Outage, folder: Path) -> None:
    witness, gate = Witness(), asyncio.Event()
    with postgres_server() as postgres:
        database = Database("postgres", postgres.get_uri())
        with running(database.address, folder) as one, running(database.address, folder) as other:
            companies = await sit_down_everywhere([one, other], witness)
            tables = [chairs[0].table for chairs in companies]
            lookers = [await Guest(other, f"Eve {table}", witness.hear).visit(table) for table in tables]
            players = [chair for chairs in companies for chair in chairs]
            async with asyncio.TaskGroup() as group:
                for number, chair in enumerate(players):
                    group.create_task(play_stubbornly(chair, witness, habits_of(number, gate)))
                await play_for_a_moment(gate)
                await until_quiet(companies, witness)
                written = await read_ends(database, tables)
                async with outage(postgres):
                    gate.set()
                    await asyncio.sleep(OUTAGE)
                    witness.hold_against(dict(witness.newest), written)
            assert {chair.phase for chair in players} == {"over"}
            await see_all_alike([*players, *lookers], database)
            await witness.swear(database)


async def play_for_a_moment(gate: asyncio.Event) -> None:
    gate.set()
    await asyncio.sleep(0.2)
    gate.clear()


@pytest.mark.waits
async def test_what_was_acknowledged_outlives_a_database_that_was_away_for_a_minute(tmp_path: Path) -> None:
    outages: tuple[Outage, ...] = (stopped, hung)
    await all_at_once({outage.__name__: see_that_play_survives(outage, tmp_path) for outage in outages})
