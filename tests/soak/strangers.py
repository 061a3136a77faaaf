"""Hostile and careless clients, each running as long as it can. Whatever the server answers, they go on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.live.server import Server

GIVEN_UP = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, asyncio.IncompleteReadError, ValueError)
CROWD = 300
NUMBERS = itertools.count()


@dataclass
class Stranger:
    """Comes from an address of its own: on loopback there are millions."""

    server: Server
    address: str
    chance: random.Random
    done: Counter[str]
    cookie: str = ""
    table: str = ""
    sockets: list[ClientConnection] = field(default_factory=list)

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        cookies = {"foxden_guest": self.cookie} if self.cookie else {}
        return httpx.AsyncClient(base_url=self.server.http, transport=transport, timeout=30, cookies=cookies)

    async def become_guest(self) -> None:
        async with self.client() as client:
            self.cookie = await self.ask_for_cookie(client)

    async def ask_for_cookie(self, client: httpx.AsyncClient) -> str:
        """A new guest's cookie; none after asking too often."""
        answer = await client.get("/api/mine")
        client.cookies.clear()
        self.done[f"guests: {answer.status_code}"] += 1
        if "foxden_guest" not in answer.cookies:
            raise ValueError(answer.text)
        return str(answer.cookies["foxden_guest"])

    async def open_table(self, game: str) -> str:
        async with self.client() as client:
            answer = await client.post("/api/tables", json={"game": game})
        self.done[f"tables: {answer.status_code}"] += 1
        if answer.status_code != 201:
            raise ValueError(answer.text)
        self.table = str(answer.json()["name"])
        return self.table

    async def enter(self, table: str, cookie: str = "") -> ClientConnection:
        headers = {"Cookie": f"foxden_guest={cookie or self.cookie}"}
        url = f"{self.server.ws}/ws/{table}"
        return await connect(
            url, additional_headers=headers, compression=None, max_size=None, local_addr=(self.address, 0)
        )


async def tell(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps({"id": str(next(NUMBERS))} | message))


Deed = Callable[[Stranger], Awaitable[None]]


async def flood_with_messages(stranger: Stranger) -> None:
    """Nonsense, hellos, moves and reactions at full speed, reading all answers."""
    await stranger.become_guest()
    table = await stranger.open_table(stranger.chance.choice(["foxy", "fowlplay", "foxrun"]))
    messages: list[dict[str, Any]] = [
        {"type": "hello", "language": "en"},
        {"type": "react", "reaction": "wow"},
        {"type": "move", "seat": 0, "turn": 1, "text": "3"},
        {"type": "sit", "name": "flood"},
        {"type": "ready", "salt": "x"},
        {"type": "nonsense"},
    ]
    async with await stranger.enter(table) as socket:
        reader = asyncio.create_task(read_on(socket))
        for _ in range(2_000):
            await tell(socket, **stranger.chance.choice(messages))
            stranger.done["messages"] += 1
        reader.cancel()


async def read_on(socket: ClientConnection) -> None:
    with contextlib.suppress(*GIVEN_UP):
        async for _ in socket:
            pass


async def read_nothing(stranger: Stranger) -> None:
    """Many connections to one table that ask again and again, and never read what they are told."""
    await stranger.become_guest()
    table = await stranger.open_table("fowlplay")
    try:
        for _ in range(40):
            stranger.sockets.append(await stranger.enter(table))
        for _ in range(200):
            for socket in stranger.sockets:
                async with asyncio.timeout(1):
                    await tell(socket, type="hello", language="de")
            stranger.done["unread hellos"] += len(stranger.sockets)
            await asyncio.sleep(0.05)
    finally:
        for socket in stranger.sockets:
            socket.transport.abort()
        stranger.sockets.clear()


async def send_half_requests(stranger: Stranger) -> None:
    """A hundred requests that never end."""
    writers = []
    try:
        for _ in range(100):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", stranger.server.port, local_addr=(stranger.address, 0)
            )
            writers.append(writer)
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n")
            stranger.done["half requests"] += 1
        await asyncio.sleep(20)
    finally:
        for writer in writers:
            writer.close()


async def ask_for_tables_that_are_none(stranger: Stranger) -> None:
    async with stranger.client() as client:
        for _ in range(300):
            name = f"foxy-{stranger.chance.randbytes(13).hex()[:26]}"
            answer = await client.get(f"/api/tables/{name}/record")
            stranger.done[f"no such table: {answer.status_code}"] += 1


async def print_everything(stranger: Stranger) -> None:
    async with stranger.client() as client:
        for sheet in (await client.get("/api/print")).json().get("prints", ()):
            copies = stranger.chance.randint(1, 20)
            answer = await client.get(f"/api/print/{sheet['name']}.pdf", params={"copies": copies})
            stranger.done[f"prints: {answer.status_code}"] += 1


async def write_on_pads(stranger: Stranger) -> None:
    async with stranger.client() as client:
        for number in range(200):
            fields = {f"name-{nth}": "x" * 20 for nth in range(20)}
            body = {"game": "foxy", "id": f"{number:08x}", "fields": fields}
            answer = await client.post("/api/pads", json=body)
            stranger.done[f"pads: {answer.status_code}"] += 1


async def guess_the_secret(stranger: Stranger) -> None:
    async with stranger.client() as client:
        for _ in range(50):
            answer = await client.post("/operator/enter", data={"secret": stranger.chance.randbytes(8).hex()})
            stranger.done[f"guesses: {answer.status_code}"] += 1


async def play_with_many_bots(stranger: Stranger) -> None:
    """Game after game with thinking bots that nobody waits for."""
    await stranger.become_guest()
    for _ in range(30):
        table = await stranger.open_table("foxrun")
        async with await stranger.enter(table) as socket:
            await tell(socket, type="hello", language="en")
            await tell(socket, type="sit", name="bots")
            await tell(socket, type="ready", salt="x")
            await tell(socket, type="addbot", bot="kitsune")
            await tell(socket, type="start")
            await asyncio.sleep(0.5)
            stranger.done["bot games"] += 1


async def gather_a_crowd(stranger: Stranger) -> None:
    """A Foxy table with hundreds of seats, at which everybody changes their number all the time."""
    await stranger.become_guest()
    table = await stranger.open_table("foxy")
    cookies = [stranger.cookie]
    async with stranger.client() as client:
        client.cookies.clear()
        with contextlib.suppress(ValueError):  # as many as are let in
            for _ in range(CROWD - 1):
                cookies.append(await stranger.ask_for_cookie(client))
    try:
        for number, cookie in enumerate(cookies):
            socket = await stranger.enter(table, cookie)
            stranger.sockets.append(socket)
            await tell(socket, type="hello", language="en")
            await tell(socket, type="sit", name=f"p{number}")
            await tell(socket, type="ready", salt="x")
        readers = [asyncio.create_task(read_on(socket)) for socket in stranger.sockets]
        await tell(stranger.sockets[0], type="start")
        for written in range(20):
            for seat, socket in enumerate(stranger.sockets):
                await tell(socket, type="move", seat=seat, turn=written // 10 + 1, text=str(written % 9))
            stranger.done["numbers in a crowd"] += len(stranger.sockets)
            await asyncio.sleep(1)
        for reader in readers:
            reader.cancel()
    finally:
        for socket in stranger.sockets:
            socket.transport.abort()
        stranger.sockets.clear()


DEEDS: tuple[Deed, ...] = (
    flood_with_messages,
    read_nothing,
    send_half_requests,
    ask_for_tables_that_are_none,
    print_everything,
    write_on_pads,
    guess_the_secret,
    play_with_many_bots,
    gather_a_crowd,
)


async def be_hostile(server: Server, number: int, rest: float, done: Counter[str], until: float) -> None:
    """One attack after the other, each as a different guest from a different address, with a random pause between
    them."""
    chance = random.Random(number)
    await asyncio.sleep(chance.uniform(0, rest))
    while time.monotonic() < until:
        deed = DEEDS[number % len(DEEDS)] if number < len(DEEDS) else chance.choice(DEEDS)
        address = f"127.{chance.randint(1, 250)}.{chance.randint(0, 250)}.{chance.randint(1, 250)}"
        try:
            async with asyncio.timeout(120):
                await deed(Stranger(server, address, chance, done))
            done[f"{deed.__name__}: done"] += 1
        except GIVEN_UP as error:
            done[f"{deed.__name__}: {type(error).__name__}"] += 1
        await asyncio.sleep(rest * chance.uniform(0.5, 1.5))


async def be_all_hostile(server: Server, strangers: int, rest: float, until: float) -> Counter[str]:
    """What they did, and how often it came to what."""
    done: Counter[str] = Counter()
    async with asyncio.TaskGroup() as together:
        for number in range(strangers):
            together.create_task(be_hostile(server, number, rest, done, until))
    return done


def send_strangers(port: int, strangers: int, rest: float, seconds: float) -> tuple[Counter[str], float]:
    """In a separate process, so that their load isn't mistaken for a slow server. Returns what they did and their CPU
    time."""
    server = Server("", Path(os.devnull))
    server.port = port
    done = asyncio.run(be_all_hostile(server, strangers, rest, time.monotonic() + seconds))
    return done, time.process_time()
