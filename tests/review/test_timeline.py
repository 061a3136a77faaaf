"""Luck and choice: two numbers for every move, which add up exactly to what happened."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foxden.botkit.review import WHOLE
from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.games.foxy.rules import Foxy
from foxden.record import decode, encode
from foxden.review.review import review
from foxden.review.timeline import appraise, seed_of
from foxden.state import CHANCE, NOBODY
from tests.review.games import CASES, hasty, looked_back, played


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_choice_and_luck_add_up_to_every_change_and_to_the_result(name: str, seats: int) -> None:
    timeline, states = looked_back(name, seats)
    result = GAMES[name].result(states[-1])
    assert result is not None
    sums = list(timeline.known)
    for step in timeline.steps:
        for seat in range(seats):
            change = step.luck[seat] + (step.choice if step.seat == seat else 0)
            assert change == step.known[seat] - timeline.before(step)[seat]
            sums[seat] += change
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    shared = 1 if name == "foxrun" else max(len(winners), 1)
    assert sums == [WHOLE // shared if seat in winners else 0 for seat in range(seats)]
    assert timeline.steps[-1].true == sums


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_where_nothing_came_to_light_there_was_no_luck_in_ones_own_move(name: str, seats: int) -> None:
    for step in looked_back(name, seats)[0].steps:
        if step.seat is not None and not step.revealed:
            assert step.luck[step.seat] == 0


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_chances_are_chances_and_whole_numbers(name: str, seats: int) -> None:
    timeline, _ = looked_back(name, seats)
    for step in timeline.steps:
        assert all(type(chance) is int and 0 <= chance <= WHOLE for chance in (*step.known, *step.true))


def test_two_sides_share_one_whole_at_every_moment() -> None:
    for step in looked_back("foxrun", 2)[0].steps:
        assert sum(step.known) == WHOLE
        assert sum(step.true) == WHOLE


def test_the_same_record_gives_the_same_review() -> None:
    record = played("foxrun", 2)
    assert appraise(record, appraiser=hasty("foxrun"))[0] == appraise(record, appraiser=hasty("foxrun"))[0]
    assert review(played("foxy", 3), "en") == review(played("foxy", 3), "en")
    assert seed_of(record) == seed_of(decode(encode(record))) != seed_of(played("foxrun", 4))


def test_over_all_tiles_that_may_lie_there_luck_is_nothing() -> None:
    """The expected value of a move is the mean of its possible outcomes: luck favours nobody in the long run."""
    game = GAMES["foxrun"]
    assert game.review is not None
    assert game.review.fates is not None
    _, states = looked_back("foxrun", 2)
    appraiser = hasty("foxrun")
    before = states[0]
    seat, move = int(before.waits_for()), int(before.moves(before.waits_for()).nth(0))
    fates = game.review.fates(before, seat, move)
    weights = sum(weight for weight, _ in fates)
    assert weights == 22
    lucks = [
        weight * (appraiser.known(after, [seat])[seat] - appraiser.awaited(before, seat, move))
        for weight, after in fates
    ]
    assert len(fates) > 1
    assert any(lucks)
    assert abs(sum(lucks)) <= weights  # what rounding to a whole number leaves


@pytest.mark.parametrize(("name", "seats"), [("fowlplay", 2), ("foxrun", 2), ("foxy", 3)])
def test_what_a_seat_could_know_does_not_depend_on_what_it_could_not(name: str, seats: int) -> None:
    """The chance as a seat could know it is the same in a deal that it cannot tell from the true one. (In Foxy a seat
    has seen the cards that are covered, so only what is to come is dealt anew.)"""
    game = GAMES[name]
    _, states = looked_back(name, seats)
    state = next(each for each in states if each.revealed == 3 and each.waits_for() not in (CHANCE, NOBODY))
    seat = int(state.waits_for())
    twin = game.redeal(state, seat, FastRng(5))
    if isinstance(state, Foxy):
        twin = change_what_is_to_come(state)
    assert hasty(name).known(state, [seat]) == hasty(name).known(twin, [seat])


def change_what_is_to_come(state: Foxy) -> Foxy:
    twin = state.copy()
    shown = int(state.turn) + 1
    cards = [int(card) for card in state.deck]
    twin.deck = vec[i64]([*cards[:shown], *reversed(cards[shown:])])
    assert list(twin.deck) != cards
    return twin
