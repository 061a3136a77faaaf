"""Games that are over already, played by people without a browser, whose seat a visitor then takes."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import BrowserContext

from tests.live.client import play_on, sit_down
from tests.live.server import Server


def take_a_finished_seat(context: BrowserContext, house: Server, game: str) -> str:
    """Be the first of two who have played to the end; the table's address."""
    with ThreadPoolExecutor(1) as pool:  # the browser's own loop runs in this thread
        table, cookies = pool.submit(asyncio.run, play(house, game)).result()
    context.add_cookies([{"name": name, "value": value, "url": house.http} for name, value in cookies.items()])
    return f"/t/{table}"


async def play(house: Server, game: str) -> tuple[str, dict[str, str]]:
    chairs = await sit_down(house, game, ["Ada", "Ben"])
    chance = random.Random(game)
    await asyncio.gather(*(play_on(chair, chance) for chair in chairs))
    for chair in chairs:
        await chair.leave()
    return chairs[0].table, chairs[0].guest.cookies
