"""Whole games between bots: levels, bots to measure them by, and whoever is brought along."""

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
    """Who plays. Plain values, so that it travels to other processes."""

    name: str
    level: Level
    path: str = ""
    """mine.py:MyBot, for a bot that somebody brings."""


def known_to(game: str) -> dict[str, Contestant]:
    """Everybody of the house who plays this game, by name."""
    levels = {level.name: level for level in LEVELS[game]}
    levels |= {RANDOM.name: RANDOM, GREEDY.name: GREEDY}
    return {name: Contestant(name, level) for name, level in levels.items()}


def invite(game: str, name: str) -> Contestant:
    """By a name of the house (`KeyError`), or as mine.py:MyBot."""
    if ".py:" in name:
        file, _, brought = name.rpartition(":")
        # It is loaded in other processes too, which may have been started in another folder.
        return Contestant(brought, RANDOM, f"{Path(file).absolute()}:{brought}")
    return known_to(game)[current_name(name)]


def seat_bot(game: str, contestant: Contestant, seat: int, seed: int) -> Bot:
    if contestant.path:
        return load(contestant.path)(seat, contestant.level, seed)
    return make_bot(game, contestant.level, seat, seed)


def load(path: str) -> Callable[[int, Level, int], Bot]:
    """The class that mine.py:MyBot names."""
    file, _, name = path.rpartition(":")
    spec = importlib.util.spec_from_file_location(Path(file).stem, file)
    if spec is None or spec.loader is None or not Path(file).exists():
        raise FileNotFoundError(file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[[int, Level, int], Bot] = getattr(module, name)
    return found


def derive_seed(number: int, name: str, seat: int) -> int:
    """The same for the same game, bot and seat, and different for any other."""
    return int.from_bytes(hashlib.sha256(f"{number} {name} {seat}".encode()).digest()[:6], "big")


class MoveMaker(Protocol):
    """What makes the moves: the state itself, or a recorder that writes them down as well."""

    def play(self, seat: int, move: int) -> None: ...
    def fall(self, rng: FastRng) -> None: ...


def play(game: AnyGame, state: State, bots: Sequence[Bot], rng: FastRng, maker: MoveMaker | None = None) -> int:
    """A whole game between bots, each shown its own Views and a redealt state. Returns how many moves."""
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
