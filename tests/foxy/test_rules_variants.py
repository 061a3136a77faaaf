"""FX-16 to FX-20: variants, and playing alone."""

from __future__ import annotations

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foxden.game import Refusal
from foxden.games.foxy import FOXY
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import deviation, is_crossed_out, score, wins_alone
from foxden.games.foxy.view import FoxyShared, Told
from tests.foxy.drawing import deal, exact, finish, finish_exactly, game, may, outcome, write

pytestmark = pytest.mark.rules


def told(state: Foxy) -> Told | None:
    shared = FOXY.look(state, None).shared
    assert isinstance(shared, FoxyShared)
    return shared.told


def test_fx_16_example_six_cats_six_bears_four_dolphins_three_pigs() -> None:
    cards = ["bear + cat"] * 6 + ["dolphin"] * 4 + ["pig"] * 3
    assert exact(", ".join([*cards, "fox"]), "most-seen")[-1] == 6


def test_fx_16_asks_for_the_kind_shown_most_often() -> None:
    assert exact("pig, hen, hen, fox, hen", "most-seen") == [1, 1, 2, 2, 3]
    assert exact("fox", "most-seen") == [0]


def test_fx_17_example_five_single_animals() -> None:
    assert exact("hen, pig, hen + pig, bear, bear + rabbit + cat, zebra, octopus, fox", "singles")[-1] == 5


def test_fx_17_asks_for_earlier_cards_with_one_animal() -> None:
    assert exact("hen, hen, hen + cat, fox, hen", "singles") == [1, 2, 4, 2, 4]
    assert exact("fox, hen", "singles") == [0, 1]


def test_fx_18_the_fox_is_a_cat_that_counts_itself() -> None:
    assert exact("hen + cat, pig, fox", "cat") == [2, 1, 2]
    assert exact("fox", "cat") == [1]


def test_fx_18_and_stays_a_cat() -> None:
    assert exact("fox, hen + cat, pig + cat", "cat") == [1, 1 + 2, 1 + 3]
    assert exact("fox, hen + cat, pig + cat", "kinds") == [0, 1 + 1, 1 + 2]


def test_fx_18_is_shown_as_a_fox_and_ticked_as_a_cat() -> None:
    state = game("fox | 1 1", fox="cat")
    finish(state)
    shared = FOXY.look(state, None).shared
    assert isinstance(shared, FoxyShared)
    assert shared.count is not None
    assert shared.count.cards[0] == ["fox"]
    assert shared.count.tracks[0] == [0, 0, 0, 0, 0, 0, 0, 0, 1]


def test_fx_16_17_18_one_choice_changes_the_fox() -> None:
    assert [option.choices for option in FOXY.options if option.name == "fox"] == [
        ("kinds", "most-seen", "singles", "cat")
    ]
    with pytest.raises(Refusal):
        FOXY.settle({"fox": "dog"})
    combined = FOXY.settle({"fox": "cat", "hard": True, "easy": True})
    assert combined == {"fox": "cat", "hard": True, "easy": True}


def test_fx_19_hard_only_exactly_right_scores() -> None:
    assert [score(number, False, 5, True) for number in (4, 5, 6)] == [0, 5, 0]
    assert [score(number, True, 5, True) for number in (4, 5, 6)] == [0, 10, 0]
    state = game("""
        hen       | 1  0 2
        hen + pig | 3! 2 4
    """, hard=True)  # fmt: skip
    assert finish(state).scores == [7, 0, 0]


def test_fx_19_hard_too_low_is_not_crossed_out() -> None:
    assert not is_crossed_out(4, 5)
    state = game("hen + pig | 1 2 3", hard=True)
    details = finish(state).details
    assert details is not None
    assert details["crosses"] == [0, 0, 1]


def test_fx_19_easy_the_last_to_write_tells_the_number_with_the_next_card() -> None:
    state = deal(3, easy=True)
    for seat, text in [(1, "4"), (2, "6"), (0, "5!")]:
        assert told(state) is None
        write(state, seat, text)
    assert told(state) == Told(seat=0, turn=1, number=5)
    write(state, 0, "2")
    assert told(state) == Told(seat=0, turn=1, number=5)


def test_fx_19_easy_the_circle_is_not_told() -> None:
    plain, circled = (game(f"hen | 1 {text}", easy=True) for text in ("1", "1!"))
    assert msgspec.json.encode(FOXY.look(plain, 0)) == msgspec.json.encode(FOXY.look(circled, 0))


def test_fx_19_easy_what_was_told_is_forgotten_with_the_card_after() -> None:
    state = game("""
        hen | 1 41
        pig | 1 1
    """, easy=True)  # fmt: skip
    assert told(state) == Told(seat=1, turn=2, number=1)
    assert b"41" not in msgspec.json.encode(FOXY.look(state, 0))


def test_fx_19_easy_the_last_number_is_told_in_the_count() -> None:
    state = deal(2, easy=True)
    finish(state, "7")
    assert told(state) == Told(seat=1, turn=20, number=7)


def test_fx_19_without_easy_nothing_is_told() -> None:
    assert told(game("hen | 1 1")) is None


def test_fx_20_example_5_written_7_exact_leaves_3() -> None:
    numbers, wanted = vec[i64]([1, 5]), vec[i64]([1, 7])
    assert deviation(wanted, numbers) == 2
    assert 5 - deviation(wanted, numbers) == 3


def test_fx_20_too_high_counts_like_too_low() -> None:
    state = game("""
        hen       | 3
        hen + pig | 1
    """)
    result = finish_exactly(state)
    assert result.scores == [2 + 2]


@pytest.mark.parametrize(("number", "rank"), [(6, 1), (7, 2), (1, 1)])
def test_fx_20_won_with_no_more_than_5_off(number: int, rank: int) -> None:
    state = game(f"hen | {number}")
    result = finish_exactly(state)
    assert (result.scores, result.ranks) == ([number - 1], [rank])
    assert wins_alone(number - 1) == (rank == 1)


def test_fx_20_all_twenty_turns_are_played() -> None:
    state = game("""
        hen | 99
        pig | 99
    """)
    assert not state.over()
    assert finish(state).ranks == [2]
    assert state.turn == 20


def test_fx_20_no_bet_alone() -> None:
    state = deal(1)
    assert state.moves(0).count() == 1000
    assert not may(state, 0, "1!")


def test_fx_20_hard_and_easy_do_nothing_alone() -> None:
    plain, both = game("hen | 2"), game("hen | 2", hard=True, easy=True)
    assert told(both) is None
    finish(plain, "3")
    finish(both, "3")
    assert outcome(plain) == outcome(both)


def test_fx_20_the_fox_variants_apply_alone() -> None:
    state = game("""
        hen | 1
        hen | 2
        fox | 2
    """, fox="most-seen")  # fmt: skip
    assert finish_exactly(state).scores == [0]


def test_fx_20_the_number_left_is_shown_in_the_count_only() -> None:
    state = game("hen | 3")
    running = FOXY.look(state, 0).shared
    assert isinstance(running, FoxyShared)
    assert running.count is None
    finish_exactly(state)
    ended = FOXY.look(state, 0).shared
    assert isinstance(ended, FoxyShared)
    assert ended.count is not None
    assert ended.count.left == 3


@pytest.mark.parametrize(("easy", "seats", "told"), [(True, 3, True), (True, 1, False), (False, 3, False)])
def test_fx_19_who_is_last_matters_to_bots_where_it_is_told(easy: bool, seats: int, told: bool) -> None:
    assert FOXY.tells_who_is_last is not None
    assert FOXY.tells_who_is_last(deal(seats, easy=easy)) == told
