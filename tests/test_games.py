"""The registry: all games are listed in one place and named nowhere else."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from foxden.game import AnyGame
from foxden.games import GAMES, ONLY_OURS, TITLES, find_games

SOURCES = Path(__file__).parents[1] / "src" / "foxden"
WRITTEN_IN = {".py", ".ftl", ".toml", ".css"}
MAY_NAME_THEM = {
    "__init__.py",  # says what this is
    "compiled.py",  # read by the build before anything can be imported
}
NOT_THE_HOUSE = ("games", "web/static", "web/docs")
"""The games themselves, and what is built of everything."""
IN_EVERY_GAME = {
    "__init__.py", "about.py", "box.py", "companion.py", "daily.py", "data.py", "data.toml", "deal.py", "editor.py",
    "lesson.py", "levels.py", "measures.py", "names.py", "notation.py", "numbers.py", "observation.py", "picture.py",
    "pieces.py", "printables.py", "redeal.py", "result.py", "review.py", "rules.py", "scene.py", "sheet.py",
    "speech.py", "statistics.py", "tensors.py", "view.py", "why.py", "words.py",
}  # fmt: skip
IN_SOME_GAMES = {"board.py", "bot.py", "chosen.py", "count.py", "guess.py", "guide.py", "plain_guide.py", "score.py"}
OF_ONE_GAME = {
    "foxy": {"decks.py", "memory.py", "mistakes.py", "outlook.py", "reach.py"},
    "fowlplay": {"cards.py", "farmyards.py", "fear.py", "hunt.py", "inference.py", "journeys.py", "last_round.py"}
    | {"tips.py", "worths.py", "yard.py"},
    "foxrun": {"ending.py", "mixes.py", "problems.py", "reasons.py", "reveals.py", "solver.py"},
}
TINY = """
from dataclasses import replace
from pathlib import Path

from foxden.games.foxy import FOXY

TINY = replace(FOXY, name={name!r}, title="Tiny", home=Path(__file__).parent)
"""


LIST_FOUR = """
from foxden.games import GAMES
from foxden.text import say
print(*list(GAMES)[:4], say("en", "tiny-hello"))
"""


def install(folder: Path, name: str) -> None:
    """Another package with a game, as installed by pip."""
    (folder / "tiny.py").write_text(TINY.format(name=name))
    info = folder / "tiny-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[foxden.games]\ntiny = tiny:TINY\n")


def test_a_game_from_another_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "tiny")
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("tiny-hello = Hello from a tiny game\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.delenv(ONLY_OURS)
    told = subprocess.run([sys.executable, "-c", LIST_FOUR], capture_output=True, text=True, check=True).stdout
    assert told.split() == [*TITLES, *["tiny", "Hello", "from", "a", "tiny", "game"]]


def test_it_is_ignored_where_only_our_own_are_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "tiny")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(find_games()) == list(TITLES)


def test_a_name_that_is_taken_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "foxy")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "tiny", raising=False)
    monkeypatch.delenv(ONLY_OURS)
    with pytest.raises(ValueError, match="there is already a game called 'foxy'"):
        find_games()


def find_naming(files: Iterable[Path]) -> set[Path]:
    """The files that name a game, or one of its rules."""
    games = GAMES.values()
    words = [word for game in games for word in (re.escape(game.name), re.escape(game.title), rf"{game.prefix}-\d")]
    naming = re.compile(rf"\b({'|'.join(words)})", re.IGNORECASE)
    return {path for path in files if naming.search(path.read_text(encoding="utf-8"))}


def test_no_file_but_the_registry_names_a_game() -> None:
    written = {path for path in SOURCES.rglob("*") if path.suffix in WRITTEN_IN}
    outside = {path for path in written if not any(path.is_relative_to(SOURCES / each) for each in NOT_THE_HOUSE)}
    assert {path.suffix for path in outside} == WRITTEN_IN
    assert find_naming(outside) == {SOURCES / name for name in MAY_NAME_THEM}


@pytest.mark.parametrize(
    "line", ["print-foxy-aim = Remember", "# Fowl Play! alone", '"""As FR-17 says."""', ".foxrun {}"]
)
def test_a_file_that_names_a_game_is_noticed(line: str, tmp_path: Path) -> None:
    naming, plain = tmp_path / "naming", tmp_path / "plain"
    naming.write_text(line, encoding="utf-8")
    plain.write_text("print-aim = Foxden: the aim, from A-1 to RFP-8", encoding="utf-8")
    assert find_naming([naming, plain]) == {naming}


def test_rules_are_numbered_with_their_games_prefix() -> None:
    assert [game.prefix for game in GAMES.values()] == ["FX", "FP", "FR"]
    for game in GAMES.values():
        assert game.seats_rule.startswith(f"{game.prefix}-")
        assert game.result_rule.startswith(f"{game.prefix}-")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_same_thing_has_the_same_home_in_every_game(game: AnyGame) -> None:
    """docs/architecture.md says what is in which."""
    files = {path.name for path in game.home.iterdir() if path.suffix in (".py", ".toml")}
    assert files >= IN_EVERY_GAME
    assert files - IN_EVERY_GAME - IN_SOME_GAMES == OF_ONE_GAME[game.name]
