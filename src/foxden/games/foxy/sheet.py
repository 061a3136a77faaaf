"""The count of Foxy as a score sheet: a row per card, with the exact number and what everyone wrote."""

from __future__ import annotations

from foxden.games.foxy.count import BoardCount, FoxyCount
from foxden.games.foxy.names import CAT_NAME, FOX_NAME
from foxden.games.foxy.numbers import EMPTY
from foxden.games.foxy.pieces import show_card
from foxden.games.foxy.score import DOUBLED, EXACT, LOW, MISSED, TOO_HIGH, TOO_LOW, judge
from foxden.games.foxy.view import FoxyShared
from foxden.games.foxy.words import count_animals, name_animal, name_card
from foxden.scene import Cell, Column, Names, Row, Say, Sheet, Track

REASONS = {TOO_HIGH: "high", EXACT: "exact", DOUBLED: "double", MISSED: "missed", TOO_LOW: "hard", LOW: "low"}
UNKNOWN = "?"
"""Placeholder for an unknown number; doesn't occur in games played here."""


def write_sheet(shared: FoxyShared, names: Names, say: Say) -> Sheet:
    """Everyone's columns; in a crowd the best dozen's."""
    count = counted(shared)
    seats = count.listed
    exact = [Cell(f"{number}", why=explain_exact(shared, turn, say)) for turn, number in enumerate(count.exact, 1)]
    rows = [
        Row(
            label=say("foxy-row", turn=turn, card=name_card(card, say)),
            cells=[exact[turn - 1], *(write_cell(shared, count.boards[seat], turn, say) for seat in seats)],
            piece=show_card(turn, card, say),
            tracks=count.tracks[turn - 1],
        )
        for turn, card in enumerate(count.cards, 1)
    ]
    left_out = len(count.boards) - len(seats)
    return Sheet(
        label=say("foxy-the-count"),
        columns=[Column(say("foxy-exact")), *(Column(names[seat], seat) for seat in seats)],
        rows=[*rows, *write_totals(count, seats, True, say)],
        tracks=[Track(kind, name_animal(kind, "name", 1, say)) for kind in count.kinds],
        more=say("foxy-more", n=left_out) if left_out else "",
    )


def column_of(shared: FoxyShared, seat: int, names: Names, say: Say) -> Sheet:
    """The column of a seat that isn't among the best of a crowd."""
    count = counted(shared)
    rows = [
        Row(say("foxy-box", turn=turn), [write_cell(shared, count.boards[seat], turn, say)])
        for turn in range(1, len(count.cards) + 1)
    ]
    return Sheet(say("foxy-your-count"), [Column(names[seat], seat)], [*rows, *write_totals(count, [seat], False, say)])


def counted(shared: FoxyShared) -> FoxyCount:
    assert shared.count is not None, "only a game that is over has a count"
    return shared.count


# --- a number and what it is worth ------------------------------------------------------------------------


def explain_exact(shared: FoxyShared, turn: int, say: Say) -> str:
    """FX-8: which animals were counted; FX-9, FX-16, FX-17: or what the Fox asked for."""
    count = counted(shared)
    card = count.cards[turn - 1]
    if card == [FOX_NAME] and shared.fox != "cat":
        return say("foxy-fox-counted", fox=shared.fox, n=count.exact[turn - 1])
    kinds = [CAT_NAME] if card == [FOX_NAME] else card
    tracks = dict(zip(count.kinds, count.tracks[turn - 1], strict=True))
    return count_animals({kind: tracks[kind] for kind in kinds}, say)


def write_cell(shared: FoxyShared, board: BoardCount, turn: int, say: Say) -> Cell:
    number, points, exact = board.numbers[turn - 1], board.worth[turn - 1], counted(shared).exact[turn - 1]
    circled = board.bet == turn
    if number == EMPTY:
        return Cell(UNKNOWN, marks=["bet"] * circled)
    marks = ["bet"] * circled + ["exact"] * (number == exact) + ["crossed"] * (turn in board.crossed_out)
    if shared.seats == 1:
        return Cell(f"{number}", points, say("foxy-why-off", n=points), marks)  # FX-20
    reason = REASONS[judge(number, circled, exact, shared.hard)]
    return Cell(f"{number}", points, say("foxy-why", why=reason, n=points), marks)


# --- what it comes to -------------------------------------------------------------------------------------


def write_totals(count: FoxyCount, seats: list[int], with_exact: bool, say: Say) -> list[Row]:
    boards = [count.boards[seat] for seat in seats]
    if count.left is not None:
        return [total_row(say("foxy-total-off"), [str(board.total) for board in boards], with_exact)]
    places = [Cell(str(board.rank), why=explain_place(board, say)) for board in boards]
    won = [Cell(cell.text, 0, cell.why, ["won"]) if cell.text == "1" else cell for cell in places]
    return [
        total_row(say("foxy-total-points"), [str(board.total) for board in boards], with_exact),
        total_row(say("foxy-total-bet"), [str(board.bet_points) for board in boards], with_exact),
        total_row(say("foxy-total-crossed"), [str(len(board.crossed_out)) for board in boards], with_exact),
        Row(say("foxy-total-place"), [*blank(with_exact), *won], marks=["total"]),
    ]


def total_row(label: str, texts: list[str], with_exact: bool) -> Row:
    return Row(label, [*blank(with_exact), *(Cell(text) for text in texts)], marks=["total"])


def blank(with_exact: bool) -> list[Cell]:
    """An empty cell: the sum of the exact numbers means nothing."""
    return [Cell("")] if with_exact else []


def explain_place(board: BoardCount, say: Say) -> str:
    """What decided the place: the first tie-break in which nobody is equal; None if the place is shared (FX-15)."""
    numbers = {"bet": board.bet_points, "crosses": len(board.crossed_out)}
    return say("foxy-place", by=board.decided_by, n=numbers.get(board.decided_by, board.total))
