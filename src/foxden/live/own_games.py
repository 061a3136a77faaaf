"""Guests' finished games: each is read from its log once, in a thread, and the result is stored."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable

from foxden.game import Refusal
from foxden.live.table_log import fold_table
from foxden.record import encode
from foxden.store.store import GuestResult, Store
from foxden.table.own_game import FORM, OwnGame, count_games, decode_own_game, encode_own_game

log = logging.getLogger("foxden.live")

AT_ONCE = 20
"""Games counted per request; the rest are counted when the guest asks again."""
MOST_UNREADABLE = 10_000


class OwnGames:
    def __init__(self, store: Store, most: int) -> None:
        """`most`: how many games are kept per guest, the newest first."""
        self.store = store
        self.most = most
        self.counting = asyncio.Lock()
        """One log at a time: tables in play come first, however many guests ask."""
        self.unreadable: OrderedDict[str, None] = OrderedDict()
        """Tables this version can't read (another might); they aren't tried again and again."""

    async def count(self, guest: str, at_once: int = AT_ONCE) -> int:
        """Count new games; returns how many are left for another time."""
        uncounted = await self.store.uncounted(guest, FORM, self.most)
        waiting = [name for name in uncounted if name not in self.unreadable]
        for name in waiting[:at_once]:
            await self.count_table(name, guest)
        return max(0, len(waiting) - at_once)

    async def count_table(self, name: str, guest: str) -> None:
        """Count a game for everyone who played: a crowd's log is long, and any of them might ask."""
        async with self.counting:
            lines = await self.store.read(name)
            told = await asyncio.to_thread(count_log, name, lines, guest)
        if told:
            await self.store.keep_results(name, FORM, told, self.most)
        else:
            self.put_aside(name)

    def put_aside(self, name: str) -> None:
        self.unreadable[name] = None
        if len(self.unreadable) > MOST_UNREADABLE:
            self.unreadable.popitem(last=False)

    async def games_of(self, guest: str) -> list[tuple[GuestResult, OwnGame]]:
        """Newest first, without those that don't count."""
        kept = await self.store.results_of(guest, self.most)
        return await asyncio.to_thread(read_games, kept)

    async def records(self, names: Iterable[str]) -> AsyncIterator[bytes]:
        """One line per game whose log still exists, read one by one as they are consumed."""
        for name in names:
            async with self.counting:
                lines = await self.store.read(name)
                line = await asyncio.to_thread(write_record, name, lines)
            if line:
                yield line


def count_log(name: str, lines: list[bytes], guest: str) -> dict[str, bytes]:
    """Nothing if the log can't be read or the game isn't finished."""
    try:
        table = fold_table(name, lines)
    except Refusal as refusal:
        log.warning("a finished game couldn't be counted: %s", refusal.key)
        return {}
    games = count_games(table)
    if games:
        games.setdefault(guest, OwnGame(table.game.name, left_out="not-played"))  # sat there only before it began
    return {each: encode_own_game(own) for each, own in games.items()}


def read_games(kept: list[GuestResult]) -> list[tuple[GuestResult, OwnGame]]:
    games = [(result, decode_own_game(result.told)) for result in kept]
    return [(result, own) for result, own in games if not own.left_out]


def write_record(name: str, lines: list[bytes]) -> bytes:
    """The record of a finished game; nothing for others."""
    try:
        return encode(fold_table(name, lines).full_record()) + b"\n"
    except Refusal as refusal:
        log.warning("a record was left out: %s", refusal.key)
        return b""
