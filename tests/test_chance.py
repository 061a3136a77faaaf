"""Our own generators: their outcomes must never change, because deals are replayed from them."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import FastRng, Rng, TableRng

pytestmark = pytest.mark.rules


def sfc32(seed: int, stream: int, count: int) -> list[int]:
    """The generator as its author describes it, in Python's unlimited numbers."""
    mixed = hashlib.sha256(f"foxden {seed} {stream}".encode()).digest()
    a, b, c = (int.from_bytes(mixed[at : at + 4], "big") for at in (0, 4, 8))
    words, counter = [], 1
    for _ in range(count + 12):
        word = (a + b + counter) % 2**32
        counter += 1
        a, b, c = b ^ (b >> 9), (c * 9) % 2**32, (((c << 21) | (c >> 11)) % 2**32 + word) % 2**32
        words.append(word)
    return words[12:]


def test_fast_words_are_sfc32_s() -> None:
    rng = FastRng(7, 3)
    assert [rng.word() for _ in range(1000)] == sfc32(7, 3, 1000)


def test_fast_words_never_change() -> None:
    rng = FastRng(7, 3)
    assert [rng.word() for _ in range(4)] == [2982248337, 2264494737, 4274980254, 1133779746]


def test_table_words_are_hmac_blocks_in_order() -> None:
    seed = bytes(range(32))
    block = hmac.new(seed, b"deal 0", hashlib.sha256).digest() + hmac.new(seed, b"deal 1", hashlib.sha256).digest()
    rng = TableRng(seed, "deal")
    assert [rng.word() for _ in range(16)] == [int.from_bytes(block[at : at + 4], "big") for at in range(0, 64, 4)]


@pytest.mark.parametrize("rng", [FastRng(1), TableRng(b"seed", "test")])
def test_below_gives_every_number_equally_often(rng: Rng) -> None:
    counts = Counter(rng.below(7) for _ in range(14_000))
    assert sorted(counts) == list(range(7))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 24  # chi-square, 6 degrees: 0.9995


def test_shuffle_gives_every_order_equally_often() -> None:
    rng = FastRng(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = vec[i64]([0, 1, 2])
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 23  # 5 degrees: 0.9996


def test_streams_of_one_seed_are_different() -> None:
    assert len({FastRng(1, stream).word() for stream in range(1000)}) == 1000
