"""The bots of one table: what they have watched, and how they are asked. No bot ever gets the true state."""

from __future__ import annotations

import hashlib
import logging
import secrets

import msgspec

from foxden.botkit.advice import Advice
from foxden.bots.levels import MIDDLING, find_level, remembers
from foxden.bots.pool import NoAnswer, Pool
from foxden.bots.question import Question
from foxden.chance import FastRng
from foxden.game import View
from foxden.state import State
from foxden.table.table import Table

log = logging.getLogger("foxden.table")


class Minds:
    """Made anew from a table's log like the table itself, it has watched the same.

    What was asked in every turn is kept, and looked at through the eyes of whoever is asked: so a bot that takes over a
    seat in the middle of a game has seen all that this seat has seen.
    """

    def __init__(self, pool: Pool | None) -> None:
        self.pool = pool
        self.turn = 0
        self.moments: list[tuple[msgspec.Struct, State]] = []

    def watch(self, table: Table) -> None:
        """Called after every event: whenever something new is asked, it is kept for those who remember."""
        if table.phase != "playing" or table.turn == self.turn or not remembers(table.game.name):
            return
        self.turn = table.turn
        if self.pool is not None:
            self.moments.append((table.game.look_shared(table.state), table.state.copy()))

    def views_of(self, table: Table, seat: int) -> list[View]:
        """All that this seat has seen."""
        return [View(shared, table.game.look_own(state, seat)) for shared, state in self.moments]

    async def choose(self, table: Table, seat: int) -> str:
        """A move for this seat, by its bot, or by one of middling level for a person whose time is up; by chance where
        the bot knows nothing, or nobody answers."""
        rng = FastRng(secrets.randbits(64))
        bot = table.seats[seat].bot or MIDDLING
        if self.pool is not None and find_level(table.game.name, bot) is not None:
            try:
                return table.game.write(await self.pool.choose(self.question(table, seat, bot, rng)))
            except NoAnswer:
                log.error("table %s: no bot answers, so seat %d moves at random", table.name, seat)
        return table.game.write(table.game.redeal(table.state, seat, rng).random_move(seat, rng))

    async def advise(self, table: Table, seat: int) -> tuple[View, Advice] | None:
        """A hint for the person on this seat, and the View it was given for."""
        if self.pool is None:
            return None
        question = self.question(table, seat, MIDDLING, FastRng(secrets.randbits(64)))
        try:
            return question.view, await self.pool.advise(question)
        except NoAnswer:
            return None

    def question(self, table: Table, seat: int, bot: str, rng: FastRng) -> Question:
        """All that a bot may know: Views, a seed of its own, and a state redealt from them."""
        view, redealt = table.game.look(table.state, seat), table.game.redeal(table.state, seat, rng)
        seed = memory_seed(table.seed, seat)
        return Question(table.game.name, bot, seat, seed, view, redealt, self.views_of(table, seat))


def memory_seed(seed: str, seat: int) -> int:
    """What a bot's memory is sown with: the same after a restart, and no way back to the seed of the deal."""
    return int.from_bytes(hashlib.sha256(f"memory {seed} {seat}".encode()).digest()[:8], "big")
