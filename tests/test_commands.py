"""Every command in README and docs is tried: `foxden …` is run, long ones in a shorter form; for `make …` and `python
-m …`, the target, or the module and its flags, must exist.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import foxden
from tests.live.server import Server
from tests.markdown import SETTING, commands_of
from tests.store.conftest import named_foxden, server

__all__ = ["named_foxden", "server"]

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
PAGES = [
    *(ROOT / "README.md", ROOT / "CONTRIBUTING.md"),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted(EXAMPLES.glob("*/README.md")),
]
NOBODY = "http://localhost:1"
"""Where no server answers; bots play at real tables in tests/live/test_outside.py."""
SHORTER = {
    "--players 1000": "--players 100", "GAME": "foxrun", "kitsune": "cub",
    "reynard": "cub", "bench/": f"{ROOT}/bench/",
    "http://localhost:8321": NOBODY,
    "foxrun --num 20 --seed 7 --bot aesop": "foxy --num 20 --seed 7 --bot aesop",
}  # fmt: skip
"""A review of Foxy takes a second instead of five, and the page runs three."""
MANY = re.compile(r"--num \d{2,}")
LONG = re.compile(r"--minutes \d+")
ENDLESS = re.compile(r"foxden ladder (?!.*--minutes)")
SERVED = re.compile(r"foxden serve\b(?!.*--help)")
LEFT_OUT = re.compile(
    r"foxden(-….*| (ladder|serve|play|replay|review|problems|check|verify|print|simulate|lab|dataset|data|rules|bot"
    r"|mcp))$"
)
"""A command mentioned without its arguments."""
MINE = """
from foxden.botkit.bot import Bot

class Mine(Bot):
    def choose(self, view, redealt, moves, seconds=0.0):
        return int(moves.nth(0))
"""


def page_name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files the commands mention: a bot, records, and a game played on a server."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(MINE)
    assert foxden("simulate", "foxrun", "--num", "3", "--seed", "1", "--records", "games.jsonl").returncode == 0
    shutil.copy(ROOT / "tests" / "fixtures" / "records" / "with-deal.jsonl", tmp_path / "game.jsonl")
    return tmp_path


ELSEWHERE = {ROOT / "docs" / "add-a-game.md": "tests/test_tutorial.py, where the game is installed"}
TYPED = [page for page in PAGES if page not in ELSEWHERE and commands_of(page.read_text(encoding="utf-8"), "foxden")]


@pytest.mark.parametrize("page", TYPED, ids=page_name)
def test_every_foxden_command_of_a_page_runs(page: Path, desk: Path, request: pytest.FixtureRequest) -> None:
    if page.is_relative_to(EXAMPLES):
        shutil.copytree(page.parent, desk, dirs_exist_ok=True)
    for command in dict.fromkeys(commands_of(page.read_text(encoding="utf-8"), "foxden")):
        if SERVED.match(command):
            database = request.getfixturevalue("named_foxden") if "postgresql:" in command else {}
            serve(command, desk, database)
        elif command != "foxden" and not LEFT_OUT.fullmatch(command):
            run_shorter(command, desk)


def run_shorter(command: str, desk: Path) -> None:
    for long, short in SHORTER.items():
        command = command.replace(long, short)
    command = LONG.sub("--minutes 0.01", MANY.sub("--num 3", command))
    if SETTING.match(command):  # for a program that isn't there
        command = SETTING.sub("", f"{command} --help")
    line, _, into = command.partition(" > ")
    run = foxden(*shlex.split(line)[1:], *(["--minutes", "0.01"] if ENDLESS.match(line) else []), stdin="q\n")
    assert (run.returncode == 0) != (NOBODY in line), f"{command}: {run.stderr}"
    assert NOBODY not in line or f"{NOBODY} isn’t answering" in run.stderr
    if into:
        (desk / into).write_text(run.stdout, encoding="utf-8")


def serve(command: str, desk: Path, database: dict[str, str]) -> None:
    """On loopback, on a free port, with its own database, until it answers."""
    server = Server(str(desk / "house.db"), desk / "log.txt", **database)
    flags = shlex.split(command.replace("0.0.0.0", "127.0.0.1").replace(" N", " 1"))[2:]
    server.command = [*server.command, *(each for each in flags if each not in ("--port", "8321", "8322"))]
    server.start()
    assert server.stop() == 0


def test_the_commands_of_a_page_are_found() -> None:
    text = "`make x` and `foxden`\n```json\nfoxden no\n```\n```\nfoxden play foxy  # alone\n$ foxden check a\n```\n"
    text += '  ````sh\n  A="b c" foxden rules\n  ```\n  ````\n'
    assert commands_of(text, "foxden") == ["foxden play foxy", "foxden check a", 'A="b c" foxden rules', "foxden"]
    assert commands_of(text, "make") == ["make x"]


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_every_target_that_a_page_names_is_there(page: Path) -> None:
    declared = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert declared
    for command in commands_of(page.read_text(encoding="utf-8"), "make"):
        targets = [word for word in command.split()[1:] if "=" not in word]
        assert set(targets) <= set(declared[1].split()), command


def modules() -> dict[str, set[str]]:
    """What is run with `python -m`, and with which flags."""
    found: dict[str, set[str]] = {}
    for page in (page for page in PAGES if page not in ELSEWHERE):
        for command in commands_of(page.read_text(encoding="utf-8"), "python"):
            if command.startswith("python -m "):
                name, *words = command.removeprefix("python -m ").split()
                found.setdefault(name, set()).update(word for word in words if word.startswith("--"))
    return found


@pytest.mark.parametrize(("module", "flags"), modules().items(), ids=list(modules()))
def test_every_module_that_a_page_runs_knows_its_flags(module: str, flags: set[str]) -> None:
    helped = subprocess.run(
        [sys.executable, "-m", module, "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert [flag for flag in sorted(flags) if flag not in helped.stdout] == []
