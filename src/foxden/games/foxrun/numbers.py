"""The numbers that stand for moves, phases and endings. Compiled."""

from typing import Final

# What a turn is waiting for.
STEP: Final = 0
ARROW: Final = 1
ABILITY: Final = 2
OVER: Final = 3

# How a game ends.
RUNNING: Final = 0
FREED: Final = 1
CAUGHT: Final = 2
ALL_REVEALED: Final = 3
TIME: Final = 4
FOXES_RESIGNED: Final = 5
GUARDIANS_RESIGNED: Final = 6

# A move is its kind's first number plus the space, direction or pair of spaces it names.
STEP_TO: Final = 0
ARROW_TO: Final = 25
STAY: Final = 29
PASS: Final = 30
REVEAL: Final = 31
TURN: Final = 56
SWAP: Final = 131
ACTIONS: Final = 756
