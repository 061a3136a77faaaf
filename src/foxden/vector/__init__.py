"""Many games at once, stepped in one compiled call, for training.

    games = ManyGames("…", count=1024, players=4, seed=7)
    while True:
        games.step(choose(games.observations, games.masks))

The arrays are always the same ones: each step writes its results into them, so copy what you want to keep. They are
read-only. To have the results in memory of your own, such as memory shared with another process, pass your arrays as
`into`, and every step fills those. Only `actions` is writable: `step()` plays what is in it, and `step(array)` copies
your array into it first. No step allocates an array.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from foxden.batch import LaneBatch
from foxden.chance import FastRng
from foxden.doors.door_game import DoorGame, IllegalAction

MOST_GAMES = 1 << 20
LENT = ("observations", "masks", "seats", "rewards", "earned", "ends")
"""The arrays that a step writes."""


class ManyGames:
    """Many games of one kind. A game that ends is dealt again in the same step."""

    def __init__(
        self,
        name: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        into: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        """`into`: the caller's own arrays, by name."""
        if not 1 <= count <= MOST_GAMES:
            raise ValueError(f"count must be from 1 to {MOST_GAMES}, not {count}")
        self.door = door = DoorGame(name, players, options)
        self.count = count
        tensors = door.encoding.tensors
        self.batch = batch = LaneBatch(tensors, door.deal, door.rewards, count, door.seats, FastRng(seed))
        self.rng = FastRng(seed, 1)
        self.observations: NDArray[np.int16] = lend(batch.observations, np.int16).reshape(count, door.size)
        """The observation of the seat to act, in each game."""
        self.masks: NDArray[np.uint8] = lend(batch.masks, np.uint8).reshape(count, int(tensors.mask_bytes))
        """That seat's legal actions, one bit each; `unpack` turns them into bytes."""
        self.seats: NDArray[np.int64] = lend(batch.asked, np.int64)
        """The seat to act, in each game."""
        self.rewards: NDArray[np.float64] = lend(batch.rewards, np.float64).reshape(count, door.seats)
        """Each seat's reward from the last step: zero, except in games that the step ended."""
        self.earned: NDArray[np.float64] = lend(batch.earned, np.float64)
        """The reward of the seat that took the last step."""
        self.ends: NDArray[np.uint8] = lend(batch.ends, np.uint8)
        """Games that the last step ended."""
        self.actions: NDArray[np.int64] = np.asarray(OpenMemory(batch.chosen, np.int64))
        """The actions taken last. Write the next ones here."""
        self.filled: list[tuple[NDArray[Any], NDArray[Any]]] = []
        """The caller's arrays, and what is copied into them."""
        for given, array in (into or {}).items():
            self.adopt(given, array)
        self.fill()

    def adopt(self, name: str, array: NDArray[Any]) -> None:
        """Fill this array from now on, and expose it instead of ours."""
        if name not in LENT:
            raise ValueError(f"there is no array called {name!r}; choose from {', '.join(LENT)}")
        ours: NDArray[Any] = getattr(self, name)
        if (array.shape, array.dtype) != (ours.shape, ours.dtype) or not array.flags.writeable:
            raise ValueError(f"{name} must be a writable array of shape {ours.shape} and type {ours.dtype}")
        self.filled.append((array, ours))
        setattr(self, name, array)

    def fill(self) -> None:
        for array, ours in self.filled:
            np.copyto(array, ours)

    def reset(self, seed: int) -> None:
        """Deal new games everywhere."""
        self.batch.deal_all(FastRng(seed))
        self.rng = FastRng(seed, 1)
        self.fill()

    def step(self, actions: NDArray[np.integer[Any]] | None = None) -> None:
        """Take one action in each game. If one of them is illegal, nothing changes (IllegalAction)."""
        if actions is not None:
            self.take(actions)
        wrong = int(self.batch.find_illegal())
        if wrong >= 0:
            seat, action = int(self.batch.asked[wrong]), int(self.actions[wrong])
            raise IllegalAction(f"game {wrong}: action {action} isn’t legal for seat {seat}")
        self.batch.step()
        self.fill()

    def take(self, actions: NDArray[np.integer[Any]]) -> None:
        """Set the actions to take next, legal or not."""
        if actions.shape != (self.count,):
            raise ValueError(f"actions must have the shape ({self.count},), one for each game, not {actions.shape}")
        if actions.dtype.kind not in "iu":
            raise ValueError(f"actions must be integers, not {actions.dtype}")
        np.copyto(self.actions, actions, casting="same_kind")

    def step_anyhow(self) -> int:
        """Like `step()`, but illegal actions are replaced by random legal ones. Returns how many there were."""
        replaced = int(self.batch.replace_illegal(self.rng))
        self.batch.step()
        self.fill()
        return replaced

    def step_randomly(self) -> None:
        """Take a uniformly random legal action in each game."""
        self.batch.choose_randomly(self.rng)
        self.batch.step()
        self.fill()

    def unpack(self, masks: NDArray[np.uint8] | None = None) -> NDArray[np.int8]:
        """Masks with one byte for each action. This allocates an array."""
        packed = self.masks if masks is None else masks
        return np.unpackbits(packed, axis=-1, count=self.door.actions, bitorder="little").view(np.int8)


class OpenMemory:
    """Lets NumPy make a writable array: a `vec` itself only exposes its memory read-only."""

    def __init__(self, memory: Any, kind: Any) -> None:
        self.lent = lend(memory, kind)
        """Keeps the memory alive."""
        self.__array_interface__ = {
            **self.lent.__array_interface__,
            "data": (self.lent.__array_interface__["data"][0], False),
        }


def lend(memory: Any, kind: Any) -> Any:
    """A read-only array over this memory."""
    return np.frombuffer(memoryview(memory), dtype=kind)
