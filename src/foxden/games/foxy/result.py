"""How a game of Foxy ended."""

from __future__ import annotations

from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import SOLO_LIMIT, SeatTotals, count_up, deviation, exact_numbers, wins_alone
from foxden.result import Result, rank


def result(state: Foxy) -> Result | None:
    if not state.over():
        return None
    return count_alone(state) if state.is_solo() else count_all(state)


def count_all(state: Foxy) -> Result:
    exact = exact_numbers(state.deck, state.variants.fox)
    count = count_up(exact, state.numbers, state.bets, state.variants.hard)
    details = {"exact": list(exact), "bet_points": list(count.bet_points), "crosses": list(count.crosses)}
    return Result(list(count.points), rank_seats(count), details=details)


def rank_seats(count: SeatTotals) -> list[int]:
    totals = zip(count.points, count.bet_points, count.crosses, strict=True)
    keys: list[tuple[int, ...]] = [rank_key(int(points), int(bet), int(crosses)) for points, bet, crosses in totals]
    return rank(keys)


def rank_key(points: int, bet_points: int, crosses: int) -> tuple[int, int, int]:
    """FX-15: most points, then most points from the circled number, then fewest numbers crossed out."""
    return points, bet_points, -crosses


def count_alone(state: Foxy) -> Result:
    exact = exact_numbers(state.deck, state.variants.fox)
    off = deviation(exact, state.numbers)
    return Result([off], [rank_alone(off)], details={"exact": list(exact), "left": SOLO_LIMIT - off})


def rank_alone(off: int) -> int:
    """FX-20: rank 1 for a win, 2 for a loss."""
    return 1 if wins_alone(off) else 2
