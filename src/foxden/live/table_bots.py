"""How a table's bots are asked. No bot ever gets the true state."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from random import Random

from foxden.botkit.advice import Advice
from foxden.bots.levels import MIDDLING, find_level
from foxden.bots.line import Owner
from foxden.bots.pool import NoAnswer, Pool
from foxden.bots.question import Question
from foxden.chance import FastRng
from foxden.game import View
from foxden.live.snapshot import Snapshot
from foxden.table.daily import kit_of
from foxden.table.table import Table

log = logging.getLogger("foxden.table")


class TableBots:
    """Asks bots for moves and hints, from a snapshot. A bot that takes over a seat in mid-game is shown everything that
    seat has seen, and the same again after a restart."""

    def __init__(self, pool: Pool | None, random: Random) -> None:
        """`pool`: the bot processes; without one, bots move at random."""
        self.pool = pool
        self.random = random

    async def choose(self, snapshot: Snapshot, seat: int) -> str:
        """A move for this seat: by its bot, or by one of the level MIDDLING for a person whose time is up; a random one
        for the random bot, or if no process answers."""
        table, rng = snapshot.table, self.rng()
        if table.daily is not None and kit_of(table.game).reply is not None:
            return await asyncio.to_thread(reply_in_daily, table, seat)
        bot = table.seats[seat].bot or MIDDLING
        if self.pool is not None and find_level(table.game.name, bot) is not None:
            try:
                question = make_question(snapshot, seat, bot, rng)
                return table.game.write(await self.pool.choose(question, owner_of(table)))
            except Exception as error:
                log.error("no bot process answers, so the bot moves at random: %r", error)
        return table.game.write(table.game.redeal(table.state, seat, rng).random_move(seat, rng))

    async def advise(self, snapshot: Snapshot, seat: int) -> tuple[View, Advice] | None:
        """A hint for the person on this seat, and the View it was given for."""
        if self.pool is None:
            return None
        question = make_question(snapshot, seat, MIDDLING, self.rng())
        try:
            return question.view, await self.pool.advise(question, owner_of(snapshot.table))
        except NoAnswer:
            return None

    def rng(self) -> FastRng:
        return FastRng(self.random.getrandbits(64))


def make_question(snapshot: Snapshot, seat: int, bot: str, rng: FastRng) -> Question:
    """Everything a bot is allowed to know: Views, its own seed, and a redealt state."""
    table = snapshot.table
    view, redealt = table.game.look(table.state, seat), table.game.redeal(table.state, seat, rng)
    watched = [View(seen.sight.shared, table.game.look_own(seen.state, seat)) for seen in snapshot.memories]
    return Question(table.game.name, bot, seat, memory_seed(table.seed, seat), view, redealt, watched)


def reply_in_daily(table: Table, seat: int) -> str:
    """The worst reply for the player in a deal of the day, the same for everyone who tries it. Not a bot's move: bots
    never know the truth."""
    kit = kit_of(table.game)
    assert kit.reply is not None
    assert table.daily is not None
    return table.game.write(kit.reply(table.state.copy(), seat, table.daily.task))


def memory_seed(seed: str, seat: int) -> int:
    """The seed of a bot's memory: the same after a restart, and it doesn't reveal the deal's seed."""
    return int.from_bytes(hashlib.sha256(f"memory {seed} {seat}".encode()).digest()[:8], "big")


def owner_of(table: Table) -> Owner:
    """The host and table that a bot's thinking time is charged to."""
    return table.host, table.name
