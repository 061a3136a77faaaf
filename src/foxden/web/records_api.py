"""HTTP bodies and answers: finished games, their replays and reviews."""

from __future__ import annotations

from typing import Annotated

import msgspec

from foxden.replay import PUBLIC, Viewer
from foxden.review.shown import ShownReview

Moment = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class ReplayWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The viewer, and a moment; the answer is the window around it."""

    viewer: Viewer = PUBLIC
    near: Moment = 0


class RecordWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as its line in a file."""

    record: str
    viewer: Viewer = PUBLIC
    near: Moment = 0


class RecordTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as its line in a file."""

    record: str


class ReviewFound(msgspec.Struct, frozen=True):
    """A review, or its progress: moves done, of how many. 0 of 0 means that it is still waiting."""

    done: int
    of: int
    shown: ShownReview | None = None


class AgainWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue a finished game from before one of its moves, in one of its seats, against bots."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    table: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """The table where it was played; if empty, the game is in the record."""
    record: str = ""
