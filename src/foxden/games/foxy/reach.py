"""What the card on top says by itself of its exact number: at least so much, and at most."""

from __future__ import annotations

from collections.abc import Sequence

from foxden.games.foxy.names import FOX_NAME

ON_A_CARD = 3
"""FX-2: so many animals at most."""


def reach_of(card: Sequence[str], turn: int, fox: str) -> tuple[int, int]:
    """FX-8: each kind was seen on this card at least, and on every card at most. FX-9: whatever the Fox asks, no more
    than all animals of all cards before it; FX-18: unless it is a cat itself."""
    if list(card) == [FOX_NAME] and fox != "cat":
        return 0, ON_A_CARD * (turn - 1)
    return len(card), len(card) * turn
