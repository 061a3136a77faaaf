"""python tools/try_wheel.py: try an installed compiled wheel. cibuildwheel runs this on every system, where only Foxden
and its dependencies are installed.
"""

from __future__ import annotations

import asyncio
import importlib

import foxden
from foxden.bots.pool import Pool
from foxden.bots.question import Question
from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.record import default_box


def main() -> None:
    assert foxden.FORM == "compiled", foxden.FORM
    importlib.import_module("foxden.web.serve")
    asyncio.run(ask_bots())


async def ask_bots() -> None:
    """In processes of their own, as on a server."""
    pool = Pool(1)
    try:
        for name in GAMES:
            question = make_question(name)
            move = await pool.choose(question)
            assert question.redealt.moves(question.seat).has(move), name
            print(f"{name}: a bot has answered")
    finally:
        await pool.close()


def make_question(name: str) -> Question:
    game, rng = GAMES[name], FastRng(7)
    state = game.deal(default_box(name), game.settle({}), game.least, rng)
    seat = state.waits_for()
    return Question(name, "cub", seat, 7, game.look(state, seat), game.redeal(state, seat, rng))


if __name__ == "__main__":
    main()
