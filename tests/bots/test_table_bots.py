"""What bots are told at a table: everything their seat has seen, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from foxden.bots.levels import MIDDLING
from foxden.bots.line import Owner
from foxden.bots.pool import Pool
from foxden.bots.question import Question
from foxden.game import View
from foxden.live.snapshot import Snapshot, begin
from foxden.live.table_bots import TableBots
from foxden.table import requests as rq
from foxden.table.events import Clock, Opened, decode_event
from foxden.table.evolve import evolve, open_table
from tests.table.company import Company, seated


class Listening(Pool):
    """A pool that records questions and answers with the first move."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []

    async def choose(self, question: Question, owner: Owner = ("", "")) -> int:
        self.asked.append(question)
        return int(question.redealt.moves(question.seat).nth(0))


def snapshot_of(company: Company) -> Snapshot:
    """As a house makes it from the log."""
    first, *rest = [decode_event(line) for line in company.log]
    assert isinstance(first, Opened)
    snapshot = begin(open_table("fox-1", first))
    for event in rest:
        snapshot = snapshot.then(event, evolve(snapshot.table, event))
    return snapshot


def play_foxy(company: Company, turns: int) -> list[View]:
    """Two people write numbers; what the second has seen, turn by turn."""
    seen = []
    for _ in range(turns):
        seen.append(company.table.game.look(company.table.state, 1))
        for seat in range(2):
            company.move(seat, str(3 + seat))
    return seen


async def test_a_bot_that_takes_over_a_seat_has_seen_what_the_seat_has_seen() -> None:
    company, pool = seated("foxy", "Ada", "Ben"), Listening()
    seen = play_foxy(company, 6)
    company.does("Ben", rq.Stand, seat=1)
    company.does("Ada", rq.AddBot, bot="reynard", seat=1)
    await TableBots(pool, Random(1)).choose(snapshot_of(company), 1)
    question = pool.asked[0]
    assert question.level == "reynard"
    assert question.watched[:6] == seen, "six turns before it came, through the eyes of this seat"
    assert all(view.own.seat == 1 for view in question.watched)  # type: ignore[union-attr]


@pytest.mark.parametrize("game", ["foxy", "fowlplay", "foxrun"])
async def test_for_who_has_no_time_left_a_bot_of_middling_level_moves(game: str) -> None:
    company, pool = seated(game, "Ada", "Ben", clock=Clock(kind="move", seconds=10)), Listening()
    seat = company.table.state.waits_for()
    text = await TableBots(pool, Random(1)).choose(snapshot_of(company), seat)
    assert pool.asked[0].level == MIDDLING
    company.now += 60
    company.happen(company.bot_moves(seat, company.table.turn, text))
    assert company.table.record().moves[0] == (seat, text)


async def test_the_state_a_bot_is_handed_is_not_the_true_one() -> None:
    company, pool = seated("fowlplay", "Ada", "Ben"), Listening()
    bots = TableBots(pool, Random(1))
    for _ in range(5):
        await bots.choose(snapshot_of(company), 0)
    true = company.table.state.freeze()
    assert all(question.redealt.freeze() != true for question in pool.asked)
