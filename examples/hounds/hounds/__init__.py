"""Fox and Hounds, a public-domain game, for Foxden."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from foxden.chance import Rng
from foxden.game import Game, Value

from .bot import BOTS
from .lesson import LESSON
from .notation import pack, read, read_setup, why_not, write, write_setup
from .rules import ACTIONS, Box, FoxAndHounds
from .scene import show, show_own, stage, tell
from .view import Own, Shared, draw, look_own, look_shared, result


def deal(box: Box, _options: Mapping[str, Value], _seats: int, _rng: Rng) -> FoxAndHounds:
    """FH-2: there is nothing to deal."""
    return FoxAndHounds(box)


def redeal(state: FoxAndHounds, _viewer: int | None, _rng: Rng) -> FoxAndHounds:
    """Nothing is hidden."""
    return state.copy()


GAME: Game[FoxAndHounds, Box, Shared, Own] = Game(
    name="hounds",
    title="Fox and Hounds",
    home=Path(__file__).parent,
    prefix="FH",
    rules=1,
    least=2,
    most=2,
    minutes=(5, 10),
    pitch="hounds-pitch",
    options=(),
    seats_rule="FH-3",
    result_rule="FH-6",
    pack=pack,
    deal=deal,
    result=result,
    look_shared=look_shared,
    look_own=look_own,
    redeal=redeal,
    draw=draw,
    stage=stage,
    show=show,
    show_own=show_own,
    tell=tell,
    write_setup=write_setup,
    read_setup=read_setup,
    write=write,
    read=read,
    why_not=why_not,
    is_secret=lambda _move: False,
    open_hands=True,
    actions=ACTIONS,
    lesson=LESSON,
    bots=BOTS,
)
