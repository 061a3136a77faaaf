"""A real server in its own process, on loopback."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import runpy
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["tests.live.preloaded"])
OPERATOR = "secret-of-the-tests"
USUAL = {"FOXDEN_BOT_PAUSE": "0", "FOXDEN_BOTS": "0", "FOXDEN_OPERATOR_SECRET": OPERATOR}
"""Bots move at once, and at random: a house that nobody asks to think opens sooner."""


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
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.command = [python, "-m", module, "serve", "--port", str(self.port), "--database", database]

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> Server:
        self.process = self.launch()
        self.wait_until_open()
        return self

    def launch(self) -> subprocess.Popen[bytes] | Forked:
        with self.log.open("ab") as log:
            return subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment)

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


class Forked:
    """A house forked from a process that has its modules loaded, which saves most of a second of CPU time. Whatever it
    does after that, it does in a process of its own. Used like a Popen."""

    def __init__(self, server: Server) -> None:
        self.child = NURSERY.Process(
            target=be_a_house, args=(server.module, server.command[3:], server.environment, server.log), daemon=False
        )
        self.child.start()
        assert self.child.pid is not None
        self.pid = self.child.pid

    def poll(self) -> int | None:
        return self.child.exitcode

    def send_signal(self, sent: signal.Signals) -> None:
        os.kill(self.pid, sent)

    def wait(self, timeout: float) -> int:
        self.child.join(timeout)
        code = self.child.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("a forked house", timeout)
        return code


def be_a_house(module: str, arguments: list[str], environment: dict[str, str], log: Path) -> None:
    """In the child: what `python -m module …` would do."""
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(written, stream)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


class ForkedServer(Server):
    def launch(self) -> Forked:
        return Forked(self)


def running(
    database: str, folder: Path, module: str = "foxden", **environment: str
) -> contextlib.AbstractContextManager[Server]:
    return opened(ForkedServer(database, name_log(folder), module, **environment))


def running_fresh(
    database: str, folder: Path, module: str = "foxden", **environment: str
) -> contextlib.AbstractContextManager[Server]:
    """Started from nothing, as people start it: for what is measured."""
    return opened(Server(database, name_log(folder), module, **environment))


def name_log(folder: Path) -> Path:
    return folder / f"log-{time.monotonic_ns()}.txt"


@contextlib.contextmanager
def opened(server: Server) -> Iterator[Server]:
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()
