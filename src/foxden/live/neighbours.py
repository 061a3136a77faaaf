"""Other processes on the same store: who is connected to our tables there, and their reactions. None of it is written.

A process announces who is at a table when that changes and when asked, and regularly tells all others that it is alive.
After a while without that, everything it announced is dropped.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Mapping

import msgspec

from foxden.live import wire
from foxden.live.elsewhere import Alive, Gone, Here, Reacts, Said, badge_of, decode
from foxden.live.looks import Looks
from foxden.live.room import Room
from foxden.scene import CROWD
from foxden.store.store import EVERY_HOUSE, Store, Word

BEAT = 5.0
"""Seconds between heartbeats."""
FORGET = 15.0
"""Seconds without a heartbeat after which a process counts as dead."""
PAUSE = 0.2
"""Seconds to wait before announcing arrivals and departures, so that many go out at once."""
MOST_REACTIONS = 25
"""Reactions of one table that are passed on between two heartbeats."""


class Neighbours:
    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self.store = store
        self.rooms = rooms
        self.house = secrets.token_hex(8)
        self.heard: dict[str, float] = {}
        """When we last heard from each of the others."""
        self.told: dict[str, Here] = {}
        """What we last announced, by table."""
        self.soon: dict[str, asyncio.TimerHandle] = {}
        self.reactions: Counter[str] = Counter()
        self.last_beat = asyncio.get_running_loop().time()

    # --- speaking ---------------------------------------------------------------------------------------

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.beat()

    def beat(self) -> None:
        now = asyncio.get_running_loop().time()
        if now - self.last_beat > FORGET:  # then the others think that we are dead
            self.greet_all()
        self.last_beat = now
        self.reactions.clear()
        self.say(EVERY_HOUSE, Alive(self.house))
        for house in [house for house, at in self.heard.items() if now - at > FORGET]:
            self.forget(house)

    def greet_all(self) -> None:
        for room in self.rooms.values():
            self.greet(room)

    def greet(self, room: Room) -> None:
        """Announce who is here, and ask the others for theirs."""
        self.tell(room, asks=True)

    def tell_soon(self, room: Room) -> None:
        """Announce soon that somebody has come, gone or sat down."""
        if room.name not in self.soon:
            loop = asyncio.get_running_loop()
            self.soon[room.name] = loop.call_later(PAUSE, self.tell_news, room.name)

    def tell_news(self, name: str) -> None:
        self.soon.pop(name, None)
        room = self.rooms.get(name)
        if room is not None and self.who_is_at(room) != self.told.get(name, Here(self.house)):
            self.tell(room)

    def tell(self, room: Room, asks: bool = False) -> None:
        here = self.told[room.name] = self.who_is_at(room)
        self.say(room.name, msgspec.structs.replace(here, asks=asks))

    def who_is_at(self, room: Room) -> Here:
        seats, audience = room.snapshot.table.seats, room.audience
        seated: list[str] = []
        if len(seats) <= CROWD:  # in a crowd, presence isn't shown
            seated = [badge_of(room.name, guest) for guest in seats.by_guest if guest in audience.here]
        return Here(self.house, seated, audience.count_watching(seats))

    def react(self, room: Room, guest: str, reaction: wire.Reaction) -> None:
        self.reactions[room.name] += 1
        if self.reactions[room.name] <= MOST_REACTIONS:
            self.say(room.name, Reacts(self.house, badge_of(room.name, guest), reaction))

    def say(self, table: str, said: Said) -> None:
        self.store.say(table, msgspec.json.encode(said).decode())

    def leave(self, name: str) -> None:
        """This table is no longer open here. Everyone who was here has already left."""
        self.told.pop(name, None)
        timer = self.soon.pop(name, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for name in list(self.soon):
            self.leave(name)
        self.say(EVERY_HOUSE, Gone(self.house))

    # --- hearing ----------------------------------------------------------------------------------------

    def hear(self, word: Word) -> None:
        try:
            said = decode(word.text)
        except msgspec.DecodeError:
            return  # sent by a newer version
        if said.house == self.house:
            return
        if isinstance(said, Gone):
            self.forget(said.house)
            return
        self.heard[said.house] = asyncio.get_running_loop().time()
        room = self.rooms.get(word.table)
        if room is not None:
            self.pass_on(room, said)

    def pass_on(self, room: Room, said: Said) -> None:
        audience, seats = room.audience, room.snapshot.table.seats
        if isinstance(said, Here):
            if audience.elsewhere.note(said):
                audience.show_soon(room.snapshot)
            if said.asks:
                self.tell(room)
        elif isinstance(said, Reacts):
            guest = audience.elsewhere.find(said.badge, seats)
            if guest is not None:
                Looks(room).show_reaction(guest, said.reaction)

    def forget(self, house: str) -> None:
        self.heard.pop(house, None)
        for room in self.rooms.values():
            if room.audience.elsewhere.forget(house):
                room.audience.show_soon(room.snapshot)
