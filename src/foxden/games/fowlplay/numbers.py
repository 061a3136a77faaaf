"""The numbers that stand for moves, phases, and what is on a hex. Compiled."""

from typing import Final

MOST_SEATS: Final = 4
NONE: Final = -1

# On a hex: a bird by its number, a fox by FOX plus its seat, or nothing.
EMPTY: Final = -1
FOX: Final = 36
OUTSIDE: Final = 40

# What the game is waiting for.
TARGET: Final = 0
PLACE: Final = 1
CHOOSE: Final = 2
BIRDS_MOVE: Final = 3
FOXES_MOVE: Final = 4
DRAW: Final = 5
OVER: Final = 6

# A move is its kind's first number plus what it names: a card, a colour and a den space, a bird and a hex, a hex.
TO_TARGET: Final = 0
TO_PLAY: Final = 36
TO_DEN: Final = 72
TO_BIRD: Final = 96
TO_FOX: Final = 4668
STOP: Final = 4795
ACTIONS: Final = 4796
