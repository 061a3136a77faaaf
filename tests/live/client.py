"""A real client over HTTP and WebSocket, like the page: it knows only what it is sent."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.live.server import Server

Message = dict[str, Any]
Heard = Callable[["Chair", Message], None]
PATIENCE = 60.0
FRESH = httpx.Limits(keepalive_expiry=1)
"""The server closes connections idle for five seconds, possibly just when something is sent over one."""


def ignore(_chair: Chair, _message: Message) -> None:
    """Nobody else listens."""


class Guest:
    """A person with a cookie."""

    def __init__(self, server: Server, name: str, heard: Heard = ignore) -> None:
        """`heard`: who is told of every message that comes."""
        self.server = server
        self.name = name
        self.heard = heard
        self.cookies: dict[str, str] = {}

    async def http(self, method: str, path: str, **more: Any) -> httpx.Response:
        async with self.browser() as client:
            answer = await client.request(method, path, **more)
        self.cookies |= dict(answer.cookies)
        return answer

    def browser(self) -> httpx.AsyncClient:
        """Without TLS: on loopback nothing is encrypted, and loading CA certificates takes longer than a request."""
        return httpx.AsyncClient(
            base_url=self.server.http, cookies=self.cookies, timeout=PATIENCE, verify=False, limits=FRESH
        )

    async def open_table(self, game: str, **wanted: Any) -> str:
        answer = await self.http("POST", "/api/tables", json={"game": game, **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["name"])

    async def visit(self, table: str, language: str = "en") -> Chair:
        if not self.cookies:
            await self.http("GET", "/api/mine")
        chair = Chair(self, table, language)
        await chair.connect()
        return chair


class Chair:
    """One connection of a guest to a table."""

    def __init__(self, guest: Guest, table: str, language: str) -> None:
        self.guest = guest
        self.table = table
        self.language = language
        self.ids = (f"{guest.name}-{random.getrandbits(48):x}-{number}" for number in itertools.count())
        self.socket: ClientConnection
        self.reader: asyncio.Task[None]
        self.shown: Message = {}
        self.staged: Message = {}
        self.received: list[str] = []
        """Everything that ever came, as it came."""
        self.answers: dict[str, Message] = {}
        self.reactions: list[Message] = []
        self.news = asyncio.Event()
        self.lost = False
        self.newest: dict[Server, int] = {}
        """The highest seq that each process has shown."""
        self.went_back = False
        """A scene with a lower seq than an earlier one: something shown was lost."""

    async def connect(self) -> None:
        self.socket = await self.open()
        self.lost = False
        self.reader = asyncio.create_task(self.read())
        await self.ask("hello", language=self.language)

    async def open(self) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.guest.cookies.items())
        address = f"{self.guest.server.ws}/ws/{self.table}"
        return await connect(address, additional_headers={"Cookie": cookie}, max_size=None)

    async def read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.take(text)
        except ConnectionClosed:
            pass
        self.lost = True
        self.news.set()

    def take(self, text: str) -> None:
        self.received.append(text)
        message = json.loads(text)
        match message["type"]:
            case "shown":
                newest = self.newest.get(self.guest.server, 0)
                self.went_back |= message["seq"] < newest
                self.newest[self.guest.server] = max(newest, message["seq"])
                self.shown = message
            case "staged":
                self.staged = message
            case "done" | "refused":
                self.answers[message["id"]] = message
            case "reacted":
                self.reactions.append(message)
        self.guest.heard(self, message)
        self.news.set()

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait for news until this holds."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                if self.lost:
                    raise ConnectionError("the connection was lost")
                self.news.clear()
                await self.news.wait()

    async def send(self, kind: str, id: str = "", **fields: Any) -> str:  # noqa: A002
        id = id or next(self.ids)  # noqa: A001
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return id

    async def ask(self, kind: str, id: str = "", **fields: Any) -> Message:  # noqa: A002
        """Send, and wait for the answer."""
        id = await self.send(kind, id, **fields)  # noqa: A001
        await self.until(lambda: id in self.answers)
        return self.answers[id]

    async def must(self, kind: str, **fields: Any) -> Message:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    async def until_lost(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.reader

    async def leave(self) -> None:
        await self.socket.close()
        await self.reader

    # --- playing by what is shown -----------------------------------------------------------------------

    @property
    def own(self) -> Message:
        return self.shown.get("own") or {}

    @property
    def phase(self) -> str:
        return str(self.shown["table"]["phase"])

    def is_asked(self) -> bool:
        """Whether this player must act; a secret choice that can still be changed doesn't count."""
        return bool(self.own.get("ask")) and not self.own.get("answered") and self.phase == "playing"

    def pick(self, chance: random.Random) -> str:
        """Any move of those that are shown."""
        number = self.own.get("number")
        if number is not None:
            return str(chance.randint(0, 12))
        return str(chance.choice(self.own["choices"])["move"])

    async def move(self, text: str, id: str = "") -> Message:  # noqa: A002
        seat, turn = self.shown["you"]["in_hand"], self.shown["turn"]
        return await self.ask("move", id, seat=seat, turn=turn, text=text)


async def sit_down(server: Server, game: str, names: list[str], heard: Heard = ignore, **wanted: Any) -> list[Chair]:
    """Everyone around one table, and the game begun."""
    guests = [Guest(server, name, heard) for name in names]
    table = await guests[0].open_table(game, **wanted)
    chairs = [await guest.visit(table) for guest in guests]
    for name, chair in zip(names, chairs, strict=True):
        await chair.must("sit", name=name)
        await chair.must("ready", salt=f"salt of {name}")
    await chairs[0].must("start")
    for chair in chairs:
        await chair.until(lambda chair=chair: chair.phase == "playing" and chair.own)  # type: ignore[misc]
    return chairs


async def play_on(chair: Chair, chance: random.Random) -> None:
    """Whenever asked, any legal move, until the game is over."""
    while True:
        await chair.until(lambda: chair.phase != "playing" or chair.is_asked())
        if chair.phase != "playing":
            return
        answer = await chair.move(chair.pick(chance))
        if answer["type"] == "refused":
            assert answer["code"] == "table-too-late", answer
        seq = answer["seq"]
        await chair.until(lambda seq=seq: chair.shown["seq"] >= seq)  # type: ignore[misc]
