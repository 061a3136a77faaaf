"""A game as all adapters play it: dealt from the standard box, shown as arrays, played by action numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from foxden.chance import Rng
from foxden.encoding import Encoding
from foxden.game import AnyGame, Refusal, Result
from foxden.games import GAMES, default_data
from foxden.legal import check_move
from foxden.state import CHANCE, State
from foxden.tensors import NO_ACTION
from foxden.text import explain

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
USUAL = 4
"""Default number of players, or as close to it as the rules allow."""


class IllegalAction(ValueError):
    """An illegal action, and the rule that forbids it."""


class DoorGame:
    """A game with a number of seats and options. Stateless: states are passed in."""

    def __init__(self, name: str, players: int | None = None, options: Mapping[str, object] | None = None) -> None:
        game = GAMES[name]
        self.game: AnyGame = game
        self.encoding: Encoding[Any, Any] = encoding_of(game)
        self.seats = usual_seats(game) if players is None else players
        game.check_seats(self.seats)
        self.options = game.settle(options or {})
        self.box = game.pack(default_data(game))
        self.scrap = vec[u8]([0] * int(self.encoding.tensors.mask_bytes))

    @property
    def actions(self) -> int:
        return int(self.encoding.tensors.actions)

    @property
    def size(self) -> int:
        return int(self.encoding.tensors.size)

    def deal(self, rng: Rng) -> State:
        dealt: State = self.game.deal(self.box, self.options, self.seats, rng)
        return dealt

    # --- what a seat is given ---------------------------------------------------------------------------

    def observe(self, state: State, seat: int) -> Numbers:
        """This seat's observation, from its view alone."""
        return np.array(self.encoding.observe(self.game.look(state, seat)), dtype=np.int16)

    def mask(self, state: State, seat: int) -> Mask:
        """A one for each legal action of this seat; all zeros while the game doesn't wait for it."""
        self.encoding.tensors.mark(state, seat, self.scrap, 0)
        packed = np.frombuffer(memoryview(self.scrap), dtype=np.uint8)
        return np.unpackbits(packed, count=self.actions, bitorder="little").view(np.int8)

    def draw(self, state: State, seat: int | None) -> str:
        return self.game.draw(self.game.look(state, seat))

    # --- what a seat does -------------------------------------------------------------------------------

    def find_move(self, state: State, seat: int, action: int) -> int:
        """The move that an action stands for. Raises IllegalAction, which says why."""
        move = NO_ACTION
        if 0 <= action < self.actions:
            move = int(self.encoding.tensors.decode(state, seat, action))
        if move == NO_ACTION or not state.must(seat):
            raise IllegalAction(f"action {action} isn’t legal for seat {seat} now")
        try:
            return check_move(self.game, state, seat, move)
        except Refusal as refusal:
            if self.encoding.absorb:
                return check_move(self.game, state, seat, self.encoding.absorb(move))
            said = explain("en", refusal.with_names([f"player {each}" for each in range(self.seats)]))
            raise IllegalAction(f"action {action} ({self.game.write(move)}): {said} ({refusal.rule})") from refusal

    def act(self, state: State, seat: int, action: int, rng: Rng) -> None:
        """Take an action, and resolve chance."""
        state.play(seat, self.find_move(state, seat, action))
        self.let_fall(state, rng)

    def let_fall(self, state: State, rng: Rng) -> None:
        while state.waits_for() == CHANCE:
            state.fall(rng)

    # --- how it ended -----------------------------------------------------------------------------------

    def result(self, state: State) -> Result:
        result = self.game.result(state)
        assert result is not None, "the game is not over"
        return result

    def rewards(self, state: State) -> list[float]:
        """Each seat's reward in a finished game."""
        return reward_ranks(self.result(state).ranks)


def encoding_of(game: AnyGame) -> Encoding[Any, Any]:
    if game.encoding is None:
        raise ValueError(f"{game.name} has no encoding, so no adapter can play it")
    return game.encoding


def usual_seats(game: AnyGame) -> int:
    return max(game.least, min(USUAL, game.most or USUAL))


def reward_ranks(ranks: list[int]) -> list[float]:
    """The number of others a seat did better than, minus those that did better, as a share of all others: from −1 to 1,
    adding up to 0. Solo: 1 for a win, −1 for a loss."""
    if len(ranks) == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    worse = {rank: sum(other > rank for other in ranks) for rank in ranks}
    better = {rank: sum(other < rank for other in ranks) for rank in ranks}
    return [(worse[rank] - better[rank]) / (len(ranks) - 1) for rank in ranks]
