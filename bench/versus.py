"""make versus: our search against OpenSpiel's, and against itself without the game's guide.

Every deal is played twice, with seats swapped. OpenSpiel's MCTS (Fox on the Run) and IS-MCTS (Fowl Play!) run over our
rules through foxden/doors/openspiel.py; their random rollouts are played in our compiled loop, so that they do not pay
for the adapter where it would cost most (bench/openspiel_games.py). Equal simulations: as many iterations a move for
both. Equal time: OpenSpiel has its simulations, and ours uses no more seconds of processor time for all its moves so
far than OpenSpiel would have on average. Processor time, so that a busy machine is no advantage to anyone. Before the
first game bench/openspiel_check.py sees to it that the adapter plays by our rules. Every game is a line of
out/versus.jsonl, from which another run goes on.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from bench.measured import OUT, add_line, keep
from bench.openspiel_check import check
from bench.openspiel_games import Rollouts, for_two
from foxden.botkit.bot import POSITIONS
from foxden.botkit.guide import Guide
from foxden.botkit.search import Search
from foxden.chance import FastRng
from foxden.games import GAMES, default_data
from foxden.lab.ladder import share
from foxden.lab.origin import commit
from foxden.lab.tally import interval
from foxden.state import CHANCE, NOBODY, State

EXPLORE = 1.4
"""OpenSpiel's constant for UCT, with returns from −1 to 1."""
AT_ONCE = 10
"""Our iterations between checks of the clock."""

Player = Callable[[State, int], int]


@dataclass(frozen=True)
class Match:
    game: str
    kind: str
    """`simulations`: as many for both; `time`: as long; `knowledge`: ours against ours with the rules alone."""
    simulations: int
    aim: float

    @property
    def name(self) -> str:
        return f"{self.game}/{self.kind}/{self.simulations}"


MATCHES = (
    Match("foxrun", "simulations", 1000, 0.6),
    Match("foxrun", "time", 1000, 0.8),
    Match("foxrun", "knowledge", 400, 0.6),
    Match("fowlplay", "knowledge", 200, 0.6),
    Match("fowlplay", "simulations", 200, 0.6),
    Match("fowlplay", "time", 100, 0.8),
)


class Timed:
    """A player, with the CPU time used on moves where it had a choice."""

    def __init__(self, play: Player) -> None:
        self.play = play
        self.seconds = 0.0
        self.moves = 0

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        if moves.count() == 1:
            return int(moves.nth(0))
        start = time.process_time()
        move = self.play(state, seat)
        self.seconds += time.process_time() - start
        self.moves += 1
        return move

    @property
    def mean(self) -> float:
        return self.seconds / max(self.moves, 1)


# --- players ------------------------------------------------------------------------------------------------


def ours(guide: Guide, simulations: int, rng: FastRng) -> Player:
    return lambda state, seat: int(Search(guide, state, seat, rng).run(simulations, 0.0))


def as_long_as(other: Timed, us: Timed, guide: Guide, rng: FastRng) -> Player:
    """Our highest level, which solves endings first. It searches until it has used as much time as the other would
    have; overruns are deducted later."""

    def play(state: State, seat: int) -> int:
        start, allowed = time.process_time(), other.mean * (us.moves + 1) - us.seconds
        search = Search(guide, state, seat, rng, max(0, int(allowed * POSITIONS)))
        move = search.run(AT_ONCE, 0.0)
        while time.process_time() - start < allowed:
            move = search.run(AT_ONCE, 0.0)
        return int(move)

    return play


def openspiel(game: str, simulations: int, seed: int) -> Player:
    played = for_two(game)
    chance = np.random.RandomState(seed)
    if played.reveals is not None:
        bot = mcts.MCTSBot(played, EXPLORE, simulations, Rollouts(seed), random_state=chance)
    else:
        bot = ismcts.ISMCTSBot(played, Rollouts(seed), EXPLORE, simulations, random_state=chance)
        rng = FastRng(seed, 1)
        bot.set_resampler(lambda state, seat: played.stand(GAMES[game].redeal(state.dealt, seat, rng)))
    tensors = played.door.encoding.tensors
    return lambda state, seat: int(tensors.decode(state, seat, bot.step(played.stand(state))))


# --- games --------------------------------------------------------------------------------------------------


@dataclass
class Game:
    match: str
    deal: int
    seat: int
    """Where ours sat."""
    share: float
    our_moves: int
    our_seconds: float
    their_moves: int
    their_seconds: float
    commit: str


def play(match: Match, deal: int, seat: int) -> Game:
    seed = deal * 2 + seat
    guide, rng = GAMES[match.game].bots.make_guide(), FastRng(seed, 3)
    if match.kind == "knowledge":
        them = Timed(ours(GAMES[match.game].bots.make_guide(knows=False), match.simulations, FastRng(seed, 4)))
    else:
        them = Timed(openspiel(match.game, match.simulations, seed))
    us = Timed(ours(guide, match.simulations, rng))
    if match.kind == "time":
        us.play = as_long_as(them, us, guide, rng)
    state = deal_out(match.game, deal)
    if match.kind == "time":
        warm_up(match.game, state, them)
    run(match.game, state, [us, them] if seat == 0 else [them, us], FastRng(seed, 5))
    won = share(GAMES[match.game], state, seat)
    return Game(match.name, deal, seat, won, us.moves, us.seconds, them.moves, them.seconds, commit())


def warm_up(game: str, state: State, them: Timed) -> None:
    """Search one move without making it, to learn how long it takes."""
    seat = state.waits_for()
    them.choose(GAMES[game].redeal(state, seat, FastRng(1)), seat)


def deal_out(game: str, deal: int) -> State:
    rules = GAMES[game]
    dealt: State = rules.deal(rules.pack(default_data(rules)), rules.settle({}), 2, FastRng(deal))
    return dealt


def run(game: str, state: State, players: list[Timed], rng: FastRng) -> None:
    while (seat := state.waits_for()) != NOBODY:
        if seat == CHANCE:
            state.fall(rng)
        else:
            state.play(seat, players[seat].choose(GAMES[game].redeal(state, seat, rng), seat))


# --- figures ------------------------------------------------------------------------------------------------


def read(file: Path) -> list[Game]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Game(**json.loads(line)) for line in lines if line.endswith("}")]


def sum_up(games: list[Game]) -> list[dict[str, Any]]:
    return [describe(match, found) for match in MATCHES if (found := [g for g in games if g.match == match.name])]


def describe(match: Match, games: list[Game]) -> dict[str, Any]:
    won = sum(game.share for game in games)
    low, high = interval(round(won), len(games))
    return asdict(match) | {
        "games": len(games),
        "won": won,
        "share": round(won / len(games), 3),
        "interval": [round(low, 3), round(high, 3)],
        "our_ms_per_move": round(1000 * sum(g.our_seconds for g in games) / sum(g.our_moves for g in games), 2),
        "their_ms_per_move": round(1000 * sum(g.their_seconds for g in games) / sum(g.their_moves for g in games), 2),
        "commits": sorted({game.commit for game in games}),
    }


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--games", type=int, default=100, help="of each match; two for each deal")
    wanted.add_argument("--minutes", type=float, default=60)
    wanted.add_argument("--only", default="", help="matches whose name contains this")
    wanted.add_argument("--file", type=Path, default=OUT / "versus.jsonl")
    wanted.add_argument("--out", type=Path, default=OUT / "versus.json")
    chosen = wanted.parse_args()
    check()
    games, until = read(chosen.file), time.monotonic() + chosen.minutes * 60
    known = {(game.match, game.deal, game.seat) for game in games}
    plan = [(match, deal, seat) for match in MATCHES for deal in range(1, chosen.games // 2 + 1) for seat in range(2)]
    for match, deal, seat in plan:
        if time.monotonic() > until or chosen.only not in match.name or (match.name, deal, seat) in known:
            continue
        games.append(play(match, deal, seat))
        add_line(chosen.file, asdict(games[-1]))
        now = describe(match, [game for game in games if game.match == match.name])
        print(f"{match.name}: {now['games']} games, {now['share']:.0%} won", flush=True)
        keep(chosen.out, {"command": "make versus", "matches": sum_up(games)})


if __name__ == "__main__":
    main()
