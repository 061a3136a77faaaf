"""The figures in docs/bots.md are the measured ones, measured with the current bots."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.limits import Limit
from bench.server import LIMITS, Phase
from foxden.games import GAMES, TITLES
from foxden.lab.ladder import LadderDeal, field_of, play_deal
from foxden.lab.ladder_run import Ladder, make_ladder
from foxden.terminal.ladder import describe
from tools.figures import BENCH, PAGE, README, REVIEW, bot_tables, fill, readme_tables, review_tables, server

REPORTS = sorted((BENCH / "ladder").glob("*.json"))
QUICK = ("cub", "aesop", "greedy")
"""Players whose games are quick."""


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def recall(path: Path) -> Ladder:
    """A ladder from its file, with the current players."""
    report = read(path)
    players = field_of(report["game"], [], extras=True)
    options = GAMES[report["game"]].settle_written(report.get("options", {}))
    file = path.with_suffix(".jsonl")
    return make_ladder(report["game"], report["seats"], players, neighbours=True, file=file, options=options)


def test_every_game_was_measured_with_two_three_and_four_seats() -> None:
    assert {path.stem for path in REPORTS} == {f"{game}{seats}" for game in TITLES for seats in ("", "-3", "-4")}


@pytest.mark.parametrize(
    ("page", "tables"),
    [(PAGE, bot_tables()), (README, readme_tables()), (REVIEW, review_tables())],
    ids=["bots", "README", "review"],
)
def test_the_pages_say_what_was_measured(page: Path, tables: dict[str, str]) -> None:
    text = page.read_text(encoding="utf-8")
    assert fill(text, tables) == text, "stale: make figures"


def test_what_the_server_carries_is_published_as_it_is_measured() -> None:
    """So that the next measurement can take the place of this one."""
    report = read(BENCH / "server.json")
    measured = report["measured"]["mixed"]["new"]
    assert {tuple(phase) for phase in measured["phases"]} == {Phase.__struct_fields__}
    assert {tuple(report["limits"][name]) for name in LIMITS} == {Limit.__struct_fields__}
    again = {
        **report,
        "measured": {"mixed": {"new": {**measured, "phases": 2 * measured["phases"], "memory_mb": 99.4}}},
    }
    assert server(again) == server(report).replace(f"{measured['memory_mb']:.0f} MB", "99 MB")


def test_a_figure_changed_by_hand_is_noticed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    points = read(BENCH / "foxy_levels.json")["levels"][0]["mean_points"]
    assert fill(page.replace(f"| {points} |", "| 99.9 |"), bot_tables()) == page


@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.stem)
def test_the_figures_are_those_of_the_deals(path: Path) -> None:
    report, now = read(path), describe(recall(path))
    for part in ("standings", "commits", "levels"):
        assert report[part] == now[part], f"{part}: run the ladder again"


@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.stem)
def test_each_level_is_clearly_better_than_the_one_below(path: Path) -> None:
    for standing in read(path)["standings"]:
        assert standing["verdict"] == "better", (standing["one"], standing["other"])


@pytest.mark.parametrize("game", TITLES)
def test_a_deal_played_again_comes_out_the_same(game: str) -> None:
    """So the figures are those of the current bots. A bot that has changed must be measured again."""
    ladder = recall(BENCH / "ladder" / f"{game}.json")
    again = 0
    for one, other in ladder.pairs:
        if one.name in QUICK:
            played = min(ladder.played[one.name, other.name], key=lambda deal: deal.number)
            assert play_deal(LadderDeal(game, 2, one, other, played.number, ladder.options)) == played
            again += 1
    assert again == len(QUICK)


def test_another_bot_is_found_out() -> None:
    """A cub that calls itself aesop."""
    ladder = recall(BENCH / "ladder" / "foxrun.json")
    one, other = next(pair for pair in ladder.pairs if pair[0].name == "aesop")
    cub = replace(one, level=other.level)
    played = ladder.played[one.name, other.name][:5]
    assert [play_deal(LadderDeal("foxrun", 2, cub, other, deal.number, ladder.options)) for deal in played] != played
