"""What a viewer may know of a position."""

from __future__ import annotations

from typing import Generic

import msgspec
from typing_extensions import TypeVar

Shared_co = TypeVar("Shared_co", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)
Own_co = TypeVar("Own_co", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)


class View(msgspec.Struct, Generic[Shared_co, Own_co], frozen=True):
    """What a viewer may know: the part all viewers share, and what a seat knows beyond it."""

    shared: Shared_co
    own: Own_co | None

    def own_part(self) -> Own_co:
        """Of a seat's view, where there is one for certain."""
        assert self.own is not None, "only the public has no part of its own"
        return self.own
