"""Sets as bit masks, compiled and plain."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxden.bits import BIT, LONGEST, count_bits, lowest_bit, nth_bit

pytestmark = pytest.mark.rules

MEMBERS = st.frozensets(st.integers(0, LONGEST - 1))


@given(MEMBERS)
def test_a_set_knows_how_many_and_which_members_it_has(members: frozenset[int]) -> None:
    bits = sum(1 << member for member in members)
    assert bits == sum(int(BIT[member]) for member in members)
    assert count_bits(bits) == len(members)
    assert [nth_bit(bits, index) for index in range(len(members))] == sorted(members)
    if members:
        assert lowest_bit(bits) == min(members)


def test_the_largest_set_has_all_members() -> None:
    assert count_bits((1 << LONGEST) - 1) == LONGEST
    assert nth_bit((1 << LONGEST) - 1, LONGEST - 1) == LONGEST - 1
