"""HTTP bodies and answers: who a guest is."""

from __future__ import annotations

from typing import Annotated

import msgspec

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9]+$")]


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code that makes another device the same guest."""

    code: Code


class BotToken(msgspec.Struct, frozen=True):
    """Connecting with it (`Authorization: Bearer …`) makes the client this bot."""

    token: str
