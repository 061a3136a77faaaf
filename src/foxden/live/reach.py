"""Journeys: several moves in a row with one touch."""

from __future__ import annotations

from functools import partial

from foxden.game import Refusal, View
from foxden.live import wire
from foxden.live.watcher import Watcher
from foxden.table.guards import require_player
from foxden.table.shared_device import look_at_hand
from foxden.table.table import Table
from foxden.text import say


def find_reach(table: Table, watcher: Watcher, ask: wire.Reach) -> wire.Reached:
    """Only for the player whose seat is in hand; not in lessons, which go step by step."""
    require_player(table, watcher.guest, ask.seat, ask.turn)
    if ask.seat != watcher.holding:
        raise Refusal("table", "table-not-your-seat")
    game = table.game
    journeys = []
    if game.find_journeys is not None and table.lesson is None:
        part, moves = look_at_hand(table, watcher.hand)
        view = View(game.look_shared(table.state), part)
        journeys = game.find_journeys(view, moves, ask.path, partial(say, watcher.language))
    return wire.Reached(seat=ask.seat, turn=ask.turn, path=ask.path, journeys=journeys)
