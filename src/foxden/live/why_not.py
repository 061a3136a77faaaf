"""Why somebody can't do what they touched."""

from __future__ import annotations

from typing import Any

from foxden.game import Game, Refusal
from foxden.live.watcher import Watcher
from foxden.state import State
from foxden.table.guards import require_player
from foxden.table.table import Table


def explain_touch(table: Table, watcher: Watcher, seat: int, turn: int, path: list[str]) -> Refusal:
    """Only for the player whose seat is in hand; in a lesson, the coach may answer instead."""
    require_player(table, watcher.guest, seat, turn)
    if seat != watcher.holding:
        return Refusal("table", "table-not-your-seat")
    by_rule = why_not(table.game, table.state, seat, path).with_names(table.seats.names)
    if table.lesson is not None and (table.lesson.step.otherwise or by_rule.rule == "table"):
        return table.lesson.why_not()
    return by_rule


def why_not(game: Game[Any, Any], state: State, seat: int, path: list[str]) -> Refusal:
    """The rule against what this seat touched. The intended move is guessed from its view alone."""
    guessed = game.guess_moves(game.look(state, seat), path) if game.guess_moves else []
    legal = state.moves(seat)
    wrong = next((move for move in guessed if not legal.has(move)), None)
    return Refusal("table", "table-nothing-meant") if wrong is None else game.why_not(state, seat, wrong)
