"""What the house stands on, with nothing of the house: a bare echo, and bare durable appends."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from foxden.store.sqlite import SqliteStore
from foxden.store.store import TableRow
from tests.live.server import free_port


async def echoes(sockets: int, seconds: float) -> float:
    """Echoes per second over so many connections, on the same stack without anything of ours."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.echo", str(port)])
    try:
        await asyncio.sleep(1.5)
        connections = [await connect(f"ws://127.0.0.1:{port}/", compression=None) for _ in range(sockets)]
        counts = await asyncio.gather(*(echo_on(connection, seconds) for connection in connections))
        return round(sum(counts) / seconds, 0)
    finally:
        process.terminate()
        process.wait(10)


async def echo_on(connection: ClientConnection, seconds: float) -> int:
    end, count = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        await connection.send("x" * 2000)
        await connection.recv()
        count += 1
    return count


async def appends(path: Path, callers: int, seconds: float) -> float:
    store = await SqliteStore.open(path)
    end, counts = time.perf_counter() + seconds, [0] * callers

    async def append(number: int) -> None:
        while time.perf_counter() < end:
            row = TableRow(f"t{number}", "bare", "playing", 2, False, time.time())
            await store.append(row.name, counts[number] + 1, [b"x" * 100], row)
            counts[number] += 1

    await asyncio.gather(*(append(number) for number in range(callers)))
    await store.close()
    return round(sum(counts) / seconds, 0)
