"""Many games at once, stepped in one compiled call, for training.

    games = ManyGames("…", count=1024, players=4, seed=7)
    while True:
        games.step(choose(games.observations, games.masks))

The arrays are windows onto the memory that a step writes into: always the same ones, never copied, to be read. What is
in them before a step is gone after it. Whoever wants them elsewhere, in memory that is shared with another process say,
brings arrays of their own (`into`), which every step fills. `actions` is the one array that is there to be written:
`step()` takes what is in it, `step(array)` copies the array there first. No step makes an array.
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
    """Many games of one kind. A game that is over is dealt again in the same step."""

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
            raise ValueError(f"from 1 to {MOST_GAMES} games, not {count}")
        self.door = door = DoorGame(name, players, options)
        self.count = count
        tensors = door.encoding.tensors
        self.batch = batch = LaneBatch(tensors, door.deal, door.rewards, count, door.seats, FastRng(seed))
        self.rng = FastRng(seed, 1)
        self.observations: NDArray[np.int16] = lend(batch.observations, np.int16).reshape(count, door.size)
        """The observation of the seat to act, in each game."""
        self.masks: NDArray[np.uint8] = lend(batch.masks, np.uint8).reshape(count, int(tensors.mask_bytes))
        """That seat's legal actions, a bit each; `unpack` makes them bytes."""
        self.seats: NDArray[np.int64] = lend(batch.asked, np.int64)
        self.rewards: NDArray[np.float64] = lend(batch.rewards, np.float64).reshape(count, door.seats)
        """Each seat's reward from the last step: zero, except in games that it ended …"""
        self.earned: NDArray[np.float64] = lend(batch.earned, np.float64)
        """… and that of the seat that took it."""
        self.ends: NDArray[np.uint8] = lend(batch.ends, np.uint8)
        """Games that the last step ended."""
        self.actions: NDArray[np.int64] = np.asarray(OpenMemory(batch.chosen, np.int64))
        """The actions taken last, and writable for those to take next."""
        self.filled: list[tuple[NDArray[Any], NDArray[Any]]] = []
        """The caller's arrays, and what is copied into them."""
        for given, array in (into or {}).items():
            self.adopt(given, array)
        self.fill()

    def adopt(self, name: str, array: NDArray[Any]) -> None:
        """Fill this array from now on, and expose it instead of ours."""
        if name not in LENT:
            raise ValueError(f"there is no array {name}, but {', '.join(LENT)}")
        ours: NDArray[Any] = getattr(self, name)
        if (array.shape, array.dtype) != (ours.shape, ours.dtype) or not array.flags.writeable:
            raise ValueError(f"{name}: an array to write of {ours.shape} {ours.dtype} is wanted")
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
            raise IllegalAction(f"game {wrong}: action {action} is not open to seat {seat}")
        self.batch.step()
        self.fill()

    def take(self, actions: NDArray[np.integer[Any]]) -> None:
        """Set the actions to take next, legal or not."""
        if actions.shape != (self.count,):
            raise ValueError(f"{self.count} games need as many actions, not {actions.shape}")
        if actions.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {actions.dtype}")
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
        """Masks with a byte for each action; this allocates."""
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
