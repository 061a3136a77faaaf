"""Many games at once as Gymnasium's `VectorEnv`: self-play, in which each step is a move of the seat to act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from foxden.doors.spaces import make_space
from foxden.vector import ManyGames

Arrays = dict[str, NDArray[Any]]


class SelfPlay(VectorEnv):
    """An observation is that of the seat to act (`info["seat"]`), a reward that of the seat that has just acted; those
    of all seats are in `info["rewards"]`. A game that ends is dealt again in the same step."""

    def __init__(
        self,
        name: str,
        num_envs: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        self.games = ManyGames(name, num_envs, players, options, seed)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.single_observation_space = make_space(self.games.door)
        self.single_action_space = spaces.Discrete(self.games.door.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, NDArray[Any]]]:
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 62)))
        return self.look(), {"seat": self.games.seats.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, NDArray[Any]]]:
        games = self.games
        games.step(np.asarray(actions))
        info = {"seat": games.seats.copy(), "rewards": games.rewards.copy()}
        return self.look(), games.earned.copy(), games.ends.astype(bool), np.zeros(games.count, dtype=bool), info

    def look(self) -> Arrays:
        """Copies, which later steps don't change."""
        return {"observation": self.games.observations.copy(), "action_mask": self.games.unpack()}
