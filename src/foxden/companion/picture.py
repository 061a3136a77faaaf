"""A score sheet as text, for the terminal."""

from __future__ import annotations

from foxden.forms.form import Tally
from foxden.scene import Sheet


def draw_tally(tally: Tally) -> str:
    """A game at a real table as text: the sheet, and its result or what is missing."""
    sheet = draw_sheet(tally.sheet) if tally.sheet is not None else []
    words = [tally.result] if tally.result else [*tally.notes, *tally.missing]
    return "\n".join([*sheet, "", *words])


def draw_sheet(sheet: Sheet) -> list[str]:
    rows = [["", *(column.label for column in sheet.columns)]]
    rows += [[row.label, *(cell.text for cell in row.cells)] for row in sheet.rows]
    widths = [max(len(row[nth]) for row in rows) for nth in range(len(rows[0]))]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]
    return [sheet.label, "", *lines, *([sheet.more] if sheet.more else [])]
