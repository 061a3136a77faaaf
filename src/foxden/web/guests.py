"""Guests have no accounts: a guest is a signed cookie, and whoever holds it is that guest. Keys are in the store,
newest first, so all processes sign with the same one.

A new key is known everywhere before it signs anything; the previous one stays valid for a while, and is then deleted.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

import msgspec
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from foxden.store.opening import check_store, open_store
from foxden.store.store import Store
from foxden.table.seats import BOT_GUEST

COOKIE = "foxden_guest"
DAY = 86400
KEEP = 400 * DAY
"""The longest that browsers keep a cookie."""
REREAD = 60.0
"""Seconds between checks for new keys."""
ONE_KEY, KEYS, NEXT_KEYS = "cookie-key", "cookie-keys", "cookie-keys-next"
MOST_KEYS = 20
OPERATOR_STAYS = 12 * 3600


class SigningKey(msgspec.Struct, frozen=True):
    key: bytes
    signs_from: float = 0.0
    good_until: float | None = None


decode_keys = msgspec.json.Decoder(list[SigningKey]).decode


async def read_keys(store: Store) -> list[SigningKey]:
    """Newest first; creates the first one on a new server."""
    kept = await store.get(KEYS) or await store.get(NEXT_KEYS)
    if kept is not None:
        return decode_keys(kept)
    await store.put(ONE_KEY, secrets.token_bytes(32))
    key = await store.get(ONE_KEY)
    assert key is not None
    return [SigningKey(key)]


async def change_key(store: Store, now: float, days: float) -> None:
    """Make a new key; the earlier ones stay valid for this many days. Wherever this is interrupted, there are valid
    keys."""
    until = now + days * DAY
    old = [
        msgspec.structs.replace(key, good_until=min(key.good_until or until, until))
        for key in await read_keys(store)
        if days > 0 and (key.good_until is None or key.good_until > now)
    ]
    new = SigningKey(secrets.token_bytes(32), now + 2 * REREAD if old else 0.0)
    written = msgspec.json.encode([new, *old][:MOST_KEYS])
    await store.take(NEXT_KEYS)
    await store.put(NEXT_KEYS, written)
    await store.take(KEYS)
    await store.put(KEYS, written)
    await store.take(NEXT_KEYS)
    await store.take(ONE_KEY)


async def give_new_key(database: str, days: float) -> None:
    await check_store(database)
    store = await open_store(database)
    try:
        await change_key(store, time.time(), days)
    finally:
        await store.close()


class Guests:
    def __init__(self, store: Store, now: Callable[[], float], keys: list[SigningKey]) -> None:
        self.store = store
        self.now = now
        self.keys = keys

    @classmethod
    async def open(cls, store: Store, now: Callable[[], float]) -> Guests:
        return cls(store, now, await read_keys(store))

    async def reread(self) -> None:
        self.keys = await read_keys(self.store)

    def invite(self) -> str:
        """A new guest's id, known only to the server and to that guest's device."""
        return secrets.token_urlsafe(12)

    def signing(self) -> bytes:
        """The newest key that every process already knows."""
        return next((key.key for key in self.keys if key.signs_from <= self.now()), self.keys[-1].key)

    def good(self) -> list[bytes]:
        """Valid keys, oldest first, as the signer expects them."""
        now = self.now()
        return [key.key for key in reversed(self.keys) if key.good_until is None or key.good_until > now]

    def sign(self, guest: str) -> str:
        return str(URLSafeSerializer(self.signing(), salt="guest").dumps(guest))

    async def recognise(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it isn't signed by us or the guest was forgotten."""
        return await self.read(cookie, "guest")

    def invite_bot(self) -> str:
        """A new bot token. It identifies this bot and nothing else: a token doesn't work as a cookie."""
        return str(URLSafeSerializer(self.signing(), salt="bot").dumps(f"{BOT_GUEST}{self.invite()}"))

    async def recognise_bot(self, token: str) -> str | None:
        return await self.read(token, "bot")

    async def read(self, signed: str | None, salt: str) -> str | None:
        if not signed:
            return None  # a new guest: itsdangerous would leave an error that only the garbage collector frees
        try:
            guest = URLSafeSerializer(self.good(), salt=salt).loads(signed)
        except BadData:
            return None
        if not isinstance(guest, str) or await self.store.get(gone(guest)) is not None:
            return None
        return guest

    async def forget(self, guest: str) -> None:
        """Invalidate the guest's cookie on every device."""
        await self.store.put(gone(guest), b"", self.now() + KEEP)

    # --- the operator -----------------------------------------------------------------------------------

    def sign_operator(self, secret: str) -> str:
        return str(URLSafeTimedSerializer(self.signing(), salt=f"operator {secret}").dumps("operator"))

    def is_operator(self, cookie: str | None, secret: str) -> bool:
        """Whether this session entered the current secret within half a day. A new secret or key ends all sessions."""
        try:
            URLSafeTimedSerializer(self.good(), salt=f"operator {secret}").loads(cookie or "", max_age=OPERATOR_STAYS)
        except BadData:
            return False
        return True


def gone(guest: str) -> str:
    return f"gone {hashlib.sha256(guest.encode()).hexdigest()[:32]}"
