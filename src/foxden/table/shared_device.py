"""Several people on one device: whose secrets it shows, and to whom it must be handed over first."""

from __future__ import annotations

from foxden.table.table import Table


def in_hand(table: Table, guest: str | None, holding: int | None) -> tuple[int | None, int | None]:
    """The seat whose view is shown, and the one to hand over to before anything of it is. `holding`: who has it now."""
    seats = [seat for seat in table.seats.of(guest) if table.seats[seat].kind == "person"]
    if not seats:
        return None, None
    if table.phase == "lobby" and len(seats) > 1:
        return None, None
    if len(seats) == 1 or table.phase != "playing":
        return (holding if holding in seats else seats[0]), None
    asked = [seat for seat in seats if table.state.must(seat)]
    if holding in seats and (holding in asked or not asked):
        return holding, None
    if table.game.open_hands:
        return (asked or seats)[0], None
    return (None, asked[0]) if asked else (None, None)
