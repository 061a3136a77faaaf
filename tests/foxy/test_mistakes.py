"""Foxy after the count: what each number cost, and why."""

from __future__ import annotations

import pytest

from foxden.games.foxy.count import BoardCount, FoxyCount
from foxden.games.foxy.mistakes import best_right, find_mistake, lose, was_worth, write_tables
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import exact_numbers
from foxden.games.foxy.view import look_at_count
from foxden.text import LANGUAGES, say
from tests.review.games import looked_back


@pytest.mark.parametrize(
    ("number", "exact", "circled", "later", "mistake"),
    [
        (5, 5, False, 9, "none"), (6, 5, False, 0, "high"), (4, 5, False, 0, "careful"), (3, 5, False, 0, "careful"),
        (2, 5, False, 0, "forgot"), (5, 5, True, 4, "none"), (5, 5, True, 6, "early"), (4, 5, True, 0, "missed"),
        (6, 5, True, 0, "missed"),
    ],
)  # fmt: skip
def test_fx_13_fx_14_why_a_number_did_not_bring_all_it_could(
    number: int, exact: int, circled: bool, later: int, mistake: str
) -> None:
    assert find_mistake(number, exact, circled, later) == mistake


def finished() -> tuple[Foxy, FoxyCount]:
    last = looked_back("foxy", 3)[1][-1]
    assert isinstance(last, Foxy)
    count = look_at_count(last)
    assert count is not None
    return last, count


def test_points_lost_and_points_made_are_all_there_were_without_a_circle() -> None:
    """FX-13: what the exact numbers would bring, less what was lost, is what was won; but for the circle's own."""
    state, count = finished()
    exact = [int(each) for each in exact_numbers(state.deck, state.variants.fox)]
    for board in count.boards:
        for turn in range(20):
            if board.bet != turn + 1:
                assert lose(count, board, turn) + board.worth[turn] == exact[turn]


def test_fx_14_the_circle_is_held_against_the_same_number_without_it() -> None:
    _, count = finished()

    def circled(number: int, exact: int) -> str:
        numbers, exacts = [number] + [0] * 19, [exact] + [9] * 19
        points = 2 * number if number == exact else 0
        board = BoardCount(numbers, 1, [0] * 20, 0, points, [], 1)
        return was_worth(FoxyCount(count.cards, count.kinds, count.tracks, exacts, [board], [0], None), board)

    assert circled(5, 5) == "5"
    assert circled(4, 5) == "−4"
    assert circled(6, 5) == "0"


def test_the_best_number_that_was_right() -> None:
    _, count = finished()
    for board in count.boards:
        right = [exact for number, exact in zip(board.numbers, count.exact, strict=True) if number == exact]
        assert best_right(count, board) == max(right, default=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_losses_memory_and_circle_are_told(language: str) -> None:
    _, count = finished()
    losses, memory, circles = write_tables(count, ["A", "B", "C"], lambda key, **words: say(language, key, **words))
    assert len(losses.rows) == 21
    assert len(memory.rows) == 4
    assert [row[0] for row in circles.rows] == ["A", "B", "C"]
