"""A program at a table on any server: its HTTP requests, and its WebSocket connection."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from foxden.terminal.given import CommandError

Message = dict[str, Any]
LARGEST = 1 << 24
"""Most bytes of one message."""
PATIENCE = 30.0
"""Seconds to wait for an answer."""
SILENT = "The server isn’t answering. Try again in a moment."
CLOSED = {
    4401: "the server doesn't know this token",
    4403: "the server doesn't accept connections from here",
    4404: "there is no such table",
    4429: "there are too many connections",
}


def split_address(at: str) -> tuple[str, str]:
    """The server and table in an address; no table if it is the server's own."""
    parts = urlsplit(at)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise CommandError(f"{at} isn’t an address. Give one such as http://localhost:8321/t/NAME.")
    place, _, table = parts.path.rpartition("/t/")
    return f"{parts.scheme}://{parts.netloc}{(place if table else parts.path).rstrip('/')}", table.strip("/")


def ask_house(house: str, path: str, body: Message | None = None, language: str = "en", token: str = "") -> Any:
    """Send an HTTP request; refusals become errors in words."""
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(f"{house}{path}", data, headers), timeout=PATIENCE) as answer:
            return json.loads(answer.read(LARGEST))
    except HTTPError as error:
        raise CommandError(read_refusal(error)) from None
    except (URLError, OSError, ValueError) as error:
        raise CommandError(f"{house} isn’t answering: {error}.") from None


def read_refusal(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read(LARGEST))["words"])
    except (ValueError, KeyError, TypeError):
        return f"The server answered with HTTP error {error.code}."


def ask_token(house: str) -> str:
    """Get a token for a new bot on that server."""
    return str(ask_house(house, "/api/bots", {})["token"])


class Visit:
    """One connection to one table. It keeps only the newest state it was sent."""

    def __init__(self, house: str, table: str, token: str, language: str = "en") -> None:
        self.house = house
        self.table = table
        self.token = token
        self.language = language
        self.ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self.shown: Message = {}
        self.staged: Message = {}
        self.answers: dict[str, Message | None] = {}
        """Answers to requests still in progress."""
        self.news = asyncio.Event()
        self.lost = ""
        """Why the connection was lost."""
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and wait for the first scene."""
        address = f"ws{self.house.removeprefix('http')}/ws/{quote(self.table, safe='')}"
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            self.socket = await connect(address, additional_headers=headers, max_size=LARGEST)
        except (WebSocketException, OSError) as error:
            raise CommandError(f"{address}: {error}.") from None
        self.lost, self.shown = "", {}
        self.reader = asyncio.create_task(self.read(self.socket))
        await self.ask("hello", language=self.language)
        if not await self.until(lambda: bool(self.shown), PATIENCE):
            raise CommandError(SILENT)

    async def close(self) -> None:
        if self.socket is not None and self.reader is not None:
            await self.socket.close()
            await self.reader
        self.socket = self.reader = None

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.take(json.loads(text))
        except (ConnectionClosed, ValueError, LookupError, TypeError):
            pass  # whatever is no message of ours ends the conversation, as a closed connection does
        self.lost = CLOSED.get(socket.close_code or 0, "the connection was lost")
        self.news.set()

    def take(self, message: Message) -> None:
        match message["type"]:
            case "shown":
                self.shown = message
            case "staged":
                self.staged = message
            case "done" | "refused" if message["id"] in self.answers:
                self.answers[message["id"]] = message
        self.news.set()

    async def until(self, true: Callable[[], bool], seconds: float) -> bool:
        """Wait until the condition holds, or until the timeout."""
        try:
            async with asyncio.timeout(seconds):
                while not true():
                    if self.lost:
                        raise CommandError(f"{self.table}: {self.lost}.")
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            return true()
        return True

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request, and wait for its answer and then for the scene that shows its effect."""
        assert self.socket is not None
        asked = next(self.ids)
        self.answers[asked] = None
        try:
            await self.socket.send(json.dumps({"type": kind, "id": asked, **fields}))
            if not await self.until(lambda: self.answers[asked] is not None, PATIENCE):
                raise CommandError(SILENT)
            answer = self.answers[asked]
            assert answer is not None
        except ConnectionClosed:
            raise CommandError(f"{self.table}: {self.lost or 'the connection was lost'}.") from None
        finally:
            del self.answers[asked]
        if answer["type"] == "done" and kind != "hello":
            await self.until(lambda: self.shown.get("seq", -1) >= answer["seq"], PATIENCE)
        return answer
