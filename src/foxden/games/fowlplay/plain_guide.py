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
        sheet = state.sheet()
        for seat in range(state.seats):
            values[seat] = share_of_first(sheet, seat)

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


def share_of_first(sheet: FowlPlayScore, seat: i64) -> float:
    """1 for the winner, divided among those who share first place (FP-22)."""
    equals = 0
    mine = sheet.key(seat)
    for other in range(sheet.seats):
        theirs = sheet.key(other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equals += 1
    return 1.0 / equals
