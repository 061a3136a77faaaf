"""An immutable list with a cheap append."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class SharedList(Generic[T]):
    """The first `length` items of a storage that it shares with the longer lists made from it.

    Adding to the longest list that uses a storage costs one append; adding to a shorter one copies. Nothing below
    `length` ever changes, so a list always reads the same.
    """

    __slots__ = ("length", "storage")

    def __init__(self, storage: list[T] | None = None, length: int = 0) -> None:
        self.storage: list[T] = [] if storage is None else storage
        self.length = length

    def add(self, item: T) -> SharedList[T]:
        storage = self.storage if len(self.storage) == self.length else self.storage[: self.length]
        storage.append(item)
        return SharedList(storage, self.length + 1)

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[T]:
        return iter(self.storage[: self.length])
