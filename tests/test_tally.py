"""Counting results, and how sure they make us."""

from __future__ import annotations

import pytest

from foxden.game import Result, rank
from foxden.lab.tally import Points, ResultTally, interval


def test_wilson_s_interval_of_known_shares() -> None:
    assert interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(10, 10)[1] == pytest.approx(1.0)
    assert interval(0, 0) == (0.0, 1.0)


def test_points_give_their_mean_and_its_margin() -> None:
    points = Points()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        points.add(value)
    assert points.mean == 5.0
    assert points.margin == pytest.approx(1.959964 * (32 / 7 / 8) ** 0.5)


def test_tallies_of_parts_are_the_tally_of_the_whole() -> None:
    results = [Result([3, 1], [1, 2], "caught"), Result([2, 2], [1, 1], "time"), Result([0, 5], [2, 1])]
    whole, parts = ResultTally(2), [ResultTally(2), ResultTally(2)]
    for index, result in enumerate(results):
        whole.add(result, moves=10 + index)
        parts[index % 2].add(result, moves=10 + index)
    parts[0].merge(parts[1])
    assert parts[0] == whole
    assert (whole.games, whole.moves, whole.wins) == (3, 33, [2, 2])


def test_ranks_count_how_many_did_strictly_better() -> None:
    assert rank([(5, 0), (5, 0), (3, 9)]) == [1, 1, 3]
    assert rank([(5, 0), (5, 1), (3, 9)]) == [2, 1, 3]
