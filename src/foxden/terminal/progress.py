"""How far a long command has come."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from foxden.terminal.given import errors

EVERY = 60.0
"""Seconds between two lines."""
Advance = Callable[[int], None]


@contextmanager
def progress_bar(doing: str, total: int) -> Iterator[Advance]:
    """A progress bar on a terminal, which disappears when the work is done; elsewhere, as in a log, a line a minute."""
    if not errors.is_terminal:
        yield ProgressLines(doing, total, errors).advance
        return
    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(doing, total=total)
        yield lambda games: bar.advance(task, games)


class ProgressLines:
    def __init__(self, doing: str, total: int, out: Console, now: Callable[[], float] = time.monotonic) -> None:
        self.doing, self.total, self.out, self.now = doing, total, out, now
        self.done = 0
        self.told = now()

    def advance(self, games: int) -> None:
        self.done += games
        if self.now() - self.told >= EVERY:
            self.told = self.now()
            self.out.print(f"{self.doing}: {self.done:,} of {self.total:,}", highlight=False)
