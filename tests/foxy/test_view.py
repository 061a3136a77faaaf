"""What is seen and what is not, and redeals."""

from __future__ import annotations

import msgspec
import pytest

from foxden.chance import FastRng
from foxden.games.foxy import FOXY
from foxden.games.foxy.box import FOX
from foxden.games.foxy.names import name_card
from foxden.games.foxy.numbers import EMPTY, NEVER
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.view import FoxyOwn, FoxyShared
from foxden.playout import playout, random_actor
from tests.foxy.drawing import BOX, deal, finish, game

pytestmark = pytest.mark.rules

MIDDLE = """
    hen + pig | 1  7  2
    hen       | 2  8! 2
    fox       | 2! 9  1
    bear      | 1  .  1
"""


def seen(state: Foxy, viewer: int | None) -> bytes:
    return msgspec.json.encode(FOXY.look(state, viewer))


def redeals(state: Foxy, viewer: int | None, times: int = 200) -> list[Foxy]:
    rng = FastRng(5)
    return [FOXY.redeal(state, viewer, rng) for _ in range(times)]


def board(state: Foxy, seat: int) -> list[int]:
    return [state.number(seat, turn) for turn in range(20)]


def test_all_share_the_card_and_who_has_written() -> None:
    state = game(MIDDLE)
    shared = FOXY.look(state, None).shared
    assert shared == FoxyShared(
        turn=4,
        card=["bear"],
        kinds=[state.box.kinds.index("bear")],
        seats=3,
        written=[0, 2],
        how_many=2,
        fox="kinds",
        hard=False,
        easy=False,
        told=None,
        count=None,
    )
    assert all(FOXY.look(state, seat).shared == shared for seat in range(3))
    assert FOXY.look(state, None).own is None


def test_a_seat_knows_its_own_board() -> None:
    state = game(MIDDLE)
    assert FOXY.look(state, 0).own == FoxyOwn(seat=0, numbers=[1, 2, 2], bet=3, now=1)
    assert FOXY.look(state, 1).own == FoxyOwn(seat=1, numbers=[7, 8, 9], bet=2, now=None)


def test_everything_is_shown_in_the_count() -> None:
    state = game(MIDDLE)
    finish(state)
    shared, own = FOXY.look(state, None).shared, FOXY.look(state, 0).own
    assert isinstance(shared, FoxyShared)
    assert shared.count is not None
    assert shared.count.cards == [name_card(BOX, card) for card in state.deck]
    assert [(each.numbers, each.bet) for each in shared.count.boards] == [
        (board(state, seat), bet) for seat, bet in enumerate([3, 2, None])
    ]
    assert [each.rank for each in shared.count.boards] == FOXY.result(state).ranks  # type: ignore[union-attr]
    assert [sum(each.worth) for each in shared.count.boards] == [each.total for each in shared.count.boards]
    assert isinstance(own, FoxyOwn)
    assert (len(own.numbers), own.now) == (20, None)


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("easy", [False, True])
def test_a_redeal_looks_the_same(viewer: int | None, easy: bool) -> None:
    rng = FastRng(6)
    state = deal(3, easy=easy)
    while not state.over():
        for twin in redeals(state, viewer, 3):
            assert seen(twin, viewer) == seen(state, viewer)
            assert all(twin.must(seat) == state.must(seat) for seat in range(3))
            if viewer is not None:
                assert twin.moves(viewer).count() == state.moves(viewer).count()
        acting = random_actor(state, rng)
        state.play(acting, state.random_move(acting, rng))


def test_a_redeal_keeps_the_card_on_top_and_deals_all_others_anew() -> None:
    state = game(MIDDLE)
    twins = redeals(state, 0)
    assert {twin.deck[3] for twin in twins} == {state.deck[3]}
    for place in (0, 2, 4, 19):
        assert {name for twin in twins for name in name_card(BOX, twin.deck[place])} == {*BOX.kinds, "fox"}
    assert state.deck[2] == FOX


@pytest.mark.parametrize("top", ["fox", "bear", "bear + rabbit + cat"])
def test_a_redealt_deck_comes_from_the_box(top: str) -> None:
    for twin in redeals(game(f"hen | 1 1\n{top} | . 2"), None):
        dealt = list(twin.deck)
        assert dealt.count(FOX) == 1
        assert all(dealt.count(card) <= list(BOX.cards).count(card) for card in dealt if card != FOX)


def test_a_redeal_keeps_the_viewers_board() -> None:
    state = game(MIDDLE)
    for twin in redeals(state, 0):
        assert board(twin, 0) == board(state, 0)
        assert twin.bets[0] == 2


def test_a_redeal_varies_the_boards_of_others() -> None:
    state = game(MIDDLE)
    twins = redeals(state, 0)
    for seat in (1, 2):
        for turn in range(3):
            assert len({board(twin, seat)[turn] for twin in twins}) > 3
    assert len({board(twin, 2)[3] for twin in twins}) > 3
    assert {twin.bets[1] for twin in twins} == {NEVER, 0, 1, 2}
    assert {twin.bets[2] for twin in twins} == {NEVER, 0, 1, 2, 3}


def test_a_redeal_fills_no_empty_box() -> None:
    for twin in redeals(game(MIDDLE), 0):
        assert board(twin, 1)[3:] == [EMPTY] * 17
        assert board(twin, 2)[4:] == [EMPTY] * 16


def test_a_redeal_for_the_public_varies_every_board() -> None:
    twins = redeals(game(MIDDLE), None)
    assert all(len({board(twin, seat)[0] for twin in twins}) > 3 for seat in range(3))
    assert all(len({twin.bets[seat] for twin in twins}) > 3 for seat in range(3))


def test_a_redeal_keeps_what_was_told_but_not_its_circle() -> None:
    state = game("""
        hen | 1 1  1
        pig | 1 1  77!
    """, easy=True)  # fmt: skip
    twins = redeals(state, 0)
    assert {board(twin, 2)[1] for twin in twins} == {77}
    assert {twin.bets[2] for twin in twins} == {NEVER, 0, 1}
    assert len({board(twin, 2)[0] for twin in twins}) > 1


def test_a_redeal_alone_makes_no_bet() -> None:
    state = game("""
        hen | 1
        pig | 1
    """)
    twins = redeals(state, None)
    assert {twin.bets[0] for twin in twins} == {NEVER}
    assert len({board(twin, 0)[0] for twin in twins}) > 1


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_redealt_game_plays_on_to_its_end(seats: int) -> None:
    rng = FastRng(7)
    for seed in range(40):
        state = deal(seats, seed, easy=seed % 2 == 0)
        for _ in range(rng.below(20 * seats)):
            acting = random_actor(state, rng)
            if acting < 0:
                break
            state.play(acting, state.random_move(acting, rng))
        twin = FOXY.redeal(state, rng.below(seats), rng)
        playout(twin, rng)
        result = FOXY.result(twin)
        assert result is not None
        assert len(result.scores) == seats
        assert all(0 <= number <= 999 for number in twin.numbers)


def test_a_redeal_leaves_the_true_game_alone() -> None:
    state = game(MIDDLE)
    before = state.freeze()
    redeals(state, 1, 20)
    assert state.freeze() == before


def test_when_over_a_redeal_is_a_copy() -> None:
    state = deal(2)
    finish(state)
    twin = redeals(state, 0, 1)[0]
    assert twin is not state
    assert twin.freeze() == state.freeze()
