"""Positions of items in a growing list: an immutable map with cheap addition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping


class Storage:
    """Storage that an index shares with the longer ones made from it."""

    __slots__ = ("length", "numbers")

    def __init__(self, numbers: dict[str, tuple[int, ...]], length: int) -> None:
        self.numbers = numbers
        self.length = length
        """How much of the list the longest of them covers."""


class SharedIndex(Mapping[str, tuple[int, ...]]):
    """The numbers of all items with a key, among the first `length` items of a list; an item may have no key.

    Adding to the longest index that uses a storage costs one entry; adding to a shorter one copies. Numbers only grow,
    so an index skips those added later and always reads the same.
    """

    __slots__ = ("keys_seen", "length", "storage")

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.length = storage.length
        self.keys_seen = len(storage.numbers)

    def add(self, key: str | None) -> SharedIndex:
        """The next item of the list has this key."""
        storage = self.storage
        if storage.length != self.length:
            storage = Storage(dict(self.items()), self.length)
        if key is not None:
            storage.numbers[key] = (*storage.numbers.get(key, ()), self.length)
        storage.length += 1
        return SharedIndex(storage)

    def of(self, key: str) -> tuple[int, ...]:
        numbers = self.storage.numbers.get(key, ())
        if numbers and numbers[-1] >= self.length:
            return tuple(number for number in numbers if number < self.length)
        return numbers

    def continues(self, before: SharedIndex) -> bool:
        """Whether this one was made from that one by additions only."""
        return before.storage is self.storage and before.length <= self.length

    def __getitem__(self, key: str) -> tuple[int, ...]:
        numbers = self.of(key)
        if not numbers:
            raise KeyError(key)
        return numbers

    def __iter__(self) -> Iterator[str]:
        """In the order in which they were added."""
        if self.storage.length == self.length:
            return iter(self.storage.numbers)
        return (key for key, numbers in self.storage.numbers.items() if numbers[0] < self.length)

    def __len__(self) -> int:
        return self.keys_seen


def index(keys: Iterable[str | None]) -> SharedIndex:
    numbers: dict[str, list[int]] = {}
    length = 0
    for key in keys:
        if key is not None:
            numbers.setdefault(key, []).append(length)
        length += 1
    return SharedIndex(Storage({key: tuple(found) for key, found in numbers.items()}, length))
