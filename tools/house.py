"""make house: a complete installation as described in docs/operate.md, on loopback, started and stopped by one command:
its own PostgreSQL, several server processes, and nginx in front of them with the file from deploy/.

Everything is deleted at the end, including the games.
"""

from __future__ import annotations

import argparse
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.live.server import Server, running_fresh
from tests.store.databases import Database, postgres_server

ROOT = Path(__file__).parents[1]
SITE = ROOT / "deploy" / "nginx.conf"
UNPACKED = ROOT / ".venv" / "nginx" / "usr" / "sbin" / "nginx"
FRAME = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
{site}
}}
"""


def find_nginx() -> str | None:
    """The machine's, or the one that `make` has unpacked."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin") or shutil.which(str(UNPACKED))


def on_loopback(site: str, port: int, houses: list[int]) -> str:
    """The site with these processes, at this port, and without a certificate."""
    site = re.sub(r"^ *(server_name|ssl_\w+) .*\n", "", site, flags=re.MULTILINE)
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    server = re.findall(r"^ *server 127\.0\.0\.1:\d+(.*\n)", site, flags=re.MULTILINE)[0]
    servers = "".join(f"  server 127.0.0.1:{house}{server}" for house in houses)
    return re.sub(r"(^ *server 127\.0\.0\.1:\d+.*\n)+", servers, site, flags=re.MULTILINE)


class Proxy(Server):
    """nginx, which clients connect to."""

    def __init__(self, folder: Path, houses: list[Server], port: int = 0) -> None:
        super().__init__("", folder / "proxy.txt")
        self.port = port or self.port
        self.config = folder / "nginx.conf"
        site = on_loopback(SITE.read_text(encoding="utf-8"), self.port, [house.port for house in houses])
        self.config.write_text(FRAME.format(folder=folder, site=site), encoding="utf-8")

    def start(self) -> Server:
        nginx = find_nginx()
        assert nginx is not None, "no nginx: install it, or run make house"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [nginx, "-e", str(self.log), "-p", str(self.config.parent), "-c", str(self.config)],
                stdout=log,
                stderr=log,
            )
        self.wait_until_open()
        return self


class Whole:
    """The whole installation: servers, database and proxy."""

    def __init__(self, database: Database, houses: list[Server], proxy: Server) -> None:
        self.database = database
        self.houses = houses
        self.proxy = proxy


@contextmanager
def whole_house(processes: int = 2, port: int = 0, **environment: str) -> Iterator[Whole]:
    with tempfile.TemporaryDirectory(prefix="foxden-house-") as name, postgres_server() as server, ExitStack() as stack:
        folder, address = Path(name), server.get_uri()
        houses = [
            stack.enter_context(running_fresh(address, folder, FOXDEN_BEHIND_PROXY="1", **environment))
            for _ in range(processes)
        ]
        proxy = Proxy(folder, houses, port)
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
