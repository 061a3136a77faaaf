"""Checks moves: callers that pass on somebody else's move ask here first, because `State.play` trusts its argument."""

from __future__ import annotations

from foxden.game import AnyGame
from foxden.state import State


def check_move(game: AnyGame, state: State, seat: int, asked: str | int) -> int:
    """Check a move, given as text or number. Raises a Refusal that says why it isn't legal."""
    move = game.read(asked) if isinstance(asked, str) else asked
    if not state.moves(seat).has(move):
        raise game.why_not(state, seat, move)
    return move
