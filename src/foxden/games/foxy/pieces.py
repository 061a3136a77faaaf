"""The pieces of Foxy in a scene."""

from __future__ import annotations

from functools import lru_cache

from foxden.games.foxy.view import FoxyOwn
from foxden.games.foxy.words import name_card
from foxden.scene import Piece, Say


def show_card(turn: int, animals: list[str], say: Say) -> Piece:
    """The card is named after its turn, which reveals nothing about earlier cards."""
    return Piece(f"card-{turn}", "card", "card", name_card(animals, say), shows=animals)


def show_board(own: FoxyOwn, say: Say) -> list[Piece]:
    """The numbers written so far, each in its box."""
    bet = own.bet
    board = [draw_number(turn, number, turn == bet, False, say) for turn, number in enumerate(own.numbers, 1)]
    if own.now is not None:
        turn = len(board) + 1
        board.append(draw_number(turn, own.now, turn == bet, True, say))
    return board


@lru_cache(maxsize=1 << 15)
def draw_number(turn: int, number: int, circled: bool, is_new: bool, say: Say) -> Piece:
    """Cached, because all of a board's numbers are shown after every move."""
    marks = ["bet"] * circled + ["now"] * is_new
    label = say("foxy-number-written", number=number, circled=str(circled).lower())
    return Piece(f"number-{turn}", "note", "number", label, on=f"box-{turn}", text=f"{number}", marks=marks)
