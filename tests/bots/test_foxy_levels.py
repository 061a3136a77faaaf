"""Foxy's levels: believable scores, and the mistakes that people make."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bench.foxy_levels import run


@cache
def levels() -> list[dict[str, Any]]:
    return run(150)


def test_each_level_scores_more_than_the_one_below_and_is_exact_more_often() -> None:
    for key in ("mean_points", "exact"):
        found = [level[key] for level in levels()]
        assert found == sorted(found), key
        assert len(set(found)) == 4, key


def test_the_highest_counts_everything_and_is_never_crossed_out() -> None:
    best = levels()[-1]
    assert (best["exact"], best["crosses_per_game"], best["circles_won"]) == (1.0, 0.0, 1.0)


@pytest.mark.parametrize("place", [1, 2])
def test_the_levels_in_the_middle_err_late_and_on_the_animals_seen_most(place: int) -> None:
    level = levels()[place]
    first, *_, last = level["wrong_by_turn"].values()
    assert last > 2 * first
    few, some, many = level["wrong_late_by_times_seen"].values()
    assert few < some < many
