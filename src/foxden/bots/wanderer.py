"""The bot that knows nothing: any move, as a random player makes it."""

from __future__ import annotations

from foxden.chance import Rng
from foxden.state import State


def choose(redealt: State, seat: int, rng: Rng) -> int:
    return redealt.random_move(seat, rng)
