"""A sheet filled in by hand, held against the one that the rules give."""

from __future__ import annotations

from collections.abc import Iterator

from foxden.forms.entry import Entry
from foxden.forms.form import Problem
from foxden.scene import Cell, Column, Row, Say, Sheet

NOTHING = ("", "–", "-")


def find_wrong(sheet: Sheet, entry: Entry, say: Say) -> Problem | None:
    """The first number that is wrong, row by row as a count is done. What was not written cannot be wrong."""
    for field, row, column, cell in list_boxes(sheet):
        told = read_hand(entry, field)
        true = expect(row, column, cell)
        if told and (told not in NOTHING and told != true if true not in NOTHING else told not in (*NOTHING, "0")):
            words = say("companion-wrong", row=row.label, column=column.label, told=told, true=true, why=cell.why)
            return Problem([field], words)
    return None


def list_boxes(sheet: Sheet) -> Iterator[tuple[str, Row, Column, Cell]]:
    """Every cell with the name of its field: `hand-r3-0` is the first cell of the third row that counts, `hand-t1-2`
    the third of the first row that sums up. So a row keeps its name while rows before a sum are added."""
    many = {"r": 0, "t": 0}
    for row in sheet.rows:
        kind = "t" if "total" in row.marks else "r"
        many[kind] += 1
        for nth, (column, cell) in enumerate(zip(sheet.columns, row.cells, strict=True)):
            yield f"hand-{kind}{many[kind]}-{nth}", row, column, cell


def read_hand(entry: Entry, field: str) -> str:
    value = entry.fields.get(field)
    return str(value).strip() if isinstance(value, (str, int)) and not isinstance(value, bool) else ""


def expect(row: Row, column: Column, cell: Cell) -> str:
    """What belongs there: of a player's cell its points, whatever is written beside them; of a sum the sum."""
    if column.seat is None or "total" in row.marks:
        return cell.text
    return str(cell.points) if cell.points else "–"
