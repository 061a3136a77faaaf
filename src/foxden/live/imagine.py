"""A position for an external bot, redealt so that it reveals only what its seat is allowed to know."""

from __future__ import annotations

import secrets

from foxden.chance import FastRng
from foxden.live import wire
from foxden.table.guards import require_player
from foxden.table.table import Table


def imagine(table: Table, guest: str, ask: wire.Imagine) -> wire.Imagined:
    """Only for the player in that seat. The randomness is secret and never used again."""
    require_player(table, guest, ask.seat, ask.turn)
    redealt = table.game.redeal(table.state, ask.seat, FastRng(secrets.randbits(128)))
    return wire.Imagined(
        seat=ask.seat,
        turn=ask.turn,
        game=table.game.name,
        seats=len(table.seats),
        options=table.options,
        data=table.data,
        state=redealt.freeze(),
    )
