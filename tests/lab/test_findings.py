"""docs/findings.md reports what was played, with the commands it names."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from foxden.games import GAMES, default_data
from foxden.lab.sweep import change_box, find_variation
from foxden.own_box import link_to
from tools.figures import fill
from tools.findings import FOLDER, REPORTS, RUNS
from tools.findings_page import FAIREST, PAGE, pictures, tables

TEXT = PAGE.read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"findings/([\w-]+)\.json", TEXT)))


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def words_of(command: str) -> list[tuple[str, str]]:
    """The flags and their values, whatever their order."""
    flags = shlex.split(command)
    return sorted(zip(flags[::2], flags[1::2], strict=True))


def test_the_tables_are_what_was_played() -> None:
    assert fill(TEXT, tables()) == TEXT, "python -m tools.findings_page writes them"


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.json")))
def test_every_result_was_played_by_a_run_of_the_list(name: str) -> None:
    asked = RUNS[name].split(maxsplit=1)
    told = shlex.split(read(name)["command"])
    assert told[:3] == ["foxden", "simulate", asked[0]]
    assert words_of(shlex.join(told[3:])) == words_of(asked[1])
    assert all(not commit.endswith("-dirty") for commit in read(name)["commits"])


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.html")), ids=lambda path: path.stem)
def test_every_report_was_made_by_a_command_of_the_list(path: Path) -> None:
    name, _, level = path.stem.partition("-")
    words = REPORTS[path.stem].split()
    assert words[:3] == [name, "--level", level]
    for command in set(re.findall(r"<code>(.*?)</code>", path.read_text(encoding="utf-8"))):
        asked = dict(words_of(shlex.join(shlex.split(command)[3:])))
        assert (command.split()[2], asked["--num"], asked["--bot"]) == (name, words[4], level)


def test_every_picture_is_there_and_every_answer_has_one_for_children() -> None:
    shown = set(re.findall(r"!\[[^\]]+\]\(findings/([\w-]+)\.svg\)", TEXT))
    assert shown == set(pictures())
    assert all((FOLDER / f"{name}.svg").exists() for name in shown)
    questions = re.findall(r"^## .+\?$", TEXT, re.MULTILINE)
    assert len(questions) == TEXT.count("*For children: ") == 7


def test_the_mix_that_is_named_is_the_fairest_of_those_tried_and_can_be_played() -> None:
    """Of those boxes in which nothing but the tiles is another."""
    game = GAMES["foxrun"]
    standard = default_data(game)
    unfair = {}
    for setting in read("foxrun-sweep")["settings"]:
        data = setting["data"]
        if isinstance(data, dict) and {**data, "tiles": 0} == {**standard, "tiles": 0}:
            unfair[setting["setting"]["data"]] = abs(setting["sides"]["foxes"]["share"] - 0.5)
    assert len(unfair) > 5
    assert min(unfair, key=lambda name: unfair[name]) == FAIREST
    assert link_to(game, change_box(game, find_variation(game, FAIREST))).replace("&", "&amp;") in TEXT
