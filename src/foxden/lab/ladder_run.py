"""Runs a ladder: on all cores, for some minutes, into a file from which another run can resume."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from foxden.botkit.level import RANDOM
from foxden.bots.match import Contestant
from foxden.game import Value
from foxden.games import GAMES
from foxden.lab.elo import Rating, rate
from foxden.lab.ladder import LadderDeal, Played, Standing, deals_of, pairs_of, play_deal
from foxden.lab.origin import commit


@dataclass
class Ladder:
    """Everything played, by pair."""

    game: str
    seats: int
    players: list[Contestant]
    pairs: list[tuple[Contestant, Contestant]]
    file: Path | None
    options: dict[str, Value]
    played: dict[tuple[str, str], list[Played]] = field(default_factory=dict)
    commit: str = field(default_factory=commit)
    commits: set[str] = field(default_factory=set)
    """The commits that played what is in the file."""

    def __post_init__(self) -> None:
        for one, other in self.pairs:
            self.played[one.name, other.name] = []
        if self.file is not None and self.file.exists():
            text = self.file.read_text(encoding="utf-8")
            for line in text.splitlines():
                self.recall(line)
            if text and not text.endswith("\n"):
                self.append("\n")  # the previous run was stopped in the middle of a line

    def note(self, played: Played) -> None:
        """Add a deal; deals of other players are ignored."""
        if (played.one, played.other) in self.played:
            self.played[played.one, played.other].append(played)

    def recall(self, line: str) -> None:
        """Read a deal from the file; a line that was cut off is a deal that wasn't played."""
        try:
            found: dict[str, Any] = json.loads(line)
        except ValueError:
            return
        options = GAMES[self.game].settle_written(found.pop("options", {}))
        if found.pop("game", None) == self.game and found.pop("seats", None) == self.seats and options == self.options:
            self.commits.add(found.pop("commit", "unknown"))
            self.note(Played(**found))

    def write(self, played: Played) -> None:
        self.note(played)
        origin = {"game": self.game, "seats": self.seats, "commit": self.commit, "options": self.options}
        self.commits.add(self.commit)
        self.append(json.dumps(origin | asdict(played)) + "\n")

    def append(self, text: str) -> None:
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(text)

    # --- what it says -----------------------------------------------------------------------------------

    def standings(self) -> list[Standing]:
        found = []
        for (one, other), deals in self.played.items():
            standing = Standing(one, other)
            for played in deals:
                standing.add(played)
            found.append(standing)
        return found

    def ratings(self) -> list[Rating]:
        """Ratings from the deals; each deal is one point to share."""
        scores = {
            pair: [(sum(played.shares), len(played.shares) - sum(played.shares)) for played in deals]
            for pair, deals in self.played.items()
            if deals
        }
        return rate(scores, self.anchor) if scores and self.seats == 2 else []

    @property
    def anchor(self) -> str:
        """The player whose Elo is 0: the lowest level, because a random player loses too surely to be rated well."""
        return next(player.name for player in self.players if player.name != RANDOM.name)

    def is_decided(self, pair: tuple[Contestant, Contestant]) -> bool:
        """Whether the interval gives a verdict."""
        standing = Standing(pair[0].name, pair[1].name)
        for played in self.played[standing.one, standing.other]:
            standing.add(played)
        return bool(standing.verdict)

    def is_all_decided(self) -> bool:
        return all(self.is_decided(pair) for pair in self.pairs)


def run(ladder: Ladder, minutes: float, jobs: int, tell: Callable[[Ladder], None]) -> None:
    """Play until the time is up or everything is decided. `tell` is called after every deal."""
    until = time.monotonic() + minutes * 60
    workers = jobs if jobs > 0 else os.cpu_count() or 1
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        # A deal in progress when its pair was decided can make it undecided again.
        while time.monotonic() < until and not ladder.is_all_decided():
            play_on(ladder, pool, 2 * workers, until, tell)


def play_on(
    ladder: Ladder, pool: ProcessPoolExecutor, at_once: int, until: float, tell: Callable[[Ladder], None]
) -> None:
    open_deals: set[Future[Played]] = set()
    for deal in pending(ladder):
        open_deals.add(pool.submit(play_deal, deal))
        if len(open_deals) >= at_once:
            open_deals = collect(ladder, open_deals, tell)
        if time.monotonic() > until:
            break
    for future in open_deals:
        future.cancel()
    collect(ladder, {future for future in open_deals if not future.cancelled()}, tell, every=True)


def pending(ladder: Ladder) -> Iterator[LadderDeal]:
    """The next deal of an undecided pair, if there is one."""
    known = {(played.one, played.other, played.number) for deals in ladder.played.values() for played in deals}
    for deal in deals_of(ladder.game, ladder.seats, ladder.pairs, known, ladder.options):
        if ladder.is_all_decided():
            return
        if not ladder.is_decided((deal.one, deal.other)):
            yield deal


def collect(
    ladder: Ladder, open_deals: set[Future[Played]], tell: Callable[[Ladder], None], every: bool = False
) -> set[Future[Played]]:
    """Save what is finished; returns what isn't."""
    if not open_deals:
        return set()
    done, rest = wait(open_deals, return_when="ALL_COMPLETED" if every else FIRST_COMPLETED)
    for future in done:
        ladder.write(future.result())
        tell(ladder)
    return rest


def make_ladder(
    game: str,
    seats: int,
    players: list[Contestant],
    neighbours: bool,
    file: Path | None,
    options: dict[str, Value] | None = None,
) -> Ladder:
    """Deals in the file that were played with other options are ignored."""
    settled = GAMES[game].settle(options or {})
    return Ladder(game, seats, players, pairs_of(players, neighbours), file, settled)
