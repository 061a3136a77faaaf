"""The score sheet: FP-19 to FP-22."""

from __future__ import annotations

import pytest

from foxden.games.fowlplay.count import ScoreColumn, count_table, write_column
from foxden.games.fowlplay.result import rank_seats
from foxden.games.fowlplay.score import FowlPlayScore

from .drawing import BOX, card

pytestmark = pytest.mark.rules


def birds(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def add(caught: list[str], alive: str = "", targets: list[str] | None = None) -> FowlPlayScore:
    chosen = [card(name) if targets else None for name in targets or caught]
    return count_table(BOX, [birds(names) for names in caught], birds(alive), chosen)


def column(caught: list[str], seat: int = 0, alive: str = "", targets: list[str] | None = None) -> ScoreColumn:
    return write_column(add(caught, alive, targets), seat, targets is not None)


def points(column: ScoreColumn) -> dict[str, int]:
    return {name: number for name, number in column.majorities.items() if number}


def test_fp_19_the_rulebook_s_four_brown_birds() -> None:
    """Three chickens and a duck: the majority of brown is worth two types."""
    assert column(["cbo cbh cbs dbo", "gbo tbo"]).majorities["brown"] == 2


def test_fp_19_a_majority_scores_the_types_among_its_birds() -> None:
    assert points(column(["cko dkh", "gws"])) == {"circle": 1, "hexagon": 1, "black": 2}


def test_fp_19_fewer_birds_score_nothing() -> None:
    assert points(column(["cko", "dko gko"])) == {}


def test_fp_19_ties_score_in_full() -> None:
    caught = ["cko dko", "gko tko", "cbh"]
    assert [column(caught, seat).majorities["black"] for seat in range(3)] == [2, 2, 0]


def test_fp_19_nobody_scores_for_what_nobody_caught() -> None:
    assert points(column(["", ""])) == {}


@pytest.mark.parametrize(
    ("caught", "sets"), [("cko dko gko", 0), ("cko dko gko tko", 4), ("cko dbo gko tws ckh dkh gws twh cbh", 8)]
)
def test_fp_20_four_points_a_complete_set(caught: str, sets: int) -> None:
    assert column([caught, ""]).sets == sets


@pytest.mark.parametrize(
    ("alive", "shared"), [("gwh", 1), ("cbo", 2), ("gws", 0), ("cbh", 3 + 1), ("cbh cbo gwh gws", 3 + 1 + 2 + 1)]
)
def test_fp_21_a_point_for_each_feature_shared_with_the_target(alive: str, shared: int) -> None:
    """The rulebook's target, a brown chicken on a hexagon."""
    survivors = column(["", ""], 0, alive, ["cbh", "tko"]).survivors
    assert survivors is not None
    assert survivors.subtotal == shared


def test_fp_21_one_more_if_the_target_itself_survives() -> None:
    alive = [column(["", ""], 0, alive, ["cbh", "tko"]).survivors for alive in ("cbh", "cbo")]
    assert [part.target for part in alive if part] == [1, 0]


def test_fp_22_most_points_win() -> None:
    sheet = add(["cko dkh", "gws"], "", ["tbs", "tbo"])
    assert rank_seats(sheet) == [1, 2]


def test_fp_22_then_whose_target_survived() -> None:
    """Even if they caught more."""
    sheet = add(["gwh", "tbs tws"], "cbh cko twh gks gkh", ["ckh", "cbh"])
    assert [sheet.total(seat) for seat in range(2)] == [10, 10]
    assert rank_seats(sheet) == [2, 1]


def test_fp_22_then_who_caught_fewer() -> None:
    sheet = add(["gwo tbh", "dws"], "gks cwh tws", ["cko", "dws"])
    assert [sheet.total(seat) for seat in range(2)] == [6, 6]
    assert rank_seats(sheet) == [2, 1]


def test_fp_22_else_they_share_the_win() -> None:
    sheet = add(["ckh cbh", "tkh twh", ""], "", ["cwo", "dbo", "gbo"])
    assert rank_seats(sheet) == [1, 1, 3]


SHEET = {
    "caught": [
        "tkh dks tks tbh two cws dws",
        "tko ckh cks tbs cwh",
        "gko dkh gks cbo dbh gbh gbs twh",
        "cko gkh gbo tbo cwo dwo dwh gwh",
    ],
    "targets": ["dko", "cwh", "gws", "dbs"],
}
SURVIVORS = "dko dbo cbh cbs dbs gwo gws tws"
PART_1 = [
    ({"square": 3, "black": 2}, 0, 5),
    ({"black": 2}, 0, 2),
    ({"hexagon": 3, "black": 2, "brown": 3}, 4, 12),
    ({"circle": 4, "white": 3}, 4, 11),
]
PART_2 = [
    ({"circle": 3, "black": 1, "duck": 3}, 1, 8),
    ({"hexagon": 1, "white": 3, "chicken": 2}, 0, 6),
    ({"square": 4, "white": 3, "goose": 2}, 1, 10),
    ({"square": 4, "brown": 4, "duck": 3}, 1, 12),
]


@pytest.mark.parametrize("seat", range(4))
def test_fp_19_fp_20_fp_21_the_rulebook_s_score_sheet(seat: int) -> None:
    """Birds found to fit the sheet: the rulebook prints the points only."""
    part = column(SHEET["caught"], seat, SURVIVORS, SHEET["targets"])
    assert part.survivors is not None
    assert (points(part), part.sets, part.subtotal) == PART_1[seat]
    alive = {name: number for name, number in part.survivors.features.items() if number}
    assert (alive, part.survivors.target, part.survivors.subtotal) == PART_2[seat]
    assert part.total == [13, 8, 22, 23][seat]


def test_fp_22_the_rulebook_s_winner() -> None:
    sheet = add(SHEET["caught"], SURVIVORS, SHEET["targets"])
    assert rank_seats(sheet) == [3, 4, 2, 1]
