"""One command gives the same bytes on one core, on two, on Dask and on Ray, even if a worker is killed meanwhile."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.lab.clusters import started

MORTAL = """
import os
import signal
from pathlib import Path

from foxden.botkit.bot import RandomBot

class Mortal(RandomBot):
    def choose(self, view, redealt, moves, seconds=0.0):
        if self.seed % 5 == 0 and os.environ.get("ASKED_BY") != str(os.getpid()):
            self.die_once()
        return super().choose(view, redealt, moves, seconds)

    def die_once(self):
        try:
            os.close(os.open(Path(__file__).with_name("dead"), os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return
        os.kill(os.getpid(), signal.SIGKILL)
"""
"""A bot that dies in the middle of a game, once per game."""
NAMED = """
import os
from pathlib import Path

from foxden.botkit.bot import RandomBot

class Named(RandomBot):
    def choose(self, view, redealt, moves, seconds=0.0):
        Path(__file__).with_name(str(os.getpid())).touch()
        return super().choose(view, redealt, moves, seconds)
"""
"""A bot that leaves the number of its process."""
ASK = "import os; os.environ['ASKED_BY'] = str(os.getpid()); from foxden.cli import main; main()"
GAMES = ["foxrun", "--num", "24", "--seed", "5", "--bot", "cub", "--bot", "mine.py:Mortal", "--seating", "duplicate"]
ENDINGS = ("json", "csv", "parquet")
PATIENCE = 900
"""Seconds, only so that nothing waits forever."""
PATIENCE_OF_WORKERS = 120
"""Seconds; without a parent, joblib's own would wait for 300 before they end."""


def play(folder: Path, *words: str, env: dict[str, str] | None = None) -> dict[str, bytes]:
    """What is written, by ending."""
    folder.mkdir()
    (folder / "mine.py").write_text(MORTAL)
    out = [word for ending in ENDINGS for word in ("--out", f"out.{ending}")]
    command = [sys.executable, "-c", ASK, "simulate", *GAMES, *out, *words]
    ran = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert ran.returncode == 0, ran.stderr
    return {ending: (folder / f"out.{ending}").read_bytes() for ending in ENDINGS}


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """On one core, where nobody dies."""
    return play(tmp_path_factory.mktemp("one") / "core", "--jobs", "1")


def test_one_core_plays_all_games(alone: dict[str, bytes]) -> None:
    assert len(alone["csv"].splitlines()) == 1 + 24 * 2


def test_two_cores_write_the_same_though_a_worker_is_killed(tmp_path: Path, alone: dict[str, bytes]) -> None:
    assert play(tmp_path / "two", "--jobs", "2") == alone
    assert (tmp_path / "two" / "dead").exists()


def test_workers_end_with_a_command_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(NAMED)
    words = ["foxrun", "--num", "100000", "--bot", "mine.py:Named", "--jobs", "2", "--out", "out.json"]
    with subprocess.Popen(
        [sys.executable, "-m", "foxden", "simulate", *words], cwd=tmp_path, stderr=subprocess.DEVNULL
    ) as command:
        wait_until(lambda: len(workers_of(tmp_path) - {command.pid}) == 2)
        command.kill()
    wait_until(lambda: not any(is_running(worker) for worker in workers_of(tmp_path)))


def workers_of(folder: Path) -> set[int]:
    return {int(path.name) for path in folder.glob("[0-9]*")}


def is_running(process: int) -> bool:
    """Whoever has ended but is waited for by nobody doesn't count."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(true: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE_OF_WORKERS
    while not true():
        assert time.monotonic() < ends, "it does not happen"
        time.sleep(0.1)


@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_a_cluster_writes_the_same_though_a_worker_is_killed(
    kind: str, tmp_path: Path, alone: dict[str, bytes]
) -> None:
    with started(kind) as (address, env):
        assert play(tmp_path / kind, "--on", address, env=env) == alone
    assert (tmp_path / kind / "dead").exists()
