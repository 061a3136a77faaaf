"""Our games for TextArena: agents read what their seat is told, and write their move in brackets.

    import foxden.doors.textarena
    env = textarena.make("foxden/…-v0")
    env.reset(num_players=2, seed=7)

Importing this module registers them. A game depends only on its seed, whatever else draws random numbers.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import textarena
from textarena import ObservationType
from textarena.envs.registration import ENV_REGISTRY
from textarena.wrappers import GameBoardObservationWrapper

from foxden.chance import FastRng
from foxden.doors.door_game import encoding_of
from foxden.doors.reading import HOW, ReadGame, explain_to, name_seats
from foxden.game import Refusal
from foxden.games import GAMES
from foxden.rulebook import page
from foxden.state import State

MOST_ERRORS = 3
"""Invalid answers in a row that are forgiven; one more loses the game."""


class WordGame(textarena.Env):  # type: ignore[misc]
    """Players who choose face down at the same time are asked in seat order, and nobody is told the others' choices
    before the rules reveal them."""

    def __init__(self, name: str, options: Mapping[str, object] | None = None, errors: int = MOST_ERRORS) -> None:
        self.name = name
        self.options = dict(options or {})
        self.errors = errors
        self.game: ReadGame
        self.dealt: State
        self.rng: FastRng

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.game = ReadGame(self.name, num_players, self.options)
        self.rng = FastRng(secrets.randbits(64) if seed is None else seed)
        self.dealt = self.game.deal(self.rng)
        self.game.let_fall(self.dealt, self.rng)
        # Without a seed, because it would seed Python's own generator, which others may be using.
        self.state = textarena.MinimalMultiPlayerState(num_players, error_allowance=self.errors)
        self.state.reset(player_prompt_function=self.prompt, role_mapping=dict(enumerate(name_seats(num_players))))
        self.ask()

    def prompt(self, player_id: int, game_state: object) -> str:
        """The rules, once; the position comes with every turn."""
        you = name_seats(self.game.seats)[player_id]
        return f"You are {you} of {self.game.seats}. These are the rules.\n\n{page(self.name)}\n\n{HOW}"

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        seat, state, why = int(self.state.current_player_id), self.dealt, ""
        try:
            move = self.game.read_move(state, seat, action)
        except Refusal as refusal:
            why = explain_to(refusal, self.game.seats)
            self.refuse(seat, why)
        else:
            state.play(seat, move)
            self.game.let_fall(state, self.rng)
            if state.over():
                self.end(dict(enumerate(self.game.rewards(state))), "The game is over.")
        done, info = self.state.step()
        if not done:
            self.ask(why)
        return bool(done), dict(info)

    def ask(self, why: str = "") -> None:
        """Tell the seat to act what it sees and what it can answer, after why its last answer was refused."""
        seat = int(self.dealt.waits_for())
        if seat != self.state.current_player_id:
            self.state.manually_set_current_player_id(seat)
        told = f"{why}\n{self.game.tell(self.dealt, seat)}".strip()
        self.state.add_observation(told, ObservationType.GAME_BOARD, to_id=seat)

    def refuse(self, seat: int, why: str) -> None:
        """Refuse an answer; after too many, the others win."""
        self.state.set_invalid_move(why)
        if self.state.game_info[seat]["invalid_move"]:
            others = max(1, self.game.seats - 1)
            self.end({each: -1.0 if each == seat else 1.0 / others for each in range(self.game.seats)}, why)

    def end(self, rewards: dict[int, float], reason: str) -> None:
        self.state.set_game_outcome(rewards, reason)
        if self.dealt.over():
            for seat in range(self.game.seats):
                told = self.game.tell(self.dealt, seat)
                self.state.add_observation(told, ObservationType.GAME_ADMIN, to_id=seat)


def full_name(name: str) -> str:
    return f"foxden/{name}-v{encoding_of(GAMES[name]).version}"


def register() -> None:
    """Register with TextArena, once. Each position is described in full, so an agent is shown the rules and the newest
    one; remembering the others is up to the agent, as at a table."""
    for name, game in GAMES.items():
        if game.encoding and full_name(name) not in ENV_REGISTRY:
            textarena.register(full_name(name), WordGame, [GameBoardObservationWrapper], name=name)


register()
