"""Our games for PettingZoo: turn by turn (AEC) and, in games where everyone acts at once, in parallel.

    import foxden.doors.pettingzoo
    env = pettingzoo.make("aec", "foxden/…-v0", players=3)

Importing this module registers them. `from foxden.doors.pettingzoo import …_v0` gives an object that works like one of
PettingZoo's own environment modules. A name and version always mean the same environment: if actions or observations
change, so does the version.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv, aec_registry
from pettingzoo import register as register_one
from pettingzoo.utils import wrappers

from foxden.chance import FastRng
from foxden.doors.door_game import DoorGame, Mask, encoding_of
from foxden.doors.drawing import paint
from foxden.doors.spaces import make_space
from foxden.games import GAMES
from foxden.state import State

Seen = dict[str, Any]
RENDER_MODES = ["human", "ansi", "rgb_array"]


class Agents:
    """What both kinds of environment share: who plays, the spaces, seeds, and pictures."""

    def __init__(self, name: str, players: int | None, options: Mapping[str, object] | None, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise ValueError(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {mode!r}")
        self.door = DoorGame(name, players, options)
        self.names = [f"player_{seat}" for seat in range(self.door.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.names)}
        self.mode = mode
        self.action_spaces = {agent: spaces.Discrete(self.door.actions) for agent in self.names}
        self.observation_spaces = {agent: make_space(self.door) for agent in self.names}
        self.rng = FastRng(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]))
        self.moves = 0
        self.state: State

    def begin(self, seed: int | None) -> None:
        """Without a seed, the generator continues from the last game."""
        if seed is not None:
            self.rng = FastRng(seed)
        self.state = self.door.deal(self.rng)
        self.moves = 0

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        return {"observation": self.door.observe(self.state, seat), "action_mask": self.mask(agent)}

    def mask(self, agent: str) -> Mask:
        return self.door.mask(self.state, self.seat_of[agent])

    def tell_end(self) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
        """Rewards, and the scores and ranks behind them."""
        result, rewards = self.door.result(self.state), self.door.rewards(self.state)
        told = {
            agent: {"action_mask": self.mask(agent), "score": result.scores[seat], "rank": result.ranks[seat]}
            for agent, seat in self.seat_of.items()
        }
        return {agent: rewards[seat] for agent, seat in self.seat_of.items()}, told

    def render(self, agent: str | None) -> Any:
        """What this agent sees; without one, the public view."""
        seat = None if agent is None or self.state.over() else self.seat_of[agent]
        if self.mode == "rgb_array":
            return paint(self.door.game, self.state, seat)
        text = self.door.draw(self.state, seat)
        if self.mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None


def describe(name: str) -> dict[str, Any]:
    return {
        "name": version_name(name),
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": encoding_of(GAMES[name]).together,
    }


class SeatedEnv(EzPickle):
    """What both kinds of environment share: construction and metadata."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, name, players, options, max_cycles, render_mode)
        self.seats = Agents(name, players, options, render_mode)
        self.metadata = describe(name)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        """After this many moves per seat the game is truncated."""
        self.possible_agents = list(self.seats.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.seats.action_spaces[agent]

    def close(self) -> None:
        """There is no window to close."""


class TurnByTurn(SeatedEnv, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One after the other (AEC). Face-down choices are made in seat order, and nobody sees the others' before the rules
    reveal them. Choices that could still be changed aren't asked for again."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.ask()

    def observe(self, agent: str) -> Seen:
        return self.seats.observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seats = self.seats
        seats.door.act(seats.state, seats.seat_of[agent], int(action), seats.rng)
        seats.moves += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if seats.state.over():
            self.end()
        else:
            is_cut = self.max_cycles is not None and seats.moves >= self.max_cycles * len(self.agents)
            self.truncations = dict.fromkeys(self.agents, is_cut)
            self.ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def ask(self) -> None:
        self.agent_selection = self.possible_agents[int(self.seats.state.waits_for())]
        self.infos = {agent: {"action_mask": self.seats.mask(agent)} for agent in self.agents}

    def end(self) -> None:
        self.rewards, self.infos = self.seats.tell_end()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """What the agent to act sees."""
        return self.seats.render(self.agent_selection) if self.render_mode else None


class AllAtOnce(SeatedEnv, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """Everyone at once, for games in which everyone is always asked at once."""

    cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.seats.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        seen = self.observe_all()
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.agents}

    def observe_all(self) -> dict[str, Seen]:
        return {agent: self.seats.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        seats = self.seats
        for agent in self.agents:
            seats.door.act(seats.state, seats.seat_of[agent], int(actions[agent]), seats.rng)
        self.cycles += 1
        is_over = seats.state.over()
        is_cut = not is_over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        seen = self.observe_all()
        infos: dict[str, dict[str, Any]] = {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.agents}
        if is_over:
            rewards, infos = seats.tell_end()
        ends, cuts = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, is_cut)
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ends, cuts, infos

    def render(self) -> Any:
        """The public view."""
        return self.seats.render(None) if self.render_mode else None


class Version:
    """One game in one version, like PettingZoo's own environment modules."""

    def __init__(self, name: str) -> None:
        self.name = name

    def env(self, **given: Any) -> AECEnv[str, Seen, int]:
        """With the usual PettingZoo wrappers. An illegal action ends the game for the agent that takes it, except in
        games that can interpret it."""
        made: Any = self.raw_env(**given)
        if encoding_of(GAMES[self.name]).absorb is None:
            made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
        made = wrappers.AssertOutOfBoundsWrapper(made)
        ordered: AECEnv[str, Seen, int] = wrappers.OrderEnforcingWrapper(made)
        return ordered

    def raw_env(self, **given: Any) -> TurnByTurn:
        return TurnByTurn(self.name, **given)

    def parallel_env(self, **given: Any) -> AllAtOnce:
        if not encoding_of(GAMES[self.name]).together:
            raise ValueError(f"there is no parallel_env() for {self.name}, because players take turns; use env()")
        return AllAtOnce(self.name, **given)


def version_name(name: str) -> str:
    return f"{name}_v{encoding_of(GAMES[name]).version}"


def load(name: str) -> Version:
    """A game by its name, in this release's version."""
    return Version(name)


def __getattr__(name: str) -> Version:
    for known, game in GAMES.items():
        if game.encoding and name == version_name(known):
            return Version(known)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def register() -> None:
    """Register with PettingZoo, once."""
    for name, game in GAMES.items():
        if game.encoding and full_name(name) not in aec_registry:
            register_one("aec", full_name(name), entry_point=Version(name).env)
            if game.encoding.together:
                register_one("parallel", full_name(name), entry_point=Version(name).parallel_env)


def full_name(name: str) -> str:
    return f"foxden/{name}-v{encoding_of(GAMES[name]).version}"


register()
