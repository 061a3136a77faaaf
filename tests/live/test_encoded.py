"""Cached encodings are identical to fresh ones."""

from __future__ import annotations

import gc

import msgspec

from foxden.live.encoded import Encoded
from foxden.scene import Sheet


def sheet(number: int) -> Sheet:
    return Sheet(f"Sheet {number}", [], [])


def test_each_is_what_the_encoder_says() -> None:
    encoded, kept = Encoded(), [sheet(number) for number in range(5)]
    for one in (*kept, *kept):
        assert bytes(encoded.of(one)) == msgspec.json.encode(one)


def test_the_same_object_is_encoded_once() -> None:
    encoded, one = Encoded(), sheet(1)
    assert encoded.of(one) is encoded.of(one)
    assert encoded.of(sheet(1)) is not encoded.of(one)


def test_nobody_gets_what_was_encoded_of_another_that_is_gone() -> None:
    """Python reuses the id of a deleted object."""
    encoded = Encoded()
    for number in range(300):
        assert bytes(encoded.of(sheet(number))) == msgspec.json.encode(sheet(number))
        gc.collect(0)


def test_it_does_not_grow_for_ever() -> None:
    encoded = Encoded(most=10)
    for number in range(100):
        encoded.of(sheet(number))
        assert len(encoded.known) <= 10
