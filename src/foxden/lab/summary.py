"""Summary of many games: who wins how often, points, length, and what goes with winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from foxden.games import GAMES
from foxden.lab.plan import FIXED, Setting
from foxden.lab.share import Share
from foxden.lab.simulate import GameRow
from foxden.lab.tally import Points, ResultTally

CROWD = 12
"""Above this many seats, results are shown for all together."""


@dataclass
class LabSummary:
    """The summary of one setting."""

    setting: Setting
    games: int = 0
    moves: Points = field(default_factory=Points)
    seats: list[Share] = field(default_factory=list)
    points: list[Points] = field(default_factory=list)
    bots: dict[str, Share] = field(default_factory=dict)
    bot_points: dict[str, Points] = field(default_factory=dict)
    sides: dict[str, Share] = field(default_factory=dict)
    endings: dict[str, Share] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    of_game: dict[str, Counter[int]] = field(default_factory=dict)
    of_seat: dict[str, dict[int, Share]] = field(default_factory=dict)
    """By measure and value: how often a seat with that value wins."""
    sides_by: dict[str, dict[int, dict[str, Share]]] = field(default_factory=dict)
    """By measure of the whole game and value: how often each side wins."""
    openings: dict[int, Share] = field(default_factory=dict)
    """By first move: how often the player who made it wins."""
    first: dict[int, str] = field(default_factory=dict)
    same_again: Share = field(default_factory=Share)
    """In repeated deals: how often the same side or seat wins again."""

    def __post_init__(self) -> None:
        seats = self.setting.plan.seats
        self.seats = [Share() for _ in range(seats)]
        self.points = [Points() for _ in range(seats)]

    def add(self, row: GameRow) -> None:
        plan = self.setting.plan
        deal, names, won = plan.deal_of(row.number), plan.names_of(row.number), [rank == 1 for rank in row.ranks]
        self.games += 1
        self.moves.add(row.moves)
        self.lengths[row.moves] += 1
        for seat, name in enumerate(names):
            self.seats[seat].add(deal, won[seat])
            self.points[seat].add(row.scores[seat])
            self.bots.setdefault(name, Share()).add(deal, won[seat])
            self.bot_points.setdefault(name, Points()).add(row.scores[seat])
            self.scores[row.scores[seat]] += 1
        self.add_sides(row, deal, won)
        self.add_ending(row, deal)
        self.add_measures(row, deal, won)
        if row.opener >= 0:
            self.openings.setdefault(row.opening, Share()).add(deal, won[row.opener])

    def add_sides(self, row: GameRow, deal: int, won: list[bool]) -> None:
        """A side wins once, however many seats it has."""
        winners = {side for side, has in zip(row.sides, won, strict=False) if has}
        for side in sorted(set(row.sides)):
            self.sides.setdefault(side, Share()).add(deal, side in winners)
        who = " ".join(sorted(winners)) or " ".join(str(seat) for seat, has in enumerate(won) if has)
        if self.first and deal in self.first:
            self.same_again.add(deal, self.first[deal] == who)
        else:
            self.first = {deal: who}

    def add_ending(self, row: GameRow, deal: int) -> None:
        """Count the ending of a game in the shares of all endings; a new one starts with zero of all earlier games."""
        if row.by and row.by not in self.endings:
            self.endings[row.by] = Share(of=self.games - 1, sizes=self.games - 1)
        for ending, share in self.endings.items():
            share.add(deal, ending == row.by)

    def add_measures(self, row: GameRow, deal: int, won: list[bool]) -> None:
        kit = GAMES[self.setting.plan.game].lab
        for measure, value in zip(kit.of_game, row.of_game, strict=True):
            self.of_game.setdefault(measure.name, Counter())[value] += 1
            for side in sorted(set(row.sides)):
                shares = self.sides_by.setdefault(measure.name, {}).setdefault(value, {})
                shares.setdefault(side, Share()).add(deal, won[row.sides.index(side)])
        for measure, values in zip(kit.of_seat, row.of_seat, strict=True):
            found = self.of_seat.setdefault(measure.name, {})
            for seat, value in enumerate(values):
                found.setdefault(value, Share()).add(deal, won[seat])

    def named_openings(self) -> dict[str, Share]:
        """Empty in a game whose first move isn't worth counting."""
        opening = GAMES[self.setting.plan.game].lab.opening
        return {opening.name(move): share for move, share in sorted(self.openings.items())} if opening else {}

    def seat_names(self) -> list[str]:
        """The players by seat, if they never move."""
        plan = self.setting.plan
        return plan.names_of(0) if plan.bots and plan.seating == FIXED and plan.seats <= CROWD else []

    def tally(self) -> ResultTally:
        """The plain tally of results."""
        tally = ResultTally(len(self.seats), self.games, self.moves.total)
        tally.wins, tally.points = [share.hits for share in self.seats], self.points
        tally.endings = Counter({ending: share.hits for ending, share in self.endings.items()})
        return tally

    @property
    def luckiest(self) -> tuple[str, Share]:
        """The side that wins most often; in a game without sides, the seat."""
        shares = self.sides or {f"seat {seat}": share for seat, share in enumerate(self.seats)}
        return max(shares.items(), key=lambda found: found[1].rate)

    @property
    def unfairness(self) -> tuple[float, float, float]:
        """How far the luckiest is above a fair share, with its interval."""
        shares = list(self.sides.values()) or self.seats
        fair = sum(share.rate for share in shares) / len(shares)
        share = self.luckiest[1]
        low, high = share.interval
        return share.rate - fair, max(0.0, low - fair), high - fair

    def describe(self) -> dict[str, Any]:
        """As plain values, for a file."""
        plan = self.setting.plan
        return {
            "setting": self.setting.varied,
            "players": plan.seats,
            "options": plan.options,
            "data": plan.data,
            "seating": plan.seating,
            "games": self.games,
            "moves": describe_points(self.moves),
            "seats": [
                describe_share(share) | {"points": describe_points(points)}
                for share, points in zip(self.seats, self.points, strict=True)
            ],
            "bots": {
                name: describe_share(share) | {"points": describe_points(self.bot_points[name])}
                for name, share in sorted(self.bots.items())
            },
            "sides": describe_shares(self.sides),
            "endings": describe_shares(self.endings),
            "same_winner_again": describe_share(self.same_again) if self.same_again.of else None,
            "lengths": describe_counts(self.lengths),
            "scores": describe_counts(self.scores),
            "of_game": {name: describe_counts(counts) for name, counts in self.of_game.items()},
            "sides_by": {
                name: {str(value): describe_shares(found[value]) for value in sorted(found)}
                for name, found in self.sides_by.items()
            },
            "openings": describe_shares(self.named_openings()),
            "of_seat": {
                name: {str(value): describe_share(found[value]) for value in sorted(found)}
                for name, found in self.of_seat.items()
            },
        }


def describe_share(share: Share) -> dict[str, Any]:
    return {
        "hits": share.hits,
        "of": share.of,
        "share": round(share.rate, 5),
        "interval": [round(bound, 5) for bound in share.interval],
    }


def describe_shares(shares: Mapping[str, Share]) -> dict[str, Any]:
    return {name: describe_share(share) for name, share in sorted(shares.items())}


def describe_points(points: Points) -> dict[str, float]:
    return {"mean": round(points.mean, 4), "margin": round(points.margin, 4)}


def describe_counts(counts: Counter[int]) -> dict[str, int]:
    return {str(value): counts[value] for value in sorted(counts)}
