"""An index that grows with a list and is shared by all its earlier versions."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from foxden.table.seats import Seat, Seats
from foxden.table.shared_index import SharedIndex, index

KEYS = st.lists(st.sampled_from(["a", "b", "c", None]), max_size=12)


def plainly(keys: list[str | None]) -> dict[str, tuple[int, ...]]:
    known = dict.fromkeys(key for key in keys if key is not None)
    return {key: tuple(number for number, each in enumerate(keys) if each == key) for key in known}


def grow(start: SharedIndex, keys: list[str | None]) -> list[SharedIndex]:
    """All on the way, the last one with all of them."""
    way = [start]
    for key in keys:
        way.append(way[-1].add(key))
    return way


def check(found: SharedIndex, keys: list[str | None]) -> None:
    expected = plainly(keys)
    assert dict(found.items()) == expected
    assert list(found) == list(expected)
    assert len(found) == len(expected)
    assert all((key in found) == (key in expected) for key in ("a", "b", "c"))
    assert all(found.of(key) == expected.get(key, ()) for key in ("a", "b", "c"))


@given(KEYS, KEYS, KEYS)
def test_whoever_holds_an_index_always_reads_the_same(
    first: list[str | None], one: list[str | None], other: list[str | None]
) -> None:
    begun = index(first)
    ways = [(keys, grow(begun, keys)) for keys in (one, other)]  # the second adds to what the first has added to
    check(begun, first)
    for keys, way in ways:
        for number, each in enumerate(way):
            check(each, first + keys[:number])


def test_an_index_continues_those_it_was_made_of_by_adding() -> None:
    begun = index(["a"])
    one, other = begun.add("b"), begun.add("c")
    assert one.continues(begun)
    assert not begun.continues(one)
    assert not other.continues(begun)
    assert not index(["a", "b"]).continues(begun)


@given(st.lists(st.tuples(st.sampled_from(["g", "h", None]), st.sampled_from(["Ada", "Ben", "Eve"]))), st.data())
def test_what_seats_keep_is_what_they_would_work_out(seated: list[tuple[str | None, str]], data: st.DataObject) -> None:
    seats = Seats()
    for guest, name in seated:
        seats = seats.add(Seat(guest, name))
        if data.draw(st.booleans()):
            seats = seats.change([len(seats) - 1], name="Zoe")
    anew = Seats(seats)
    for name in ("by_guest", "by_look", "names", "people", "bots", "ready"):
        assert getattr(seats, name) == getattr(anew, name)
