"""Vixen learns Fox on the Run for two from nothing but playing against herself, and then takes a seat.

    python vixen.py --minutes 6                            # train; writes vixen.npz
    foxden ladder foxrun --bot vixen.py:Vixen --minutes 5  # how good is she?
    foxden bot vixen.py:Vixen --at http://…/t/…            # at a table of any house

One small network says what each action is worth to the seat whose turn it is. Training needs scikit-learn; playing
needs NumPy alone.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from foxden.botkit.bot import Bot, fingerprint
from foxden.botkit.level import Level
from foxden.chance import FastRng
from foxden.doors.door_game import DoorGame
from foxden.state import CHANCE, Moves, State
from foxden.vector import ManyGames
from foxden.view import View

GAME, PLAYERS = "foxrun", 2
WEIGHTS = Path(__file__).with_name("vixen.npz")
HIDDEN = 64
GAMES_AT_ONCE = BATCH = 512
STEPS = 32
"""Moves in each game between two lessons."""
TRUST = 0.8
"""How much of a target is what came of it later, rather than what the network thinks of the next position."""
WORLDS = 6
"""Deals of the hidden tiles that she imagines before a move."""

Floats = NDArray[np.float32]


def scale(observations: NDArray[np.int16]) -> Floats:
    """Small numbers: all are 0 or 1, but for the two counts before the last."""
    inputs = observations.astype(np.float32)
    inputs[:, -3] /= 80
    inputs[:, -2] /= 22
    return inputs


# --- learning -----------------------------------------------------------------------------------------------


class Learner:
    """Plays many games against herself, and learns from each stretch of them what her actions were worth."""

    def __init__(self, seed: int, games: int = GAMES_AT_ONCE) -> None:
        from sklearn.neural_network import MLPRegressor  # noqa: PLC0415 - only those who train need it

        self.games = ManyGames(GAME, games, PLAYERS, seed=seed)
        self.rng = np.random.default_rng(seed)
        self.net = MLPRegressor(hidden_layer_sizes=(HIDDEN,), batch_size=BATCH, alpha=0.0, random_state=seed)
        blank = np.zeros((BATCH, self.games.door.size), np.float32)
        self.net.partial_fit(blank, np.zeros((BATCH, self.games.door.actions), np.float32))

    def learn(self, explore: float) -> None:
        """One stretch of all games, and one lesson."""
        games, every = self.games, np.arange(self.games.count)
        stretch: list[tuple[Floats, Floats, Floats, Any, Any, Any, Any]] = []
        for _ in range(STEPS):
            inputs = scale(games.observations)
            worth = values(weights_of(self.net), inputs)
            actions, best = self.choose(worth, explore)
            seats = games.seats.copy()
            games.step(actions)
            stretch.append((inputs, worth, best, actions, seats, games.ends.copy(), games.rewards[every, seats]))
        _, later = self.choose(values(weights_of(self.net), scale(games.observations)), 0.0)
        coming, after = later, games.seats.copy()
        for _, worth, best, actions, seats, ends, rewards in reversed(stretch):
            sign = np.where(seats == after, 1, -1)
            later = np.where(ends, rewards, sign * (TRUST * later + (1 - TRUST) * coming)).astype(np.float32)
            worth[every, actions] = later
            coming, after = best, seats
        seen, targets = ([each[part] for each in stretch] for part in (0, 1))
        self.net.partial_fit(np.concatenate(seen), np.concatenate(targets))

    def choose(self, worth: Floats, explore: float) -> tuple[NDArray[np.int64], Floats]:
        """The best legal action of each game, or now and then any; and what the best is thought to be worth."""
        legal = self.games.unpack() == 1
        best = np.where(legal, worth, -np.inf)
        wild = self.rng.random(len(worth)) < explore
        noise = np.where(legal, self.rng.random(worth.shape, dtype=np.float32), -1)
        return np.where(wild, noise.argmax(1), best.argmax(1)), best.max(1)


def weights_of(net: Any) -> list[Floats]:
    return [each for pair in zip(net.coefs_, net.intercepts_, strict=True) for each in pair]


def values(weights: list[Floats], inputs: Floats) -> Floats:
    """What each action is worth, from −1 to 1, by a network of two layers."""
    first, bias, second, last = weights
    return np.maximum(inputs @ first + bias, 0) @ second + last


def train(minutes: float, seed: int = 1, out: Path = WEIGHTS) -> None:
    learner, end, lessons = Learner(seed), time.process_time() + 60 * minutes, 0
    while (left := end - time.process_time()) > 0:
        share = left / (60 * minutes)
        learner.net._optimizer.learning_rate_init = 1e-3 * max(share, 0.05)
        learner.learn(explore=0.03 + 0.12 * share)
        lessons += 1
        if lessons % 20 == 0:
            steps = lessons * STEPS * GAMES_AT_ONCE
            sys.stdout.write(f"{steps / 1e6:.1f} M moves, loss {learner.net.loss_:.4f}\n")
            sys.stdout.flush()
    np.savez_compressed(out, *[each.astype(np.float16) for each in weights_of(learner.net)])


# --- playing ------------------------------------------------------------------------------------------------


@cache
def load_weights() -> list[Floats]:
    with np.load(WEIGHTS) as kept:
        return [kept[name].astype(np.float32) for name in kept.files]


class Vixen(Bot):
    """Tries each move in a few worlds that she cannot tell from the true one, and asks the network what came of it."""

    def __init__(self, seat: int, level: Level, seed: int) -> None:
        super().__init__(seat, level, seed)
        self.door = DoorGame(GAME, PLAYERS)
        self.scrap = vec[i16]([0] * self.door.size)

    def choose(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> int:
        rng, tried = FastRng(self.seed, fingerprint(view)), moves.to_list()
        worlds = [self.door.game.redeal(redealt, self.seat, rng) for _ in range(WORLDS if len(tried) > 1 else 0)]
        hopes = self.judge([self.play(world, move, rng) for world in worlds for move in tried])
        return int(tried[int(hopes.reshape(len(worlds), len(tried)).sum(0).argmax()) if worlds else 0])

    def play(self, world: State, move: int, rng: FastRng) -> State:
        after = world.copy()
        after.play(self.seat, move)
        while after.waits_for() == CHANCE:
            after.fall(rng)
        return after

    def judge(self, states: list[State]) -> Floats:
        """What each position is worth to her."""
        hopes = np.zeros(len(states), np.float32)
        going = [index for index, state in enumerate(states) if not state.over()]
        for index in set(range(len(states))) - set(going):
            hopes[index] = 2 * self.door.rewards(states[index])[self.seat]
        if going:
            asked = [int(states[index].waits_for()) for index in going]
            seen = np.stack([self.look(states[index], seat) for index, seat in zip(going, asked, strict=True)])
            legal = np.stack([self.door.mask(states[index], seat) for index, seat in zip(going, asked, strict=True)])
            best = np.where(legal == 1, values(load_weights(), scale(seen)), -np.inf).max(1)
            hopes[going] = np.where(np.array(asked) == self.seat, best, -best)
        return hopes

    def look(self, state: State, seat: int) -> NDArray[np.int16]:
        self.door.encoding.tensors.write(state, seat, self.scrap, 0)
        return np.frombuffer(memoryview(self.scrap), np.int16).copy()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=6, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    train(given.minutes, given.seed)
