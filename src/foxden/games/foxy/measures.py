"""What the lab counts in a game of Foxy."""

from __future__ import annotations

from foxden.games.foxy.decks import VARIATIONS
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import DOUBLED, count_up, exact_numbers, judge
from foxden.labkit import LabKit, Measure


def list_bets(state: Foxy) -> list[int]:
    """The turn, from 1, in which each seat circled its number; 0: never."""
    return [int(turn) + 1 for turn in state.bets]


def count_bet_points(state: Foxy) -> list[int]:
    exact = exact_numbers(state.deck, state.variants.fox)
    return [int(points) for points in count_up(exact, state.numbers, state.bets, state.variants.hard).bet_points]


def count_won_bets(state: Foxy) -> list[int]:
    exact = exact_numbers(state.deck, state.variants.fox)
    return [int(turn >= 0 and is_won(state, seat, int(turn), exact[turn])) for seat, turn in enumerate(state.bets)]


def is_won(state: Foxy, seat: int, turn: int, exact: int) -> bool:
    return judge(state.numbers[turn * state.seats + seat], True, exact, state.variants.hard) == DOUBLED


def count_crosses(state: Foxy) -> list[int]:
    exact = exact_numbers(state.deck, state.variants.fox)
    return [int(crosses) for crosses in count_up(exact, state.numbers, state.bets, state.variants.hard).crosses]


def count_exact(state: Foxy) -> list[int]:
    """How many of its numbers were exact."""
    exact = exact_numbers(state.deck, state.variants.fox)
    return [
        sum(state.numbers[turn * state.seats + seat] == exact[turn] for turn in range(len(exact)))
        for seat in range(state.seats)
    ]


LAB = LabKit(
    of_seat=(
        Measure("bet_turn", "turn of the bet (0: none)", list_bets, choice=True),
        Measure("bet_won", "bet won", count_won_bets, yes_no=True),
        Measure("bet_points", "points for the bet", count_bet_points),
        Measure("exact", "exact numbers", count_exact),
        Measure("crosses", "numbers crossed out", count_crosses),
    ),
    variations=VARIATIONS,
    series=2,
)
