"""Several people on one device: whose place it shows, with or without what only they may see, and to whom it must be
handed over first."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from foxden.state import Moves
from foxden.table.table import Table

Company = Literal["all", "alone", "nobody"]
"""Who looks at the device: everyone around it, one player alone, or nobody has taken it yet."""


class Hand(NamedTuple):
    """Who has a device."""

    seat: int | None = None
    """Whose place is shown."""
    company: Company = "nobody"
    """In which company its player has asked to see what only they may see."""
    turn: int = 0
    """… and when: alone, one looks as long as one is asked the same."""
    covered: bool = False
    """That is not shown."""
    over_to: int | None = None
    """To be handed over before this player can answer."""


NOBODYS = Hand()


def in_hand(table: Table, guest: str | None, hand: Hand) -> Hand:
    """Who has it now; `hand`: who had it."""
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
    """Whoever has it keeps it until another has to act; then it goes round the table."""
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
    """Who may look on while this seat plays: everyone, unless it answers in secret."""
    beside = look_beside(table, seat)
    if beside is None:
        return "alone"
    _, moves = beside
    return "alone" if moves.count() and table.game.is_secret(int(moves.nth(0))) else "all"


def look_beside(table: Table, seat: int) -> tuple[Any, Moves] | None:
    return table.game.look_beside(table.state, seat) if table.game.look_beside else None


def take(table: Table, seat: int, covered: bool) -> Hand:
    """This seat's player has it now, and wants to see what only they may see, or to cover it again."""
    company = company_of(table, seat) if table.phase == "playing" and not covered else "nobody"
    return Hand(seat, company, table.turn)


def look_at_hand(table: Table, hand: Hand) -> tuple[Any, Moves]:
    """What the seat that has the device sees of its own, and may do."""
    assert hand.seat is not None
    beside = look_beside(table, hand.seat) if hand.covered else None
    return beside or (table.game.look_own(table.state, hand.seat), table.state.moves(hand.seat))


def find_undo(table: Table, guest: str | None, hand: Hand) -> int | None:
    """The seat whose last step can be taken back on this device: that of whoever has it, or where all look on, the one
    that has just passed it on."""
    if hand.seat is None or not table.steps:
        return None
    last = table.steps[-1].seat
    together = hand.covered or table.game.open_hands or hand.company == "all"
    return (
        last if table.can_undo(last) and (last == hand.seat or (together and last in table.seats.of(guest))) else None
    )
