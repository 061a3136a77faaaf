"""docs/add-a-game.md, done: the game that it builds is a game of the house, and nothing else was touched for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tutorial import EXAMPLE, PAGE, ROOT, build, read_files

CONTRACT = ("test_every_game.py", "test_secrets.py", "test_scenes.py", "test_guess.py", "bots/test_tree.py")
GAME = "hounds"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("tutorial"))


def run(installed: Path, *command: str, told: str | None = None) -> subprocess.CompletedProcess[str]:
    """Python, where the game is installed."""
    environment = os.environ | {"PYTHONPATH": str(installed)}
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
    tests = [f"tests/{file}" for file in CONTRACT]
    done = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", GAME, *tests)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_it_is_simulated_and_its_records_are_checked(installed: Path, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    assert run(installed, "-m", "foxden", "simulate", GAME, "--num", "20", "--records", str(records)).returncode == 0
    checked = run(installed, "-m", "foxden", "check", str(records))
    assert "20 records" in checked.stdout
    assert "0 of them break the rules" in checked.stdout


def test_it_is_played_in_the_terminal_and_says_why_not(installed: Path) -> None:
    done = run(installed, "-m", "foxden", "play", GAME, "--bot", "cub", "--seed", "1", told="e1-e2\ne1-d2\nq\n")
    assert "The fox moves one square diagonally. (FH-5)" in done.stdout
    assert "moves from" in done.stdout


def test_who_speaks_another_language_reads_english(installed: Path) -> None:
    """The page tells its words in one language only."""
    assert "Four hounds try to corner a fox" in run(installed, "-m", "foxden", "rules", GAME, "--language", "de").stdout
    asked = f"from foxden.games import GAMES; from foxden.text import say; print(say('de', GAMES['{GAME}'].pitch))"
    assert "Four hounds run down the board" in run(installed, "-c", asked).stdout
