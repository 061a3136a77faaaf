"""The limits of the underlying stack: a bare echo, and bare durable appends."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from foxden.store.sqlite import SqliteStore
from foxden.store.store import TableRow
from tests.live.server import free_port

CPU_CLOCK = 2
"""Linux numbers the clocks of other processes: CPUCLOCK_SCHED in its posix-timers.h."""


class Limit(msgspec.Struct, frozen=True):
    per_second: float
    cpu_us: float
    """CPU of the serving process, per operation."""


async def echoes(sockets: int, seconds: float, size: int) -> Limit:
    """Echo messages of this size over this many connections, on the same stack without our code."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.echo", str(port)])
    try:
        await asyncio.sleep(1.5)
        connections = [await connect(f"ws://127.0.0.1:{port}/", compression=None) for _ in range(sockets)]
        before = cpu_of(process.pid)
        counts = await asyncio.gather(*(echo_on(connection, seconds, size) for connection in connections))
        return to_limit(sum(counts), seconds, cpu_of(process.pid) - before)
    finally:
        process.terminate()
        process.wait(10)


async def echo_on(connection: ClientConnection, seconds: float, size: int) -> int:
    end, count = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        await connection.send("x" * size)
        await connection.recv()
        count += 1
    return count


async def appends(path: Path, callers: int, seconds: float) -> Limit:
    """Durable appends in this process, and what they cost it."""
    store = await SqliteStore.open(path)
    before, end, counts = time.process_time(), time.perf_counter() + seconds, [0] * callers

    async def append(number: int) -> None:
        while time.perf_counter() < end:
            row = TableRow(f"t{number}", "bare", "playing", 2, False, time.time())
            await store.append(row.name, counts[number] + 1, [b"x" * 100], row)
            counts[number] += 1

    await asyncio.gather(*(append(number) for number in range(callers)))
    limit = to_limit(sum(counts), seconds, time.process_time() - before)
    await store.close()
    return limit


def to_limit(count: int, seconds: float, cpu: float) -> Limit:
    return Limit(round(count / seconds, 0), round(1e6 * cpu / count, 1))


def cpu_of(process: int) -> float:
    """Seconds of CPU time, the kernel's share included. /proc counts in hundredths of a second, which is too coarse for
    a process that makes a few hundred moves; the clock that Linux keeps for every process is not."""
    return time.clock_gettime(~process << 3 | CPU_CLOCK)
