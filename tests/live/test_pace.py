"""FX-19, easy: everyone learns who wrote last. Bots write at people's pace, so everyone is last sometimes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from foxden.live.pace import LONGEST, Pace
from foxden.live.planner import Planner
from foxden.live.snapshot import begin
from foxden.live.table_bots import TableBots
from foxden.table.asks import Ask
from foxden.table.events import AnyEvent, Clock, Moved
from foxden.table.requests import AddBot
from tests.simulation.loop import VirtualLoop
from tests.table.company import Company

GAMES_PLAYED = 25
PAUSE = 1.0


class PacedTable:
    """One game of Foxy with people and bots, planned as a room does, in virtual time."""

    def __init__(self, people: int, bots: int, seconds: float, seed: int, clock: Clock | None = None) -> None:
        """`seconds`: that people take on average; each answer is quicker or slower than that."""
        self.random = Random(seed)
        self.seconds = seconds
        self.people = range(people)
        self.company = Company("foxy", "g0", clock, easy=True)
        self.company.sit(*(f"g{seat}" for seat in self.people))
        for _ in range(bots):
            self.company.does("g0", AddBot, bot="random")
        self.company.start()
        self.snapshot = begin(self.company.table)
        self.last: Counter[int] = Counter()
        self.by: Counter[str] = Counter()
        self.now: Callable[[], float] = lambda: 0.0

    async def play(self) -> None:
        loop = asyncio.get_running_loop()
        start = self.company.now
        self.now = lambda: start + loop.time()
        bots = TableBots(None, self.random)
        self.planner = Planner(bots, PAUSE, self.now, self.submit, self.snapshot)
        self.planner.plan(self.snapshot)
        writers = [loop.create_task(self.write(seat)) for seat in self.people]
        await asyncio.gather(*writers)
        while self.company.table.phase == "playing":
            await asyncio.sleep(1.0)
        self.planner.close()

    async def write(self, seat: int) -> None:
        """A person: looks at each card for a while, and writes."""
        turn = 0
        while self.company.table.phase == "playing":
            if self.company.table.turn != turn:
                turn = self.company.table.turn
                await asyncio.sleep(self.random.lognormvariate(0.0, 0.4) * self.seconds)
                if self.company.table.phase == "playing" and self.company.table.state.must(seat):
                    self.happen(lambda: self.company.move(seat, str(self.random.randrange(9))))
            else:
                await asyncio.sleep(0.05)

    def submit(self, ask: Ask) -> None:
        self.happen(lambda: self.company.happen(self.company.decide(ask)))

    def happen(self, do: Callable[[], list[AnyEvent]]) -> None:
        table, self.company.now = self.company.table, self.now()
        for event in do():
            self.snapshot = self.snapshot.then(event, self.company.table)
            assert isinstance(event, Moved)
            self.by[event.by] += 1
        if self.company.table.turn != table.turn:
            self.last[int(self.company.table.state.teller)] += 1  # type: ignore[attr-defined]
        self.planner.plan(self.snapshot)


def play_games(people: int, bots: int, seconds: float) -> dict[int, float]:
    """Each seat's share of the turns in which it was the last."""
    last: Counter[int] = Counter()
    for seed in range(GAMES_PLAYED):
        table = PacedTable(people, bots, seconds, seed)
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.run(table.play())
        last += table.last
    return {seat: last[seat] / last.total() for seat in range(people + bots)}


@pytest.mark.parametrize("seconds", [2.0, 6.0, 14.0])
@pytest.mark.parametrize(("people", "bots"), [(1, 1), (1, 3), (2, 2)])
def test_fx_19_every_seat_is_the_last_in_a_fair_share_of_turns(people: int, bots: int, seconds: float) -> None:
    fair = 1 / (people + bots)
    shares = play_games(people, bots, seconds)
    assert all(0.6 * fair < share < 1.6 * fair for share in shares.values()), shares


def test_fx_19_bots_that_write_at_once_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a pause that is always the same."""
    monkeypatch.setattr(Planner, "pause_of", lambda planner, _seat: planner.pause)
    assert play_games(1, 3, 6.0)[0] > 0.9


def test_fx_19_a_bot_is_never_late_for_its_clock() -> None:
    table = PacedTable(1, 3, 14.0, 1, Clock("move", 10))
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(table.play())
    assert table.by["bot"] == 60, "every number of a bot is its own, written in time"


def test_nobody_is_kept_waiting_for_long_by_a_bot() -> None:
    pace = Pace(Random(1))
    for turn in range(1, 40):
        pace.note(turn, [0], turn * 300.0)
    drawn = [pace.draw(float("inf")) for _ in range(200)]
    assert max(drawn) == LONGEST


def test_a_bot_knows_the_pace_of_each_person_who_has_answered() -> None:
    pace = Pace(Random(1))
    pace.note(1, [0, 2], 100.0)
    pace.note(1, [2], 103.0)
    pace.note(1, [2], 104.0)
    pace.note(2, [0, 2], 109.0)
    assert list(pace.taken) == [3.0, 9.0]
