"""For Foxden's contract tests: what holds in every position, and what is hidden."""

from __future__ import annotations

from .rules import SIZE, FoxAndHounds

OPEN = True
"""Nothing is hidden."""


def check_pieces(state: FoxAndHounds) -> None:
    """FH-1: five pieces on five dark squares."""
    squares = {state.fox, *state.hounds}
    assert len(squares) == 5
    assert all(sum(divmod(square, SIZE)) % 2 == 0 for square in squares)


def hidden(_state: FoxAndHounds, _viewer: int | None) -> dict[str, object]:
    return {}
