"""FX-12 to FX-15: the count."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import FastRng
from foxden.games.foxy import FOXY
from foxden.games.foxy.count import FoxyCount
from foxden.games.foxy.names import FOXES
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import count_up, is_crossed_out, score
from foxden.games.foxy.view import FoxyShared
from foxden.playout import play_randomly
from tests.foxy.drawing import deal, finish, game, write

pytestmark = pytest.mark.rules


def counted(state: Foxy) -> FoxyCount:
    shared = FOXY.look(state, None).shared
    assert isinstance(shared, FoxyShared)
    assert shared.count is not None
    return shared.count


def recount(state: Foxy, seat: int) -> tuple[int, int, int]:
    """Points, those of the circled number, and crosses, counted with words instead of bits."""
    fox = FOXES[state.variants.fox]
    shown: Counter[str] = Counter()
    points = bet_points = crosses = singles = 0
    for turn, names in enumerate(FOXY.write_setup(state)["deck"]):
        animals = ["cat"] if names == ["fox"] and fox == "cat" else names
        if animals == ["fox"]:
            exact = {"kinds": len(shown), "most-seen": max(shown.values(), default=0), "singles": singles}[fox]
        else:
            shown.update(animals)
            exact = sum(shown[animal] for animal in animals)
            singles += len(animals) == 1
        number, circled = state.numbers[turn * state.seats + seat], state.bets[seat] == turn
        worth = number if number == exact or (number < exact and not circled and not state.variants.hard) else 0
        points += worth * (1 + circled)
        bet_points += worth * 2 * circled
        crosses += number > exact
    return points, bet_points, crosses


@pytest.mark.parametrize("fox", FOXES)
@pytest.mark.parametrize("hard", [False, True])
def test_a_plain_recount_agrees(fox: str, hard: bool) -> None:
    rng = FastRng(11)
    for seed in range(30):
        state = FOXY.redeal(deal(3, seed, fox=fox, hard=hard), None, rng)
        play_randomly(state, rng)
        result = FOXY.result(state)
        assert result is not None
        assert result.details is not None
        counts = zip(result.scores, result.details["bet_points"], result.details["crosses"], strict=True)
        assert list(counts) == [recount(state, seat) for seat in range(3)]


def test_fx_12_begins_after_twenty_turns() -> None:
    state = game("hen | 1 1")
    moves = 0
    while not state.over():
        assert FOXY.result(state) is None
        write(state, state.waits_for(), "0")
        moves += 1
    assert moves == 38
    assert len(counted(state).cards) == len(counted(state).exact) == 20


def test_fx_12_turns_the_pile_over_in_the_same_order() -> None:
    state = game("""
        hen + cat | 2 1
        fox       | 2 1
        hen       | 2 1
    """)
    assert FOXY.result(state) is None
    finish(state)
    assert counted(state).cards[:3] == [["hen", "cat"], ["fox"], ["hen"]]
    assert counted(state).exact[:3] == [2, 2, 2]
    assert counted(state).boards[0].numbers[:4] == [2, 2, 2, 0]
    assert counted(state).boards[0].worth[:4] == [2, 2, 2, 0]


def test_fx_12_ticks_the_nine_tracks_card_by_card() -> None:
    state = game("""
        hen + cat | 2 1
        fox       | 2 1
        bear      | 1 1
        hen       | 2 1
    """)
    finish(state)
    rows = [dict(zip(counted(state).kinds, row, strict=True)) for row in counted(state).tracks]
    ticked = [{kind: ticks for kind, ticks in row.items() if ticks} for row in rows[:4]]
    assert ticked == [
        {"hen": 1, "cat": 1},
        {"hen": 1, "cat": 1},
        {"hen": 1, "cat": 1, "bear": 1},
        {"hen": 2, "cat": 1, "bear": 1},
    ]


def test_fx_13_example_exact_5_jack_3_margherita_5_jo_6() -> None:
    assert [score(number, False, 5, False) for number in (3, 5, 6)] == [3, 5, 0]
    assert [is_crossed_out(number, 5) for number in (3, 5, 6)] == [False, False, True]


def test_fx_13_adds_the_points_and_crosses_out_what_is_too_high() -> None:
    state = game("""
        hen       | 1 0 2
        hen + pig | 3 2 4
        pig       | 2 1 2
    """)
    result = finish(state)
    assert result.scores == [6, 3, 2]
    assert [board.crossed_out for board in counted(state).boards] == [[], [], [1, 2]]


def test_fx_14_example_exact_5_mario_circles_4_or_5() -> None:
    assert [score(number, True, 5, False) for number in (4, 5)] == [0, 10]


def test_fx_14_too_high_is_worth_nothing_and_crossed_out_too_low_is_not() -> None:
    state = game("hen + pig + cat | 2! 3! 4!")
    result = finish(state)
    assert result.scores == [0, 6, 0]
    assert [board.bet_points for board in counted(state).boards] == [0, 6, 0]
    assert [board.crossed_out for board in counted(state).boards] == [[], [], [1]]
    assert [board.bet for board in counted(state).boards] == [1, 1, 1]


def test_fx_14_doubles_no_other_turn() -> None:
    state = game("""
        hen | 1  1!
        hen | 2! 2
    """)
    assert finish(state).scores == [5, 4]


def test_fx_15_most_points_win() -> None:
    state = game("""
        hen       | 1 0 1
        hen + pig | 3 2 3
        zebra     | 1 0 2
    """)
    result = finish(state)
    assert result.scores == [5, 2, 4]
    assert result.ranks == [1, 3, 2]


def test_fx_15_then_points_of_the_circled_number() -> None:
    state = game("""
        hen       | 0  1! 0
        hen + pig | 2  0  0
        zebra     | 0! 1  1!
    """)
    result = finish(state)
    assert result.scores == [2, 3, 2]
    assert result.ranks == [3, 1, 2]
    assert result.details is not None
    assert result.details["bet_points"] == [0, 2, 2]


def test_fx_15_then_fewer_numbers_crossed_out() -> None:
    state = game("""
        hen       | 0! 1 0
        hen + pig | 9  9 0
        zebra     | 1  9 1
    """)
    result = finish(state)
    assert result.scores == [1, 1, 1]
    assert result.ranks == [2, 3, 1]
    assert result.details is not None
    assert result.details["crosses"] == [1, 2, 0]


def test_fx_15_the_circle_counts_before_the_crosses() -> None:
    state = game("""
        hen       | 1! 0
        hen + pig | 9  2
    """)
    result = finish(state)
    assert (result.scores, result.ranks) == ([2, 2], [1, 2])


def test_fx_15_still_tied_the_win_is_shared() -> None:
    state = game("""
        hen | 1 1 0
        pig | 0 0 0
    """)
    assert finish(state).ranks == [1, 1, 3]


def test_fx_15_a_real_table_is_counted_with_the_cards_it_has() -> None:
    exact, numbers = vec[i64]([1, 3]), vec[i64]([1, 2, 3, 4])
    count = count_up(exact, numbers, vec[i64]([1, -1]), False)
    assert list(count.points) == [1 + 6, 0]
    assert list(count.bet_points) == [6, 0]
    assert list(count.crosses) == [0, 2]
