"""What to draw and what can be touched, in words and places."""

from __future__ import annotations

from foxden.scene import (
    Cell,
    Choice,
    Column,
    Filled,
    Names,
    OwnScene,
    Piece,
    Row,
    Say,
    Scene,
    Sheet,
    Space,
    Stage,
    Zone,
)  # fmt: skip
from foxden.state import Moves

from .notation import NAMES, write
from .rules import FOX, SIZE, SQUARES
from .view import SIDES, HoundsView, Shared

PLAYED = [square for square in range(SQUARES) if sum(divmod(square, SIZE)) % 2 == 0]
"""FH-1: the dark squares."""


def stage(_view: HoundsView, say: Say) -> Stage:
    """What never changes: a board, and where its squares lie."""
    spaces = [Space(NAMES[each], NAMES[each], x=each // SIZE, y=SIZE - 1 - each % SIZE) for each in PLAYED]
    return Stage([Zone("board", "board", say("hounds-board"), spaces)])


def show(view: HoundsView, names: Names, say: Say) -> Scene:
    """What everyone sees there now."""
    shared = view.shared
    status = say_status(shared, names, say)
    return Scene(
        zones=[Filled("board", show_pieces(shared, say))],
        status=status,
        summary=f"{status} {describe(shared, say)}",
        sheet=write_sheet(shared, names, say) if shared.winner is not None else None,
    )


def show_pieces(shared: Shared, say: Say) -> list[Piece]:
    hounds = [
        Piece(f"hound-{number}", "pawn", "hound", say("hounds-hound"), on=square)
        for number, square in enumerate(shared.hounds, start=1)
    ]
    return [Piece("fox", "pawn", "fox", say("hounds-fox"), on=shared.fox), *hounds]


def say_status(shared: Shared, names: Names, say: Say) -> str:
    if shared.winner is not None:
        return say("hounds-won", side=shared.winner, name=names[SIDES.index(shared.winner)])
    seat = shared.acting[0]
    return say("hounds-now", side=SIDES[seat], name=names[seat])


def describe(shared: Shared, say: Say) -> str:
    """The position in words, for screen readers."""
    return say("hounds-position", fox=shared.fox, hounds=", ".join(sorted(shared.hounds)))


def write_sheet(shared: Shared, names: Names, say: Say) -> Sheet:
    """At the end: who played what, and who has won."""
    return Sheet(
        say("hounds-sheet"),
        [Column(name, seat) for seat, name in enumerate(names)],
        [
            Row(say("hounds-row-side"), [Cell(say("hounds-side", side=side)) for side in SIDES]),
            Row(
                say("hounds-row-result"), [write_result(side == shared.winner, say) for side in SIDES], marks=["total"]
            ),
        ],
    )


def write_result(won: bool, say: Say) -> Cell:
    return Cell(say("hounds-result", won=str(won).lower()), marks=["won"] if won else [])


def show_own(view: HoundsView, moves: Moves, _names: Names, say: Say) -> OwnScene:
    """What a seat can do: a choice is a path of things to touch, here a piece and a square."""
    shared, seat = view.shared, view.own_part().seat
    standing = {piece.on: piece.id for piece in show_pieces(shared, say)}
    side = SIDES[seat]
    listed = moves.to_list()
    return OwnScene(
        ask=say("hounds-ask", side=side) if listed else "",
        summary=say("hounds-you", side=side),
        mine=["fox"] if seat == FOX else [f"hound-{number}" for number in range(1, len(shared.hounds) + 1)],
        choices=[choose(move, standing, say) for move in listed],
    )


def choose(move: int, standing: dict[str, str], say: Say) -> Choice:
    start, end = NAMES[move // SQUARES], NAMES[move % SQUARES]
    return Choice([standing[start], end], write(move), say("hounds-step", start=start, end=end))


def tell(_view: HoundsView, name: str, move: int, say: Say) -> str:
    """A line of the log."""
    return say("hounds-told", name=name, start=NAMES[move // SQUARES], end=NAMES[move % SQUARES])
