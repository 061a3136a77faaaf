"""Fair deals: nobody, the server included, can choose how the cards fall (docs/fairness.md)."""

from __future__ import annotations

import hashlib
import hmac

from foxden.chance import TableRng


def commit(seed: str) -> str:
    """What is shown before any salt is known: it binds the server to its seed, and tells nothing of it."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def mix(seed: str, salts: list[str]) -> bytes:
    """The server's seed and everyone's salt, by seat. Lengths are written, so that no two lists mix alike."""
    message = "".join(f"{len(salt)}:{salt}," for salt in salts)
    return hmac.new(bytes.fromhex(seed), message.encode(), hashlib.sha256).digest()


def generator(seed: str, salts: list[str], fallen: int) -> TableRng:
    """The generator of the deal (0), or of the n-th time that chance falls after it."""
    return TableRng(mix(seed, salts), f"chance {fallen}")
