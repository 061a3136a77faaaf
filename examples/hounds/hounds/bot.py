"""Its bots: Foxden's search, told who has won, and who is likely to."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from foxden.botkit.guide import Guide
from foxden.botkit.kit import BotKit
from foxden.botkit.level import Level
from foxden.chance import Rng
from foxden.state import State

from .rules import FOX, HOUNDS, SIZE, FoxAndHounds


class HoundsGuide(Guide):
    """Knows nothing but the rules: the levels play every game out at random, to its end. Only the greedy player of the
    ladder looks at positions in mid-game, so only that one needs `judge`."""

    def redeal(self, state: State, viewer: i64, rng: Rng) -> State:
        return state.copy()

    def rate(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, FoxAndHounds)
        winner = state.winner()
        values[FOX] = judge(state) if winner is None else float(winner == FOX)
        values[HOUNDS] = 1.0 - values[FOX]


def judge(state: FoxAndHounds) -> float:
    """How likely the fox is to win: the more hounds it has passed, the more likely."""
    return sum(hound % SIZE <= state.fox % SIZE for hound in state.hounds) / len(state.hounds)


BOTS = BotKit(
    levels=(
        Level("cub", "hounds-bot-cub", iterations=20, slip=0.25),
        Level("aesop", "hounds-bot-aesop", iterations=60),
        Level("reynard", "hounds-bot-reynard", iterations=200),
        Level("kitsune", "hounds-bot-kitsune", iterations=600),
    ),
    guide=HoundsGuide,
    plain_guide=HoundsGuide,
)
