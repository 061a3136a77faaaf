"""Games in words, for language agents: what a seat is told, what it can answer, and a bot that does so."""

from __future__ import annotations

import re

from foxden.botkit.bot import Bot
from foxden.doors.door_game import DoorGame
from foxden.game import AnyGame, Refusal
from foxden.games import GAMES, rule_of
from foxden.legal import check_move
from foxden.rulebook import page
from foxden.scene import OwnScene
from foxden.state import Moves, State
from foxden.telling import tell_choices, tell_position
from foxden.text import explain, speaker
from foxden.view import View

LONGEST = 64
"""Most characters of a move."""
WRITTEN = re.compile(rf"\[([^\[\]]{{1,{LONGEST}}})\]")
HOW = "Answer with your move in brackets, as it is written before the equals sign: [move]."
TRIES = 3
"""Invalid answers after which the first legal move is made for the bot."""


def name_seats(seats: int) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(seats)]


def tell_seat(game: AnyGame, view: View, moves: Moves, seats: int) -> str:
    """What a seat sees, from its view alone, what it is asked, and everything it can answer."""
    say, names = speaker("en"), name_seats(seats)
    own: OwnScene = game.show_own(view, moves, names, say)
    told = [tell_position(game.stage(view, say), game.show(view, names, say), own, say), own.ask, tell_choices(own)]
    return "\n".join(each for each in told if each)


def find_answer(said: str) -> str:
    """The text in the last brackets; the whole text if there are none."""
    written: list[str] = WRITTEN.findall(said)
    return (written[-1] if written else said[:LONGEST]).strip()


def explain_to(refusal: Refusal, seats: int) -> str:
    """Why a move was refused, in words, with the rule."""
    said, rule = explain("en", refusal.with_names(name_seats(seats))), rule_of(refusal)
    return f"{said} ({rule})" if rule else said


class ReadGame(DoorGame):
    """Positions and moves as text. Stateless: states are passed in."""

    def tell(self, state: State, seat: int) -> str:
        return tell_seat(self.game, self.game.look(state, seat), state.moves(seat), self.seats)

    def read_move(self, state: State, seat: int, said: str) -> int:
        """Read a move. Raises a Refusal if it isn't legal."""
        return check_move(self.game, state, seat, find_answer(said))


class Reader(Bot):
    """A language agent, seated like any other bot: subclass it, say which game it plays, and answer.

    What it is told comes from the View; the redealt state is only used to check whether its answer is a move, and
    neither that nor the reason for a refusal depends on what its seat can't know.
    """

    game: str

    def rules(self) -> str:
        """The game's rules page."""
        return page(self.game)

    def answer(self, told: str) -> str:
        """Return the move, in brackets."""
        raise NotImplementedError

    def choose(self, view: View, redealt: State, moves: Moves, seconds: float = 0.0) -> int:
        game, seats, why = GAMES[self.game], redealt.seats, ""
        told = tell_seat(game, view, moves, seats)
        for _ in range(TRIES):
            try:
                return check_move(game, redealt, self.seat, find_answer(self.answer(f"{why}{told}\n{HOW}")))
            except Refusal as refusal:
                why = f"{explain_to(refusal, seats)}\n"
        return int(moves.nth(0))
