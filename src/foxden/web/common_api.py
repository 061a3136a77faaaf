"""What many endpoints share."""

from __future__ import annotations

import msgspec


class NothingMore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty body; it must be JSON, which HTML forms can't send."""


class Trouble(msgspec.Struct, frozen=True):
    """Why nothing was done."""

    code: str
    words: str
    rule: str = ""


class Healthy(msgspec.Struct, frozen=True):
    status: str
    version: str
