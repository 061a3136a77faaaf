"""A review in the terminal."""

from __future__ import annotations

from functools import partial

from rich.console import Console
from rich.table import Table
from rich.text import Text

from foxden.botkit.review import ReviewTable
from foxden.review.review import Review, by_move
from foxden.text import say


def show_review(review: Review, console: Console) -> None:
    tell = partial(say, review.language)
    console.print(tell("review-title", game=review.title), style="bold", markup=False)
    for note in review.notes:
        console.print(note, markup=False, highlight=False)
    if review.lines:
        console.print("\n" + tell("review-moments"), style="bold", markup=False)
    for moments in by_move(review.moments):
        console.print(f"\n{moments[0].picture}\n", markup=False, highlight=False)
        for told in moments:
            console.print(f"[{told.number}] {told.words}", markup=False, highlight=False)
    if review.lines and not review.moments:
        console.print(tell("review-no-moments"), markup=False)
    for table in review.tables:
        console.print()
        show_table(table, console)


def show_table(table: ReviewTable, console: Console) -> None:
    grid = Table(title=Text(table.title), title_justify="left")
    for nth, column in enumerate(table.columns):
        grid.add_column(Text(column), justify="left" if nth == 0 else "right")
    for row in table.rows:
        grid.add_row(*map(Text, row))  # as it is: brackets in a name are no markup
    if table.rows:
        console.print(grid)
    else:
        console.print(table.title, style="bold", markup=False)
    for note in table.notes:
        console.print(note, markup=False, highlight=False)
