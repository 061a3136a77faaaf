"""FX-5 to FX-11: a turn."""

from __future__ import annotations

import msgspec
import pytest

from foxden.chance import FastRng
from foxden.games.foxy import FOXY
from foxden.games.foxy.view import FoxyOwn, FoxyShared
from foxden.playout import playout
from foxden.state import NOBODY
from tests.foxy.drawing import deal, exact, finish, game, may, outcome, write

pytestmark = pytest.mark.rules


def shared(state: object, viewer: int | None = None) -> FoxyShared:
    part = FOXY.look(state, viewer).shared  # type: ignore[arg-type]
    assert isinstance(part, FoxyShared)
    return part


def own(state: object, seat: int) -> FoxyOwn:
    part = FOXY.look(state, seat).own  # type: ignore[arg-type]
    assert isinstance(part, FoxyOwn)
    return part


def test_fx_5_any_number_may_play() -> None:
    for seats in (1, 2, 5, 6, 1000):
        FOXY.check_seats(seats)
    state = deal(1000)
    assert playout(state, FastRng(1)) == 20_000
    assert len(outcome(state).ranks) == 1000


def test_fx_5_everyone_writes_at_the_same_time() -> None:
    state = deal(4)
    assert all(state.must(seat) for seat in range(4))
    write(state, 2, "1")
    write(state, 0, "1")
    assert [state.must(seat) for seat in range(4)] == [False, True, False, True]
    assert state.waits_for() == 1


def test_fx_5_one_player_plays_solo() -> None:
    assert deal(1).is_solo()
    assert not deal(2).is_solo()


def test_fx_6_shows_the_next_card_on_top_and_forgets_those_below() -> None:
    state = game("""
        giraffe     | 1 1
        rabbit      | 1 0
        hen + cat   | 2 .
    """)
    assert shared(state).card == ["hen", "cat"]
    assert shared(state).turn == 3
    for viewer in (None, 0, 1):
        seen = msgspec.json.encode(FOXY.look(state, viewer)) + FOXY.draw(FOXY.look(state, viewer)).encode()
        assert b"giraffe" not in seen
        assert b"rabbit" not in seen


def test_fx_6_shows_no_card_to_come() -> None:
    state = game("""
        hen     | 1 .
        giraffe | . .
    """)
    assert shared(state).card == ["hen"]
    assert b"giraffe" not in msgspec.json.encode(FOXY.look(state, 0))


def test_fx_7_writes_any_whole_number_from_0_to_999() -> None:
    moves = deal(2).moves(0)
    assert [FOXY.write(moves.nth(index)) for index in (0, 999, 1000, 1999)] == ["0", "999", "0!", "999!"]
    assert moves.count() == 2000
    assert not moves.has(2000)
    assert not moves.has(-1)


def test_fx_7_sees_ones_own_numbers_and_nobody_elses() -> None:
    state = game("""
        hen | 41  52
        pig | 43! 54
        cat + bear | 45 .
    """)
    assert own(state, 0) == FoxyOwn(seat=0, numbers=[41, 43], bet=2, now=45)
    assert own(state, 1) == FoxyOwn(seat=1, numbers=[52, 54], bet=None, now=None)
    for viewer, hidden in [(0, (52, 54)), (1, (41, 43, 45)), (None, (41, 43, 45, 52, 54))]:
        seen = msgspec.json.encode(FOXY.look(state, viewer)).decode() + FOXY.draw(FOXY.look(state, viewer))
        assert not any(str(number) in seen for number in hidden)


def test_fx_8_adds_up_each_kind_on_the_card() -> None:
    assert exact("hen, hen + pig, pig, hen + pig + cat") == [1, 3, 2, 7]


def test_fx_8_example_three_bears_and_two_cats() -> None:
    assert exact("bear, bear + rabbit, hen + cat, bear + cat")[-1] == 3 + 2


def test_fx_8_example_two_pigs_one_cat_and_two_hens() -> None:
    assert exact("pig, hen, zebra, hen + pig + cat")[-1] == 2 + 1 + 2


def test_fx_8_knows_no_limit_of_nine() -> None:
    assert exact(", ".join(["hen + pig"] * 12))[-1] == 24


def test_fx_9_the_fox_asks_for_the_different_kinds() -> None:
    assert exact("hen, hen, hen + pig + cat, fox") == [1, 2, 5, 3]


def test_fx_9_example_seven_kinds() -> None:
    assert exact("hen + pig, bear + cat, rabbit, zebra + giraffe, zebra, fox")[-1] == 7


def test_fx_9_a_first_fox_is_nought_and_is_no_kind_itself() -> None:
    assert exact("fox, hen, pig + cat") == [0, 1, 2]


def test_fx_9_never_exceeds_nine() -> None:
    everyone = "hen + pig + cat, bear + rabbit + cat, zebra + giraffe, dolphin + octopus"
    assert exact(f"{everyone}, {everyone}, fox")[-1] == 9


def test_fx_10_one_circle_a_game() -> None:
    state = game("""
        hen | 1! 1
        pig | .  .
    """)
    assert not may(state, 0, "1!")
    assert may(state, 0, "1")
    assert may(state, 1, "1!")


def test_fx_10_moves_or_goes_while_the_turn_lasts() -> None:
    state = game("hen | 1! .")
    assert own(state, 0).bet == 1
    write(state, 0, "3!")
    assert (own(state, 0).now, own(state, 0).bet) == (3, 1)
    write(state, 0, "3")
    assert (own(state, 0).now, own(state, 0).bet) == (3, None)
    write(state, 1, "1")
    assert may(state, 0, "2!")


def test_fx_10_stays_once_the_turn_is_over() -> None:
    state = game("""
        hen | 1! 1
        pig | 1  .
    """)
    write(state, 0, "0")
    assert own(state, 0).bet == 1
    assert finish(state).scores == [2, 1]


def test_fx_11_the_next_card_comes_when_all_have_written() -> None:
    state = game("hen | 1 1 .")
    assert shared(state).turn == 1
    assert shared(state).written == [0, 1]
    write(state, 2, "1")
    assert shared(state).turn == 2
    assert shared(state).written == []


def test_fx_11_whoever_writes_last() -> None:
    state = deal(3)
    for seat in (2, 0, 2, 0):
        write(state, seat, "1")
    assert shared(state).turn == 1
    write(state, 1, "1")
    assert shared(state).turn == 2
    assert state.waits_for() == 0


def test_fx_11_until_then_a_number_may_be_changed() -> None:
    state = game("hen | 1 .")
    assert not state.must(0)
    write(state, 0, "7")
    assert own(state, 0).now == 7


def test_fx_11_but_not_in_easy_mode() -> None:
    state = game("hen | 1 .", easy=True)
    assert state.moves(0).count() == 0
    assert may(state, 1, "1!")


def test_fx_11_after_twenty_turns_nobody_writes() -> None:
    state = deal(3)
    assert playout(state, FastRng(1)) == 60
    assert state.waits_for() == NOBODY
    assert not any(state.must(seat) or state.moves(seat).count() for seat in range(3))
