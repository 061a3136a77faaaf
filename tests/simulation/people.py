"""People in the simulation: they know only what they are sent, and resend what isn't answered."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections import Counter
from random import Random
from typing import Any, Protocol

import msgspec

from foxden.game import Refusal
from foxden.live.house import House
from foxden.live.room import Room
from foxden.live.watcher import Watcher
from foxden.store.store import Unreachable
from foxden.web.socket import hear
from tests.simulation.witness import Broken, Message, Witness

PATIENCE = 6.0
"""Seconds without an answer after which a client reconnects."""
LOOKS = ("hello", "react", "whynot")
LEAVE_EVENTS = ("move", "stand", "return", "undo", "nudge", "resign")
"""Requests that, where they are done, are in the log."""
SEQ = re.compile(rb'"seq":(\d+)')


class World(Protocol):
    witness: Witness
    random: Random
    table: str
    rough: bool
    """Whether network and people still cause trouble."""
    still: bool
    """Whether people only look."""

    def pick_house(self) -> House | None: ...

    def is_alive(self, house: House) -> bool: ...

    def complain(self, trouble: Broken) -> None: ...


class WatchedWatcher(Watcher):
    """Checks messages against the log when they are queued, not only when they arrive."""

    world: World

    def show(self, message: bytes) -> None:
        self.check(message)
        super().show(message)

    def answer(self, message: bytes) -> None:
        if message.startswith(b'{"type":"done"'):
            self.check(message)
        super().answer(message)

    def check(self, message: bytes) -> None:
        seq = int(SEQ.search(message)[1])  # type: ignore[index]
        if seq > len(self.world.witness.log):
            self.world.complain(
                Broken(f"seq {seq} is handed over, and the log ends with {len(self.world.witness.log)}")
            )


class Line:
    """One connection: ordered until it is lost. Nobody knows what was in transit then."""

    def __init__(self, person: Person, room: Room, house: House) -> None:
        self.person = person
        self.room = room
        self.house = house
        self.watcher = WatchedWatcher(person.guest)
        self.watcher.world = person.world
        self.open = True
        self.asked: dict[str, int] = {}
        """How often each unanswered id was sent over this line."""
        room.enter(self.watcher)
        self.task = asyncio.create_task(self.pump())

    async def pump(self) -> None:
        while self.open:
            await self.watcher.news.wait()
            await asyncio.sleep(self.person.world.random.random() * 0.02)
            for message in self.watcher.take():
                if self.open:
                    self.deliver(msgspec.json.decode(message))
            if self.watcher.close_code is not None:
                self.hang_up()

    def deliver(self, message: Message) -> None:
        try:
            self.person.take(self, message)
        except Broken as trouble:
            self.person.world.complain(trouble)

    async def send(self, text: bytes, name: str) -> None:
        self.person.copies[name] += 1
        await asyncio.sleep(self.person.world.random.random() * 0.02)
        if self.open:
            self.asked[name] = self.asked.get(name, 0) + 1
            hear(self.room, self.watcher, text)

    def hang_up(self) -> None:
        if self.open:
            self.open = False
            self.room.leave(self.watcher)
            self.task.cancel()


class Person:
    def __init__(self, world: World, guest: str) -> None:
        self.world = world
        self.guest = guest
        self.random = world.random
        self.numbers = itertools.count()
        self.line: Line | None = None
        self.shown: Message = {}
        self.waiting: dict[str, bytes] = {}
        self.changes: set[str] = set()
        """Ids whose requests must leave an event where they are done."""
        self.answers: dict[str, Message] = {}
        self.copies: Counter[str] = Counter()
        self.news = asyncio.Event()

    # --- the connection ---------------------------------------------------------------------------------

    async def connect(self) -> None:
        while True:
            house = self.world.pick_house()
            if house is not None:
                try:
                    room = await house.room(self.world.table)
                    if not room.broken and self.world.is_alive(house):
                        break
                except (Unreachable, OSError):
                    pass
                except Refusal as refusal:
                    self.world.complain(Broken(f"the table cannot be opened: {refusal}"))
            await asyncio.sleep(0.1 + self.random.random())
        self.line = Line(self, room, house)
        self.shown = {}
        await self.send({"type": "hello", "language": "en"}, f"hello {next(self.numbers)}")
        for name, text in list(self.waiting.items()):
            if self.line is not None:
                await self.line.send(text, name)

    def take(self, line: Line, message: Message) -> None:
        match message["type"]:
            case "shown":
                self.world.witness.shown(self.guest, message)
                if line is self.line:  # ignore what an earlier line still delivers
                    if message["seq"] < self.shown.get("seq", 0):
                        raise Broken(f"{self.guest} saw the table go back")
                    self.shown = message
            case "done" | "refused":
                self.take_answer(line, message)
        self.news.set()

    def take_answer(self, line: Line, message: Message) -> None:
        name = message["id"]
        if not line.asked.get(name):
            raise Broken(f"{name} is answered more often than it was asked")
        line.asked[name] -= 1
        if message.get("code") == "our-fault":
            raise Broken(f"something went wrong inside while {name} was decided")
        if name not in self.waiting:
            return
        del self.waiting[name]
        self.answers[name] = message
        full = f"{self.guest}:{name}"
        if message["type"] == "done":
            self.world.witness.done(full, message["seq"], name in self.changes)
        elif self.copies[name] == 1:  # another copy, sent before, may still be under way
            self.world.witness.refusal(full)

    async def send(self, message: Message, name: str) -> None:
        text = msgspec.json.encode({**message, "id": name})
        if message["type"] not in LOOKS:
            self.waiting[name] = text
        if self.line is not None:
            await self.line.send(text, name)

    async def ask(self, message: Message) -> Message:
        """Send until answered, over any line, always with the same id."""
        name = f"{next(self.numbers)}"
        if message["type"] in LEAVE_EVENTS:
            self.changes.add(name)
        await self.send(message, name)
        while name not in self.answers:
            if not await self.hears_something() and self.line is not None:
                self.line.hang_up()
            if self.line is None or not self.line.open:
                await self.connect()
            elif self.world.rough and name in self.waiting and self.random.random() < 0.05:
                await self.line.send(self.waiting[name], name)  # twice, as an impatient page might
        return self.answers.pop(name)

    async def hears_something(self) -> bool:
        self.news.clear()
        try:
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        except TimeoutError:
            return False
        return True

    # --- what they do -----------------------------------------------------------------------------------

    async def live(self) -> None:
        while True:
            if self.line is None or not self.line.open:
                await self.connect()
            await asyncio.sleep(self.random.random() * 1.5)
            if self.world.rough and self.line is not None and self.random.random() < 0.1:
                self.line.hang_up()
                await asyncio.sleep(self.random.choice([0, 0, 6]) * self.random.random())
            elif self.shown and not self.world.still:
                await self.act()

    async def act(self) -> None:
        you, phase = self.shown["you"], self.shown["table"]["phase"]
        dice = self.random.random()
        if not you.get("seats"):
            return
        seat = you["seats"][0]
        if phase == "over":
            if dice < 0.1:
                await self.ask({"type": "rematch"})
            return
        if you.get("away"):
            await self.ask({"type": "return", "seat": seat})
        elif self.world.rough and dice < 0.04:
            await self.ask({"type": "stand", "seat": seat})
        elif self.world.rough and dice < 0.08:
            await self.ask({"type": "undo", "seat": seat})
        elif self.world.rough and dice < 0.12:
            await self.ask({"type": "pause", "wanted": self.random.random() < 0.5})
        elif self.world.rough and dice < 0.15:
            await self.send({"type": "react", "reaction": "wow"}, f"react {next(self.numbers)}")
        elif self.world.rough and dice < 0.2:
            await self.wait_in_vain(seat, dice)
        elif self.shown["own"]:
            await self.move(seat)

    async def wait_in_vain(self, seat: int, dice: float) -> None:
        """Nudge, sit in or stop for anyone, away or not."""
        if dice < 0.165:
            await self.ask({"type": "nudge", "seat": 1 - seat})
        elif dice < 0.185:
            await self.ask({"type": "sitin", "seat": 1 - seat})
        elif dice < 0.197:
            await self.ask({"type": "stop", "wanted": self.random.random() < 0.5})
        else:
            await self.ask({"type": "resign", "seat": seat})

    async def move(self, seat: int) -> None:
        text = self.pick(self.shown["own"])
        if text is not None:
            await self.ask({"type": "move", "seat": seat, "turn": self.shown["turn"], "text": text})

    def pick(self, own: dict[str, Any]) -> str | None:
        if own.get("number"):
            return str(self.random.randrange(20))
        choices = own.get("choices", [])
        return self.random.choice(choices)["move"] if choices else None
