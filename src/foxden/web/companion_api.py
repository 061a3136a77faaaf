"""HTTP bodies and answers: at the real table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from foxden.forms.form import Fields
from foxden.game import Contents
from foxden.games import GAMES

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Field = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Line = Annotated[str, msgspec.Meta(max_length=80)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
Entries = dict[Field, Line | Whole | bool | None]


class Entered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was entered for a game at a real table: field names, as defined by its form, and their values."""

    fields: Entries


class BoxWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box of your own: the fields in which it differs from the standard one, or its contents."""

    fields: Entries = {}
    data: str | Contents | None = None


class BoxOfTable(msgspec.Struct, frozen=True):
    """The box used at a table: the fields in which it differs from the standard one."""

    game: str
    fields: Fields


class NewPad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Share what was entered with everyone who has the link."""

    game: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(GAMES)})]
    id: Key
    fields: Entries


class PadMade(msgspec.Struct, frozen=True):
    name: str
    link: str


class PadWrite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Write some fields; a write with the id of an earlier one isn't applied again."""

    id: Key
    fields: Entries


class PadShown(msgspec.Struct, frozen=True):
    """A pad and the number of writes to it. With `If-None-Match`, the answer is 304 while nothing is new."""

    name: str
    game: str
    seq: int
    fields: Fields


class PrintListed(msgspec.Struct, frozen=True):
    """Something to print, at /api/print/NAME.pdf?paper=…&language=…&copies=…; `copies` is 0 if one is all there is."""

    name: str
    title: str
    label: str
    copies: int


class Prints(msgspec.Struct, frozen=True):
    prints: list[PrintListed]
    papers: list[str]
    most: int
