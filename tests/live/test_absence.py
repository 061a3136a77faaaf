"""A player is away on their turn: when the others can go on without them, also across processes."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

from foxden.bounds import USUAL
from foxden.live.absence import Absence
from foxden.live.audience import Audience
from foxden.live.watcher import Watcher
from foxden.table import requests as rq
from foxden.table.asks import NOBODY_AWAY, Away
from tests.live.client import Chair, sit_down
from tests.live.server import running
from tests.store.databases import Database
from tests.table.company import Company, seated

SOON = "away-seconds=1"


def two() -> tuple[Company, int, str, str]:
    company = seated("foxrun", "Ada", "Ben")
    seat = company.table.state.waits_for()
    return company, seat, company.table.seats.names[seat], company.table.seats.names[1 - seat]


def test_whoever_is_asked_and_not_connected_is_missed_after_a_while() -> None:
    company, seat, asked, waits = two()
    absence = Absence(USUAL.away_seconds)
    assert absence.look(company.table, {waits}, 100.0) == NOBODY_AWAY
    assert absence.next_news(100.0) == 60.0
    assert absence.look(company.table, {waits}, 159.0) == NOBODY_AWAY
    assert absence.look(company.table, {waits}, 160.0) == Away(frozenset({seat}), frozenset({asked}))
    assert absence.next_news(160.0) is None
    assert absence.look(company.table, {asked, waits}, 161.0) == NOBODY_AWAY, "back again"
    assert absence.look(company.table, {waits}, 162.0) == NOBODY_AWAY, "and counted anew"


def test_whoever_is_away_while_others_think_is_missed_a_while_after_it_became_their_turn() -> None:
    company, seat, asked, waits = two()
    absence = Absence(60)
    absence.look(company.table, {asked}, 0.0)
    assert absence.look(company.table, {asked}, 90.0) == Away(guests=frozenset({waits}))
    while company.table.state.waits_for() == seat:
        company.move_somehow()
    assert absence.look(company.table, {asked}, 91.0) == Away(guests=frozenset({waits}))
    assert absence.look(company.table, {asked}, 151.0) == Away(frozenset({1 - seat}), frozenset({waits}))


def test_nobody_is_missed_before_the_game_after_it_or_where_a_bot_sits_in() -> None:
    company, seat, asked, waits = two()
    absence = Absence(60)
    absence.look(company.table, {waits}, 0.0)
    company.does(asked, rq.Stand, seat=seat)
    assert absence.look(company.table, {waits}, 100.0) == NOBODY_AWAY, "who has left is not away but gone"
    lobby = Company("foxrun")
    lobby.sit("Ada", "Ben")
    over = seated("foxrun", "Ada", "Ben").play_to_the_end()
    for each in (lobby, over):
        absence.look(each.table, set(), 0.0)
        assert absence.look(each.table, set(), 100.0) == NOBODY_AWAY


async def test_whoever_is_away_is_noticed_however_the_clock_ticks() -> None:
    """Time passes while one looks, too: at the very moment at which a while has passed, nobody is forgotten."""
    company, seat, _, waits = two()
    ticks = itertools.count(0.0, 0.04)
    audience = Audience("den", lambda: next(ticks), lambda: None, 1.0)
    audience.enter(Watcher(waits))
    for _ in range(40):
        if audience.away(company.table).seats == {seat}:
            break
        assert audience.alarm is not None, "somebody will look again"
    else:
        raise AssertionError("never noticed")
    audience.close()


def test_the_bound_is_a_minute_unless_somebody_sets_it() -> None:
    assert USUAL.away_seconds == 60
    assert replace(USUAL, away_seconds=5).away_seconds == 5


async def sort_out(chairs: list[Chair]) -> tuple[Chair, Chair, int]:
    """Who is asked, who waits, and the seat of whoever is asked."""
    asked, waits = sorted(chairs, key=lambda chair: not chair.is_asked())
    return asked, waits, asked.shown["you"]["in_hand"]


def person(chair: Chair, seat: int) -> dict[str, object]:
    found: dict[str, object] = chair.shown["table"]["people"][seat]
    return found


async def test_the_others_are_told_that_somebody_is_missed_and_let_a_bot_play_on(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_LIMITS=SOON) as server:
        asked, waits, seat = await sort_out(await sit_down(server, "foxrun", ["Ada", "Ben"]))
        refused = await waits.ask("sitin", seat=seat)
        assert refused["code"] == "table-not-missed"
        await asked.leave()
        await waits.until(lambda: person(waits, seat).get("missed"))
        await waits.must("nudge", seat=seat)
        assert (await waits.ask("nudge", seat=seat))["code"] == "table-nudged"
        told = (await asked.guest.http("GET", "/api/mine")).json()["tables"]
        assert [table["words"] for table in told] == [f"{waits.guest.name} is waiting for you"]
        await waits.must("sitin", seat=seat)
        await waits.until(lambda: person(waits, seat)["kind"] == "bot" and waits.is_asked())
        back = await asked.guest.visit(asked.table)
        assert back.shown["you"]["away"] == [seat]
        await back.must("return", seat=seat)
        await waits.until(lambda: person(waits, seat)["kind"] == "person")
        assert any("is back." in line["text"] for line in waits.shown["table"]["log"])


async def test_whoever_is_connected_to_another_process_is_not_missed(postgres: Database, tmp_path: Path) -> None:
    with (
        running(postgres.address, tmp_path, FOXDEN_LIMITS=SOON) as one,
        running(postgres.address, tmp_path, FOXDEN_LIMITS=SOON) as other,
    ):
        asked, waits, seat = await sort_out(await sit_down(one, "foxrun", ["Ada", "Ben"]))
        await asked.leave()
        await waits.until(lambda: person(waits, seat).get("missed"))
        asked.guest.server = other
        back = await asked.guest.visit(asked.table)
        await waits.until(lambda: not person(waits, seat).get("missed"))
        assert (await waits.ask("sitin", seat=seat))["code"] == "table-not-missed"
        assert (await waits.ask("stop", wanted=True))["type"] == "done"
        assert waits.phase == "playing", "whoever is there is asked"
        await back.must("stop", wanted=True)
        await waits.until(lambda: waits.phase == "closed")
        assert waits.shown["table"]["unfinished"]
