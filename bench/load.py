"""Simulated players over real sockets, at full speed or at a steady rate."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.live.server import Server

AT_ONCE = 10
"""Tables seated concurrently."""


class Choice(msgspec.Struct):
    move: str


class Number(msgspec.Struct):
    written: int | None


class Own(msgspec.Struct):
    ask: str = ""
    choices: list[Choice] = []
    number: Number | None = None


class You(msgspec.Struct):
    in_hand: int | None = None


class Phase(msgspec.Struct):
    phase: str = ""


class Message(msgspec.Struct):
    """The part of a message that the load generator needs."""

    type: str
    id: str = ""
    seq: int = 0
    turn: int = 0
    own: Own | None = None
    you: You | None = None
    table: Phase | str = ""
    """The whole table in one kind of message, its name in another."""


read = msgspec.json.Decoder(Message).decode


@dataclass(eq=False)
class Player:
    socket: ClientConnection
    seq: int = 0
    turn: int = 0
    own: Own | None = None
    seat: int = 0
    over: bool = False
    answered: dict[str, int] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    number: int = 0
    heard: float = 0.0
    """When the newest turn was first seen."""
    messages: int = 0
    bytes: int = 0

    async def listen(self) -> None:
        async for text in self.socket:
            self.messages += 1
            self.bytes += len(text)
            self.hear(read(text))

    def hear(self, message: Message) -> None:
        if message.type == "shown":
            if message.turn != self.turn:
                self.heard = time.perf_counter()
            self.seq, self.turn, self.own = message.seq, message.turn, message.own
            self.over = isinstance(message.table, Phase) and message.table.phase == "over"
            if message.you is not None and message.you.in_hand is not None:
                self.seat = message.you.in_hand
        elif message.type in ("done", "refused"):
            self.answered[message.id] = message.seq if message.type == "done" else -1
        self.news.set()

    async def send(self, kind: str, **fields: Any) -> str:
        self.number += 1
        name = str(self.number)
        await self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        return name

    async def until(self, true: Any) -> None:
        while not true():
            self.news.clear()
            await self.news.wait()

    async def ask(self, kind: str, **fields: Any) -> int:
        name = await self.send(kind, **fields)
        await self.until(lambda: name in self.answered)
        return self.answered.pop(name)

    def is_asked(self) -> bool:
        if self.own is None or not self.own.ask or self.over:
            return False
        return self.own.number is None or self.own.number.written is None


@dataclass(eq=False)
class LoadTable:
    game: str
    players: list[Player]

    @property
    def over(self) -> bool:
        return self.players[0].over

    async def move(self, chance: random.Random) -> float | None:
        """Make a move for the player asked; returns the seconds until everyone had seen it."""
        mover = next((player for player in self.players if player.is_asked()), None)
        if mover is None or mover.own is None:
            return None
        text = "3" if mover.own.number is not None else chance.choice(mover.own.choices).move
        start = time.perf_counter()
        seq = await mover.ask("move", seat=mover.seat, turn=mover.turn, text=text)
        if seq < 0:
            return None
        for player in self.players:
            await player.until(lambda player=player: player.seq >= seq)
        return time.perf_counter() - start


class Load:
    """All who are connected to one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tasks: set[asyncio.Task[None]] = set()
        self.tables: list[LoadTable] = []

    async def seat_tables(self, games: list[str], tables: int) -> None:
        """Two guests at each, with names of their own."""
        for start in range(0, tables, AT_ONCE):
            numbers = range(start, min(start + AT_ONCE, tables))
            self.tables += await asyncio.gather(
                *(self.seat(games[number % len(games)], 2, f"Guest of table {number},") for number in numbers)
            )

    async def seat(self, game: str, players: int, prefix: str = "p") -> LoadTable:
        """Open a table, sit everyone down, start."""
        async with httpx.AsyncClient(base_url=self.server.http, timeout=60) as client:
            cookies = [await new_guest(client) for _ in range(players)]
            answer = await client.post("/api/tables", json={"game": game}, cookies={"foxden_guest": cookies[0]})
        if answer.status_code != 201:
            raise RuntimeError(answer.text)
        seated: list[Player] = []
        for start in range(0, players, 50):
            group = enumerate(cookies[start : start + 50], start=start)
            names = ((cookie, f"{prefix}{number}") for number, cookie in group)
            seated += await asyncio.gather(*(self.join(answer.json()["name"], *each) for each in names))
        await seated[0].ask("start")
        for player in seated:
            await player.until(lambda player=player: player.turn >= 1 and player.own is not None)
        return LoadTable(game, seated)

    async def join(self, table: str, cookie: str, name: str) -> Player:
        headers = {"Cookie": f"foxden_guest={cookie}"}
        url = f"{self.server.ws}/ws/{table}"
        player = Player(await connect(url, additional_headers=headers, max_size=None, compression=None))
        self.tasks.add(asyncio.create_task(player.listen()))
        await player.ask("hello", language="en")
        await player.ask("sit", name=name)
        await player.ask("ready", salt="x")
        return player

    @property
    def players(self) -> Iterator[Player]:
        return (player for table in self.tables for player in table.players)

    def count_sent(self) -> tuple[int, int]:
        """Messages and bytes that everyone has received so far."""
        return sum(player.messages for player in self.players), sum(player.bytes for player in self.players)

    def end(self) -> None:
        for task in self.tasks:
            task.cancel()

    async def leave(self) -> None:
        """Everyone gets up from all tables, so that others can be seated."""
        await asyncio.gather(*(player.socket.close() for player in self.players))
        self.end()
        self.tables, self.tasks = [], set()


async def new_guest(client: httpx.AsyncClient) -> str:
    """Creating an HTTP client is expensive, so all share one and clear its cookies."""
    cookie = str((await client.get("/api/mine")).cookies["foxden_guest"])
    client.cookies.clear()
    return cookie


@dataclass
class Paced:
    """How long each move took, in seconds, and all together."""

    latencies: list[float]
    seconds: float

    @property
    def moves(self) -> int:
        return len(self.latencies)

    @property
    def per_second(self) -> float:
        return round(self.moves / self.seconds, 1)

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return round(1000 * ordered[int(len(ordered) * share)], 2) if ordered else float("nan")


async def pace(tables: list[LoadTable], games: list[str], moves: int, rate: float) -> Paced:
    """Moves at a steady rate, each at a free table, whether or not the previous one is done, evenly over the games.
    Ends early if no table of some game is left."""
    chance = random.Random(1)
    free = {game: [table for table in tables if table.game == game and not table.over] for game in games}
    left = {game: len(free[game]) for game in games}
    latencies: list[float] = []
    going: set[asyncio.Task[None]] = set()

    async def move_at(table: LoadTable) -> None:
        taken = await table.move(chance)
        if taken is not None:
            latencies.append(taken)
        if table.over:
            left[table.game] -= 1
        else:
            free[table.game].insert(0, table)

    with uncollected():
        start, sent = time.perf_counter(), 0
        while sent < moves and all(left.values()):
            game = games[sent % len(games)]
            if not free[game] or sent >= (time.perf_counter() - start) * rate:
                await asyncio.sleep(0.001)
                continue
            sent += 1
            task = asyncio.create_task(move_at(free[game].pop()))
            going.add(task)
            task.add_done_callback(going.discard)
        if going:
            await asyncio.wait(going, timeout=30)
        return Paced(latencies, time.perf_counter() - start)


@contextmanager
def uncollected() -> Iterator[None]:
    """A garbage collection over a thousand sockets takes a tenth of a second of ours. It would be measured as the
    server's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def take_crowd_turns(players: list[Player], turns: int) -> list[float]:
    """Seconds from the last number written to the last player seeing the next card."""
    taken = []
    for _ in range(turns):
        turn = players[0].turn
        for start in range(0, len(players) - 1, 100):
            group = players[start : min(start + 100, len(players) - 1)]
            await asyncio.gather(*(write_number(player, turn) for player in group))
        with uncollected():
            begin = time.perf_counter()
            await players[-1].send("move", seat=players[-1].seat, turn=turn, text="3")
            for player in players:
                await player.until(lambda player=player, turn=turn: player.turn > turn or player.over)
            taken.append(max(player.heard for player in players) - begin)
    return taken


async def write_number(player: Player, turn: int) -> None:
    if await player.ask("move", seat=player.seat, turn=turn, text="3") < 0:
        raise RuntimeError("a number was refused")
