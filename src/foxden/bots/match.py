"""Whole games between bots: levels, reference bots, and bots loaded from a file."""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from foxden.botkit.bot import Bot
from foxden.botkit.level import GREEDY, RANDOM, Level
from foxden.bots.levels import LEVELS, current_name, make_bot
from foxden.chance import FastRng
from foxden.game import AnyGame
from foxden.legal import check_move
from foxden.state import CHANCE, NOBODY, State


@dataclass(frozen=True)
class Contestant:
    """One player. Plain values, so that it can be sent to other processes."""

    name: str
    level: Level
    path: str = ""
    """mine.py:MyBot, for a bot loaded from a file."""


def known_to(game: str) -> dict[str, Contestant]:
    """The names of our own bots for this game."""
    levels = {level.name: level for level in LEVELS[game]}
    levels |= {RANDOM.name: RANDOM, GREEDY.name: GREEDY}
    return {name: Contestant(name, level) for name, level in levels.items()}


def invite(game: str, name: str) -> Contestant:
    """Find a player by one of our names (`KeyError` if unknown), or as mine.py:MyBot."""
    if ".py:" in name:
        file, _, brought = name.rpartition(":")
        # Other processes load it too, and might have been started in another folder.
        return Contestant(brought, RANDOM, f"{Path(file).absolute()}:{brought}")
    return known_to(game)[current_name(name)]


def seat_bot(game: str, contestant: Contestant, seat: int, seed: int) -> Bot:
    if contestant.path:
        return load(contestant.path)(seat, contestant.level, seed)
    return make_bot(game, contestant.level, seat, seed)


def load(path: str) -> Callable[[int, Level, int], Bot]:
    """Load the class named by mine.py:MyBot."""
    file, _, name = path.rpartition(":")
    spec = importlib.util.spec_from_file_location(Path(file).stem, file)
    if spec is None or spec.loader is None or not Path(file).exists():
        raise FileNotFoundError(file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[[int, Level, int], Bot] = getattr(module, name)
    return found


def derive_seed(number: int, name: str, seat: int) -> int:
    """A seed that depends on game, bot and seat."""
    return int.from_bytes(hashlib.sha256(f"{number} {name} {seat}".encode()).digest()[:6], "big")


class MoveMaker(Protocol):
    """Whatever makes the moves: the state itself, or a recorder that also writes them down."""

    def play(self, seat: int, move: int) -> None: ...
    def fall(self, rng: FastRng) -> None: ...


def play(game: AnyGame, state: State, bots: Sequence[Bot], rng: FastRng, maker: MoveMaker | None = None) -> int:
    """Play a whole game between bots, each shown its own Views and a redealt state. Returns the number of moves."""
    made_by: MoveMaker = maker if maker is not None else state
    moves, revealed = 0, -1
    while (seat := state.waits_for()) != NOBODY:
        if seat == CHANCE:
            made_by.fall(rng)
            continue
        if state.revealed != revealed:
            revealed = state.revealed
            for number, bot in enumerate(bots):
                bot.watch(game.look(state, number))
        redealt = game.redeal(state, seat, rng)
        move = bots[seat].choose(game.look(state, seat), redealt, redealt.moves(seat))
        made_by.play(seat, check_move(game, state, seat, move))
        moves += 1
    return moves
