"""Random games played to the end, in one compiled loop."""

from mypy_extensions import i64

from foxden.chance import Rng
from foxden.state import CHANCE, NOBODY, State


def playout(state: State, rng: Rng) -> i64:
    """Play uniformly random legal moves, in the order the state waits for, until the end. Returns the number of
    moves."""
    played: i64 = 0
    while True:
        seat = state.waits_for()
        if seat >= 0:
            state.play(seat, state.any_move(seat, rng))
            played += 1
        elif seat == CHANCE:
            state.fall(rng)
        else:
            return played


def random_actor(state: State, rng: Rng) -> i64:
    """A random seat to act next, as at a real table: sometimes one that may act but doesn't have to."""
    waiting = state.waits_for()
    if waiting < 0:
        return waiting
    eager = rng.below(16) == 0
    start = rng.below(state.seats)
    for step in range(state.seats):
        seat: i64 = (start + step) % state.seats
        if state.must(seat) or (eager and state.count_moves(seat) > 0):
            return seat
    return waiting


def play_randomly(state: State, rng: Rng) -> i64:
    """Play a whole game with random players (`random_actor`, `random_move`). Returns the number of moves."""
    played: i64 = 0
    while True:
        seat = random_actor(state, rng)
        if seat == NOBODY:
            return played
        if seat == CHANCE:
            state.fall(rng)
        else:
            state.play(seat, state.random_move(seat, rng))
            played += 1
