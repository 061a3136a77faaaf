"""Guests have no accounts: a guest is a signed cookie. Whoever holds it is that guest."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer

from foxden.store.store import Store

COOKIE = "foxden_guest"
KEEP = 400 * 86400
"""As long as browsers keep a cookie at most."""


class Guests:
    def __init__(self, key: bytes) -> None:
        self.signer = URLSafeSerializer(key, salt="guest")

    @classmethod
    async def open(cls, store: Store) -> Guests:
        """All processes of a house sign with one key, which the store keeps."""
        await store.put("cookie-key", secrets.token_bytes(32))
        key = await store.get("cookie-key")
        assert key is not None
        return cls(key)

    def invite(self) -> str:
        """A new guest's id. It is known to the server and to that guest's device, and to nobody else."""
        return secrets.token_urlsafe(12)

    def sign(self, guest: str) -> str:
        return str(self.signer.dumps(guest))

    def recognise(self, cookie: str | None) -> str | None:
        try:
            guest = self.signer.loads(cookie or "")
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None
