"""Foxy reviewed: what each number cost and why, how memory faded, and what the circle could have earned."""

from __future__ import annotations

from collections.abc import Sequence

from foxden.botkit.review import Decision, ReviewTable
from foxden.games.foxy.box import TURNS
from foxden.games.foxy.count import BoardCount, FoxyCount
from foxden.games.foxy.numbers import BET, EMPTY
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import exact_numbers
from foxden.games.foxy.view import look_at_count
from foxden.games.foxy.words import name_card
from foxden.scene import Names, Say
from foxden.state import State
from foxden.statkit import write_decimal

CAREFUL = 2
"""A number at most this far below the exact one was careful; a lower one was forgotten."""
QUARTER = 5
"""Turns per point of the memory curve, which has four."""


def find_mistake(number: int, exact: int, circled: bool, later: int) -> str:
    """Why a number didn't score the maximum. `later`: the best exactly right number of a later turn."""
    if circled and number == exact:
        return "early" if later > exact else "none"
    if circled:
        return "missed"
    if number == exact:
        return "none"
    if number > exact:
        return "high"
    return "careful" if exact - number <= CAREFUL else "forgot"


def explain(decision: Decision, names: Names, say: Say) -> str:
    """FX-13, FX-14: explain the number that was written."""
    state = decision.before
    assert isinstance(state, Foxy)
    exact = int(exact_numbers(state.deck, state.variants.fox)[state.turn])
    number, circled = decision.move % BET, decision.move >= BET
    mistake = find_mistake(number, exact, circled, exact)
    return say("foxy-review-why", mistake=mistake, exact=exact) if mistake != "none" else ""


def list_tables(states: Sequence[State], names: Names, say: Say) -> list[ReviewTable]:
    last = states[-1]
    assert isinstance(last, Foxy)
    count = look_at_count(last)
    if count is None:
        return []
    return write_tables(count, names, say)


def write_tables(count: FoxyCount, names: Names, say: Say) -> list[ReviewTable]:
    """For everyone with a column; solo games have no circle."""
    tables = [write_losses(count, names, say), write_memory(count, names, say)]
    return tables if count.left is not None else [*tables, write_circles(count, names, say)]


# --- what each number cost ----------------------------------------------------------------------------------


def write_losses(count: FoxyCount, names: Names, say: Say) -> ReviewTable:
    columns = [say("foxy-review-card"), say("foxy-exact"), *(names[seat] for seat in count.listed)]
    rows = []
    for turn, (card, exact) in enumerate(zip(count.cards, count.exact, strict=True)):
        cells = [write_loss(count, count.boards[seat], turn, say) for seat in count.listed]
        rows.append([f"{turn + 1}. {name_card(card, say)}", str(exact), *cells])
    lost = [str(sum(lose(count, count.boards[seat], turn) for turn in range(len(rows)))) for seat in count.listed]
    rows.append([say("foxy-review-lost"), "", *lost])
    return ReviewTable(say("foxy-review-losses"), columns, rows, [say("foxy-review-losses-how", careful=CAREFUL)])


def write_loss(count: FoxyCount, board: BoardCount, turn: int, say: Say) -> str:
    number, exact = board.numbers[turn], count.exact[turn]
    if number == EMPTY:
        return "?"
    circled = board.bet == turn + 1
    shown = f"{number}!" if circled else str(number)
    mistake = find_mistake(number, exact, circled, best_right(count, board, turn + 1))
    if mistake == "none":
        return shown
    why = say("foxy-review-mistake", mistake=mistake)
    lost = lose(count, board, turn)
    return f"{shown} · {why} · −{lost}" if lost else f"{shown} · {why}"


def lose(count: FoxyCount, board: BoardCount, turn: int) -> int:
    """How many more points the exact number would have scored; in a solo game, the deviation."""
    if board.numbers[turn] == EMPTY:
        return 0
    if count.left is not None:
        return board.worth[turn]
    return max(count.exact[turn] - board.worth[turn], 0)


def best_right(count: FoxyCount, board: BoardCount, first: int = 0) -> int:
    """The highest number, from this turn on, that was exactly right."""
    pairs = zip(board.numbers[first:], count.exact[first:], strict=False)
    return max((exact for number, exact in pairs if number == exact), default=0)


# --- how memory faded ---------------------------------------------------------------------------------------


def write_memory(count: FoxyCount, names: Names, say: Say) -> ReviewTable:
    """By quarter: how many numbers were exactly right, and the average deviation."""
    columns = [say("foxy-box-cards"), *(names[seat] for seat in count.listed)]
    rows = [
        [f"{first + 1}–{first + QUARTER}", *(remember(count, count.boards[seat], first, say) for seat in count.listed)]
        for first in range(0, TURNS, QUARTER)
    ]
    return ReviewTable(say("foxy-review-memory"), columns, rows)


def remember(count: FoxyCount, board: BoardCount, first: int, say: Say) -> str:
    pairs = list(zip(board.numbers, count.exact, strict=False))[first : first + QUARTER]
    off = [abs(number - exact) for number, exact in pairs if number != EMPTY]
    if not off:
        return "?"
    mean = write_decimal(sum(off) / len(off), say)
    return say("foxy-review-remembered", right=off.count(0), of=len(off), off=mean)


# --- the circle ---------------------------------------------------------------------------------------------


def write_circles(count: FoxyCount, names: Names, say: Say) -> ReviewTable:
    """FX-14: what the circle earned, what it would have earned on the player's best right number, and the maximum."""
    columns = [say("review-player"), *(say("foxy-review-circle", at=at) for at in ("was", "own", "best"))]
    rows = []
    for seat in count.listed:
        board = count.boards[seat]
        rows.append([names[seat], was_worth(count, board), str(best_right(count, board)), str(max(count.exact))])
    return ReviewTable(say("foxy-review-circles"), columns, rows, [say("foxy-review-circles-how")])


def was_worth(count: FoxyCount, board: BoardCount) -> str:
    """What the circle gained compared with the same number without it."""
    if board.bet is None:
        return "0"
    number, exact = board.numbers[board.bet - 1], count.exact[board.bet - 1]
    plain = number if number <= exact else 0
    return str(board.bet_points - plain).replace("-", "−")
