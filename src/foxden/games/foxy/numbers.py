"""The numbers that stand for moves and for missing values. Compiled.

A move is the number to write, plus BET if it is circled.
"""

from typing import Final

BET: Final = 1000
ACTIONS: Final = 2000

EMPTY: Final = -1
NEVER: Final = -1
