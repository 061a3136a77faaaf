"""Games played while their servers are killed again and again."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from foxden.games import GAMES
from tests.live.client import Chair, Guest, sit_down
from tests.live.server import Server, running
from tests.live.stubborn import Habits, play_stubbornly, watch_stubbornly
from tests.live.witness import Witness
from tests.store.databases import Database

AT_ONCE = 3
"""Tables at which people play at the same time."""
THINK = 0.03
"""Seconds before each move, which leaves CPU for servers that are starting."""
STUCK = 240
"""Seconds after the last kill within which every game must end."""


class Siege:
    """Servers on one database, the players, and the killer.

    For each running server a spare one is ready, because starting takes longer than being killed.
    """

    def __init__(self, database: Database, houses: list[Server], spare: list[Server], kills: int) -> None:
        self.database = database
        self.houses = houses
        self.spare = spare
        self.starting: dict[int, asyncio.Task[Server]] = {}
        """By place: the spare house there, where it was killed before."""
        self.wanted = kills
        self.chance = random.Random(11)
        self.witness = Witness()
        self.kills = 0
        self.tables = 0
        self.playing = 0

    # --- those who kill -----------------------------------------------------------------------------------

    async def kill_again_and_again(self, place: int) -> None:
        """As long as there is play."""
        while self.kills < self.wanted:
            if self.playing:
                self.kills += 1
                await self.let_them_play()
                await self.kill(place)
            await asyncio.sleep(0.02)

    async def kill(self, place: int) -> None:
        """Kill a server and start its spare: for a moment there is none."""
        if place in self.starting:
            await self.starting[place]
        killed = self.houses[place]
        await asyncio.to_thread(killed.kill)
        self.houses[place], self.spare[place] = self.spare[place], killed
        self.starting[place] = asyncio.create_task(asyncio.to_thread(killed.start))

    async def let_them_play(self) -> None:
        """A few moves, or none, and then a random moment of the next."""
        enough = len(self.witness.done) + self.chance.randrange(12)
        for _ in range(100):
            if len(self.witness.done) >= enough:
                break
            await asyncio.sleep(0.02)
        await asyncio.sleep(self.chance.uniform(0, 0.03))

    # --- those who play -----------------------------------------------------------------------------------

    async def play_game_after_game(self, place: int) -> None:
        for number in itertools.count():
            if self.kills >= self.wanted:
                return
            game = list(GAMES)[(place + number) % len(GAMES)]
            chairs = await self.sit_down(game, f"{place}-{number}")
            if chairs:
                await self.play(chairs)
            else:
                await asyncio.sleep(0.1)

    async def sit_down(self, game: str, mark: str) -> list[Chair]:
        """Two who play and one who looks on; nobody, where the house was killed before the game had begun."""
        house = self.chance.choice(self.houses)
        try:
            async with asyncio.timeout(20):
                players = await sit_down(house, game, [f"Ada {mark}", f"Ben {mark}"], self.witness.hear)
                return [*players, await Guest(house, f"Eve {mark}", self.witness.hear).visit(players[0].table)]
        except Exception:
            return []

    async def play(self, chairs: list[Chair]) -> None:
        self.tables += 1
        self.playing += 1
        habits = [Habits(random.Random(chair.guest.name), self.houses, hangs_up=0.03, pause=THINK) for chair in chairs]
        await asyncio.gather(
            play_stubbornly(chairs[0], self.witness, habits[0]),
            play_stubbornly(chairs[1], self.witness, habits[1]),
            watch_stubbornly(chairs[2], habits[2]),
        )
        self.playing -= 1

    # --- both ---------------------------------------------------------------------------------------------

    async def run(self, play_on: bool) -> None:
        async with self.witness.watching(self.database), asyncio.TaskGroup() as group:
            players = [group.create_task(self.play_game_after_game(place)) for place in range(AT_ONCE)]
            killers = [group.create_task(self.kill_again_and_again(place)) for place in range(len(self.houses))]
            await asyncio.wait(killers)
            _, late = await asyncio.wait(players, timeout=STUCK if play_on else 0)
            for player in late:
                player.cancel()
            if late and play_on:
                self.witness.complain(f"{len(late)} games have not ended {STUCK} seconds after the last kill")
        await self.witness.compare(self.database)

    def figures(self) -> dict[str, Any]:
        told = self.witness
        return {
            "kills": self.kills,
            "tables": self.tables,
            "moves acknowledged": len(told.done),
            "scenes compared": len(told.seen),
            "troubles": told.troubles,
        }


async def nothing(_siege: Siege) -> None:
    """Nobody does anything beside it."""


async def witness_kills(
    database: Database,
    folder: Path,
    kills: int,
    houses: int = 1,
    module: str = "foxden",
    play_on: bool = True,
    beside: Callable[[Siege], Coroutine[Any, Any, None]] = nothing,
) -> Siege:
    """Play at several tables while their servers are killed; the witness reports everything shown that isn't true."""
    with ExitStack() as stack:
        servers = [
            stack.enter_context(running(database.address, folder, module, FOXDEN_ADDRESS_RATE="1000"))
            for _ in range(2 * houses)
        ]
        siege = Siege(database, servers[:houses], servers[houses:], kills)
        meanwhile = asyncio.create_task(beside(siege))
        try:
            await siege.run(play_on)
        finally:
            meanwhile.cancel()
            await asyncio.gather(*siege.starting.values(), return_exceptions=True)  # or nobody would stop them
    return siege
