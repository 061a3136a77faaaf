"""The bots of one table: what they have watched, and how they are asked. No bot ever gets the true state."""

from __future__ import annotations

import hashlib
import logging
import secrets

from foxden.bots.levels import find_level, remembers
from foxden.bots.pool import NoAnswer, Pool
from foxden.bots.question import Question
from foxden.bots.wanderer import choose as wander
from foxden.chance import FastRng
from foxden.game import View
from foxden.table.table import Table

log = logging.getLogger("foxden.table")


class Minds:
    """Made anew from a table's log like the table itself, it has watched the same."""

    def __init__(self, pool: Pool | None) -> None:
        self.pool = pool
        self.turn = 0
        self.watched: dict[int, list[View]] = {}

    def watch(self, table: Table) -> None:
        """Called after every event: whenever something new is asked, the bots that remember look at it."""
        if table.phase != "playing" or table.turn == self.turn or not remembers(table.game.name):
            return
        self.turn = table.turn
        seats = [number for number, seat in enumerate(table.seats) if seat.bot is not None]
        shared = table.game.look_shared(table.state) if seats else None
        for seat in seats:
            assert shared is not None
            self.watched.setdefault(seat, []).append(View(shared, table.game.look_own(table.state, seat)))

    async def choose(self, table: Table, seat: int) -> str:
        """A move for this seat, by its bot; by chance where the bot knows nothing, or nobody answers."""
        rng = FastRng(secrets.randbits(64))
        redealt = table.game.redeal(table.state, seat, rng)
        bot = table.seats[seat].bot
        if self.pool is not None and bot is not None and find_level(table.game.name, bot) is not None:
            view = table.game.look(table.state, seat)
            seed = memory_seed(table.seed, seat)
            question = Question(table.game.name, bot, seat, seed, view, redealt, list(self.watched.get(seat, ())))
            try:
                return table.game.write(await self.pool.choose(question))
            except NoAnswer:
                log.error("table %s: no bot answers, so seat %d wanders", table.name, seat)
        return table.game.write(wander(redealt, seat, rng))


def memory_seed(seed: str, seat: int) -> int:
    """What a bot's memory is sown with: the same after a restart, and no way back to the seed of the deal."""
    return int.from_bytes(hashlib.sha256(f"memory {seed} {seat}".encode()).digest()[:8], "big")
