"""How quickly bots move: as whoever sits at the table has chosen, in every process."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from foxden.chance import FastRng
from foxden.game import Refusal
from foxden.live.broadcast import Broadcast
from foxden.live.planner import Planner, ignore
from foxden.live.snapshot import begin
from foxden.live.table_bots import TableBots
from foxden.table import requests as rq
from foxden.table.asks import BotMoves
from foxden.table.rematch import play_again
from foxden.web.settings import Settings
from tests.table.company import SEED, Company

BRISK = 4.0
"""Seconds that three bots may take for their birds."""


def with_bots(game: str, pace: str, bots: int = 3) -> Company:
    company = Company(game)
    company.sit("Ada")
    for _ in range(bots):
        company.does("Ada", rq.AddBot, bot="random")
    company.does("Ada", rq.SetPace, pace=pace)
    company.start()
    return company


def play(company: Company, random: Random) -> Iterator[tuple[str, float]]:
    """A whole game at random: the phase in which each bot moves, and how long it waits before."""
    planner = Planner(TableBots(None, random), Settings().bot_pause, lambda: company.now, ignore, begin(company.table))
    while company.table.phase == "playing":
        table = company.table
        seat = table.state.waits_for()
        text = table.game.write(table.state.any_move(seat, FastRng(random.randrange(1 << 31))))
        if table.seats[seat].bot is None:
            company.move(seat, text)
            continue
        planner.snapshot = begin(table)
        shared = table.game.look_shared(table.state)
        yield f"{shared.round} {shared.phase}", planner.pause_of(seat)
        company.happen(company.decide(BotMoves(seat, table.turn, text)))


def waits_of_phases(pace: str) -> dict[str, float]:
    waits: dict[str, float] = {}
    for seed in range(3):
        for phase, pause in play(with_bots("fowlplay", pace), Random(seed)):
            waits[f"{seed} {phase}"] = waits.get(f"{seed} {phase}", 0.0) + pause
    return waits


def test_three_brisk_bots_move_their_birds_in_less_than_four_seconds() -> None:
    birds = [wait for phase, wait in waits_of_phases("brisk").items() if phase.endswith("birds")]
    assert len(birds) > 10
    assert 2.0 < max(birds) < BRISK, "nine steps are the most that three bots make"


def test_calm_bots_take_their_time_and_others_none() -> None:
    assert max(waits_of_phases("calm").values()) > BRISK
    assert set(waits_of_phases("instant").values()) == {0.0}


def test_whoever_sits_there_chooses_the_pace_and_all_are_shown_it() -> None:
    company = with_bots("foxrun", "brisk", bots=1)
    assert Broadcast(begin(company.table), set(), company.now).info("en").pace == "brisk"
    company.does("Ada", rq.SetPace, pace="instant")
    assert company.reopened().pace == "instant", "it is in the log, for every process"
    assert company.asks("Ada", rq.SetPace, pace="instant") == [], "nothing is written twice"
    with pytest.raises(Refusal):
        company.asks("Eve", rq.SetPace, pace="calm")


def test_a_rematch_keeps_the_pace() -> None:
    company = with_bots("foxrun", "brisk", bots=1)
    again = Company("foxrun")
    again.open(play_again(company.table, "Ada", SEED, company.now))
    assert again.table.pace == "brisk"


def test_logs_from_before_are_calm() -> None:
    assert Company("foxy").table.pace == "calm"


def test_the_pace_of_a_game_that_is_over_cannot_be_changed() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    company.start()
    company.play_to_the_end()
    with pytest.raises(Refusal):
        company.asks("Ada", rq.SetPace, pace="brisk")
