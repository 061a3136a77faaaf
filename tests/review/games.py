"""Games to review: played by our bots, always the same."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from foxden.botkit.review import Appraiser
from foxden.bots.levels import LEVELS, make_bot
from foxden.bots.match import derive_seed, play
from foxden.chance import FastRng
from foxden.games import GAMES, default_data
from foxden.record import Record, Recorder
from foxden.review.review import Review, review
from foxden.review.timeline import Timeline, appraise, make_appraiser
from foxden.state import State

HASTY = 40
CASES = [("foxy", 1), ("foxy", 3), ("fowlplay", 2), ("foxrun", 2), ("foxrun", 4)]


@cache
def played(name: str, seats: int, seed: int = 1) -> Record:
    """A whole game between bots of the lowest level, who make mistakes."""
    game = GAMES[name]
    options = game.settle({})
    state = game.deal(game.pack(default_data(game)), options, seats, FastRng(seed))
    recorder = Recorder(game, state, options, [f"Player {seat + 1}" for seat in range(seats)])
    level = LEVELS[name][0]
    bots = [make_bot(name, level, seat, derive_seed(seed, level.name, seat)) for seat in range(seats)]
    play(game, state, bots, FastRng(seed, 1), recorder)
    return recorder.record


def hasty(name: str, seed: int = 1) -> Appraiser:
    """An appraiser with little search: what holds in general holds for it too."""
    game = GAMES[name]
    assert game.review is not None
    return make_appraiser(replace(game, review=replace(game.review, iterations=HASTY)), seed)


@cache
def looked_back(name: str, seats: int) -> tuple[Timeline, list[State]]:
    return appraise(played(name, seats), appraiser=hasty(name))


@cache
def told(name: str, seats: int, language: str = "en") -> Review:
    return review(played(name, seats), language, appraiser=hasty(name))
