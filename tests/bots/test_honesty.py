"""Bots are honest: what they choose depends on the Views of their seat, and on nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.botkit.bot import Bot
from foxden.botkit.level import GREEDY, RANDOM
from foxden.bots.levels import LEVELS, make_bot
from foxden.chance import FastRng
from foxden.game import View
from foxden.games import GAMES
from foxden.state import CHANCE, NOBODY, Moves, State
from tests.positions import NAMES, Setting, settings_of

Maker = Callable[[int], Bot]


def play_along(setting: Setting, seat: int, moves: int) -> tuple[State, list[View]]:
    """A game with random opponents, up to a moment at which this seat is asked, and everything it has seen."""
    state, rng = setting.deal().state, FastRng(setting.seed, 1)
    views = [setting.game.look(state, seat)]
    played = 0
    while not (played >= moves and state.must(seat)):
        asked = state.waits_for()
        if asked == NOBODY:
            break
        if asked == CHANCE:
            state.fall(rng)
        else:
            state.play(asked, state.random_move(asked, rng))
        played += 1
        views.append(setting.game.look(state, seat))
    return state, views


def choose(make: Maker, seat: int, views: list[View], handed: State) -> int:
    bot = make(seat)
    for view in views:
        bot.watch(view)
    return bot.choose(views[-1], handed, handed.moves(seat))


def choices(setting: Setting, make: Maker, seat: int, moves: int, worlds: int = 6) -> set[int]:
    """A bot's choices in different true states that its seat can't tell apart."""
    state, views = play_along(setting, seat, moves)
    if state.over():
        return set()
    rng = FastRng(setting.seed, 5)
    found = set()
    for _ in range(worlds):
        true = setting.game.redeal(state, seat, rng)
        handed = setting.game.redeal(true, seat, rng)
        assert setting.game.look(handed, seat) == views[-1]
        found.add(choose(make, seat, views, handed))
    return found


@pytest.mark.parametrize("name", NAMES)
@given(st.data())
@settings(max_examples=25)
def test_like_views_get_like_answers(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    seat = data.draw(st.integers(0, setting.seats - 1))
    level = data.draw(st.sampled_from([*LEVELS[name], GREEDY]))
    level = replace(level, iterations=min(level.iterations, 300))
    moves = data.draw(st.integers(0, 60))
    assert len(choices(setting, lambda seat: make_bot(name, level, seat, 7), seat, moves)) <= 1


class Peeper(Bot):
    """A cheating bot that treats the redealt state as the true one."""

    def choose(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> int:
        return int(moves.nth(hash(tuple(redealt.freeze())) % moves.count()))


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_peeps_is_found_out(name: str) -> None:
    game = GAMES[name]
    found = [
        choices(Setting(game, 2, game.settle({}), seed), lambda seat: Peeper(seat, RANDOM, 1), 0, 3)
        for seed in range(10)
    ]
    assert any(len(chosen) > 1 for chosen in found)
