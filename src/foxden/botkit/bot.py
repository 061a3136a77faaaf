"""What a bot is: it watches every View of its seat, and is asked to choose a move. It is never shown anything else.

It is handed one redealt state, which it cannot tell from the true one, and redeals that as often as it likes. Its
choice depends on the Views it has seen, its seed and its budget, and on nothing else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from foxden.botkit.advice import Advice, describe_hope
from foxden.botkit.guide import Guide
from foxden.botkit.level import Level
from foxden.botkit.search import Search
from foxden.chance import FastRng
from foxden.state import Moves, State
from foxden.view import View

POSITIONS = 330_000
"""Positions per second that solving an ending may look at: a small share of the time, however short."""


class Bot:
    """Subclass this to write your own: implement `choose`, and `watch` if your bot remembers things."""

    def __init__(self, seat: int, level: Level, seed: int) -> None:
        self.seat = seat
        self.level = level
        self.seed = seed

    def watch(self, view: View) -> None:
        """Called for every View this seat gets, before it is asked anything about it."""

    def choose(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> int:
        """Return one of the moves. `seconds` is the time limit; 0 if only the level's iterations count."""
        raise NotImplementedError

    def advise(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> Advice:
        """A hint for the player in this seat."""
        return Advice("hint-even", move=self.choose(view, redealt, moves, seconds))

    def rehearse(self) -> Iterator[None]:
        """Prepare before anybody asks, in steps of a few milliseconds. Most bots have nothing to prepare."""
        yield from ()


class Searcher(Bot):
    """A bot that searches. The current View shows the whole table, so it watches nothing."""

    def __init__(self, seat: int, level: Level, seed: int, guide: Guide) -> None:
        super().__init__(seat, level, seed)
        self.guide = guide

    def choose(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> int:
        rng = FastRng(self.seed, fingerprint(view))
        if moves.count() == 1:
            return int(moves.nth(0))
        if int(rng.word()) < self.level.slip * 2**32:
            return int(redealt.random_move(self.seat, rng))
        return self.search(redealt, rng, seconds)[0]

    def search(self, redealt: State, rng: FastRng, seconds: float) -> tuple[int, float]:
        """The best move found, and its expected value."""
        level = self.level if seconds else self.level.quick
        positions = min(level.positions, int(seconds * POSITIONS)) if seconds else level.positions
        search = Search(self.guide, redealt, self.seat, rng, positions)
        return int(search.run(level.iterations, seconds)), float(search.worth())

    def advise(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> Advice:
        move, hope = self.search(redealt, FastRng(self.seed, fingerprint(view)), seconds)
        return Advice(describe_hope(hope), move=move)


class RandomBot(Bot):
    """Makes random moves."""

    def choose(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> int:
        return int(redealt.random_move(self.seat, FastRng(self.seed, fingerprint(view))))


class Greedy(Bot):
    """Looks one step ahead: plays the move whose position looks best right after it."""

    def __init__(self, seat: int, level: Level, seed: int, guide: Guide) -> None:
        super().__init__(seat, level, seed)
        self.guide = guide

    def choose(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> int:
        return int(Search(self.guide, redealt, self.seat, FastRng(self.seed, fingerprint(view))).glance(8))


def fingerprint(view: View) -> int:
    """A hash of what this seat sees, to seed its randomness: equal Views give equal random numbers."""
    return int.from_bytes(hashlib.sha256(msgspec.json.encode(view)).digest()[:8], "big")
