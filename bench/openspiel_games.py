"""What OpenSpiel's searches are given beside our games (foxden/doors/openspiel.py): random rollouts in our own loop."""

from __future__ import annotations

from typing import Any

import numpy as np

from foxden.chance import FastRng
from foxden.doors.openspiel import SpielGame, SpielState, class_of
from foxden.playout import playout
from foxden.tensors import NO_ACTION


def for_two(name: str) -> SpielGame:
    """One of our games for two, as OpenSpiel has it."""
    return class_of(name)({"players": 2})


class Rollouts:
    """OpenSpiel's random rollouts, played in our compiled loop: the same distribution, and much faster."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def evaluate(self, position: SpielState) -> np.ndarray[Any, Any]:
        game, state = position.played, position.dealt
        state = state.copy() if game.reveals is None else game.door.game.redeal(state, None, self.rng)
        if position.pending != NO_ACTION:
            state.play(state.waits_for(), position.pending)
        playout(state, self.rng)
        return np.array(game.door.rewards(state))

    def prior(self, position: SpielState) -> list[tuple[int, float]]:
        if position.is_chance_node():
            outcomes: list[tuple[int, float]] = position.chance_outcomes()
            return outcomes
        actions = position.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]
