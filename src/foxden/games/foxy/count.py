"""The count of any number of cards and any numbers written, as a view: of a real table, complete or not."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from foxden.games.foxy.deck import FOX, KINDS, Box
from foxden.games.foxy.names import FOX_NAME, FOXES, mask_of
from foxden.games.foxy.result import rank_seats
from foxden.games.foxy.rules import EMPTY, NEVER
from foxden.games.foxy.score import (
    SOLO_LIMIT,
    as_counted,
    count_up,
    deviation,
    exact_numbers,
    is_crossed_out,
    miss,
    score,
    tick,
    wins_alone,
)
from foxden.games.foxy.view import Board, Count


@dataclass(frozen=True)
class Written:
    """One player's board: a number a turn or EMPTY, and the turn, from 0, whose number is circled, or NEVER."""

    numbers: list[int]
    bet: int


def count_boards(box: Box, cards: list[list[str]], seats: list[Written], fox: str, hard: bool) -> Count:
    asked = FOXES.index(fox)
    masks = vec[i64]([FOX if card == [FOX_NAME] else mask_of(box.kinds, card) for card in cards])
    exact = exact_numbers(masks, asked)
    boards = [count_alone(exact, seats[0])] if len(seats) == 1 else count_together(exact, seats, hard)
    return Count(
        cards=cards,
        kinds=list(box.kinds),
        tracks=fill_tracks(masks, asked),
        exact=list(exact),
        boards=boards,
        left=SOLO_LIMIT - boards[0].total if len(seats) == 1 else None,
    )


def fill_tracks(masks: vec[i64], fox: int) -> list[list[int]]:
    tracks, rows = vec[i64]([0] * KINDS), []
    for card in masks:
        tick(tracks, as_counted(card, fox))
        rows.append(list(tracks))
    return rows


def count_together(exact: vec[i64], seats: list[Written], hard: bool) -> list[Board]:
    """FX-13 to FX-15. A number that was not told counts as 0, which gives nothing and is never too high."""
    numbers = vec[i64]([max(0, written.numbers[turn]) for turn in range(len(exact)) for written in seats])
    bets = vec[i64]([written.bet if written.bet < len(exact) else NEVER for written in seats])
    count = count_up(exact, numbers, bets, hard)
    ranks = rank_seats(count)
    return [
        Board(
            numbers=written.numbers,
            bet=None if written.bet == NEVER else written.bet + 1,
            worth=[weigh(written, turn, wanted, hard) for turn, wanted in enumerate(exact)],
            total=int(count.points[seat]),
            bet_points=int(count.bet_points[seat]),
            crossed_out=[
                turn + 1 for turn, wanted in enumerate(exact) if is_crossed_out(written.numbers[turn], wanted)
            ],
            rank=ranks[seat],
        )
        for seat, written in enumerate(seats)
    ]


def weigh(written: Written, turn: int, exact: int, hard: bool) -> int:
    number = written.numbers[turn]
    return 0 if number == EMPTY else int(score(number, written.bet == turn, exact, hard))


def count_alone(exact: vec[i64], written: Written) -> Board:
    """FX-20: what was told so far; a number that was not is off by nothing yet."""
    told = [turn for turn in range(len(exact)) if written.numbers[turn] != EMPTY]
    pairs = [(written.numbers[turn], int(exact[turn])) for turn in told]
    off = int(deviation(vec[i64]([pair[1] for pair in pairs]), vec[i64]([pair[0] for pair in pairs])))
    worth = [int(miss(written.numbers[turn], exact[turn])) if turn in told else 0 for turn in range(len(exact))]
    return Board(written.numbers, None, worth, off, 0, [], 1 if wins_alone(off) else 2)
