"""Short codes: to read a table's code aloud, and to move a guest to another device."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from foxden.store.store import Store
from foxden.table.names import SIGNS, spell

TABLE_CODE = 5
TABLE_CODE_LASTS = 86400.0
PASS = 8
PASS_LASTS = 600.0


class Codes:
    def __init__(self, store: Store, now: Callable[[], float], random: Random) -> None:
        self.store = store
        self.now = now
        self.random = random

    def new(self, length: int) -> str:
        return spell(self.random.randbytes(16), length)

    async def of_table(self, name: str) -> str:
        """Five characters to read aloud across a room, valid for a day."""
        known = await self.store.get(f"code-of {name}")
        if known is not None:
            return known.decode()
        while True:
            code, until = self.new(TABLE_CODE), self.now() + TABLE_CODE_LASTS
            if await self.store.put(f"code {code}", name.encode(), until):
                await self.store.put(f"code-of {name}", code.encode(), until)
                return code

    async def find_table(self, code: str) -> str | None:
        found = await self.store.get(f"code {clean(code)}")
        return None if found is None else found.decode()

    async def give_pass(self, guest: str) -> str:
        """A one-time code that makes another device this guest, valid for ten minutes."""
        code = self.new(PASS)
        await self.store.put(f"pass {code}", guest.encode(), self.now() + PASS_LASTS)
        return code

    async def take_pass(self, code: str) -> str | None:
        guest = await self.store.take(f"pass {clean(code)}")
        return None if guest is None else guest.decode()


def clean(code: str) -> str:
    """Normalise a typed code: people add spaces and capitals, and strangers may send anything."""
    return "".join(sign for sign in code.lower() if sign in SIGNS)
