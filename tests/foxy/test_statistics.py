"""What somebody is told of their own games of Foxy: drawn ones, turn by turn and animal by animal."""

from __future__ import annotations

import pytest

from foxden.games.foxy.box import TURNS
from foxden.games.foxy.score import exact_numbers
from foxden.games.foxy.statistics import count_figures, tell
from foxden.statkit import Figures, FigureSum, add_figures
from foxden.text import LANGUAGES, speaker
from tests.foxy.drawing import finish, finish_exactly, game

DRAWN = """
hen       | 1  1
hen + pig | 2  3
fox       | 2  9
hen       | 3! 1!
"""


def figures(seat: int) -> Figures:
    state = game(DRAWN)
    finish_exactly(state)
    return count_figures(state, seat)


def test_fx_13_each_turn_says_whether_the_number_was_exact_and_how_far_off() -> None:
    exact = [int(number) for number in exact_numbers(game(DRAWN).deck, 0)]
    assert exact[:4] == [1, 3, 2, 3]
    told = figures(0)
    assert [told[f"exact turn {turn}"] for turn in range(1, 5)] == [(1, 1), (0, 1), (1, 1), (1, 1)]
    assert [told[f"off turn {turn}"] for turn in range(1, 5)] == [(0, 1), (1, 1), (0, 1), (0, 1)]
    assert all(told[f"exact turn {turn}"] == (1, 1) for turn in range(5, TURNS + 1))
    assert figures(1)["off turn 3"] == (7, 1)


def test_fx_8_a_card_counts_for_every_animal_on_it_and_the_fox_for_itself() -> None:
    state = game(DRAWN)
    hens = sum(int(card) & 1 for card in state.deck)
    assert figures(0)["exact animal hen"] == (hens - 1, hens)
    assert figures(0)["exact animal fox"] == (1, 1)
    assert figures(1)["exact animal fox"] == (0, 1)
    assert figures(1)["off animal fox"] == (7, 1)


def test_fx_14_what_the_circle_brought() -> None:
    won, lost = figures(0), figures(1)
    assert (won["circled"], won["circle won"], won["circle points"], won["circle turn"]) == (
        (1, 1),
        (1, 1),
        (6, 1),
        (4, 1),
    )
    assert (lost["circle won"], lost["circle points"]) == ((0, 1), (0, 1))


def test_fx_20_alone_there_is_no_circle() -> None:
    state = game("hen | 1")
    finish(state)
    assert not any(name.startswith("circle") for name in count_figures(state, 0))


def test_whoever_has_not_circled_has_no_circle_to_be_judged() -> None:
    state = game("hen | 1 1")
    finish(state)
    assert count_figures(state, 0)["circled"] == (0, 1)
    assert "circle won" not in count_figures(state, 0)


def test_sums_say_of_how_many_games_they_are() -> None:
    alone = game("hen | 1")
    finish(alone)
    sums = add_figures([figures(0), figures(1), count_figures(alone, 0)])
    assert sums["exact turn 1"] == FigureSum(3, 3, 3)
    assert sums["exact turn 2"] == FigureSum(1, 3, 3)
    assert sums["circle won"] == FigureSum(1, 2, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_tables_with_the_number_of_games(language: str) -> None:
    turns, animals, circle = tell(add_figures([figures(0), figures(1)]), speaker(language))
    assert [row[0] for row in turns.rows] == [str(turn) for turn in range(1, TURNS + 1)]
    assert {row[-1] for row in turns.rows} == {"2"}
    assert all(len(row) == len(table.columns) for table in (turns, animals, circle) for row in table.rows)
    if language == "en":
        assert turns.rows[2] == ["3", "50%", "3.5", "2"]
        assert circle.rows == [
            ["Games with a circle", "100%", "2"],
            ["Circle on the exact number", "50%", "2"],
            ["Points from the circle", "3.0", "2"],
            ["Turn you circled in", "4.0", "2"],
        ]


def test_animals_remembered_best_stand_first() -> None:
    _, animals, _ = tell(add_figures([figures(0)]), speaker("en"))
    shares = [int(row[1].rstrip("%")) for row in animals.rows]
    assert shares == sorted(shares, reverse=True)
    assert animals.rows[-1][0] == "Pigs" or shares[-1] < 100


def test_of_nothing_nothing_is_told() -> None:
    assert tell({}, speaker("en")) == []
