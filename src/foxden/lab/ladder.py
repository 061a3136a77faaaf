"""`foxden ladder`: levels, and whoever else is brought along, play each other on the same deals in all seatings.

Of two players one sits on one seat and the other on all the rest, and the deal is played once for each seat it can
sit on. It wins the deal if its wins together are more than its fair share of them, which is one; with two players:
if it did better in the two games together. Deals that come out level decide nothing.
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
"""What somebody no better than the others wins in all seatings together."""
ENOUGH = 50
"""Fewer decided deals than this decide nothing."""
MARGIN = 0.05
"""The interval's lower end may be so far below what is wanted."""


@dataclass(frozen=True)
class LadderDeal:
    """One deal to be played in all seatings."""

    game: str
    seats: int
    one: Contestant
    other: Contestant
    number: int
    options: Mapping[str, Value] = field(default_factory=dict)
    """By which it is played; what is not named here is as the game has it by default."""


@dataclass
class Played:
    """What came of it: the share of the first places each side had, seating by seating."""

    one: str
    other: str
    number: int
    shares: list[float]
    moves: int


def field_of(game: str, brought: list[str], extras: bool) -> list[Contestant]:
    """All who play, the lowest first: a random player below the lowest level, a greedy one above it."""
    lowest, *higher = [Contestant(level.name, level) for level in LEVELS[game]]
    measures = (Contestant("random", RANDOM), Contestant("greedy", GREEDY))
    field = [measures[0], lowest, measures[1], *higher] if extras else [lowest, *higher]
    return field + [Contestant(path.rpartition(":")[2], RANDOM, path) for path in brought]


def pairs_of(field: list[Contestant], neighbours: bool) -> list[tuple[Contestant, Contestant]]:
    """Everyone against everyone, the higher of the two first; or only each level against the one below, the random and
    the greedy player against the lowest, and whoever is brought along against all levels."""
    pairs = [(one, other) for place, one in enumerate(field) for other in field[:place]]
    levels = [player for player in field if player.name not in (RANDOM.name, GREEDY.name) and not player.path]
    near = {(one.name, other.name) for other, one in pairwise(levels)}
    near |= {(levels[0].name, RANDOM.name), (GREEDY.name, levels[0].name)}
    near |= {(player.name, level.name) for player in field if player.path for level in levels}
    return [pair for pair in pairs if not neighbours or (pair[0].name, pair[1].name) in near]


def wanted_of(other: str) -> float:
    """Who is better wins more than so much of the deals that are not level."""
    return 0.7 if other == RANDOM.name else 0.6


def play_deal(deal: LadderDeal) -> Played:
    """The same deal once for each seat that the one can sit on."""
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
    """1 for the winner, shared by those who win together."""
    result = game.result(state)
    assert result is not None
    return 1.0 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


# --- standing -----------------------------------------------------------------------------------------------


@dataclass
class Standing:
    """Two players after some deals."""

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
        """What the interval says: `better` by as much as is wanted, `not`, or nothing yet."""
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
    """Deal after deal for all pairs in turn, without end, leaving out those that were played before."""
    number = 0
    while True:
        number += 1
        for one, other in pairs:
            if (one.name, other.name, number) not in known:
                yield LadderDeal(game, seats, one, other, number, options)
