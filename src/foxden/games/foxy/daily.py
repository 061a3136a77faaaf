"""Foxy's deck of the day, played solo (FX-20): how close are all twenty numbers?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from foxden.botkit.daily import PLAYER, DailyKit, DailyScore, DailyTask
from foxden.chance import FastRng, Rng
from foxden.games.foxy.about import HOME, OPTIONS
from foxden.games.foxy.box import TURNS
from foxden.games.foxy.data import default_box
from foxden.games.foxy.deal import deal
from foxden.games.foxy.levels import BOTS
from foxden.games.foxy.notation import read_variants, write_setup
from foxden.games.foxy.redeal import redeal
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import deviation, exact_numbers, miss
from foxden.games.foxy.view import look_own, look_shared
from foxden.scene import Say
from foxden.view import View

FILE = HOME / "daily.json"
CHOSEN = {option.name: option.default for option in OPTIONS}
EXACT, NEAR, FAR = "🟩", "🟨", "⬜"
CLOSE = 2
ROW = 5


def deal_day(rng: Rng, _day: int) -> DailyTask:
    state = deal(default_box(), 1, read_variants(CHOSEN), rng)
    exact = exact_numbers(state.deck, state.variants.fox)
    answer = [(PLAYER, str(int(number))) for number in exact]
    return DailyTask("foxy-daily-ask", {}, dict(CHOSEN), 1, write_setup(state), answer=answer)


def is_over(state: Foxy, _task: DailyTask) -> bool:
    return bool(state.over())


def score(state: Foxy, _task: DailyTask, _entries: Sequence[tuple[int | None, str]]) -> DailyScore:
    exact = exact_numbers(state.deck, state.variants.fox)
    off = [int(miss(state.number(PLAYER, turn), exact[turn])) for turn in range(TURNS)]
    signs = [EXACT if each == 0 else NEAR if each <= CLOSE else FAR for each in off]
    rows = ["".join(signs[start : start + ROW]) for start in range(0, TURNS, ROW)]
    return DailyScore(-sum(off), "\n".join(rows))


def tell(points: int, _task: DailyTask, say: Say) -> str:
    return say("foxy-daily", off=-points)


def tell_answer(task: DailyTask, say: Say) -> str:
    return say("foxy-daily-answer", numbers=", ".join(number for _, number in task.answer))


@cache
def levels() -> Mapping[str, Mapping[int, int]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[int, int]])


# --- what bots make of it -------------------------------------------------------------------------------------


def play_bots(seed: int, games: int) -> dict[str, dict[int, int]]:
    """By level: how often its bots scored each number of points, all on the same decks."""
    return {
        level.name: dict(sorted(Counter(play_bot(level.name, seed, number) for number in range(games)).items()))
        for level in BOTS.levels
    }


def play_bot(name: str, seed: int, number: int) -> int:
    level = next(level for level in BOTS.levels if level.name == name)
    rng = FastRng(seed, number)
    state = deal(default_box(), 1, read_variants(CHOSEN), rng)
    bot = BOTS.make(level, PLAYER, seed + number)
    while not state.over():
        view = View(look_shared(state), look_own(state, PLAYER))
        bot.watch(view)
        state.play(PLAYER, bot.choose(view, redeal(state, PLAYER, rng), state.moves(PLAYER)))
    return -int(deviation(exact_numbers(state.deck, state.variants.fox), state.numbers))


DAILY = DailyKit(
    deal=deal_day, is_over=is_over, score=score, tell=tell, tell_answer=tell_answer, levels=levels, play_bots=play_bots
)
