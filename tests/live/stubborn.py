"""Clients that never give up: they reconnect and repeat a request with the same id until it is answered.

What a house may do, whatever happens to it or to its database: say `done` of what is written; refuse with
`table-store-down` what is not written; or hang up, so that the client comes back and asks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.live.client import PATIENCE, Chair, Guest, Message
from tests.live.server import Server
from tests.live.witness import Witness, read_ends
from tests.store.databases import Database

CUT_OFF = (ConnectionClosed, ConnectionError, OSError, InvalidHandshake, TimeoutError)
STORE_DOWN = "table-store-down"


def open_gate() -> asyncio.Event:
    gate = asyncio.Event()
    gate.set()
    return gate


@dataclass
class Habits:
    """How somebody behaves when things go wrong."""

    chance: random.Random = field(default_factory=random.Random)
    servers: Sequence[Server] = ()
    """Where they connect again, any of them; nothing: where they were."""
    patience: float = PATIENCE
    """Seconds they wait for an answer before they ask again."""
    hangs_up: float = 0.0
    """Probability that they disconnect first."""
    gives_up: float = 0.0
    """Probability that they accept a refusal while the store is down."""
    pause: float = 0.0
    """Seconds they think before each move."""
    gate: asyncio.Event = field(default_factory=open_gate)
    """Nobody moves before it is open."""
    attempts: list[int] = field(default_factory=list)
    """How many attempts each reconnection took."""

    def does(self, often: float) -> bool:
        return self.chance.random() < often


async def arrive(guest: Guest, table: str) -> Chair:
    """Connect until it works."""
    while True:
        with contextlib.suppress(*CUT_OFF):
            return await guest.visit(table)
        await asyncio.sleep(0.1)


async def reconnect(chair: Chair, habits: Habits) -> None:
    habits.attempts.append(0)
    while True:
        habits.attempts[-1] += 1
        with contextlib.suppress(*CUT_OFF):
            if not chair.lost:
                await chair.leave()
            chair.guest.server = habits.chance.choice(habits.servers or [chair.guest.server])
            chair.answers.clear()
            await chair.connect()
            return
        await asyncio.sleep(0.05)


async def until(chair: Chair, habits: Habits, true: Callable[[], Any]) -> None:
    """Wait until this is shown, over as many connections as it takes."""
    while True:
        try:
            await chair.until(true)
            return
        except CUT_OFF:
            await reconnect(chair, habits)


async def insist(
    chair: Chair, witness: Witness, habits: Habits, kind: str, mark: str, event: Message, **fields: Any
) -> Message:
    """Repeat a request until it is answered. `mark`: its id; `event`: what must be in the log once it is done."""
    witness.asked[mark] = (chair.table, event)
    witness.pending.add(mark)
    try:
        return await ask_until_answered(chair, witness, habits, kind, mark, **fields)
    finally:
        witness.pending.discard(mark)


async def ask_until_answered(
    chair: Chair, witness: Witness, habits: Habits, kind: str, mark: str, **fields: Any
) -> Message:
    unanswered = False
    while True:
        try:
            if chair.lost or (unanswered and habits.does(habits.hangs_up)):
                await reconnect(chair, habits)
            chair.answers.pop(mark, None)
            async with asyncio.timeout(habits.patience):
                answer = await chair.ask(kind, mark, **fields)
        except CUT_OFF:
            unanswered = True  # it may have been done, and may still be
            await asyncio.sleep(0.02)
            continue
        if answer["type"] == "refused" and not unanswered:
            if answer["code"] != STORE_DOWN or habits.does(habits.gives_up):
                witness.undone.add(mark)
                return answer
        elif answer["type"] == "done" or answer["code"] != STORE_DOWN:
            return answer
        await asyncio.sleep(0.2)


async def play_stubbornly(chair: Chair, witness: Witness, habits: Habits) -> None:
    """Whenever asked, any legal move, until the game is over."""
    for number in itertools.count():
        await until(chair, habits, lambda: chair.shown and (chair.phase != "playing" or chair.is_asked()))
        if chair.phase != "playing":
            return
        await asyncio.sleep(habits.pause)
        await habits.gate.wait()
        if not chair.is_asked():  # what it did before was shown only now, by another house
            continue
        answer = await move_stubbornly(chair, witness, habits, f"{chair.guest.name} {number}")
        with contextlib.suppress(*CUT_OFF):
            await chair.until(lambda seq=answer["seq"]: chair.shown["seq"] >= seq)  # type: ignore[misc]
        if habits.servers and habits.does(habits.hangs_up):
            await reconnect(chair, habits)


async def move_stubbornly(chair: Chair, witness: Witness, habits: Habits, mark: str, text: str = "") -> Message:
    text = text or chair.pick(habits.chance)
    seat, turn = chair.shown["you"]["in_hand"], chair.shown["turn"]
    event = {"type": "moved", "seat": seat, "text": text}
    return await insist(chair, witness, habits, "move", mark, event, seat=seat, turn=turn, text=text)


async def until_told(chair: Chair, true: Callable[[], Any]) -> None:
    """Wait silently, because any request could wake a table; reconnect only if disconnected."""
    while not true():
        try:
            await chair.until(true)
        except ConnectionError:
            await reconnect(chair, Habits())
        except TimeoutError:
            raise AssertionError(f"{chair.guest.name} was left behind at {chair.shown['seq']}") from None


async def see_all_alike(chairs: list[Chair], database: Database) -> None:
    """In the end, everyone still connected sees the last event, whichever process they are connected to."""
    ends = await read_ends(database, {chair.table for chair in chairs})
    for chair in chairs:
        await until_told(chair, lambda chair=chair: chair.shown["seq"] >= ends[chair.table])  # type: ignore[misc]


async def watch_stubbornly(chair: Chair, habits: Habits) -> None:
    """Look on until the game is over."""
    await until(chair, habits, lambda: chair.shown and chair.phase not in ("lobby", "playing"))
