"""An owner's box: the contents of a game's box as corrected by its owner."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlencode

from foxden.data import Contents
from foxden.forms.box import BoxEditor, BoxForm
from foxden.forms.entry import Entry
from foxden.forms.form import Fields, Problem
from foxden.game import AnyGame, Refusal
from foxden.games import default_data
from foxden.record import open_box
from foxden.scene import Say

STANDARD = "default"
EMPTY = ""
"""The value of a field that the standard box fills and this one doesn't, because sheets drop empty fields."""


def find_editor(game: AnyGame) -> BoxEditor:
    if game.editor is None:
        raise Refusal("http", "no-such-page")
    return game.editor


def show_box(game: AnyGame, changed: Fields, say: Say) -> BoxForm:
    """The box with these fields changed, and what is wrong with it."""
    editor, fields = find_editor(game), complete(game, changed)
    contents = editor.gather(Entry(fields))
    data = gather_data(game, changed)
    return BoxForm(
        game=game.name,
        title=game.title,
        intro=say(editor.intro),
        parts=editor.parts(contents, say),
        fields=fields,
        changed=find_changes(game, fields) if data != STANDARD else {},
        data=data,
        problem=find_problem(game, data, say),
    )


def find_problem(game: AnyGame, data: str | Contents, say: Say) -> Problem | None:
    try:
        open_box(game, data)
    except Refusal as refusal:
        return Problem([], say(refusal.key, **refusal.words), "" if refusal.rule == "record" else refusal.rule)
    return None


def gather_data(game: AnyGame, changed: Fields) -> str | Contents:
    """The contents in the form of a record, possibly invalid. Unknown fields are ignored."""
    contents = find_editor(game).gather(Entry(complete(game, changed)))
    return STANDARD if contents == default_data(game) else contents


def spread_data(game: AnyGame, data: str | Contents) -> Fields:
    """The fields in which these valid contents differ from the standard box."""
    open_box(game, data)
    if not isinstance(data, dict):
        return {}
    standard, fields = standard_fields(game), find_editor(game).spread(data)
    return find_changes(game, {**dict.fromkeys(standard, EMPTY), **fields})


def standard_fields(game: AnyGame) -> Fields:
    return find_editor(game).spread(default_data(game))


def complete(game: AnyGame, changed: Fields) -> Fields:
    return {**standard_fields(game), **changed}


def find_changes(game: AnyGame, fields: Fields) -> Fields:
    """The fields that differ from the standard box."""
    standard = standard_fields(game)
    known = {name: EMPTY if value is None else value for name, value in fields.items()}
    return {name: value for name, value in known.items() if value != standard.get(name, EMPTY)}


# --- on a real table --------------------------------------------------------------------------------------

PREFIX = "box-"
"""Prefix of the fields of a companion's sheet that describe the box on the table."""


def data_of_entry(game: AnyGame, entry: Entry) -> str | Contents:
    changed = entry.named(PREFIX)
    return gather_data(game, changed) if changed else STANDARD


def box_of_entry(game: AnyGame, entry: Entry) -> Any:
    """The box given in an entry, packed (`DataError`)."""
    return open_box(game, data_of_entry(game, entry))


# --- by link ----------------------------------------------------------------------------------------------

MISLEADING = re.compile(r"-?\d|_")
"""Prefixes of texts that could be mistaken for something else."""


def link_to(game: AnyGame, data: str | Contents) -> str:
    """The address of a box on a server: what differs from the standard box comes after the #, which stays in the
    browser. client/src/lib/boxLink.ts reads it."""
    changed = spread_data(game, data)
    behind = urlencode({field: write_field(value) for field, value in changed.items()})
    return f"/box/{game.name}#{behind}" if changed else f"/box/{game.name}"


def write_field(value: str | int | bool | None) -> str:
    if isinstance(value, bool):
        return "_t" if value else "_f"
    if isinstance(value, str) and MISLEADING.match(value):
        return f"__{value}"
    return "" if value is None else str(value)
