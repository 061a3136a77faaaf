"""The record of a game at a real table: what was entered at its end, and that nothing else is known."""

from __future__ import annotations

from functools import partial

import msgspec

from foxden.companion.companions import COMPANIONS
from foxden.forms.entry import Entry
from foxden.forms.form import Fields
from foxden.games import GAMES
from foxden.own_box import PREFIX, data_of_entry
from foxden.record import Record, RecordSeat, open_box
from foxden.text import say

UNKNOWN = ["setup", "moves"]


def make_record(game: str, fields: Fields) -> Record:
    """Make the record; with a `result` only if everything that decides it was entered."""
    entry = Entry(fields)
    data = data_of_entry(GAMES[game], entry)
    box = open_box(GAMES[game], data)
    form = COMPANIONS[game].form(box, partial(say, "en"))
    seats = entry.seats(form.least, form.most, form.start)
    result = COMPANIONS[game].result(entry, box)
    return Record(
        game=game,
        rules=GAMES[game].rules,
        data=data,
        options=entry.options(GAMES[game].options),
        seats=[RecordSeat(name) for name in entry.names(seats, partial(say, "en"))],
        setup={},
        moves=[],
        result=None if result is None else msgspec.to_builtins(result),
        partial=True,
        unknown=UNKNOWN,
        entry={name: value for name, value in entry.fields.items() if not is_told_elsewhere(name)},
    )


def is_told_elsewhere(field: str) -> bool:
    """Whether the field is in the record's own seats, options or data, or of no interest to others."""
    return field == "players" or field.startswith(("name-", "option-", "hand-", PREFIX))
