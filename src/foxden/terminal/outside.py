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
from foxden.terminal.visit import LARGEST, Message, ask_token, split_address


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
        self.socket: ClientConnection

    async def play(self, house: str, table: str, token: str) -> None:
        address = f"ws{house.removeprefix('http')}/ws/{table}"
        headers = {"Authorization": f"Bearer {token}"}
        try:
            async with connect(address, additional_headers=headers, max_size=LARGEST) as self.socket:
                await self.send("hello", language="en")
                await self.send("sit", name=self.name)
                await self.send("ready", salt=secrets.token_hex(16))
                async for text in self.socket:
                    if not await self.hear(json.loads(text)):
                        return
        except (ConnectionClosed, WebSocketException, OSError) as error:
            raise CommandError(f"{address}: {error}.") from None

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, "id": next(self.ids), **fields}))

    async def hear(self, message: Message) -> bool:
        """Handle a message; returns whether the game goes on."""
        match message["type"]:
            case "shown":
                if message["table"]["phase"] == "over":
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


def is_asked(shown: Message) -> bool:
    own = shown["own"] or {}
    return bool(own.get("ask")) and not own.get("answered") and shown["table"]["phase"] == "playing"


def thaw(game: AnyGame, asked: Message) -> State:
    """Rebuild the position that was sent, from the box and these numbers."""
    dealt = game.deal(open_box(game, asked["data"]), asked["options"], asked["seats"], FastRng(0))
    make, given = dealt.__reduce__()
    state: State = make(*given[:-1], asked["state"])
    return state
