"""How far somebody gets with several moves in a row."""

from __future__ import annotations

from functools import partial

from foxden.game import Refusal
from foxden.live import wire
from foxden.live.watcher import Watcher
from foxden.table.guards import require_player
from foxden.table.table import Table
from foxden.text import say


def find_reach(table: Table, watcher: Watcher, ask: wire.Reach) -> wire.Reached:
    """Only for whoever has that seat in hand; a lesson goes step by step."""
    require_player(table, watcher.guest, ask.seat, ask.turn)
    if ask.seat != watcher.holding:
        raise Refusal("table", "table-not-your-seat")
    game, state = table.game, table.state
    journeys = []
    if game.find_journeys is not None and table.lesson is None:
        view, speak = game.look(state, ask.seat), partial(say, watcher.language)
        journeys = game.find_journeys(view, state.moves(ask.seat), ask.path, speak)
    return wire.Reached(seat=ask.seat, turn=ask.turn, path=ask.path, journeys=journeys)
