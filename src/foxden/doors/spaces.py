"""Observation spaces for Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from foxden.doors.door_game import DoorGame
from foxden.encoding import Section


def make_space(door: DoorGame) -> spaces.Dict:
    parts = door.encoding.parts
    low, high = stretch(parts, [part.least for part in parts]), stretch(parts, [part.most for part in parts])
    mask = spaces.Box(0, 1, (door.actions,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


def stretch(parts: tuple[Section, ...], bounds: list[int]) -> np.ndarray[Any, np.dtype[np.int16]]:
    """A bound for each number."""
    return np.repeat(np.array(bounds, dtype=np.int16), [part.size for part in parts])
