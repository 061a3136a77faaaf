"""Foxy: the chance "as it truly was" continues each seat as players like it, just as the chance it could know does.

Then the two agree on average, and what separates them in one game is only what was hidden from the seat: the cards to
come and the others' numbers. Continued as an average player, a leader would seem less likely to win than they are.
"""

from __future__ import annotations

from functools import cache

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foxden.botkit.curve import Situation
from foxden.botkit.review import ANY, WHOLE, ReviewKit
from foxden.chance import FastRng
from foxden.games import default_data
from foxden.games.foxy import FOXY
from foxden.games.foxy.box import TURNS
from foxden.games.foxy.numbers import BET, EMPTY
from foxden.games.foxy.outlook import Futures, foresee, share_out
from foxden.games.foxy.review import FoxyAppraiser, habits_of
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import exact_numbers

PLAYED = 12
PLAYERS = 800


def deal(seats: int) -> tuple[Foxy, list[int]]:
    state = FOXY.deal(FOXY.pack(default_data(FOXY)), FOXY.settle({}), seats, FastRng(4))
    return state, [int(number) for number in exact_numbers(state.deck, state.variants.fox)]


@cache
def play_on(seed: int) -> Futures:
    """Many players with one deck, from the first card to the last."""
    state, _ = deal(2)
    fox = int(state.variants.fox)
    habits = habits_of(tuple(state.box.kinds), tuple(state.box.cards), fox, False, False)
    futures = Futures(1, PLAYERS)
    foresee(state.box, state.deck, TURNS, fox, habits, futures, FastRng(seed))
    return futures


def spend(points: int, most: list[int]) -> list[int]:
    """So many points, as early as possible."""
    spent = []
    for each in most:
        spent.append(min(each, points))
        points -= spent[-1]
    assert points == 0
    return spent


class Averaging(FoxyAppraiser):
    """Continues everybody as an average player: the planted fault."""

    def prospects(self, state: Foxy, seat: int) -> vec[float]:
        futures, turn = self.foresee(state, TURNS), int(state.turn)
        many = int(futures.decks * futures.players)
        scored = [int(futures.ahead(one, turn, False)) for one in range(many)]
        return vec[float]([scored.count(points) / many for points in range(max(scored) + 1)])


def play_unalike() -> tuple[Foxy, int]:
    """The first has counted everything exactly, but missed the circle. The second has forgotten everything since the
    first cards, but the circle doubled the highest number. Both have the same points. Also: when they circled."""
    state, exact = deal(2)
    at = max(range(PLAYED), key=lambda turn: exact[turn])
    bet, others = exact[at], exact[:at] + exact[at + 1 : PLAYED]
    first, second = list(others), spend(sum(others) - 2 * bet, others)
    first.insert(at, BET + bet - 1)
    second.insert(at, BET + bet)
    for numbers in zip(first, second, strict=True):
        for seat, number in enumerate(numbers):
            state.play(seat, number)
    return state, at


def test_of_two_with_equal_points_the_one_with_the_better_memory_is_ahead() -> None:
    state, at = play_unalike()
    assert FOXY.review is not None
    appraiser = FoxyAppraiser(FOXY.review, 7)
    assert appraiser.points(state, 0, EMPTY, at) == appraiser.points(state, 1, EMPTY, at)
    better, worse = appraiser.true(state)
    assert better - worse > WHOLE // 10
    assert abs(better + worse - WHOLE) <= 1
    assert Averaging(FOXY.review, 7).true(state) == [WHOLE // 2] * 2, "the fault is noticed"


@pytest.mark.parametrize("fifth", [0, 4], ids=["last", "first"])
def test_who_leads_and_who_trails_wins_as_often_as_it_says(fifth: int) -> None:
    """Other players than those it is found with, in pairs. If all went on like average players, those in front would be
    given ten points too little."""
    futures, others = play_on(7), play_on(8)
    known = [recall(others, player) for player in range(PLAYERS)]
    order = sorted(range(PLAYERS), key=lambda player: known[player][0] + known[player][1])
    chosen = order[fifth * PLAYERS // 5 : (fifth + 1) * PLAYERS // 5]
    said, won = 0.0, 0.0
    for player in chosen:
        rival = (player + PLAYERS // 2) % PLAYERS
        both = [known[player], known[rival]]
        points = vec[i64]([had + gained for had, gained, _ in both])
        said += share_out(points, [futures.prospects(had, left, PLAYED) for had, _, left in both])[0]
        mine, theirs = others.total(0, player), others.total(0, rival)
        won += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    assert said / len(chosen) == pytest.approx(won / len(chosen), abs=0.04)


def recall(futures: Futures, player: int) -> tuple[int, int, bool]:
    """A player's points without a circle, what their circle has added to them, and whether they still have it."""
    start = player * (TURNS + 1)
    had = int(futures.had(player, PLAYED))
    added, left = int(futures.extra[start]), int(futures.extra[start + PLAYED])
    return (had, 0, True) if added == left else (had, added, False)


class Overhearing(ReviewKit):
    """Notes at which stages it was asked."""

    def straighten(self, hope: float, seats: int, situation: Situation = ANY) -> int:
        stages.append(situation.stage)
        return super().straighten(hope, seats, situation)


stages: list[float] = []


def test_the_next_card_is_luck_only_by_what_it_shows() -> None:
    """Curves depend on the turn; the turn itself must not bring anybody luck."""
    state, exact = deal(2)
    state.play(0, exact[0])
    assert FOXY.review is not None
    appraiser = FoxyAppraiser(Overhearing(curves=FOXY.review.curves), 7)
    stages.clear()
    appraiser.known(state, [0])
    appraiser.awaited(state, 1, exact[0])
    state.play(1, exact[0])
    appraiser.known(state, [0, 1])
    assert stages == [1 / TURNS] * 4


def test_a_shared_win_is_shared_between_equals() -> None:
    certain, none = vec[float]([1.0]), vec[float]([0.0, 0.0, 1.0])
    assert list(share_out(vec[i64]([5, 5, 5]), [certain] * 3)) == pytest.approx([1 / 3] * 3)
    assert list(share_out(vec[i64]([3, 5, 4]), [none, certain, certain])) == pytest.approx([0.5, 0.5, 0])
    even = vec[float]([0.5, 0.5])
    assert list(share_out(vec[i64]([0, 0]), [even, even])) == pytest.approx([0.5, 0.5])
    assert list(share_out(vec[i64]([0, 1]), [even, even])) == pytest.approx([0.125, 0.875])


def test_before_the_first_number_nobody_is_ahead() -> None:
    """The deal gives everyone the same cards."""
    state, _ = deal(4)
    assert FOXY.review is not None
    assert FoxyAppraiser(FOXY.review, 7).true(state) == [WHOLE // 4] * 4
