"""Our games for OpenSpiel: importing this module registers each as `foxden_` and its name.

    pyspiel.load_game("foxden_…(players=3)")

Chance is explicit: a deal or a reshuffle is three chance nodes of 256 outcomes each, which together are the seed. So a
state follows from its history, and OpenSpiel serialises it that way. In a game that hides the same things from
everyone, each thing revealed is a separate chance node with the true odds, and the game is one of perfect information.

An observation contains what the seat's view says. The information state is everything that a player with a perfect
memory is allowed to know (`redeal`): if the rules forbid looking at covered cards again, it doesn't include them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from foxden.botkit.guide import Guide, Sorter
from foxden.chance import FastRng
from foxden.doors.door_game import DoorGame, Numbers, encoding_of
from foxden.encoding import Reveals, Section
from foxden.game import AnyGame
from foxden.games import GAMES
from foxden.state import CHANCE, NOBODY, State
from foxden.tensors import NO_ACTION

DRAWS = 3
OUTCOMES = 256
MOST_SEATS = 64
"""For a game without a limit on the number of players."""
CHANCE_PLAYER: int = pyspiel.PlayerId.CHANCE.value
TERMINAL: int = pyspiel.PlayerId.TERMINAL.value
ALL_SEEDS = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


def short_name(game: AnyGame) -> str:
    return f"foxden_{game.name}"


def type_of(game: AnyGame, seats: int | None = None) -> pyspiel.GameType:
    kinds, is_open = pyspiel.GameType, encoding_of(game).reveals is not None
    return kinds(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if is_open else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if seats == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most or MOST_SEATS,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.least),
            **{spell(each.name): each.default for each in game.options},
        },
    )


def spell(option: str) -> str:
    """An option's name in a form OpenSpiel accepts."""
    return option.replace("-", "_")


class Held:
    """OpenSpiel deep-copies a state's attributes; ours are copied by their own `copy`. Before the deal there is
    none."""

    __slots__ = ("state",)

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.state is None else self.state.copy())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with a number of players. Each has its own class, because OpenSpiel instantiates classes."""

    ours: str
    """The name we know it by."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.ours
        game, given = GAMES[name], dict(params or {})
        options = {each.name: given.get(spell(each.name), each.default) for each in game.options}
        self.door = door = DoorGame(name, given.get("players", max(2, game.least)), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=door.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=door.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if door.seats == 1 else 0.0,
            max_game_length=door.encoding.most_moves(door.seats),
        )
        super().__init__(type_of(game, door.seats), info, given)
        self.guide: Guide | None = game.bots.make_guide(knows=False) if game.bots.guide else None
        self.rng = FastRng(1)
        """Used to resample states, never to deal a game."""

    @property
    def reveals(self) -> Reveals | None:
        return self.door.encoding.reveals

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def stand(self, state: State) -> SpielState:
        """One of our positions as an OpenSpiel state, without a history."""
        position = SpielState(self)
        position.held = Held(state)
        return position

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers take no parameters, not even {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def name_world(self, state: State, player: int) -> str:
        """A name shared by all states that this player can't tell apart."""
        if self.guide is not None and self.guide.hides:
            return str(self.guide.redeal(state, player, Sorter()).freeze())
        return spell_out(self.door.encoding.parts, self.door.observe(state, player))


def spell_out(parts: Sequence[Section], numbers: Numbers) -> str:
    """An observation in words: the indexes of ones for binary parts, the numbers for others."""
    words, start = [], 0
    for part in parts:
        held = numbers[start : start + part.size]
        start += part.size
        is_flags = (part.least, part.most) == (0, 1) and part.size > 1
        said = " ".join(str(each) for each in (np.flatnonzero(held) if is_flags else held))
        words.append(f"{part.name}: {said}".strip())
    return "; ".join(words)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, with what has been drawn of the chance that comes next."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(None)
        self.seed: list[int] = []
        """The part of the current seed drawn so far."""
        self.pending = NO_ACTION
        """The move that waits for something to be revealed."""
        self.place = -1
        """Where that will be revealed."""

    @property
    def played(self) -> SpielGame:
        played: SpielGame = self.get_game()
        return played

    @property
    def door(self) -> DoorGame:
        return self.played.door

    @property
    def dealt(self) -> State:
        assert self.held.state is not None, "nothing is dealt yet"
        return self.held.state

    # --- who acts ---------------------------------------------------------------------------------------

    def needs_seed(self) -> bool:
        return self.held.state is None or self.held.state.waits_for() == CHANCE

    def current_player(self) -> int:
        if self.needs_seed() or self.pending != NO_ACTION:
            return CHANCE_PLAYER
        seat = int(self.dealt.waits_for())
        return TERMINAL if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = np.flatnonzero(self.door.mask(self.dealt, player)).tolist()
        return legal

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_PLAYER:
            reveals = self.played.reveals
            return f"seed {action}" if reveals is None or self.pending == NO_ACTION else reveals.name(action)
        move = int(self.door.encoding.tensors.decode(self.dealt, player, action))
        return f"action {action}" if move == NO_ACTION else str(self.door.game.write(move))

    # --- what happens -----------------------------------------------------------------------------------

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.needs_seed():
            return ALL_SEEDS
        reveals = self.played.reveals
        assert reveals is not None
        weights = reveals.weigh(self.dealt)
        total = sum(count for _, count in weights)
        return [(thing, count / total) for thing, count in weights]

    def _apply_action(self, action: int) -> None:
        if self.needs_seed():
            self.draw(action)
        elif self.pending != NO_ACTION:
            self.bring_to_light(action)
        else:
            self.move(action)

    def draw(self, outcome: int) -> None:
        """Add one of the seed's numbers; the last one resolves chance."""
        self.seed = [*self.seed, outcome]
        if len(self.seed) < DRAWS:
            return
        rng = FastRng(int.from_bytes(bytes(self.seed), "big"))
        self.seed = []
        if self.held.state is None:
            self.held.state = self.door.deal(rng)
        else:
            self.held.state.fall(rng)

    def move(self, action: int) -> None:
        state, reveals = self.dealt, self.played.reveals
        seat = int(state.waits_for())
        move = int(self.door.encoding.tensors.decode(state, seat, action))
        if reveals is None:
            state.play(seat, move)
            return
        after = state.copy()
        after.play(seat, move)
        place = reveals.find(state, after)
        if place is None:
            self.held.state = after
        else:
            self.pending, self.place = move, place

    def bring_to_light(self, thing: int) -> None:
        state, reveals = self.dealt, self.played.reveals
        assert reveals is not None
        reveals.lay(state, self.place, thing)
        state.play(state.waits_for(), self.pending)
        self.pending, self.place = NO_ACTION, -1

    def returns(self) -> list[float]:
        return self.door.rewards(self.dealt) if self.is_terminal() else [0.0] * self.door.seats

    # --- who knows what ---------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | None = None) -> SpielState:
        """A world that this player can't tell from the true one. It has the true one's history, so it can be played on,
        but not serialised."""
        twin: SpielState = self.clone()
        seed = int(self.played.rng.word()) if sampler is None else int(sampler() * (1 << 31))
        twin.held = Held(self.door.game.redeal(self.dealt, player, FastRng(seed)))
        return twin

    def __str__(self) -> str:
        if self.held.state is None:
            return f"to be dealt {self.seed}"
        waiting = f" {self.seed}" if self.seed else f" {self.pending}" if self.pending != NO_ACTION else ""
        return f"{self.held.state.freeze()}{waiting}"


class Observer:
    """What a player sees: everything, only the public part, or only the private part."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.kind = kind
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer can see the private information of all players at once")
        self.parts = [part for part in game.door.encoding.parts if (own if part.private else kind.public_info)]
        self.tensor = np.zeros(sum(part.size for part in self.parts), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for part in self.parts:
            self.dict[part.name] = self.tensor[start : start + part.size].reshape(part.shape)
            start += part.size
        self.is_whole = own and kind.public_info

    def set_from(self, position: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if position.held.state is not None:
            self.tensor[:] = self.select(position.held.state, player)

    def select(self, state: State, player: int) -> Numbers:
        """The numbers of an observation that this observer sees."""
        numbers, start = self.game.door.observe(state, player), 0
        chosen = [numbers[:0]]
        for part in self.game.door.encoding.parts:
            if part.name in self.dict:
                chosen.append(numbers[start : start + part.size])
            start += part.size
        return np.concatenate(chosen)

    def string_from(self, position: SpielState, player: int) -> str:
        state = position.held.state
        if state is None:
            return ""
        if self.kind.perfect_recall and self.is_whole:
            return self.game.name_world(state, player)
        return spell_out(self.parts, self.select(state, player))


@cache
def class_of(name: str) -> type[SpielGame]:
    return type(f"Played_{name}", (SpielGame,), {"ours": name})


def register() -> None:
    """Register once; OpenSpiel keeps them for good."""
    known = set(pyspiel.registered_names())
    for name, game in GAMES.items():
        if game.encoding and short_name(game) not in known:
            pyspiel.register_game(type_of(game), class_of(name))


register()
