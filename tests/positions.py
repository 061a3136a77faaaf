"""Random positions of every game, for properties that hold in all of them."""

from __future__ import annotations

import importlib
import importlib.util
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from hypothesis import strategies as st

from foxden.chance import FastRng
from foxden.game import Contents, Game, Value
from foxden.games import GAMES, default_data
from foxden.playout import random_actor
from foxden.record import Recorder, open_box
from foxden.state import CHANCE, NOBODY

NAMES = list(GAMES)


@dataclass(frozen=True)
class Setting:
    """A game to be dealt: everything but its name is small, so that Hypothesis can shrink it."""

    game: Game[Any, Any]
    seats: int
    options: dict[str, Value]
    seed: int
    data: str | Contents = "default"

    def deal(self) -> Recorder:
        box = open_box(self.game, self.data)
        state = self.game.deal(box, self.options, self.seats, FastRng(self.seed))
        return Recorder(self.game, state, self.options, [f"player {seat}" for seat in range(self.seats)], self.data)

    def play(self, moves: int) -> Recorder:
        """So many moves of random play, or to the end."""
        recorder = self.deal()
        rng = FastRng(self.seed, 1)
        for _ in range(moves):
            if not play_one(recorder, rng):
                break
        return recorder


def play_one(recorder: Recorder, rng: FastRng) -> bool:
    """One random move, or chance; False when the game is over."""
    seat = random_actor(recorder.state, rng)
    if seat == NOBODY:
        return False
    if seat == CHANCE:
        recorder.fall(rng)
    else:
        recorder.play(seat, recorder.state.random_move(seat, rng))
    return True


@cache
def box(game: str) -> Any:
    return GAMES[game].pack(default_data(GAMES[game]))


@cache
def facts(game: str) -> Any:
    """tests/<game>/facts.py: what holds in every position of the game, what is hidden in it, and which boxes of their
    own its owners may have. A game from another package brings them along."""
    own = f"tests.{game}.facts"
    return importlib.import_module(
        own if importlib.util.find_spec(f"tests.{game}") else f"{GAMES[game].home.name}.facts"
    )


def need_secrets(game: str) -> None:
    """For tests that plant a leak: in an open game there is nothing to plant."""
    if getattr(facts(game), "OPEN", False):
        pytest.skip("nothing is hidden in this game")


@st.composite
def settings_of(draw: st.DrawFn, name: str) -> Setting:
    game = GAMES[name]
    seats = draw(st.integers(game.least, game.most or 7))
    options = {option.name: draw(st.sampled_from(option.choices)) for option in game.options}
    data = draw(boxes_of(name))
    return Setting(game, seats, options, draw(st.integers(0, 2**32)), data)


@cache
def boxes_of(name: str) -> st.SearchStrategy[Any]:
    """Ours, or one that an owner may have."""
    return st.just("default") | getattr(facts(name), "boxes", st.nothing)()


MOMENTS = st.one_of(st.integers(0, 30), st.integers(0, 2000))
"""How far into the game: the beginning is looked at as closely as the rest."""
