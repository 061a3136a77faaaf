"""What somebody is told of their own games of Fowl Play!: where the points came from."""

from __future__ import annotations

import pytest

from foxden.games.fowlplay.box import BIRDS
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.statistics import SOURCES, count_figures, split_points, tell
from foxden.record import replay
from foxden.statkit import FigureSum, add_figures
from foxden.text import LANGUAGES, speaker
from tests.fowlplay.drawing import card, draw_farm
from tests.review.games import played


def finished(seats: int) -> FowlPlay:
    *_, last = replay(played("fowlplay", seats))
    assert isinstance(last.state, FowlPlay)
    return last.state


def test_fp_19_fp_20_fp_21_points_by_source_of_a_drawn_ending() -> None:
    """Four brown squares of all types: a set, and most of both. One goose survives, which is the target."""
    state = draw_farm("2,-2  gko ORA  .", {"orange": "cko", "white": "dko"}, foxes={"white": "-6,0"})
    state.yard.caught[0] = birds("cbs", "dbs", "gbs", "tbs")
    state.cards.target[0] = card("gko") - 1
    majorities = {"shapes": 4, "colours": 4, "sets": 4}
    assert split_points(state, 0) | majorities == split_points(state, 0)
    state.yard.caught[1] = (1 << BIRDS) - 1 & ~birds("cbs", "dbs", "gbs", "tbs", "gko")
    assert split_points(state, 0) == {"shapes": 0, "colours": 0, "sets": 4, "survivors": 3, "target": 1}
    state.cards.target[0] = card("gwh") - 1
    assert split_points(state, 0) == {"shapes": 0, "colours": 0, "sets": 4, "survivors": 1, "target": 0}


def birds(*names: str) -> int:
    return sum(1 << card(name) - 1 for name in names)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_sources_add_up_to_the_result(seats: int) -> None:
    state = finished(seats)
    for seat in range(seats):
        figures = count_figures(state, seat)
        assert sum(figures[f"points {source}"][0] for source in SOURCES) == figures["points total"][0]
        assert figures["points total"][0] == int(state.sheet().total(seat)) == figures[f"points of {seats}"][0]
    assert sum(count_figures(state, seat)[f"won of {seats}"][0] for seat in range(seats)) >= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_tables_with_the_number_of_games(language: str) -> None:
    two, three = finished(2), finished(3)
    sums = add_figures([count_figures(two, 0), count_figures(two, 1), count_figures(three, 0)])
    sources, seats = tell(sums, speaker(language))
    assert [row[-1] for row in sources.rows] == ["3"] * 6
    assert [(row[0], row[-1]) for row in seats.rows] == [("2", "2"), ("3", "1")]
    assert sources.rows[-1][2].startswith("100")
    assert all(len(row) == len(table.columns) for table in (sources, seats) for row in table.rows)


def test_of_nothing_nothing_is_told_and_of_no_points_no_share() -> None:
    assert tell({}, speaker("en")) == []
    names = [*(f"points {source}" for source in SOURCES), "points total", "birds"]
    [sources, _] = tell(dict.fromkeys(names, FigureSum(0, 1, 1)), speaker("en"))
    assert {row[2] for row in sources.rows} == {"–"}
