"""Evaluates positions by search, for every game that has a guide."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace

from foxden.botkit.bot import fingerprint
from foxden.botkit.guide import Guide, Sorter
from foxden.botkit.review import WHOLE, Appraiser, ReviewKit
from foxden.botkit.search import Search
from foxden.chance import FastRng
from foxden.game import AnyGame
from foxden.result import Result
from foxden.state import CHANCE, State

DEALS = 4
"""Deals sampled to estimate the expected value of a move that reveals something."""
LONGER = 4
"""Moments that may have decided the game are searched this many times longer."""


class SearchAppraiser:
    """The randomness of each evaluation depends only on the view, so equal views get equal values."""

    def __init__(self, game: AnyGame, kit: ReviewKit, seed: int) -> None:
        self.game = game
        self.kit = kit
        self.seed = seed
        self.guide: Guide = game.bots.make_guide()
        self.found: dict[tuple[int, int], int] = {}
        """The best moves found along the way, by fingerprint and seat."""

    # --- what a review asks -----------------------------------------------------------------------------

    def known(self, state: State, seats: Iterable[int]) -> dict[int, int]:
        if state.over():
            shares = self.share_result(state)
            return {seat: shares[seat] for seat in seats}
        if self.kit.teams is not None:
            shares = self.known_to_all(state)
            return {seat: shares[seat] for seat in seats}
        return {seat: self.known_to(state, seat) for seat in seats}

    def true(self, state: State) -> list[int]:
        if state.over():
            return self.share_result(state)
        rng = FastRng(self.seed, digest(state.freeze()))
        if self.kit.teams is not None:
            seat = int(state.waits_for())
            search = Search(self.guide, state, seat, rng, 0, True)
            search.run(self.kit.iterations, 0.0)
            return self.share(state, seat, float(search.worth()))
        search = Search(self.guide, state, 0, rng, 0, True)
        search.look_on(self.kit.iterations)
        return [self.straight(float(search.hope(seat)), state, False) for seat in range(state.seats)]

    def awaited(self, state: State, seat: int, move: int) -> int:
        fates = self.kit.fates(state, seat, move) if self.kit.fates else self.try_deals(state, seat, move)
        weighed = sum(weight * self.known(after, [seat])[seat] for weight, after in fates)
        return round(weighed / sum(weight for weight, _ in fates))

    def best(self, state: State, seat: int) -> int | None:
        if state.count_moves(seat) < 2:
            return None
        key = (fingerprint(self.game.look(state, seat)), seat)
        if key not in self.found:
            self.known(state, [seat])
        return self.found.get(key)

    def deeper(self) -> Appraiser | None:
        longer = replace(self.kit, iterations=self.kit.iterations * LONGER)
        return SearchAppraiser(self.game, longer, self.seed)

    # --- how it is found --------------------------------------------------------------------------------

    def known_to_all(self, state: State) -> list[int]:
        seat = int(state.waits_for())
        return self.share(state, seat, self.hope_of_actor(state, seat))

    def known_to(self, state: State, seat: int) -> int:
        if state.must(seat):
            return self.straight(self.hope_of_actor(state, seat), state, True)
        view = fingerprint(self.game.look(state, seat))
        search = Search(self.guide, state, seat, FastRng(self.seed, view))
        search.look_on(self.kit.iterations)
        return self.straight(float(search.hope(seat)), state, False)

    def hope_of_actor(self, state: State, seat: int) -> float:
        view = fingerprint(self.game.look(state, seat))
        search = Search(self.guide, state, seat, FastRng(self.seed, view))
        self.found[view, seat] = int(search.run(self.kit.iterations, 0.0))
        return float(search.worth())

    def try_deals(self, state: State, seat: int, move: int) -> list[tuple[int, State]]:
        rng = FastRng(self.seed, fingerprint(self.game.look(state, seat)) ^ 1)
        root = self.guide.redeal(state, seat, Sorter())  # what is hidden now must not matter
        return [(1, self.play_out(self.guide.imagine(root, seat, rng), seat, move, rng)) for _ in range(DEALS)]

    @staticmethod
    def play_out(state: State, seat: int, move: int, rng: FastRng) -> State:
        state.play(seat, move)
        while state.waits_for() == CHANCE:
            state.fall(rng)
        return state

    def share(self, state: State, seat: int, hope: float) -> list[int]:
        """Between the teams."""
        assert self.kit.teams is not None
        teams = self.kit.teams(state)
        chance = self.straight(1.0 - hope if teams[seat] else hope, state, teams[seat] == 0)
        return [WHOLE - chance if team else chance for team in teams]

    def share_result(self, state: State) -> list[int]:
        result = self.game.result(state)
        assert result is not None
        return share_ranks(result, self.kit.teams is not None)

    def straight(self, hope: float, state: State, acts: bool) -> int:
        return self.kit.straighten(hope, int(state.seats), self.kit.situation(state, acts))


def share_ranks(result: Result, in_teams: bool) -> list[int]:
    """The value of a finished game for each seat: 1, 0, or its part of a shared win; a team wins together."""
    first = 1 if in_teams else max(result.ranks.count(1), 1)
    return [WHOLE // first if rank == 1 else 0 for rank in result.ranks]


def digest(numbers: list[int]) -> int:
    return int.from_bytes(hashlib.sha256(repr(numbers).encode()).digest()[:8], "big")
