"""Many games at once as an environment of PufferLib 3: self-play in the buffers that PufferLib hands over.

    pufferlib.vector.make(SharedPlay, env_args=["…"], env_kwargs={"count": 1024}, backend=pufferlib.vector.Serial)

To PufferLib each game is one agent: the seat whose turn it is. PufferLib has no action masks, so the mask follows the
observation, one number for each action. Its own policies don't look at it, so an illegal action is replaced by a random
legal one. When games end, the infos give the share of illegal actions since the previous game ended (`illegal`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pufferlib
from gymnasium import spaces
from numpy.typing import NDArray

from foxden.doors.spaces import stretch
from foxden.vector import ManyGames

BITS: NDArray[np.int16] = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little").astype(
    np.int16
)
"""The eight bits of every byte."""

Stepped = tuple[NDArray[np.int16], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], list[dict[str, Any]]]


class SharedPlay(pufferlib.PufferEnv):  # type: ignore[misc]
    """A reward is that of the seat that has just acted. A game that ends is dealt again in the same step."""

    def __init__(
        self,
        name: str,
        count: int = 1024,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        buf: Mapping[str, NDArray[Any]] | None = None,
        seed: int | None = 0,
    ) -> None:
        self.games = games = ManyGames(name, count, players, options, seed or 0)
        parts, mask = games.door.encoding.parts, np.ones(games.door.actions, np.int16)
        low = np.concatenate([stretch(parts, [part.least for part in parts]), 0 * mask])
        high = np.concatenate([stretch(parts, [part.most for part in parts]), mask])
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(games.door.actions)
        self.num_agents = count
        self.taken = self.illegal = 0
        self.bits = np.zeros((*games.masks.shape, 8), np.int16)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int16], list[dict[str, Any]]]:
        """Without a seed, the generator continues from the last games."""
        self.games.reset(int(self.games.rng.word()) if seed is None else seed)
        self.show()
        return self.observations, []

    def step(self, actions: NDArray[np.integer[Any]]) -> Stepped:
        self.games.take(actions)
        self.illegal += self.games.step_anyhow()
        self.taken += self.games.count
        self.show()
        return self.observations, self.rewards, self.terminals, self.truncations, self.report()

    def report(self) -> list[dict[str, Any]]:
        ended = int(self.games.ends.sum())
        if not ended:
            return []
        share, self.taken, self.illegal = self.illegal / self.taken, 0, 0
        return [{"ended": ended, "illegal": share}]

    def show(self) -> None:
        """Write into PufferLib's buffers, without allocating."""
        games = self.games
        size = games.door.size
        np.take(BITS, games.masks, axis=0, out=self.bits, mode="clip")
        self.observations[:, :size] = games.observations
        self.observations[:, size:] = self.bits.reshape(games.count, -1)[:, : games.door.actions]
        self.rewards[:] = games.earned
        self.terminals[:] = games.ends
        self.truncations[:] = False
        self.masks[:] = True

    def close(self) -> None:
        """Nothing to close."""
