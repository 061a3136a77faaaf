"""Problems in the terminal."""

from __future__ import annotations

import msgspec

from foxden.botkit.problem import SolvedProblem
from foxden.game import AnyGame
from foxden.record import Record, RecordSeat, replay
from foxden.terminal.given import console
from foxden.text import say


def show_problem(game: AnyGame, problem: SolvedProblem, language: str, as_json: bool) -> None:
    if as_json:
        console.out(msgspec.json.encode(problem).decode(), highlight=False)
        return
    asked = say(language, problem.ask, **problem.words)
    console.print(f"[{problem.seed}] {asked}\n", markup=False, highlight=False)
    console.print(f"{draw_problem(game, problem)}\n", markup=False, highlight=False)
    answer = game.spell_move(problem.answer)
    console.print(say(language, "problem-answer", answer=answer, positions=problem.positions), markup=False)


def draw_problem(game: AnyGame, problem: SolvedProblem) -> str:
    """The position as the player to move sees it."""
    seats = [RecordSeat(str(seat + 1)) for seat in range(problem.seats)]
    moves: list[tuple[int | None, str]] = [*problem.moves]
    record = Record(game=game.name, options=problem.options, seats=seats, setup=problem.setup, moves=moves)
    *_, last = replay(record)
    return game.draw(game.look(last.state, int(last.state.waits_for())))
