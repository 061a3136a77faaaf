"""The count for any cards and numbers: of a finished game, or of a real table, complete or not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from foxden.games.foxy.box import KINDS, FoxyBox
from foxden.games.foxy.names import name_card
from foxden.games.foxy.numbers import EMPTY, NEVER
from foxden.games.foxy.result import rank_alone, rank_key, rank_seats
from foxden.games.foxy.score import (
    SOLO_LIMIT,
    SeatTotals,
    as_counted,
    count_up,
    deviation,
    exact_numbers,
    is_crossed_out,
    miss,
    score,
    tick,
)
from foxden.scene import CROWD

DecidedBy = Literal["points", "bet", "crosses", "shared"]
"""FX-15: the first tie-break in which nobody is equal; None if the place is shared."""
DECIDING: tuple[DecidedBy, ...] = ("points", "bet", "crosses")


@dataclass(frozen=True)
class Written:
    """One player's board: a number per turn or EMPTY, and the turn, from 0, whose number is circled, or NEVER."""

    numbers: list[int]
    bet: int


class BoardCount(msgspec.Struct, frozen=True, gc=False):
    """One seat's board in the count."""

    numbers: list[int]
    bet: int | None
    worth: list[int]
    """The points of each turn; in a solo game, the deviation."""
    total: int
    bet_points: int
    crossed_out: list[int]
    """The turns whose number is too high."""
    rank: int
    decided_by: DecidedBy = "shared"


class FoxyCount(msgspec.Struct, frozen=True, gc=False):
    """FX-12: everything, once the game is over."""

    cards: list[list[str]]
    kinds: list[str]
    tracks: list[list[int]]
    """The nine tracks after each card, in the order of `kinds`."""
    exact: list[int]
    boards: list[BoardCount]
    listed: list[int]
    """The seats with a column on everyone's sheet: all, or in a crowd the best dozen."""
    left: int | None
    """Solo: what is left of the allowed deviation of 5; below 0 the game is lost (FX-20)."""


def count_boards(box: FoxyBox, cards: vec[i64], seats: list[Written], fox: int, hard: bool) -> FoxyCount:
    exact = exact_numbers(cards, fox)
    boards = [count_alone(exact, seats[0])] if len(seats) == 1 else count_together(exact, seats, hard)
    return FoxyCount(
        cards=[name_card(box, card) for card in cards],
        kinds=list(box.kinds),
        tracks=fill_tracks(cards, fox),
        exact=list(exact),
        boards=boards,
        listed=list_seats(boards),
        left=SOLO_LIMIT - boards[0].total if len(seats) == 1 else None,
    )


def fill_tracks(cards: vec[i64], fox: int) -> list[list[int]]:
    tracks, rows = vec[i64]([0] * KINDS), []
    for card in cards:
        tick(tracks, as_counted(card, fox))
        rows.append(list(tracks))
    return rows


def count_together(exact: vec[i64], seats: list[Written], hard: bool) -> list[BoardCount]:
    """FX-13 to FX-15. A missing number counts as 0, which scores nothing and is never too high."""
    numbers = vec[i64]([max(0, written.numbers[turn]) for turn in range(len(exact)) for written in seats])
    bets = vec[i64]([written.bet if written.bet < len(exact) else NEVER for written in seats])
    count = count_up(exact, numbers, bets, hard)
    ranks, decided = rank_seats(count), find_deciding(count)
    return [
        BoardCount(
            numbers=written.numbers,
            bet=None if written.bet == NEVER else written.bet + 1,
            worth=[weigh(written, turn, wanted, hard) for turn, wanted in enumerate(exact)],
            total=int(count.points[seat]),
            bet_points=int(count.bet_points[seat]),
            crossed_out=[
                turn + 1 for turn, wanted in enumerate(exact) if is_crossed_out(written.numbers[turn], wanted)
            ],
            rank=ranks[seat],
            decided_by=decided[seat],
        )
        for seat, written in enumerate(seats)
    ]


def find_deciding(count: SeatTotals) -> list[DecidedBy]:
    """What decided each seat's place, for all seats at once, because in a crowd everyone is shown their own."""
    totals = zip(count.points, count.bet_points, count.crosses, strict=True)
    keys = [rank_key(int(points), int(bet), int(crosses)) for points, bet, crosses in totals]
    equals = [Counter(key[:upto] for key in keys) for upto in range(1, len(DECIDING) + 1)]
    return [
        next((by for upto, by in enumerate(DECIDING, 1) if equals[upto - 1][key[:upto]] == 1), "shared") for key in keys
    ]


def list_seats(boards: list[BoardCount]) -> list[int]:
    seats = list(range(len(boards)))
    if len(seats) <= CROWD:
        return seats
    return sorted(seats, key=lambda seat: boards[seat].rank)[:CROWD]


def weigh(written: Written, turn: int, exact: int, hard: bool) -> int:
    number = written.numbers[turn]
    return 0 if number == EMPTY else int(score(number, written.bet == turn, exact, hard))


def count_alone(exact: vec[i64], written: Written) -> BoardCount:
    """FX-20: the count so far; a missing number has no deviation yet."""
    told = [turn for turn in range(len(exact)) if written.numbers[turn] != EMPTY]
    pairs = [(written.numbers[turn], int(exact[turn])) for turn in told]
    off = int(deviation(vec[i64]([pair[1] for pair in pairs]), vec[i64]([pair[0] for pair in pairs])))
    worth = [int(miss(written.numbers[turn], exact[turn])) if turn in told else 0 for turn in range(len(exact))]
    return BoardCount(written.numbers, None, worth, off, 0, [], rank_alone(off))
