"""What a viewer is allowed to know about a position."""

from __future__ import annotations

from typing import Generic

import msgspec
from typing_extensions import TypeVar

Shared_co = TypeVar("Shared_co", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)
Own_co = TypeVar("Own_co", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)


class View(msgspec.Struct, Generic[Shared_co, Own_co], frozen=True, gc=False):
    """What a viewer is allowed to know: the part everyone shares, and what a seat knows on top of that."""

    shared: Shared_co
    own: Own_co | None

    def own_part(self) -> Own_co:
        """The own part of a seat's view."""
        assert self.own is not None, "only the public has no part of its own"
        return self.own
