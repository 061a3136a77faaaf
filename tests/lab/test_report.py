"""foxden lab: a self-contained page, with numbers, a command and a play link for every chart."""

from __future__ import annotations

import re
import shlex
import sys
from html import unescape
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from foxden.data import Contents
from foxden.forms.form import Fields
from foxden.games import GAMES
from foxden.lab.sweep import STANDARD, change_box, find_variation
from foxden.own_box import gather_data, link_to
from foxden.record import open_box
from tests.command import foxden

GAMES_EACH = 3
UNORDERED = {("foxrun", 0), ("fowlplay", 1)}
"""Tiles and tunnels, as a box is packed."""
FEW = ("--data", "default", "--data", "singles")


def write(game: str, path: Path, *words: str) -> str:
    few = ["--games", str(GAMES_EACH), "--level", "random", "--seed", "3"]
    ran = foxden("lab", game, "--out", str(path), *few, *words)
    assert ran.returncode == 0, ran.stderr
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module", params=list(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def page(game: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    return write(game, tmp_path_factory.mktemp("report") / "report.html")


def test_the_page_needs_nothing_from_elsewhere(page: str) -> None:
    assert re.findall(r"<(script|link|img|iframe|object)\b", page) == []
    assert re.findall(r"(?:src|xlink:href)=\"(?!#)", page) == []
    assert re.findall(r"url\((?!#)", page) == []
    assert "@import" not in page


def test_every_figure_has_a_name_its_numbers_and_its_command(page: str, game: str) -> None:
    figures = re.findall(r"<figure>.*?</figure>", page, re.DOTALL)
    assert len(figures) >= 6
    for figure in figures:
        assert re.search(r'<svg role="img" aria-label="[^"]+"', figure)
        assert "<td>" in figure
        assert f"foxden simulate {game}" in figure


def test_the_commands_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for command in {unescape(found) for found in re.findall(r"<code>(.*?)</code>", page)}:
        ran = foxden(*shlex.split(command)[1:])
        assert ran.returncode == 0, ran.stderr
        assert (tmp_path / "results.json").exists()


def test_what_is_counted_of_a_game_is_shown(page: str, game: str) -> None:
    kit = GAMES[game].lab
    for measure in kit.of_game:
        assert measure.title in unescape(page)
    assert all(f"Wins by {measure.title}" in unescape(page) for measure in kit.of_seat)
    if kit.side_of:
        assert all(re.search(f"Wins of the .*{measure.title}", unescape(page)) for measure in kit.of_game)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("name", GAMES)
def test_choices_have_a_part_of_their_own(name: str, tmp_path: Path) -> None:
    """For games of bots: random players don't choose anything."""
    few = ["--games", "2", "--level", "cub", "--data", "default", "--jobs", "1"]
    assert foxden("lab", name, "--out", str(tmp_path / "report.html"), *few).returncode == 0
    page = unescape((tmp_path / "report.html").read_text(encoding="utf-8"))
    part = page.partition("What a single choice is worth")[2].partition("What if the box were different?")[0]
    kit = GAMES[name].lab
    assert all(f"Wins by {measure.title}" in part for measure in kit.of_seat if measure.choice)
    assert kit.opening is None or f"Wins by {kit.opening.title}" in part
    assert "<figure>" in part


def test_every_box_of_the_sweep_can_be_played_by_link(page: str, game: str) -> None:
    found = GAMES[game]
    links = {unescape(link) for link in re.findall(r'href="([^"]+)"', page)}
    for name in (STANDARD, *(variation.name for variation in found.lab.variations)):
        data = change_box(found, find_variation(found, name))
        assert f"http://localhost:8321{link_to(found, data)}" in links


@pytest.mark.parametrize("name", GAMES)
def test_a_link_holds_the_very_box(name: str) -> None:
    """The way back is that of the house, which is asked by the page (client/src/lib/boxLink.ts) in tests/browser."""
    game = GAMES[name]
    for variation in game.lab.variations:
        data = change_box(game, variation)
        behind = link_to(game, data).partition("#")[2]
        fields: Fields = {field: read(text) for field, text in parse_qsl(behind, keep_blank_values=True)}
        assert as_played(name, gather_data(game, fields)) == as_played(name, data)


def read(text: str) -> str | int | bool:
    if text in ("_t", "_f"):
        return text == "_t"
    if text.startswith("__"):
        return text[2:]
    return int(text) if re.fullmatch(r"-?\d{1,9}", text) else text


def as_played(name: str, data: str | Contents) -> list[list[int]]:
    """What the rules are given; the order in which the things of a part are listed is nothing to them."""
    parts = open_box(GAMES[name], data).__reduce__()[1]
    listed = [part if isinstance(part, list) else [part] for part in parts]
    return [sorted(part) if (name, place) in UNORDERED else part for place, part in enumerate(listed)]


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures as their numbers: drawing them takes most of a report's time."""
    for name in ("draw_bars", "draw_counts"):
        monkeypatch.setattr(f"foxden.lab.report.{name}", lambda *drawn: repr(drawn))


@pytest.mark.usefixtures("undrawn")
def test_a_second_report_plays_nothing_again_and_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = write("foxrun", tmp_path / "report.html", *FEW)
    monkeypatch.setattr("foxden.lab.run.play", None)
    assert write("foxrun", tmp_path / "report.html", *FEW) == first


@pytest.mark.usefixtures("undrawn")
def test_another_report_beside_it_is_not_mixed_in(tmp_path: Path) -> None:
    first = write("foxrun", tmp_path / "report.html", *FEW)
    again = write("foxrun", tmp_path / "report.html", "--data", "default", "--data", "all-crosses")
    assert first != again
    assert write("foxrun", tmp_path / "report.html", *FEW) == first


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "no game called 'chess'"),
        (["foxrun", "--level", "fox"], "no bot called 'fox'"),
        (["foxrun", "--out", "/no/such/folder/x.html"], "Can’t write"),
    ],
)
def test_mistakes_are_answered_in_words(words: list[str], said: str) -> None:
    refused = foxden("lab", *words)
    assert (refused.returncode, said in refused.stderr) == (2, True), refused.stderr


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    refused = foxden("lab", "foxrun", "--out", str(tmp_path / "x.html"))
    assert (refused.returncode, "./foxden-….whl[lab]" in refused.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []
