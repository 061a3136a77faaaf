"""make bench-server: how much one server process carries, beside the limits of what it stands on, in one run.

The load comes from this process, the server is another one; all on loopback, bounded in count and time.
 1. 500 two-player tables (1,000 connections) at a steady rate, on SQLite: from a move sent to everyone told.
 2. The same tables as fast as they can.
 3. One Foxy table with 1,000 players: from the last number written to the last player seeing the next card.
 4. The limits: a bare echo on the same stack, and bare durable appends.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from bench.limits import appends, echoes
from bench.measured import OUT, keep
from foxden.games import GAMES
from foxden.lab.origin import commit
from tests.live.server import Server, running

UNLIMITED = {"FOXDEN_REQUEST_RATE": "100000", "FOXDEN_ADDRESS_RATE": "10000"}
"""All the load comes from one address."""
RESULTS = OUT / "server.json"


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
    phase: str


class Message(msgspec.Struct):
    """As much of a message as the load has to understand."""

    type: str
    id: str = ""
    seq: int = 0
    turn: int = 0
    own: Own | None = None
    you: You | None = None
    table: Any = None


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

    async def listen(self) -> None:
        async for text in self.socket:
            message = read(text)
            if message.type == "shown":
                if message.turn != self.turn:
                    self.heard = time.perf_counter()
                self.seq, self.turn, self.own = message.seq, message.turn, message.own
                self.over = message.table["phase"] == "over"
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


async def join(server: Server, table: str, cookie: str, name: str, tasks: set[asyncio.Task[None]]) -> Player:
    headers = {"Cookie": f"foxden_guest={cookie}"}
    player = Player(
        await connect(f"{server.ws}/ws/{table}", additional_headers=headers, max_size=None, compression=None)
    )
    tasks.add(asyncio.create_task(player.listen()))
    await player.ask("hello", language="en")
    await player.ask("sit", name=name)
    await player.ask("ready", salt="x")
    return player


async def guest(server: Server) -> str:
    async with httpx.AsyncClient(base_url=server.http) as client:
        return (await client.get("/api/mine")).cookies["foxden_guest"]


async def seat(server: Server, game: str, players: int, tasks: set[asyncio.Task[None]]) -> list[Player]:
    """Open a table, sit everyone down, start."""
    cookies = [await guest(server) for _ in range(players)] if players <= 2 else []
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as client:
        cookies = cookies or [await guest(server)]
        answer = await client.post("/api/tables", json={"game": game}, cookies={"foxden_guest": cookies[0]})
        if answer.status_code != 201:
            raise RuntimeError(answer.text)
        table = answer.json()["name"]
        while len(cookies) < players:
            cookies += [(await client.get("/api/mine", cookies=httpx.Cookies())).cookies["foxden_guest"]]
            client.cookies.clear()
    seated = []
    for start in range(0, players, 50):
        group = cookies[start : start + 50]
        seated += await asyncio.gather(
            *(join(server, table, cookie, f"p{start + n}", tasks) for n, cookie in enumerate(group))
        )
    await seated[0].ask("start")
    for player in seated:
        await player.until(lambda player=player: player.turn >= 1 and player.own is not None)
    return seated


async def make_move(players: list[Player], chance: random.Random) -> float | None:
    """One move at this table, by whoever is asked; seconds until both had seen it."""
    mover = next((player for player in players if player.is_asked()), None)
    if mover is None or mover.own is None:
        return None
    text = "3" if mover.own.number is not None else chance.choice(mover.own.choices).move
    start = time.perf_counter()
    seq = await mover.ask("move", seat=mover.seat, turn=mover.turn, text=text)
    if seq < 0:
        return None
    for player in players:
        await player.until(lambda player=player: player.seq >= seq)
    return time.perf_counter() - start


@dataclass
class Measured:
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    moves: int


async def pace(tables: list[list[Player]], rate: float, seconds: float) -> Measured:
    """Moves at a steady rate, each at a table that is free, whether or not the one before is done."""
    chance, latencies = random.Random(1), list[float]()
    free = [table for table in tables if not table[0].over]
    chance.shuffle(free)
    running_moves: set[asyncio.Task[None]] = set()

    async def one(table: list[Player]) -> None:
        taken = await make_move(table, chance)
        if taken is not None:
            latencies.append(taken)
        if not table[0].over:
            free.insert(0, table)

    start, sent = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        while free and sent < (time.perf_counter() - start) * rate:
            sent += 1
            task = asyncio.create_task(one(free.pop()))
            running_moves.add(task)
            task.add_done_callback(running_moves.discard)
        await asyncio.sleep(0.001)
    await asyncio.wait(running_moves, timeout=30) if running_moves else None
    return summarise(latencies, time.perf_counter() - start)


def summarise(latencies: list[float], seconds: float) -> Measured:
    ordered = sorted(latencies)
    p99 = ordered[int(len(ordered) * 0.99)] if ordered else float("nan")
    return Measured(
        round(len(ordered) / seconds, 1),
        round(1000 * statistics.median(ordered), 2),
        round(1000 * p99, 2),
        len(ordered),
    )


async def crowd_turns(players: list[Player], turns: int) -> list[float]:
    """Seconds from the last number written to the last player seeing the next card."""
    taken = []
    for _ in range(turns):
        turn = players[0].turn
        for start in range(0, len(players) - 1, 100):
            await asyncio.gather(
                *(write(player, turn) for player in players[start : min(start + 100, len(players) - 1)])
            )
        begin = time.perf_counter()
        await players[-1].send("move", seat=players[-1].seat, turn=turn, text="3")
        for player in players:
            await player.until(lambda player=player, turn=turn: player.turn > turn or player.over)
        taken.append(max(player.heard for player in players) - begin)
    return taken


async def write(player: Player, turn: int) -> None:
    if await player.ask("move", seat=player.seat, turn=turn, text="3") < 0:
        raise RuntimeError("a number was refused")


def memory_mb(server: Server) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return round(int(status.split("VmRSS:")[1].split()[0]) / 1024, 1)


# --- the whole run --------------------------------------------------------------------------------------


async def measure_tables(
    folder: Path, game: str, tables: int, rate: float, seconds: float, say: Console
) -> dict[str, Any]:
    tasks: set[asyncio.Task[None]] = set()
    with running(str(folder / "tables.db"), folder, **UNLIMITED) as server:
        say.print(f"seating {2 * tables} players at {tables} tables")
        seated: list[list[Player]] = []
        games = list(GAMES) if game == "mixed" else [game]
        for start in range(0, tables, 10):
            seated += await asyncio.gather(
                *(seat(server, games[number % len(games)], 2, tasks) for number in range(start, start + 10))
            )
        say.print(f"playing at {rate:.0f} moves per second for {seconds:.0f} s")
        steady = await pace(seated, rate, seconds)
        say.print(f"playing as fast as it goes for {seconds:.0f} s")
        fastest = await pace(seated, 1e9, seconds)
        result = {
            "steady": msgspec.to_builtins(steady),
            "fastest": msgspec.to_builtins(fastest),
            "memory_mb": memory_mb(server),
        }
        for task in tasks:
            task.cancel()
    return result


async def measure_crowd(folder: Path, players: int, turns: int, say: Console) -> dict[str, Any]:
    tasks: set[asyncio.Task[None]] = set()
    with running(str(folder / "crowd.db"), folder, **UNLIMITED) as server:
        say.print(f"seating {players} players at one Foxy table")
        seated = await seat(server, "foxy", players, tasks)
        taken = await crowd_turns(seated, turns)
        result = {
            "players": players,
            "turn_ms": [round(1000 * seconds, 1) for seconds in taken],
            "memory_mb": memory_mb(server),
        }
        for task in tasks:
            task.cancel()
    return result


async def run(wanted: argparse.Namespace) -> dict[str, Any]:
    say = Console(stderr=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables = await measure_tables(folder, wanted.game, wanted.tables, wanted.rate, wanted.seconds, say)
        crowd = await measure_crowd(folder, wanted.players, wanted.turns, say)
        say.print("measuring the limits")
        limits = {
            "echoes_per_second": await echoes(wanted.players, wanted.limits),
            "appends_per_second_200_callers": await appends(folder / "many.db", 200, wanted.limits),
            "appends_per_second_1_caller": await appends(folder / "one.db", 1, wanted.limits),
        }
    return {
        "command": "make bench-server",
        "commit": commit(),
        "game": wanted.game,
        "tables": wanted.tables,
        **tables,
        "crowd": crowd,
        "limits": limits,
    }


def show(results: dict[str, Any]) -> Table:
    table = Table("measured", "value", "aim", title="one server process on SQLite")
    for column in table.columns[1:]:
        column.justify = "right"
    steady, fastest, crowd, limits = (results[key] for key in ("steady", "fastest", "crowd", "limits"))
    table.add_row(f"{results['tables']} tables, steady: moves/s", f"{steady['moves_per_second']:.0f}", "500")
    table.add_row("… from move sent to everyone told, p50", f"{steady['p50_ms']} ms", "")
    table.add_row("… p99", f"{steady['p99_ms']} ms", "< 50 ms")
    table.add_row("… as fast as it goes: moves/s", f"{fastest['moves_per_second']:.0f}", "")
    table.add_row("… memory", f"{results['memory_mb']} MB", "< 300 MB")
    turn = statistics.median(crowd["turn_ms"])
    table.add_row(f"Foxy with {crowd['players']} players: last number to last card seen", f"{turn:.0f} ms", "< 1000 ms")
    table.add_row(f"limit: bare echoes/s over {crowd['players']:,} sockets", f"{limits['echoes_per_second']:.0f}", "")
    table.add_row("limit: bare durable appends/s, 200 callers", f"{limits['appends_per_second_200_callers']:.0f}", "")
    table.add_row("moves/s as a share of the echo limit (a move is three messages)",
                  f"{100 * 3 * fastest['moves_per_second'] / limits['echoes_per_second']:.0f} %", "")  # fmt: skip
    return table


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--game", default="mixed", help="One game, or all three by turns.")
    wanted.add_argument("--tables", type=int, default=500)
    wanted.add_argument("--rate", type=float, default=500)
    wanted.add_argument("--seconds", type=float, default=20)
    wanted.add_argument("--players", type=int, default=1000)
    wanted.add_argument("--turns", type=int, default=5)
    wanted.add_argument("--limits", type=float, default=5, help="Seconds for each of the limits.")
    wanted.add_argument("--out", type=Path, default=RESULTS)
    chosen = wanted.parse_args()
    results = asyncio.run(run(chosen))
    keep(chosen.out, results)
    Console().print(show(results))


if __name__ == "__main__":
    main()
