"""Fowl Play! for search, with the rules alone. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from foxden.botkit.guide import Guide
from foxden.chance import Rng
from foxden.games.fowlplay.numbers import CHOOSE, TARGET, TO_DEN
from foxden.games.fowlplay.redeal import redeal
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.score import FowlPlayScore
from foxden.state import State


class PlainFowlPlay(Guide):
    """Hands and targets are hidden: a tree for each seat."""

    def __init__(self) -> None:
        Guide.__init__(self)
        self.hides = True

    def redeal(self, state: State, viewer: i64, rng: Rng) -> State:
        assert isinstance(state, FowlPlay)
        return redeal(state, int(viewer), rng)

    def rate(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, FowlPlay)
        share_first(state.sheet(), values)

    def is_secret(self, state: State, move: i64) -> bool:
        """FP-7, FP-9: targets and cards lie face down."""
        return move < TO_DEN

    def news(self, state: State, viewer: i64) -> i64:
        """The turn order. The revealed cards themselves don't branch: there are too many."""
        assert isinstance(state, FowlPlay)
        if state.phase == TARGET or state.phase == CHOOSE:  # noqa: PLR1714 - compiled code compares numbers faster
            return 0
        order: i64 = 0
        for turn in range(state.seats):
            order = order * 4 + state.order[turn]
        return order + 1


def share_first(sheet: FowlPlayScore, values: vec[float]) -> None:
    """1 for the winner, divided among those who share first place (FP-22)."""
    keys = [sheet.key(seat) for seat in range(sheet.seats)]
    best = max(keys)
    share = 1.0 / keys.count(best)
    for seat in range(sheet.seats):
        values[seat] = share if keys[seat] == best else 0.0
