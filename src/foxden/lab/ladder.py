"""`foxden ladder`: levels and other bots play each other on the same deals in all seatings.

In each pairing, one player has one seat and the other has all the rest, and the deal is played once for each seat. The
first player wins the deal if it wins more than its fair share, which is one win; with two seats: if it did better in
the two games together. Drawn deals decide nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from foxden.botkit.level import GREEDY, RANDOM
from foxden.bots.levels import LEVELS
from foxden.bots.match import Contestant, derive_seed, play, seat_bot
from foxden.chance import FastRng
from foxden.game import AnyGame, Value
from foxden.games import GAMES, default_data
from foxden.lab.tally import interval
from foxden.state import State

FAIR = 1.0
"""What a player no better than the others wins in all seatings together."""
ENOUGH = 50
"""Minimum number of decided deals for a verdict."""
MARGIN = 0.05
"""How far the interval's lower end can be below the required share."""


@dataclass(frozen=True)
class LadderDeal:
    """One deal, to be played in all seatings."""

    game: str
    seats: int
    one: Contestant
    other: Contestant
    number: int
    options: Mapping[str, Value] = field(default_factory=dict)
    """The options used; others have the game's defaults."""


@dataclass
class Played:
    """The result: each side's share of first place, seating by seating."""

    one: str
    other: str
    number: int
    shares: list[float]
    moves: int


def field_of(game: str, brought: list[str], extras: bool) -> list[Contestant]:
    """All players, lowest first: a random player below the lowest level, a greedy one above it."""
    lowest, *higher = [Contestant(level.name, level) for level in LEVELS[game]]
    measures = (Contestant("random", RANDOM), Contestant("greedy", GREEDY))
    field = [measures[0], lowest, measures[1], *higher] if extras else [lowest, *higher]
    return field + [Contestant(path.rpartition(":")[2], RANDOM, path) for path in brought]


def pairs_of(field: list[Contestant], neighbours: bool) -> list[tuple[Contestant, Contestant]]:
    """All pairs, the higher player first; or only each level against the one below, the random and greedy players
    against the lowest level, and other bots against all levels."""
    pairs = [(one, other) for place, one in enumerate(field) for other in field[:place]]
    levels = [player for player in field if player.name not in (RANDOM.name, GREEDY.name) and not player.path]
    near = {(one.name, other.name) for other, one in pairwise(levels)}
    near |= {(levels[0].name, RANDOM.name), (GREEDY.name, levels[0].name)}
    near |= {(player.name, level.name) for player in field if player.path for level in levels}
    return [pair for pair in pairs if not neighbours or (pair[0].name, pair[1].name) in near]


def wanted_of(other: str) -> float:
    """The share of decided deals that a better player has to win."""
    return 0.7 if other == RANDOM.name else 0.6


def play_deal(deal: LadderDeal) -> Played:
    """Play the same deal once for each seat of the first player."""
    game = GAMES[deal.game]
    box = game.pack(default_data(game))
    played = Played(deal.one.name, deal.other.name, deal.number, [], 0)
    for place in range(deal.seats):
        state = game.deal(box, game.settle(deal.options), deal.seats, FastRng(deal.number))
        sitting = [deal.one if seat == place else deal.other for seat in range(deal.seats)]
        bots = [
            seat_bot(deal.game, contestant, seat, derive_seed(deal.number, contestant.name, seat))
            for seat, contestant in enumerate(sitting)
        ]
        played.moves += play(game, state, bots, FastRng(deal.number, 1))
        played.shares.append(share(game, state, place))
    return played


def share(game: AnyGame, state: State, seat: int) -> float:
    """1 for the winner, divided among those who win together."""
    result = game.result(state)
    assert result is not None
    return 1.0 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


# --- standing -----------------------------------------------------------------------------------------------


@dataclass
class Standing:
    """The score between two players."""

    one: str
    other: str
    won: int = 0
    lost: int = 0
    level: int = 0
    wins: float = 0.0
    games: int = 0

    @property
    def decided(self) -> int:
        return self.won + self.lost

    @property
    def verdict(self) -> str:
        """The verdict of the interval: `better` by the required margin, `not`, or empty if undecided."""
        wanted = wanted_of(self.other)
        low, high = interval(self.won, self.decided)
        if self.decided < ENOUGH:
            return ""
        if low > wanted - MARGIN and self.won / self.decided >= wanted:
            return "better"
        return "not" if high < wanted else ""

    def add(self, played: Played) -> None:
        ahead = sum(played.shares) - FAIR
        self.won += ahead > 0
        self.lost += ahead < 0
        self.level += ahead == 0
        self.wins += sum(played.shares)
        self.games += len(played.shares)


def deals_of(
    game: str,
    seats: int,
    pairs: list[tuple[Contestant, Contestant]],
    known: set[tuple[str, str, int]],
    options: Mapping[str, Value],
) -> Iterator[LadderDeal]:
    """An endless sequence of deals for all pairs in turn, without those already played."""
    number = 0
    while True:
        number += 1
        for one, other in pairs:
            if (one.name, other.name, number) not in known:
                yield LadderDeal(game, seats, one, other, number, options)
