"""The contents of Fox on the Run's box (data.toml), packed for the rules. Compiled."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class FoxRunBox:
    """The tiles' arrows, the pawns' start spaces, and the turn order."""

    def __init__(self, mix: vec[i64], starts: vec[i64], order: vec[i64]) -> None:
        self.mix = mix
        self.starts = starts
        self.order = order
        self.start_tiles: i64 = 0
        one: i64 = 1
        for pawn in range(4):
            self.start_tiles |= one << starts[pawn]

    def whose(self, turn: i64) -> i64:
        """FR-5: the pawn whose turn this is, counted from 0."""
        return self.order[turn & 3]  # there are four

    def __reduce__(self) -> tuple[object, ...]:
        return pack_box, (list(self.mix), list(self.starts), list(self.order))


def pack_box(mix: list[int], starts: list[int], order: list[int]) -> FoxRunBox:
    return FoxRunBox(vec[i64](mix), vec[i64](starts), vec[i64](order))
