"""Fox on the Run and Fowl Play! as OpenSpiel's searches want them: our rules behind OpenSpiel's calls.

Fox on the Run is open but for its tiles, so it is a game with chance: a tile turned over is a chance node, and its
outcomes are the tiles that are left. Fowl Play! hides cards: worlds are resampled with our `redeal`, and a seat's
information state is the position redealt in order, which is the same for all positions the seat cannot tell apart.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from foxden.botkit.guide import Guide, Sorter
from foxden.chance import FastRng
from foxden.game import Game
from foxden.games import GAMES
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.numbers import OVER
from foxden.playout import playout
from foxden.state import CHANCE, NOBODY, State

TILES = 16
NONE = -1


class Held:
    """OpenSpiel copies what hangs on a state; ours are copied by their own `copy`."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.state.copy())


def type_of(game: Game[Any, Any], hides: bool) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"foxden_{game.name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC if hides else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=hides,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )


class Played(pyspiel.Game):  # type: ignore[misc]
    """One of our games for two."""

    def __init__(self, name: str, hides: bool) -> None:
        game = GAMES[name]
        info = pyspiel.GameInfo(game.actions, TILES, 2, -1.0, 1.0, 0.0, 10_000)
        super().__init__(type_of(game, hides), info, {})
        self.ours = game
        self.hides = hides
        self.guide: Guide = GAMES[name].bots.make_guide(knows=False)
        self.rng = FastRng(7)

    def new_initial_state(self) -> Position:
        """Empty: OpenSpiel asks for one whenever it copies a state, and fills it then."""
        return Hiding(self) if self.hides else Turning(self)

    def stand(self, state: State) -> Position:
        """A position of ours, as OpenSpiel's."""
        position = self.new_initial_state()
        position.held = Held(state)
        return position


class Position(pyspiel.State):  # type: ignore[misc]
    held: Held

    def __init__(self, game: Played) -> None:
        super().__init__(game)
        self.pending = NONE
        """The move that is waiting for a tile to be turned over."""

    @property
    def rules(self) -> Played:
        played: Played = self.get_game()
        return played

    def current_player(self) -> int:
        if self.pending != NONE:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.held.state.waits_for())
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        return self.pending == NONE and self.held.state.over()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.state.moves(player).to_list())

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.rules.ours.write(action)) if player >= 0 else f"tile {action}"

    def returns(self) -> list[float]:
        return list(returns_of(self.rules.ours, self.held.state)) if self.is_terminal() else [0.0, 0.0]

    def __str__(self) -> str:
        return str(self.held.state.freeze())


class Turning(Position):
    """Fox on the Run: tiles come to light by chance."""

    def _apply_action(self, action: int) -> None:
        state: Any = self.held.state
        if self.pending != NONE:
            self.lay(state, action)
            state.play(state.waits_for(), self.pending)
            self.pending = NONE
            return
        after = state.copy()
        after.play(state.waits_for(), action)
        if after.revealed != state.revealed and after.phase != OVER:
            self.pending, self.space = action, (int(state.down) & ~int(after.down)).bit_length() - 1
        else:
            self.held.state = after

    def lay(self, state: Any, tile: int) -> None:
        """One of the face-down tiles that look so changes places with the one that is turned over."""
        other = next(space for space in range(SPACES) if state.down >> space & 1 and state.tiles[space] == tile)
        state.tiles[other] = state.tiles[self.space]
        state.tiles[self.space] = tile

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state: Any = self.held.state
        tiles = [int(state.tiles[space]) for space in range(SPACES) if state.down >> space & 1]
        return [(tile, tiles.count(tile) / len(tiles)) for tile in sorted(set(tiles))]


class Hiding(Position):
    """Fowl Play!: who knows what. Chance falls at once, as a reshuffled deck would."""

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        state.play(state.waits_for(), action)
        while state.waits_for() == CHANCE:
            state.fall(self.rules.rng)

    def information_state_string(self, player: int | None = None) -> str:
        viewer = self.current_player() if player is None else player
        return str(self.rules.guide.redeal(self.held.state, viewer, Sorter()).freeze())


def returns_of(game: Game[Any, Any], state: State) -> np.ndarray[Any, Any]:
    """+1 for the winner, −1 for the loser."""
    result = game.result(state)
    assert result is not None
    return np.array([float(result.ranks[1 - seat] - result.ranks[seat]) for seat in range(2)])


class Rollouts:
    """OpenSpiel's random rollouts, played in our compiled loop: the same distribution, and much faster."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def evaluate(self, position: Position) -> np.ndarray[Any, Any]:
        game = position.rules
        state = position.held.state
        state = state.copy() if game.hides else game.ours.redeal(state, None, self.rng)
        if position.pending != NONE:
            state.play(state.waits_for(), position.pending)
        playout(state, self.rng)
        return returns_of(game.ours, state)

    def prior(self, position: Position) -> list[tuple[int, float]]:
        if position.is_chance_node():
            outcomes: list[tuple[int, float]] = position.chance_outcomes()
            return outcomes
        moves = position.legal_actions()
        return [(move, 1.0 / len(moves)) for move in moves]
