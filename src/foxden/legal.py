"""May this be done? Whoever acts for somebody else asks here first, for `State.play` trusts its argument."""

from __future__ import annotations

from foxden.game import AnyGame
from foxden.state import State


def check_move(game: AnyGame, state: State, seat: int, asked: str | int) -> int:
    """The move, as a record writes it or as a number, if this seat may make it now. Raises the Refusal why not."""
    move = game.read(asked) if isinstance(asked, str) else asked
    if not state.moves(seat).has(move):
        raise game.why_not(state, seat, move)
    return move
