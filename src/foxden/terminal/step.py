"""Stepping through a record."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from rich.console import Console

from foxden.companion.picture import draw_tally
from foxden.record import Record, find_game, replay
from foxden.record_check import check_partial, tally

HELP = "Enter: next · b: back · a number: that move · e: end · q: quit"


def picture(record: Record, viewer: int | None) -> Iterator[str]:
    """Every moment of the game as text, as this viewer saw it."""
    game = find_game(record)
    last = len(record.moves)
    for moment in replay(record):
        who = "setup" if moment.number == 0 else f"{name_of(record, moment.seat)}: {game.spell_move(moment.text)}"
        yield f"[{moment.number}/{last}] {who}\n\n{game.draw(game.look(moment.state, viewer))}\n"


def name_of(record: Record, seat: int | None) -> str:
    return "chance" if seat is None else f"{record.seats[seat].name} (seat {seat})"


def step_through(record: Record, viewer: int | None, console: Console) -> None:
    if record.partial is True:
        check_partial(record)
        console.print(draw_tally(tally(record)), markup=False, highlight=False, soft_wrap=True)
        return
    pictures = picture(record, viewer)
    if not sys.stdin.isatty():
        for shown in pictures:
            console.print(shown, markup=False, highlight=False)
        return
    Stepper(pictures, len(record.moves), console).run()


class Stepper:
    """Goes back and forth; drawn positions are cached."""

    def __init__(self, pictures: Iterator[str], last: int, console: Console) -> None:
        self.pictures = pictures
        self.last = last
        self.console = console
        self.drawn: list[str] = []
        self.number = 0

    def run(self) -> None:
        while True:
            self.show()
            try:
                answer = self.console.input(f"[dim]{HELP}[/dim] ").strip().lower()
            except EOFError:
                return
            if answer == "q":
                return
            self.go(answer)

    def go(self, answer: str) -> None:
        wanted = {"": self.number + 1, "b": self.number - 1, "e": self.last}.get(answer)
        if wanted is None and answer.isdecimal():
            wanted = int(answer)
        if wanted is not None:
            self.number = max(0, min(self.last, wanted))

    def show(self) -> None:
        while len(self.drawn) <= self.number:
            self.drawn.append(next(self.pictures))
        self.console.print(self.drawn[self.number], markup=False, highlight=False)
