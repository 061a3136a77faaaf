"""How a game of Foxy ended."""

from __future__ import annotations

from foxden.game import Result, rank
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import SOLO_LIMIT, Count, count_up, deviation, exact_numbers, wins_alone


def result(state: Foxy) -> Result | None:
    if not state.over():
        return None
    return count_alone(state) if state.is_solo() else count_all(state)


def count_all(state: Foxy) -> Result:
    """FX-15: most points, then most of them by the circled number, then fewest numbers crossed out."""
    exact = exact_numbers(state.deck, state.variants.fox)
    count = count_up(exact, state.numbers, state.bets, state.variants.hard)
    details = {"exact": list(exact), "bet_points": list(count.bet_points), "crosses": list(count.crosses)}
    return Result(list(count.points), rank_seats(count), details=details)


def rank_seats(count: Count) -> list[int]:
    """FX-15"""
    seats = range(len(count.points))
    return rank([(int(count.points[seat]), int(count.bet_points[seat]), -int(count.crosses[seat])) for seat in seats])


def count_alone(state: Foxy) -> Result:
    """FX-20: won with no more than 5 off."""
    exact = exact_numbers(state.deck, state.variants.fox)
    off = deviation(exact, state.numbers)
    return Result([off], [1 if wins_alone(off) else 2], details={"exact": list(exact), "left": SOLO_LIMIT - off})
