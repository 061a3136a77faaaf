"""What a viewer is allowed to know in Foxy: the top card and their own board. Covered cards are forgotten (FX-6)."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from foxden.games.foxy.box import FOX, KINDS, TURNS
from foxden.games.foxy.count import FoxyCount, Written, count_boards
from foxden.games.foxy.names import FOXES, FoxVariant, name_card
from foxden.games.foxy.numbers import BET, EMPTY, NEVER
from foxden.games.foxy.rules import Foxy
from foxden.scene import CROWD
from foxden.state import NOBODY, Moves
from foxden.view import View


class Told(msgspec.Struct, frozen=True, gc=False):
    """FX-19: the number the last player to write had to reveal."""

    seat: int
    turn: int
    number: int


class FoxyShared(msgspec.Struct, frozen=True, gc=False):
    turn: int
    card: list[str]
    kinds: list[int]
    """The same as numbers, in track order; the Fox comes after all kinds."""
    seats: int
    written: list[int]
    """Who has written in this turn; empty in a crowd."""
    how_many: int
    """… and how many."""
    fox: FoxVariant
    hard: bool
    easy: bool
    told: Told | None
    count: FoxyCount | None


class FoxyOwn(msgspec.Struct, frozen=True, gc=False):
    seat: int
    numbers: list[int]
    """Those of earlier turns."""
    bet: int | None
    """The turn whose number is circled."""
    now: int | None
    """The number in this turn's box, which can still be changed."""


FoxyView = View[FoxyShared, FoxyOwn]


def look_shared(state: Foxy) -> FoxyShared:
    turn = min(state.turn, TURNS - 1)
    return FoxyShared(
        turn=turn + 1,
        card=name_card(state.box, state.deck[turn]),
        kinds=number_kinds(state.deck[turn]),
        seats=state.seats,
        written=list_written(state) if state.seats <= CROWD else [],
        how_many=state.seats - state.asked_seats(),
        fox=FOXES[state.variants.fox],
        hard=state.variants.hard,
        easy=state.variants.easy,
        told=look_at_told(state),
        count=look_at_count(state),
    )


def number_kinds(card: int) -> list[int]:
    return [KINDS] if card == FOX else [kind for kind in range(KINDS) if card >> kind & 1]


def list_written(state: Foxy) -> list[int]:
    return [seat for seat in range(state.seats) if state.has_written(seat)]


def look_at_told(state: Foxy) -> Told | None:
    """FX-19: the number, not its circle, and only until the next card comes."""
    if state.teller == NOBODY:
        return None
    return Told(state.teller, state.turn, state.told_number())


def look_own(state: Foxy, seat: int) -> FoxyOwn:
    """FX-7: a player sees their own numbers, and nobody else's."""
    numbers = [state.numbers[turn * state.seats + seat] for turn in range(state.turn)]
    now = EMPTY if state.over() else state.now[seat]
    return FoxyOwn(seat, numbers, look_at_bet(state, seat), None if now == EMPTY else now)


def look_beside(state: Foxy, seat: int) -> tuple[FoxyOwn, Moves] | None:
    """With others looking on: an empty board and any number, so that the player who gets the device can write at once.
    A circle (FX-10) can only be drawn on the player's own board."""
    return (FoxyOwn(seat, [], None, None), Moves(vec[i64](), BET)) if state.must(seat) else None


def look_at_bet(state: Foxy, seat: int) -> int | None:
    return None if state.bets[seat] == NEVER else state.bets[seat] + 1


def look_at_count(state: Foxy) -> FoxyCount | None:
    if not state.over():
        return None
    boards = [look_at_board(state, seat) for seat in range(state.seats)]
    return count_boards(state.box, state.deck, boards, state.variants.fox, state.variants.hard)


def look_at_board(state: Foxy, seat: int) -> Written:
    return Written([state.numbers[turn * state.seats + seat] for turn in range(TURNS)], state.bets[seat])
