"""Several people on one device: whose seat it shows, with or without their secrets, and who must get it next."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from foxden.state import Moves
from foxden.table.table import Table

Company = Literal["all", "alone", "nobody"]
"""Who is looking at the device: everyone, one player alone, or nobody yet."""


class Hand(NamedTuple):
    """Who has the device."""

    seat: int | None = None
    """The seat being shown."""
    company: Company = "nobody"
    """In which company its player asked to see their secrets."""
    turn: int = 0
    """… and in which turn: alone, a player can look until something new is asked."""
    covered: bool = False
    """The secrets are covered."""
    over_to: int | None = None
    """The seat that must get the device before it can answer."""


NOBODYS = Hand()


def in_hand(table: Table, guest: str | None, hand: Hand) -> Hand:
    """Who has the device now; `hand`: who had it before."""
    seats = [seat for seat in table.seats.of(guest) if table.seats[seat].kind == "person"]
    if not seats or (table.phase == "lobby" and len(seats) > 1):
        return NOBODYS
    if len(seats) == 1 or table.phase != "playing":
        return Hand(hand.seat if hand.seat in seats else seats[0])
    asked = [seat for seat in seats if table.state.must(seat)]
    seat = find_next(hand, seats, asked)
    if table.game.open_hands:
        return Hand(seat)
    return hold(table, hand, seat, bool(asked))


def find_next(hand: Hand, seats: list[int], asked: list[int]) -> int:
    """The current player keeps it until somebody else has to act; then it goes round the table."""
    last = hand.seat if hand.seat is not None else hand.over_to
    if last is None:
        return (asked or seats)[0]
    if last in seats and not asked:
        return last
    return min(asked or seats, key=lambda seat: (seat < last, seat))


def hold(table: Table, hand: Hand, seat: int, is_asked: bool) -> Hand:
    company = company_of(table, seat)
    if hand.seat == seat and hand.company == company and (company == "all" or hand.turn == table.turn):
        return hand
    if company == "all":
        return Hand(seat, covered=True)
    shows = look_beside(table, seat) is not None
    return Hand(seat if shows else None, covered=shows, over_to=seat if is_asked else None)


def company_of(table: Table, seat: int) -> Company:
    """Who can look on while this seat plays: everyone, unless it answers in secret."""
    beside = look_beside(table, seat)
    if beside is None:
        return "alone"
    _, moves = beside
    return "alone" if moves.count() and table.game.is_secret(int(moves.nth(0))) else "all"


def look_beside(table: Table, seat: int) -> tuple[Any, Moves] | None:
    return table.game.look_beside(table.state, seat) if table.game.look_beside else None


def take(table: Table, seat: int, covered: bool) -> Hand:
    """This seat's player takes the device and wants to see their secrets, or to cover them again."""
    company = company_of(table, seat) if table.phase == "playing" and not covered else "nobody"
    return Hand(seat, company, table.turn)


def look_at_hand(table: Table, hand: Hand) -> tuple[Any, Moves]:
    """The own view and moves of the seat that has the device."""
    assert hand.seat is not None
    beside = look_beside(table, hand.seat) if hand.covered else None
    return beside or (table.game.look_own(table.state, hand.seat), table.state.moves(hand.seat))


def find_undo(table: Table, guest: str | None, hand: Hand) -> int | None:
    """The seat whose last step can be undone on this device: the one that has it or, if everyone looks on, the one that
    has just passed it on."""
    if hand.seat is None or not table.steps:
        return None
    last = table.steps[-1].seat
    together = hand.covered or table.game.open_hands or hand.company == "all"
    return (
        last if table.can_undo(last) and (last == hand.seat or (together and last in table.seats.of(guest))) else None
    )
