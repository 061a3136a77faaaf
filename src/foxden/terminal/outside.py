"""foxden bot: your own bot at a table on any server, over the same connection as everybody else."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from foxden.botkit.bot import Bot
from foxden.bots.match import Contestant, invite, seat_bot
from foxden.chance import FastRng
from foxden.game import AnyGame
from foxden.games import GAMES
from foxden.record import open_box
from foxden.state import State
from foxden.terminal.given import CommandError, check_bots
from foxden.terminal.visit import CLOSED, LARGEST, Message, ask_token, split_address

RETURNS = (0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
"""Seconds before each new attempt, when a connection is lost."""
ENDED = ("over", "closed")
"""Phases of a table at which there is nothing more to play."""


def play_outside(path: str, at: str, token: str, name: str) -> None:
    """Sit down at the table with this address, and play one game."""
    check_bots([path])
    house, table = split_address(at)
    if not table:
        raise CommandError(f"--at {at}: give a table's link, such as http://localhost:8321/t/NAME.")
    asyncio.run(Outside(path, name).play(house, table, token or ask_token(house)))


class Outside:
    """One bot at one table."""

    def __init__(self, path: str, name: str) -> None:
        self.path = path
        self.name = name or path.rpartition(":")[2]
        self.ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self.bot: Bot | None = None
        self.asked = -1
        """The turn that was last answered or is being answered."""
        self.sitting = self.sat = False
        """Whether it has asked for a seat, and whether it has had one."""
        self.socket: ClientConnection

    async def play(self, house: str, table: str, token: str) -> None:
        """Until the game is over. A connection that is lost in the middle of it is opened again."""
        address, waits = f"ws{house.removeprefix('http')}/ws/{table}", iter(RETURNS)
        while True:
            try:
                return await self.visit(address, {"Authorization": f"Bearer {token}"})
            except (ConnectionClosed, WebSocketException, OSError) as error:
                seconds = None if is_final(error) or not self.sat else next(waits, None)
                if seconds is None:
                    raise CommandError(f"{address}: {error}.") from None
            await asyncio.sleep(seconds)

    async def visit(self, address: str, headers: dict[str, str]) -> None:
        async with connect(address, additional_headers=headers, max_size=LARGEST) as self.socket:
            self.asked = -1
            await self.send("hello", language="en")
            async for text in self.socket:
                if not await self.hear(json.loads(text)):
                    return

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, "id": next(self.ids), **fields}))

    async def hear(self, message: Message) -> bool:
        """Handle a message; returns whether the game goes on."""
        match message["type"]:
            case "shown":
                if message["table"]["phase"] in ENDED or not await self.keep_seat(message["you"]):
                    return False
                if is_asked(message) and message["turn"] != self.asked:
                    self.asked = message["turn"]
                    await self.send("imagine", seat=message["you"]["in_hand"], turn=message["turn"])
            case "imagined":
                await self.answer(message)
            case "refused":
                if message["code"] not in ("table-too-late", "table-paused"):
                    raise CommandError(message["words"])
                self.asked = -1
        return True

    async def keep_seat(self, you: Message) -> bool:
        """Sit down, once; returns whether there is still something to do at this table."""
        if you.get("seats"):
            self.sat = True
        elif self.sat:
            return False  # somebody has given the seat away
        elif not self.sitting:
            self.sitting = True
            await self.send("sit", name=self.name)
            await self.send("ready", salt=secrets.token_hex(16))
        return True

    async def answer(self, asked: Message) -> None:
        game, seat = GAMES[asked["game"]], asked["seat"]
        state = thaw(game, asked)
        if self.bot is None:
            contestant: Contestant = invite(game.name, self.path)
            self.bot = seat_bot(game.name, contestant, seat, secrets.randbits(32))
        view = game.look(state, seat)
        self.bot.watch(view)
        move = await asyncio.to_thread(self.bot.choose, view, state, state.moves(seat), 0.0)
        await self.send("move", seat=seat, turn=asked["turn"], text=game.write(move))


def is_final(error: Exception) -> bool:
    """Whether the server has said that it makes no sense to come back."""
    return isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in CLOSED


def is_asked(shown: Message) -> bool:
    own = shown["own"] or {}
    return bool(own.get("ask")) and not own.get("answered") and shown["table"]["phase"] == "playing"


def thaw(game: AnyGame, asked: Message) -> State:
    """Rebuild the position that was sent, from the box and these numbers."""
    dealt = game.deal(open_box(game, asked["data"]), asked["options"], asked["seats"], FastRng(0))
    make, given = dealt.__reduce__()
    state: State = make(*given[:-1], asked["state"])
    return state
