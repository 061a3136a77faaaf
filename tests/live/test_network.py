"""Messages dropped, repeated and reordered, and a server that crashes in between: nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import itertools
import json
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from foxden.games import GAMES
from foxden.live.house import House
from foxden.live.room import Room
from foxden.live.watcher import Watcher
from foxden.record_check import check
from foxden.store.sqlite import SqliteStore
from foxden.table.events import Clock, Moved, Opened, decode_event
from foxden.table.evolve import open_table
from foxden.web.socket import hear

T = TypeVar("T")
PLAYERS = ("Ada", "Ben")


class Network(RuleBasedStateMachine):
    """Two players and a server with an unreliable network between them. Store and room are the real ones."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "foxden.db"
        self.numbers = itertools.count()
        self.under_way: list[tuple[str, str]] = []
        """Sent messages that may arrive once, twice, late or never: sender and text."""
        self.told: dict[str, tuple[str, int]] = {}
        """Moves that were acknowledged: their texts and seqs."""
        self.texts: dict[str, str] = {}
        self.house: House
        self.room: Room
        self.watchers: dict[str, Watcher]

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(doing)

    # --- the house --------------------------------------------------------------------------------------

    @initialize(game=st.sampled_from(sorted(GAMES)))
    def begin(self, game: str) -> None:
        self.run(self.open_house())
        self.table = self.run(self.house.open_table("Ada", game, {}, Clock(), False))
        self.run(self.connect())
        for player in PLAYERS:
            self.deliver_now(player, {"type": "sit", "name": player})
            self.deliver_now(player, {"type": "ready", "salt": "x"})
        self.deliver_now("Ada", {"type": "start"})

    async def open_house(self) -> None:
        store = await SqliteStore.open(self.path)
        self.house = House(store, bot_pause=0)

    async def connect(self) -> None:
        self.room = await self.house.room(self.table)
        self.watchers = {player: Watcher(player) for player in PLAYERS}
        for watcher in self.watchers.values():
            self.room.enter(watcher)

    @rule()
    def fall_over(self) -> None:
        """The server crashes and loses what it hadn't written; messages in transit may still reach the next one."""
        self.run(self.close_house())
        self.run(self.open_house())
        self.run(self.connect())

    async def close_house(self) -> None:
        await self.house.close()
        await self.house.store.close()

    # --- the network ------------------------------------------------------------------------------------

    @precondition(lambda self: self.room.snapshot.table.phase == "playing")
    @rule(data=st.data())
    def send_a_move(self, data: st.DataObject) -> None:
        """Someone who is asked picks a move; it is on its way."""
        state = self.room.snapshot.table.state
        seat = data.draw(st.sampled_from([seat for seat in range(2) if state.must(seat)]))
        moves = state.moves(seat)
        text = self.room.snapshot.table.game.write(moves.nth(data.draw(st.integers(0, moves.count() - 1))))
        name = f"move {next(self.numbers)}"
        self.texts[name] = text
        message = {"type": "move", "id": name, "seat": seat, "turn": self.room.snapshot.table.turn, "text": text}
        self.under_way.append((PLAYERS[seat], json.dumps(message)))

    @precondition(lambda self: self.under_way)
    @rule(data=st.data(), again=st.booleans())
    def deliver(self, data: st.DataObject, again: bool) -> None:
        """Any message arrives, the newest or an old one, and perhaps it will arrive once more."""
        index = data.draw(st.integers(0, len(self.under_way) - 1))
        player, text = self.under_way[index]
        if not again:
            del self.under_way[index]
        self.arrive(player, text)

    @precondition(lambda self: self.under_way)
    @rule(data=st.data())
    def lose(self, data: st.DataObject) -> None:
        del self.under_way[data.draw(st.integers(0, len(self.under_way) - 1))]

    def deliver_now(self, player: str, message: dict[str, object]) -> None:
        self.arrive(player, json.dumps({"id": f"now {next(self.numbers)}"} | message))

    def arrive(self, player: str, text: str) -> None:
        watcher = self.watchers[player]
        hear(self.room, watcher, text)
        self.run(self.room.settled())
        for message in watcher.take():
            answer = json.loads(message)
            if answer["type"] == "done" and answer["id"] in self.texts:
                told = (self.texts[answer["id"]], answer["seq"])
                assert self.told.setdefault(answer["id"], told) == told, "the same message, the same answer"

    # --- what must hold ---------------------------------------------------------------------------------

    @invariant()
    def what_was_told_is_written_once(self) -> None:
        if not hasattr(self, "room"):
            return
        log = [decode_event(line) for line in self.run(self.house.store.read(self.table))]
        written = [
            (event.id.partition(":")[2], (event.text, seq))
            for seq, event in enumerate(log, 1)
            if isinstance(event, Moved)
        ]
        assert len(dict(written)) == len(written), "no move twice"
        assert self.told.items() <= dict(written).items(), "every acknowledged move is there"
        first = log[0]
        assert isinstance(first, Opened)
        again = open_table(self.table, first, log[1:])
        if again.played is not None:
            assert again.state.freeze() == self.room.snapshot.table.state.freeze(), "what is shown is what is written"
            check(again.record())

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.run(self.close_house())
        self.loop.close()
        self.folder.cleanup()


TestNetwork = Network.TestCase
TestNetwork.settings = settings(max_examples=25, stateful_step_count=40)
