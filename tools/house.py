"""make house: a complete installation as described in docs/operate.md, on loopback, started and stopped by one command:
its own PostgreSQL, several server processes, and nginx in front of them with the file from deploy/.

Everything is deleted at the end, including the games.
"""

from __future__ import annotations

import argparse
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.live.server import Server, running_fresh
from tests.store.databases import Database, postgres_server
from tools.proxies import Caddy, Nginx


class Whole:
    """The whole installation: servers, database and proxy."""

    def __init__(self, database: Database, houses: list[Server], proxy: Server) -> None:
        self.database = database
        self.houses = houses
        self.proxy = proxy


@contextmanager
def whole_house(
    processes: int = 2, port: int = 0, kind: type[Nginx | Caddy] = Nginx, **environment: str
) -> Iterator[Whole]:
    with tempfile.TemporaryDirectory(prefix="foxden-house-") as name, postgres_server() as server, ExitStack() as stack:
        folder, address = Path(name), server.get_uri()
        houses = [
            stack.enter_context(running_fresh(address, folder, FOXDEN_BEHIND_PROXY="1", **environment))
            for _ in range(processes)
        ]
        proxy = kind(folder, houses, port)
        stack.callback(lambda: proxy.process is not None and proxy.stop())
        proxy.start()
        yield Whole(Database("postgres", address), houses, proxy)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--processes", type=int, default=2)
    wanted.add_argument("--port", type=int, default=8320)
    wanted.add_argument("--bots", default="1", help="Processes in which bots think, for each house process.")
    chosen = wanted.parse_args()
    ends: list[int] = []
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda number, _: ends.append(number))
    with whole_house(chosen.processes, chosen.port, FOXDEN_BOTS=chosen.bots, FOXDEN_BOT_PAUSE="1") as whole:
        behind = ", ".join(house.http for house in whole.houses)
        print(f"Foxden is open at {whole.proxy.http} (behind it {behind}); Ctrl-C ends it", flush=True)
        while not ends:
            time.sleep(0.2)


if __name__ == "__main__":
    main()
