"""Fowl Play!'s round of the day: three bird steps, then the foxes. How many points can you get?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from foxden.botkit.daily import (
    PLAYER,
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
from foxden.games.fowlplay.about import HOME
from foxden.games.fowlplay.data import default_box
from foxden.games.fowlplay.deal import deal
from foxden.games.fowlplay.guide import FowlPlayGuide
from foxden.games.fowlplay.last_round import best_line, worst_reply
from foxden.games.fowlplay.notation import read, read_setup, write, write_setup
from foxden.games.fowlplay.numbers import BIRDS_MOVE, FOXES_MOVE
from foxden.games.fowlplay.rules import BIRD_STEPS, FowlPlay
from foxden.option import Value
from foxden.scene import Say
from foxden.state import CHANCE

SEATS = 2
CHOSEN: dict[str, Value] = {"first": "first-seat"}
ITERATIONS = 60
EARLIEST, LATEST = 4, 9
"""Rounds: before them there is little to catch; after them the moves leading up to it get long."""
LEAST_GAIN = 3
"""Least difference in points between the best line and moving no birds."""
MADE, MISSED = "🟩", "⬜"
MARKS = 5
"""The same number whatever the best result was, so that it reveals nothing about it."""


class FowlPlayEntry(msgspec.Struct, frozen=True):
    """A round of the collection: a deal by its seed, the moves that lead to it, and the best moves."""

    deal: int
    moves: str
    answer: str
    idle: int
    """Points without moving a bird."""
    best: int


def open_entry(entry: FowlPlayEntry) -> DailyTask:
    state = deal(default_box(), SEATS, PLAYER, FastRng(entry.deal))
    setup = write_setup(state)
    moves = play_out(state, unpack_moves(entry.moves), write)
    last = int(state.round)
    answer = play_out(state, unpack_moves(entry.answer), write)
    words: dict[str, str | int] = {"idle": entry.idle}
    return DailyTask("fowlplay-daily-ask", words, dict(CHOSEN), SEATS, setup, moves, last, entry.best, answer)


def is_over(state: FowlPlay, task: DailyTask) -> bool:
    return bool(state.round != task.last) or state.phase not in (BIRDS_MOVE, FOXES_MOVE)


def score(state: FowlPlay, task: DailyTask, _entries: Sequence[tuple[int | None, str]]) -> DailyScore:
    """As if the game ended after this round."""
    points, idle = int(state.sheet().total(PLAYER)), int(task.words["idle"])
    gain, made = max(1, task.best - idle), max(0, points - idle)
    marks = min(MARKS, max(MARKS * made // gain, int(made > 0)))
    return DailyScore(points, MADE * marks + MISSED * (MARKS - marks))


def reply(state: FowlPlay, _seat: int, _task: DailyTask) -> int:
    return worst_reply(state)


def tell(points: int, task: DailyTask, say: Say) -> str:
    return say("fowlplay-daily", points=points, best=task.best)


def tell_answer(task: DailyTask, say: Say) -> str:
    return say("fowlplay-daily-answer", points=task.best)


# --- the collection -----------------------------------------------------------------------------------------


def make(seed: int) -> Iterator[tuple[Contents, str]]:
    """Make rounds, at most one per game, from games between weak players."""
    return make_entries(seed, find_in_game, lambda entry: f"{entry.idle} to {entry.best} points")


def find_in_game(seed: int) -> FowlPlayEntry | None:
    rng, guide = FastRng(seed), FowlPlayGuide()
    state, moves = deal(default_box(), SEATS, PLAYER, rng), list[int]()
    while not state.over() and state.round <= LATEST:
        seat = int(state.waits_for())
        if seat == CHANCE:
            return None
        if is_worth_a_look(state):
            idle, (best, line) = best_line(state, birds=False)[0], best_line(state)
            if best - idle >= LEAST_GAIN:
                return FowlPlayEntry(seed, pack_moves(moves), pack_moves(line), idle, best)
        moves.append(int(Search(guide, state, seat, rng).run(ITERATIONS, 0.0)))
        state.play(seat, moves[-1])
    return None


def is_worth_a_look(state: FowlPlay) -> bool:
    """Whether the player is the last to move birds, and so knows everything that counts."""
    return bool(
        state.phase == BIRDS_MOVE
        and state.round >= EARLIEST
        and state.left == BIRD_STEPS
        and state.turn == SEATS - 1
        and state.waits_for() == PLAYER
    )


def prove(task: DailyTask) -> bool:
    """Prove that no other line scores more against the other fox's best reply."""
    state = read_setup(default_box(), task.options, task.seats, task.setup)
    play_out(state, [read(text) for _, text in task.moves], write)
    if best_line(state)[0] != task.best:
        return False
    play_out(state, [read(text) for _, text in task.answer], write)
    return score(state, task, []).points == task.best


COLLECTION = DailyCollection(HOME / "daily.jsonl", FowlPlayEntry, open_entry)
DAILY = DailyKit(
    deal=COLLECTION.deal,
    is_over=is_over,
    score=score,
    tell=tell,
    tell_answer=tell_answer,
    rival="kitsune",
    reply=reply,
    tasks=COLLECTION.tasks,
    make=make,
    prove=prove,
)
