"""The range of the exact number that the top card alone implies."""

from __future__ import annotations

from collections.abc import Sequence

from foxden.games.foxy.names import FOX_NAME

ON_A_CARD = 3
"""FX-2: most animals on a card."""


def reach_of(card: Sequence[str], turn: int, fox: str) -> tuple[int, int]:
    """FX-8: each kind appeared at least on this card, and at most on every card. FX-9: whatever the Fox asks, at most
    all animals of all cards before it; FX-18: unless it is a cat itself."""
    if list(card) == [FOX_NAME] and fox != "cat":
        return 0, ON_A_CARD * (turn - 1)
    return len(card), len(card) * turn
