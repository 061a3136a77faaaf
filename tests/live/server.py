"""A real house in a process of its own, on loopback."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

OPERATOR = "secret-of-the-tests"
USUAL = {"FOXDEN_BOT_PAUSE": "0", "FOXDEN_BOTS": "0", "FOXDEN_OPERATOR_SECRET": OPERATOR}
"""Bots move at once, and at random: a server without bot processes starts sooner."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`foxden serve`, started, killed and started again on the same database."""

    def __init__(
        self, database: str, log: Path, module: str = "foxden", python: str = sys.executable, **environment: str
    ) -> None:
        """`module`: what is run; the tests of planted faults run another one. `python`: which runs it."""
        self.module = module
        self.python = python
        self.database = database
        self.log = log
        self.port = free_port()
        self.environment = os.environ | USUAL | environment
        self.process: subprocess.Popen[bytes] | None = None
        self.command = [python, "-m", module, "serve", "--port", str(self.port), "--database", database]

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> Server:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment)
        self.wait_until_open()
        return self

    def wait_until_open(self) -> None:
        for _ in range(400):
            if self.process is not None and self.process.poll() is not None:
                break
            with contextlib.suppress(OSError), urlopen(f"{self.http}/healthz", timeout=5) as answer:
                if answer.status == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the house does not open:\n{self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator stops it; the exit code."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(timeout=30)
        self.process = None
        return code


@contextlib.contextmanager
def running(database: str, folder: Path, module: str = "foxden", **environment: str) -> Iterator[Server]:
    server = Server(database, folder / f"log-{time.monotonic_ns()}.txt", module, **environment).start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()
