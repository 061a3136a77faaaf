"""Many games of one kind, stepped in one call into memory shared with NumPy. Compiled.

Everything is kept in `vec`s, which expose their memory: an array over one of them shares its numbers, and nothing is
copied or allocated at a step. A game that is over is dealt again at once.
"""

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from foxden.chance import Rng
from foxden.state import CHANCE, NOBODY, State
from foxden.tensors import Tensors, is_marked


@final
class LaneBatch:
    """A batch of games. `deal` makes a new one; `reward` gives each seat's reward in a finished one."""

    def __init__(
        self,
        tensors: Tensors,
        deal: Callable[[Rng], State],
        reward: Callable[[State], list[float]],
        count: i64,
        seats: i64,
        rng: Rng,
    ) -> None:
        self.tensors = tensors
        self.deal = deal
        self.reward = reward
        self.count = count
        self.seats = seats
        self.rng = rng
        self.states: list[State] = [deal(rng) for _ in range(int(count))]
        self.observations = vec[i16]([0] * int(count * tensors.size))
        self.masks = vec[u8]([0] * int(count * tensors.mask_bytes))
        self.asked = vec[i64]([0] * int(count))
        """The seat to act in each game; observations and actions are that seat's."""
        self.chosen = vec[i64]([0] * int(count))
        """The actions to take next."""
        self.rewards = vec[float]([0.0] * int(count * seats))
        """Each seat's reward from the last step …"""
        self.earned = vec[float]([0.0] * int(count))
        """… and that of the seat that took it."""
        self.ends = vec[u8]([0] * int(count))
        """Games that ended in the last step; their observations are of the next game."""
        self.look()

    def deal_all(self, rng: Rng) -> None:
        """Deal new games everywhere."""
        self.rng = rng
        for game in range(self.count):
            self.states[game] = self.deal(rng)
            self.forget_reward(game)
        self.look()

    def look(self) -> None:
        for game in range(self.count):
            self.wait(game)

    def find_illegal(self) -> i64:
        """The first game with an illegal chosen action, or -1."""
        for game in range(self.count):
            if not self.is_legal(game):
                return game
        return -1

    def is_legal(self, game: i64) -> bool:
        action = self.chosen[game]
        if action < 0 or action >= self.tensors.actions:
            return False
        return is_marked(self.masks, game * self.tensors.mask_bytes, action)

    def replace_illegal(self, rng: Rng) -> i64:
        """Replace each illegal action by a random legal one. Returns how many there were."""
        replaced: i64 = 0
        for game in range(self.count):
            if not self.is_legal(game):
                self.choose_any(game, rng)
                replaced += 1
        return replaced

    def step(self) -> None:
        """Take the chosen actions, all of them legal."""
        for game in range(self.count):
            if self.ends[game]:
                self.forget_reward(game)
            state = self.states[game]
            seat = self.asked[game]
            state.play(seat, self.tensors.decode(state, seat, self.chosen[game]))
            self.wait(game)
            self.earned[game] = self.rewards[game * self.seats + seat]

    def forget_reward(self, game: i64) -> None:
        self.ends[game] = 0
        self.earned[game] = 0.0
        for seat in range(self.seats):
            self.rewards[game * self.seats + seat] = 0.0

    def wait(self, game: i64) -> None:
        """Advance until a seat is asked, and write its observation."""
        state = self.states[game]
        seat = state.waits_for()
        while seat < 0:
            if seat == CHANCE:
                state.fall(self.rng)
            else:
                state = self.begin_again(game, state)
            seat = state.waits_for()
        self.asked[game] = seat
        self.tensors.write(state, seat, self.observations, game * self.tensors.size)
        self.tensors.mark(state, seat, self.masks, game * self.tensors.mask_bytes)

    def begin_again(self, game: i64, state: State) -> State:
        assert state.waits_for() == NOBODY
        rewards = self.reward(state)
        for seat in range(self.seats):
            self.rewards[game * self.seats + seat] = rewards[seat]
        self.ends[game] = 1
        fresh = self.deal(self.rng)
        self.states[game] = fresh
        return fresh

    def choose_randomly(self, rng: Rng) -> None:
        """Any legal action for every game."""
        for game in range(self.count):
            self.choose_any(game, rng)

    def choose_any(self, game: i64, rng: Rng) -> None:
        state = self.states[game]
        seat = self.asked[game]
        self.chosen[game] = self.tensors.encode(state, seat, state.any_move(seat, rng))
