"""docs/add-a-game.md, done: the game that it builds is a game of the house, and nothing else was touched for it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from foxden.games import ONLY_OURS
from tests.markdown import commands_of
from tests.tutorial import EXAMPLE, PAGE, ROOT, build, read_files

GAME = "hounds"
OURS = ("test_mutants.py", "test_rulebook.py", "test_rulings.py", "test_text.py")
"""Tests that know what our own games have, and look at it before the first of them runs."""
RULES = """
import runpy
from foxden.games import GAMES
print(*GAMES)
print(runpy.run_path("docs/site/conf.py")["list_rules"]())
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("tutorial"))


def run(installed: Path, *command: str, told: str | None = None) -> subprocess.CompletedProcess[str]:
    """Python, where the game is installed."""
    quiet = {"PYTEST_ADDOPTS": "-q -p no:cacheprovider"}
    environment = os.environ | quiet | {"PYTHONPATH": str(installed), ONLY_OURS: "0"}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, input=told, capture_output=True, text=True, check=False
    )


def test_the_example_is_what_the_page_tells_and_more_languages() -> None:
    told = read_files(PAGE.read_text(encoding="utf-8"))
    files = {str(path.relative_to(EXAMPLE)): path for path in EXAMPLE.rglob("*") if path.suffix and path.is_file()}
    shown = {name: path.read_text(encoding="utf-8") for name, path in files.items() if name in told}
    assert shown == told
    more = {name for name in files if name not in told and "__pycache__" not in name}
    languages = {f"hounds/locale/{language}.ftl" for language in ("it", "fr", "de")}
    pages = {f"hounds/rules/hounds.{language}.md" for language in ("it", "fr", "de")}
    assert more == languages | pages | {"hounds/skin/cover.svg"}


def test_no_file_of_the_house_knows_of_it() -> None:
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".py", ".ftl", ".toml", ".css"):
            assert GAME not in path.read_text(encoding="utf-8"), path


def test_it_meets_the_contract(installed: Path) -> None:
    """By the very command that the page shows."""
    command = next(each for each in commands_of(PAGE.read_text(encoding="utf-8"), "python") if "pytest" in each)
    done = run(installed, *shlex.split(command)[1:])
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 20


def test_the_tests_of_our_own_games_are_found_as_ever(installed: Path) -> None:
    done = run(installed, "-m", "pytest", "--collect-only", *(f"tests/{file}" for file in OURS))
    assert done.returncode == 0, done.stdout
    assert GAME not in done.stdout


def test_the_documentation_of_the_house_is_about_its_own_games(installed: Path) -> None:
    found, *listed = run(installed, "-c", RULES).stdout.splitlines()
    assert GAME in found.split()
    assert "foxy" in listed
    assert not [page for page in listed if GAME in page]


def test_it_is_simulated_and_its_records_are_checked(installed: Path, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    words = [*typed("simulate").replace("--num 200", "--num 20").split(), "--records", str(records)]
    assert run(installed, "-m", *words).returncode == 0
    checked = run(installed, "-m", "foxden", "check", str(records))
    assert "20 records" in checked.stdout
    assert "0 of them break the rules" in checked.stdout


def test_it_is_played_in_the_terminal_and_says_why_not(installed: Path) -> None:
    words = [*typed("play").split(), "--bot", "cub", "--seed", "1"]
    done = run(installed, "-m", *words, told="e1-e2\ne1-d2\nq\n")
    assert "The fox moves one square diagonally. (FH-5)" in done.stdout
    assert "moves from" in done.stdout


def test_every_command_of_the_page_is_tried() -> None:
    """The last one opens a browser: tests/browser/test_tutorial.py."""
    assert [typed("simulate"), typed("play"), "foxden"] == commands_of(PAGE.read_text(encoding="utf-8"), "foxden")


def typed(word: str) -> str:
    """The command of the page with this word."""
    return next(each for each in commands_of(PAGE.read_text(encoding="utf-8"), "foxden") if f" {word} " in each)


def test_who_speaks_another_language_reads_english(installed: Path) -> None:
    """The page tells its words in one language only."""
    assert "Four hounds try to corner a fox" in run(installed, "-m", "foxden", "rules", GAME, "--language", "de").stdout
    asked = f"from foxden.games import GAMES; from foxden.text import say; print(say('de', GAMES['{GAME}'].pitch))"
    assert "Four hounds run down the board" in run(installed, "-c", asked).stdout
