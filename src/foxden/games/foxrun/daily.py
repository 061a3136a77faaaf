"""Fox on the Run's problem of the day: free Scarlett in a number of turns, whatever lies face down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from foxden.botkit.daily import (
    DailyCollection,
    DailyKit,
    DailyScore,
    DailyTask,
    make_entries,
    pack_moves,
    play_out,
    unpack_moves,
)
from foxden.botkit.search import Search
from foxden.chance import FastRng
from foxden.data import Contents
from foxden.games.foxrun.about import HOME
from foxden.games.foxrun.board import INDIGO
from foxden.games.foxrun.data import default_box
from foxden.games.foxrun.deal import deal
from foxden.games.foxrun.guide import FoxRunGuide
from foxden.games.foxrun.notation import read, read_setup, write, write_setup
from foxden.games.foxrun.numbers import FREED
from foxden.games.foxrun.problems import FOX_TURNS, ITERATIONS, OPTIONS, POSITIONS, SEATS, look_at, prove
from foxden.games.foxrun.rules import FoxRun, is_fox
from foxden.games.foxrun.solver import PROVED, Solver
from foxden.scene import Say

SURE, LUCKY, NOT = 2, 1, 0
SIGNS = {SURE: "🦊🗝️💛", LUCKY: "🦊🍀💛", NOT: "🦊🌲🌲"}
WANTED = 3
"""Fox turns wanted; if a game has no such problem, a shorter one is used."""


class FoxRunEntry(msgspec.Struct, frozen=True):
    """A problem of the collection: a deal by its seed, the moves that lead to it, and those that solve it."""

    deal: int
    moves: str
    answer: str
    turns: int


def open_entry(entry: FoxRunEntry) -> DailyTask:
    state = deal(default_box(), SEATS, True, INDIGO, FastRng(entry.deal))
    setup = write_setup(state)
    moves = play_out(state, unpack_moves(entry.moves), write)
    last = int(state.turn) + entry.turns
    answer = play_out(state, unpack_moves(entry.answer), write)
    words: dict[str, str | int] = {"turns": FOX_TURNS[entry.turns]}
    return DailyTask("foxrun-problem", words, dict(OPTIONS), SEATS, setup, moves, last, SURE, answer)


def is_over(state: FoxRun, task: DailyTask) -> bool:
    return bool(state.over()) or bool(state.turn >= task.last)


def score(state: FoxRun, task: DailyTask, entries: Sequence[tuple[int | None, str]]) -> DailyScore:
    """Freed by the one certain move; freed anyway; or not freed in time."""
    if state.ended_by != FREED:
        return DailyScore(NOT, SIGNS[NOT])
    points = SURE if tuple(entries[len(task.moves)]) == tuple(task.answer[0]) else LUCKY
    return DailyScore(points, SIGNS[points])


def tell(points: int, task: DailyTask, say: Say) -> str:
    return say("foxrun-daily", points=points, turns=task.words["turns"])


def tell_answer(task: DailyTask, say: Say) -> str:
    return say("foxrun-daily-answer", move=task.answer[0][1].removeprefix("step "))


# --- the collection -----------------------------------------------------------------------------------------


def make(seed: int) -> Iterator[tuple[Contents, str]]:
    """Make problems, at most one per game, from games between weak players, as in problems.py."""
    return make_entries(seed, find_in_game, lambda entry: f"{FOX_TURNS[entry.turns]} turns")


def find_in_game(seed: int) -> FoxRunEntry | None:
    rng, guide = FastRng(seed), FoxRunGuide()
    state, moves, shorter = deal(default_box(), SEATS, True, INDIGO, rng), list[int](), None
    while not state.over():
        found = look_at(state) if shorter is None or state.pawn == INDIGO else None
        if found is not None:
            answer = solve(state, found[0], int(state.turn) + found[1])
            entry = FoxRunEntry(seed, pack_moves(moves), pack_moves(answer), found[1])
            if FOX_TURNS[found[1]] == WANTED:
                return entry
            shorter = entry
        seat = int(state.waits_for())
        moves.append(int(Search(guide, state, seat, rng).run(ITERATIONS, 0.0)))
        state.play(seat, moves[-1])
    return shorter


def solve(start: FoxRun, first: int, last: int) -> list[int]:
    """The full answer: proved moves for the foxes, and the longest defence by the guardians."""
    state, line = start.copy(), [first]
    state.play(int(state.waits_for()), first)
    while not state.over():
        seat = int(state.waits_for())
        line.append(next_fox(state, last) if is_fox(state.pawn) else next_guardian(state, last))
        state.play(seat, line[-1])
    return line


def next_fox(state: FoxRun, last: int) -> int:
    solver = Solver(True, last, 10 * POSITIONS)
    moves = state.moves(state.waits_for()).to_list()
    return next(int(move) for move in moves if solver.solve_move(state, move) == PROVED)


def next_guardian(state: FoxRun, last: int) -> int:
    """The guardians' move that takes the most work to refute."""

    def cost(move: int) -> int:
        solver = Solver(True, last, 10 * POSITIONS)
        solver.solve_move(state, move)
        return -int(solver.left)

    return int(max(state.moves(state.waits_for()).to_list(), key=cost))


def prove_task(task: DailyTask) -> bool:
    """Prove that exactly one first move wins, that it is the answer's, and that the answer frees Scarlett in time."""
    state = read_setup(default_box(), task.options, task.seats, task.setup)
    play_out(state, [read(text) for _, text in task.moves], write)
    proved = prove(state, task.last - int(state.turn))
    if proved is None or [write(move) for move in proved[0]] != [task.answer[0][1]]:
        return False
    play_out(state, [read(text) for _, text in task.answer], write)
    return bool(state.ended_by == FREED) and bool(state.turn < task.last)


COLLECTION = DailyCollection(HOME / "daily.jsonl", FoxRunEntry, open_entry)
DAILY = DailyKit(
    deal=COLLECTION.deal,
    is_over=is_over,
    score=score,
    tell=tell,
    tell_answer=tell_answer,
    rival="kitsune",
    tasks=COLLECTION.tasks,
    make=make,
    prove=prove_task,
)
