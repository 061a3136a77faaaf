"""Our own random generators, so that a replay never depends on Python's. Compiled."""

import hashlib
import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """A source of 32-bit words. Everything else is derived from them in the same way for every source."""

    def word(self) -> i64:
        raise NotImplementedError

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely (Lemire's method; limit < 2**31)."""
        product = self.word() * limit
        if (product & WORD) < limit:
            threshold: i64 = (WORD + 1 - limit) % limit
            while (product & WORD) < threshold:
                product = self.word() * limit
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


class FastRng(Rng):
    """For simulations and search: sfc32 (Chris Doty-Humphrey), whose sums and shifts stay far below 64 bits."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        mixed = hashlib.sha256(f"foxden {seed} {stream}".encode()).digest()
        self.a: i64 = int.from_bytes(mixed[0:4], "big")
        self.b: i64 = int.from_bytes(mixed[4:8], "big")
        self.c: i64 = int.from_bytes(mixed[8:12], "big")
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        result = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        turned = ((self.c << 21) | (self.c >> 11)) & WORD
        self.c = (turned + result) & WORD
        return result


class TableRng(Rng):
    """For deals that matter: HMAC-SHA-256 in counter mode over a 256-bit seed; no outcome reveals the next."""

    def __init__(self, seed: bytes, purpose: str) -> None:
        self.seed = seed
        self.purpose = purpose
        self.block = 0
        self.left = b""

    def word(self) -> i64:
        if not self.left:
            message = f"{self.purpose} {self.block}".encode()
            self.left = hmac.new(self.seed, message, hashlib.sha256).digest()
            self.block += 1
        taken = self.left[:4]
        self.left = self.left[4:]
        return int.from_bytes(taken, "big")
