"""Problems of Fox on the Run: free Scarlett in a number of turns, whatever lies face down. Each has one proved
answer."""

from __future__ import annotations

from collections.abc import Iterator

from foxden.botkit.problem import ProblemKit, SolvedProblem
from foxden.botkit.search import Search
from foxden.chance import FastRng
from foxden.games.foxrun.about import NAME
from foxden.games.foxrun.board import INDIGO, SCARLETT
from foxden.games.foxrun.data import default_box
from foxden.games.foxrun.deal import deal
from foxden.games.foxrun.guide import FoxRunGuide
from foxden.games.foxrun.notation import write, write_setup
from foxden.games.foxrun.numbers import STEP
from foxden.games.foxrun.rules import FoxRun
from foxden.games.foxrun.solver import PROVED, REFUTED, UNDECIDED, Solver

SEATS = 2
OPTIONS = {"sides": "foxes-first", "start-tile": "turn"}
"""The solver plays the foxes."""
LIMITS = {INDIGO: 5, SCARLETT: 3}
"""Turns of all characters, up to the end of Indigo's turn after Scarlett's."""
FOX_TURNS = {5: 3, 3: 2}
"""How many of them are the foxes' own."""
ITERATIONS = 40
"""Search iterations of the players: weak ones get into positions with something to find."""
LEAST_HIDDEN = 3
POSITIONS = 60_000
"""Positions searched at most; harder proofs make no problem for people."""
GAMES = 1000


def make_problem(seed: int) -> SolvedProblem:
    """The first problem found in games played from this seed on."""
    for number in range(GAMES):
        for problem in find_problems(seed, FastRng(seed, number)):
            return problem
    raise LookupError(f"no problem in {GAMES} games")


def find_problems(seed: int, rng: FastRng) -> Iterator[SolvedProblem]:
    """All positions of one game in which a single move wins."""
    guide = FoxRunGuide()
    state = deal(default_box(), SEATS, True, INDIGO, rng)
    setup, moves = write_setup(state), list[tuple[int, str]]()
    while not state.over():
        found = look_at(state)
        if found is not None:
            answer, turns, positions = found
            words: dict[str, str | int] = {"turns": FOX_TURNS[turns]}
            yield SolvedProblem(
                NAME, seed, "foxrun-problem", words, dict(OPTIONS), SEATS, setup, list(moves), write(answer), positions
            )
        seat = int(state.waits_for())
        move = int(Search(guide, state, seat, rng).run(ITERATIONS, 0.0))
        moves.append((seat, write(move)))
        state.play(seat, move)


def look_at(state: FoxRun) -> tuple[int, int, int] | None:
    """The only winning move, in how many turns, and how many positions the proof took; None if there isn't exactly
    one."""
    if state.phase != STEP or int(state.pawn) not in LIMITS or int(state.down).bit_count() < LEAST_HIDDEN:
        return None
    turns = LIMITS[int(state.pawn)]
    if Solver(True, state.turn + 1, POSITIONS).solve(state) != REFUTED:
        return None  # it is won at once
    proved = prove(state, turns)
    return None if proved is None or len(proved[0]) != 1 else (proved[0][0], turns, proved[1])


def prove(state: FoxRun, turns: int) -> tuple[list[int], int] | None:
    """All winning first moves, and the positions searched; None if any move is undecided."""
    solver = Solver(True, state.turn + turns, POSITIONS)
    if solver.solve(state) != PROVED:
        return None
    verdicts = {move: solver.solve_move(state, move) for move in state.moves(state.waits_for()).to_list()}
    if UNDECIDED in verdicts.values():
        return None
    return [move for move, verdict in verdicts.items() if verdict == PROVED], POSITIONS - int(solver.left)


def prove_problem(state: FoxRun, problem: SolvedProblem) -> list[str]:
    turns = next(limit for limit, own in FOX_TURNS.items() if own == problem.words["turns"])
    proved = prove(state, turns)
    return [] if proved is None else [write(move) for move in proved[0]]


PROBLEMS = ProblemKit(make_problem, prove_problem)
