"""Nothing is lost: the house is killed again and again under play, and every move it acknowledged is still there."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from foxden.games import GAMES
from foxden.store.sqlite import SqliteStore
from foxden.table.events import Moved, decode_event
from tests.live.client import Chair, sit_down
from tests.live.server import Server, running
from tests.store.databases import Database

KILLS = 50


@dataclass
class Witness:
    """What a player was told: the ids of moves acknowledged, with their texts and sequence numbers."""

    acknowledged: dict[str, tuple[str, int]] = field(default_factory=dict)
    went_back: bool = False


async def play_stubbornly(chair: Chair, witness: Witness, chance: random.Random) -> None:
    """Whatever happens: connect again, and send the same move with the same id until it is answered."""
    pending: tuple[str, str, int, int] | None = None
    numbers = itertools.count()
    while True:
        witness.went_back |= chair.went_back
        try:
            if chair.lost:
                await reconnect(chair)
            if pending is None:
                await chair.until(lambda: chair.shown and (chair.phase != "playing" or chair.is_asked()))
            if chair.phase != "playing":
                return
            if pending is None:
                seat, turn = chair.shown["you"]["in_hand"], chair.shown["turn"]
                pending = (f"{chair.guest.name} {next(numbers)}", chair.pick(chance), seat, turn)
            move_id, text, seat, turn = pending
            answer = await chair.ask("move", move_id, seat=seat, turn=turn, text=text)
            if answer["type"] == "done":
                witness.acknowledged[move_id] = (text, answer["seq"])
            pending = None
            await chair.until(lambda seq=answer["seq"]: chair.shown["seq"] >= seq)  # type: ignore[misc]
        except (ConnectionClosed, ConnectionError, OSError, InvalidHandshake, TimeoutError):
            await asyncio.sleep(0.02)


async def reconnect(chair: Chair) -> None:
    while True:
        with contextlib.suppress(ConnectionClosed, ConnectionError, OSError, InvalidHandshake, TimeoutError):
            chair.answers.clear()
            await chair.connect()
            return
        await asyncio.sleep(0.05)


async def kill_again_and_again(
    server: Server, kills: int, chance: random.Random, players: set[asyncio.Task[None]]
) -> None:
    """At random moments, as long as there is play."""
    for _ in range(kills):
        while all(player.done() for player in players):
            await asyncio.sleep(0.02)
        await asyncio.sleep(chance.uniform(0.02, 0.35))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def witness_kills(
    database: Database, folder: Path, kills: int, module: str = "foxden", play_on: bool = True
) -> list[str]:
    """Play at several tables while the house is killed; what was acknowledged and is missing or twice, in words."""
    witnesses: dict[str, Witness] = {}
    tables: set[str] = set()
    players: set[asyncio.Task[None]] = set()
    with running(database.address, folder, module) as server:
        killer = asyncio.create_task(kill_again_and_again(server, kills, random.Random(11), players))
        for number in itertools.count():
            if killer.done():
                break
            while len(players) < 6 and not killer.done():
                game = list(GAMES)[number % len(GAMES)]
                with contextlib.suppress(Exception):
                    players |= await open_game(server, game, f"{number}-{random.getrandbits(30)}", witnesses, tables)
            done, _ = await asyncio.wait({*players, killer}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            players -= done
        if play_on:
            async with asyncio.timeout(240):
                await asyncio.gather(*players)
        for task in players:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return await compare(database, witnesses, tables)


async def open_game(
    server: Server, game: str, mark: str, witnesses: dict[str, Witness], tables: set[str]
) -> set[asyncio.Task[None]]:
    names = [f"{name} {mark}" for name in ("Ada", "Ben")]
    async with asyncio.timeout(20):
        chairs = await sit_down(server, game, names)
    tables.add(chairs[0].table)
    for name, chair in zip(names, chairs, strict=True):
        witnesses[name] = Witness()
        chair.ids = (f"{name} other {number}" for number in itertools.count())
    return {
        asyncio.create_task(play_stubbornly(chair, witnesses[name], random.Random(name)))
        for name, chair in zip(names, chairs, strict=True)
    }


async def compare(database: Database, witnesses: dict[str, Witness], tables: set[str]) -> list[str]:
    troubles: list[str] = []
    written: dict[str, list[tuple[str, int]]] = {}
    async with database.opened() as store:
        for table in tables:
            for seq, line in enumerate(await store.read(table), start=1):
                event = decode_event(line)
                if isinstance(event, Moved):
                    written.setdefault(event.id.partition(":")[2], []).append((event.text, seq))
    for name, witness in witnesses.items():
        if witness.went_back:
            troubles.append(f"{name} saw the table go back")
        for move_id, told in witness.acknowledged.items():
            found = written.get(move_id, [])
            if found != [told]:
                troubles.append(f"{name} was told {move_id} {told}; written is {found}")
    twice = [move_id for move_id, found in written.items() if len(found) > 1]
    assert sum(len(witness.acknowledged) for witness in witnesses.values()) > 50, "hardly anything was played"
    return troubles + [f"{move_id} was made twice" for move_id in twice]


async def test_no_acknowledged_move_is_lost_or_made_twice_in_fifty_kills(sqlite: Database, tmp_path: Path) -> None:
    assert await witness_kills(sqlite, tmp_path, KILLS) == []


async def test_a_house_that_tells_before_it_writes_is_found_out(sqlite: Database, tmp_path: Path) -> None:
    troubles = await witness_kills(sqlite, tmp_path, 10, "tests.live.hasty", play_on=False)
    assert any("written is []" in trouble for trouble in troubles)


async def test_the_live_connection_is_synchronous(sqlite: Database) -> None:
    """2 is FULL: a commit returns when it is on disk."""
    async with sqlite.opened() as store:
        assert isinstance(store, SqliteStore)
        assert await store.synchronous() == 2
