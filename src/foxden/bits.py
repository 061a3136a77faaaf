"""Sets as bit masks: count members, find the n-th. Compiled, because Python's own `bit_count` is slow in compiled
code."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LONGEST: Final = 56
"""Members are below this."""
BIT: Final = vec[i64]([1 << member for member in range(LONGEST)])
"""A set of one. From a table, because compiled code computes `1 << member` in 32 bits."""


def count_bits(bits: i64) -> i64:
    """How many bits are set."""
    pairs = bits - (bits >> 1 & 0x55555555555555)
    fours = (pairs & 0x33333333333333) + (pairs >> 2 & 0x33333333333333)
    sums = (fours + (fours >> 4)) & 0xF0F0F0F0F0F0F
    sums += sums >> 32
    sums += sums >> 16
    return (sums + (sums >> 8)) & 0x7F


def lowest_bit(bits: i64) -> i64:
    """The smallest member of a non-empty set."""
    return count_bits((bits & -bits) - 1)


def nth_bit(bits: i64, index: i64) -> i64:
    """The n-th member, counted from 0."""
    while index > 0:
        bits &= bits - 1
        index -= 1
    return lowest_bit(bits)
