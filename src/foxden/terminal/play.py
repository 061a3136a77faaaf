"""A game in the terminal against players who know nothing."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from foxden.chance import Rng
from foxden.game import Game, Refusal
from foxden.state import CHANCE, NOBODY, State
from foxden.text import explain

SHORT = 40
"""So many moves are listed without being asked for."""


class Quit(Exception):
    """The player has had enough."""


class Evening:
    """One game, one person in one seat, chance in all the others."""

    def __init__(self, game: Game[Any, Any], state: State, seat: int, rng: Rng, console: Console) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.rng = rng
        self.console = console

    def run(self) -> None:
        while (seat := self.next()) != NOBODY:
            if seat == CHANCE:
                self.state.fall(self.rng)
            elif seat == self.seat:
                self.state.play(seat, self.ask())
            else:
                move = self.state.random_move(seat, self.rng)
                self.state.play(seat, move)
                self.tell(seat, move)
        self.show()
        self.tell_result()

    def next(self) -> int:
        """The person is asked first wherever several must act, so that nobody waits for somebody who waits."""
        if self.state.must(self.seat):
            return self.seat
        waiting = [seat for seat in range(self.state.seats) if self.state.must(seat)]
        return waiting[self.rng.below(len(waiting))] if waiting else self.state.waits_for()

    def tell(self, seat: int, move: int) -> None:
        done = "has chosen" if self.game.is_secret(move) else self.game.write(move)
        self.console.print(f"seat {seat}: {done}", style="dim", highlight=False)

    def show(self) -> None:
        self.console.print()
        self.console.print(self.game.draw(self.game.look(self.state, self.seat)), markup=False, highlight=False)

    def ask(self) -> int:
        """A legal move from the person, with the reason wherever one is not."""
        self.show()
        moves = self.state.moves(self.seat)
        listed = [] if moves.stop else [self.game.write(move) for move in moves.to_list()]
        self.list_moves(listed if len(listed) <= SHORT else [])
        while True:
            answer = self.console.input(f"seat {self.seat}, your move (? for all moves, q to quit): ").strip().lower()
            if answer == "q":
                raise Quit
            if answer == "?":
                self.list_moves(listed)
                continue
            text = listed[int(answer) - 1] if self.names_entry(answer, listed) else answer
            try:
                return self.check(text)
            except Refusal as refusal:
                self.console.print(f"{explain('en', refusal)} ({refusal.rule})", style="yellow", highlight=False)

    def names_entry(self, answer: str, listed: list[str]) -> bool:
        """The number of a listed move, unless numbers are moves themselves, as in Foxy."""
        return answer.isdecimal() and answer not in listed and 1 <= int(answer) <= len(listed)

    def check(self, text: str) -> int:
        move = self.game.read(text)
        if not self.state.moves(self.seat).has(move):
            raise self.game.why_not(self.state, self.seat, move)
        return move

    def list_moves(self, listed: list[str]) -> None:
        if listed:
            words = "  ".join(f"{number} {text}" for number, text in enumerate(listed, start=1))
            self.console.print(words, style="cyan", highlight=False)

    def tell_result(self) -> None:
        result = self.game.result(self.state)
        assert result is not None, "the game is over"
        won = "You have won!" if result.ranks[self.seat] == 1 else "You have lost."
        self.console.print(f"{won} Points by seat: {', '.join(map(str, result.scores))}", style="bold")
