"""What a viewer may know of a position."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True):
    """What a viewer may know: the part all viewers share, and what a seat knows beyond it."""

    shared: msgspec.Struct
    own: msgspec.Struct | None
