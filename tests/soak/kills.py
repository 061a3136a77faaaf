"""Servers are killed hundreds of times during play: python -m tests.soak.kills --kills 500 --database postgres

Nothing that was acknowledged is lost or done twice, every seq of a table has one content for everybody, and nothing is
shown before it is written. Ends by itself; the last line is its figures, as JSON; exit code 1 if anything went wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.live.kills import Siege, witness_kills
from tests.store.databases import Database, postgres_server

HOUSES = {"sqlite": 1, "postgres": 2}
"""Processes that share a database: SQLite is for one."""
EVERY = 10.0
"""Seconds between progress messages."""


@contextmanager
def new_database(kind: str, folder: Path) -> Iterator[Database]:
    if kind == "sqlite":
        yield Database("sqlite", str(folder / "foxden.db"))
        return
    with postgres_server() as server:
        yield Database("postgres", server.get_uri())


async def say_how_far(siege: Siege) -> None:
    started = time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        told = siege.figures() | {"troubles": len(siege.witness.troubles)}
        print(f"{time.monotonic() - started:.0f} s: {json.dumps(told)}", flush=True)


async def soak(kind: str, kills: int) -> int:
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="foxden-soak-") as folder, new_database(kind, Path(folder)) as database:
        siege = await witness_kills(database, Path(folder), kills, HOUSES[kind], beside=say_how_far)
    took = round(time.monotonic() - started, 1)
    print(json.dumps({"database": kind, "seconds": took} | siege.figures()), flush=True)
    return 1 if siege.witness.troubles or not siege.witness.done else 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill houses under play, and see that nothing is lost.")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--database", choices=HOUSES, default="sqlite")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stopping this process stops the servers too
    sys.exit(asyncio.run(soak(asked.database, asked.kills)))


if __name__ == "__main__":
    main()
