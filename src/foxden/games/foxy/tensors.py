"""Foxy as numbers: a move is its action. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from foxden.games.foxy.box import FOX, KINDS, TURNS
from foxden.games.foxy.numbers import ACTIONS, EMPTY, NEVER
from foxden.games.foxy.rules import Foxy
from foxden.state import NOBODY, State
from foxden.tensors import Tensors, clear

# Where each part of an observation begins; observation.py says what is in it.
CARD: Final = 0
NUMBERS: Final = 10
CIRCLE: Final = 30
FOX_ASKS: Final = 50
REST: Final = 54
"""Turn, seats, how many have written, hard, easy, who told their number and which, over."""
SIZE: Final = 62
FULL: Final = 255
HALF: Final = 125
"""Bytes of the mask for plain numbers, and as many for circled ones."""


@final
class FoxyTensors(Tensors):
    def __init__(self) -> None:
        Tensors.__init__(self, ACTIONS, SIZE)

    def write(self, state: State, seat: i64, into: vec[i16], start: i64) -> None:
        assert isinstance(state, Foxy)
        turn: i64 = state.turn if state.turn < TURNS else TURNS - 1
        write_card(state.deck[turn], into, start + CARD)
        write_board(state, seat, into, start)
        for variant in range(i64(4)):
            into[start + FOX_ASKS + variant] = i16(1 if state.variants.fox == variant else 0)
        rest = start + REST
        into[rest] = i16(turn + 1)
        into[rest + 1] = i16(state.seats)
        into[rest + 2] = i16(state.seats - state.asked_seats())
        into[rest + 3] = i16(1 if state.variants.hard else 0)
        into[rest + 4] = i16(1 if state.variants.easy else 0)
        teller = state.teller
        if teller == NOBODY:
            into[rest + 5] = -1
            into[rest + 6] = -1
        else:
            into[rest + 5] = i16((teller - seat + state.seats) % state.seats)
            into[rest + 6] = i16(state.told_number())
        into[rest + 7] = i16(1 if state.turn == TURNS else 0)

    def mark(self, state: State, seat: i64, into: vec[u8], start: i64) -> None:
        assert isinstance(state, Foxy)
        if state.has_written(seat):
            clear(into, start, 2 * HALF)
            return
        circled: u8 = FULL if state.can_bet(seat) else 0
        for index in range(start, start + HALF):
            into[index] = FULL
            into[index + HALF] = circled


def write_card(card: i64, into: vec[i16], start: i64) -> None:
    """FX-6: the top card, and no other."""
    for kind in range(i64(KINDS)):
        into[start + kind] = i16(card >> kind & 1) if card != FOX else 0
    into[start + KINDS] = i16(1 if card == FOX else 0)


def write_board(state: Foxy, seat: i64, into: vec[i16], start: i64) -> None:
    """FX-7: the seat's own numbers."""
    for turn in range(i64(TURNS)):
        number: i64 = EMPTY
        if turn < state.turn:
            number = state.numbers[turn * state.seats + seat]
        elif turn == state.turn:
            number = state.now[seat]
        into[start + NUMBERS + turn] = i16(number)
        into[start + CIRCLE + turn] = 0
    if state.bets[seat] != NEVER:
        into[start + CIRCLE + state.bets[seat]] = 1
