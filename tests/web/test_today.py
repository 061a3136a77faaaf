"""Deals of the day over real connections: one try counts, nobody is told what they have not played, all is bounded."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from foxden.live.dailies import DayProof, verify_day
from foxden.live.days import date_of, day_of, read_date
from foxden.live.house_clock import HouseClock
from tests.live.client import Chair, Guest
from tests.live.later import DAYS
from tests.live.server import Server, running
from tests.store.databases import Database

GAMES = ["foxy", "fowlplay", "foxrun"]


@pytest.fixture
def house(sqlite: Database, tmp_path: Path) -> Iterator[Server]:
    more = {DAYS: "0", "FOXDEN_ADDRESS_RATE": "100", "FOXDEN_REQUEST_RATE": "1000"}
    with running(sqlite.address, tmp_path, "tests.live.later", **more) as server:
        yield server


async def today(guest: Guest, language: str = "en") -> dict[str, Any]:
    answer = await guest.http("GET", "/api/today", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def listed(guest: Guest, game: str) -> dict[str, Any]:
    return next(each for each in (await today(guest))["today"]["games"] if each["game"] == game)


async def begin(guest: Guest, game: str, day: str = "") -> dict[str, Any]:
    answer = await guest.http("POST", "/api/today", json={"game": game, "day": day, "name": guest.name})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def play(guest: Guest, game: str, day: str = "", seed: int = 1) -> dict[str, Any]:
    """To the end, anyhow."""
    made = await begin(guest, game, day)
    chair, chance = await guest.visit(made["name"]), random.Random(seed)
    await chair.until(lambda: chair.shown)
    while chair.phase == "playing":
        await chair.until(lambda: chair.is_asked() or chair.phase == "over")
        if chair.phase == "playing":
            seq = (await chair.move(chair.pick(chance)))["seq"]
            await chair.until(lambda seq=seq: chair.shown["seq"] >= seq)  # type: ignore[misc]
    made["received"], made["shown"] = chair.received, chair.shown
    await chair.leave()
    return made


async def be_later(house: Server, days: int) -> None:
    await asyncio.to_thread(house.stop)
    house.environment[DAYS] = str(days)
    await asyncio.to_thread(house.start)


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_try_counts_and_all_others_are_practice(game: str, house: Server) -> None:
    ada = Guest(house, "Ada")
    assert (await listed(ada, game))["phase"] == "open"
    first = await begin(ada, game)
    assert first["counts"]
    assert (await begin(ada, game))["name"] == first["name"], "it goes on"
    assert (await listed(ada, game))["phase"] == "going"
    played = await play(ada, game)
    assert played["name"] == first["name"]
    assert played["shown"]["table"]["daily"]["words"]
    told = await listed(ada, game)
    assert told["phase"] == "over"
    assert told["result"]["others"] == 0
    assert told["result"]["percent"] is None
    assert told["answer"] == ""
    again = await play(ada, game, seed=2)
    assert not again["counts"]
    assert (await listed(ada, game))["result"] == told["result"], "practice changes nothing"


async def test_others_are_counted_and_not_named(house: Server) -> None:
    guests = [Guest(house, name) for name in ("Ada", "Ben", "Cleo")]
    for seed, guest in enumerate(guests):
        await play(guest, "foxy", seed=seed)
    await asyncio.gather(*(today(guest) for guest in guests))  # what came of it is written when they look
    results = [(await listed(guest, "foxy"))["result"] for guest in guests]
    assert [result["others"] for result in results] == [2, 2, 2]
    off = [int(re.findall(r"\d+", result["words"])[0]) for result in results]
    assert [result["percent"] for result in results] == [50 * sum(other > mine for other in off) for mine in off]
    assert [level["name"] for level in results[0]["levels"]] == ["cub", "aesop", "reynard", "kitsune"]
    assert "Ben" not in json.dumps(await today(guests[0]))


async def leaks_of(house: Server, name: str, day: str) -> list[str]:
    """All that a stranger who has been given the link can get of somebody's try, or of a day that is not over."""
    stranger, found = Guest(house, "Eve"), list[str]()
    await stranger.http("GET", "/api/mine")
    found += await overhear(stranger, name)
    tables, days = f"/api/tables/{name}", f"/api/days/{day}"
    for path in (f"{tables}/record", f"{tables}/replay", days, f"{days}/proof"):
        answer = await stranger.http("GET", path)
        found += [answer.text] if answer.status_code == 200 else []
    return found


async def overhear(guest: Guest, name: str) -> list[str]:
    """What the house says to whoever connects to this table; nothing: it sends them away."""
    chair = Chair(guest, name, "en")
    socket = await chair.open()
    try:
        await socket.send('{"type": "hello", "id": "1", "language": "en"}')
        return [str(await socket.recv())]
    except ConnectionClosed:
        return []
    finally:
        await socket.close()


async def test_nobody_is_told_what_they_have_not_played(house: Server) -> None:
    ada = Guest(house, "Ada")
    name, day = (await play(ada, "foxrun"))["name"], (await today(ada))["today"]["day"]
    assert (await ada.http("GET", f"/api/tables/{name}/record")).status_code == 200, "it is Ada's own"
    assert await leaks_of(house, name, day) == []
    assert await leaks_of(house, name, date_of(read_date(day) + 1)) == []
    shown = json.dumps(await today(Guest(house, "Eve")))
    assert '"solution": null' in shown
    assert '"seed": ""' in shown
    await be_later(house, 1)
    assert await leaks_of(house, name, day), "when the day is over, all of it may be seen"


async def test_a_day_is_proved_when_it_is_over_by_what_was_shown_before(house: Server) -> None:
    ada = Guest(house, "Ada")
    before = await today(ada)
    await be_later(house, 1)
    assert (await today(ada))["today"]["commitment"] == before["tomorrow"]
    told = await ada.http("GET", f"/api/days/{before['today']['day']}/proof")
    proof = msgspec.json.decode(told.content, type=DayProof)
    assert proof.commitment == before["today"]["commitment"]
    verify_day(proof)


async def test_what_came_of_it_belongs_to_the_guest(house: Server) -> None:
    ada, phone, ben = Guest(house, "Ada"), Guest(house, "Ada"), Guest(house, "Ben")
    for guest in (ada, ben):
        await play(guest, "foxy")
        await today(guest)
    code = (await ada.http("POST", "/api/pass", json={})).json()["code"]
    await phone.http("POST", "/api/pass/use", json={"code": code})
    assert (await listed(phone, "foxy"))["result"] == (await listed(ada, "foxy"))["result"]
    assert (await today(phone))["streak"] == 1
    await ada.http("DELETE", "/api/me")
    assert (await listed(ben, "foxy"))["result"]["others"] == 0, "with a guest goes what is noted of them"


async def test_a_streak_over_days_forgives_one_and_not_two(house: Server) -> None:
    """A guest who comes back on other days, to a house that was closed in between."""
    ada = Guest(house, "Ada")
    for days, streak in ((0, 1), (1, 2), (3, 3)):
        if days:
            await be_later(house, days)
        await play(ada, "fowlplay")
        assert (await today(ada))["streak"] == streak
    await be_later(house, 6)
    assert (await today(ada))["streak"] == 0, "two missed days in a row are too many"


async def test_the_archive_can_be_played_and_does_not_count(house: Server) -> None:
    ada = Guest(house, "Ada")
    day = date_of(read_date((await today(ada))["today"]["day"]) - 3)
    assert not (await play(ada, "fowlplay", day))["counts"]
    assert (await today(ada))["streak"] == 0
    for wrong in ("2020-01-01", "2999-01-01", "yesterday"):
        answer = await ada.http("POST", "/api/today", json={"game": "foxy", "day": wrong, "name": "Ada"})
        assert (answer.status_code, answer.json()["code"]) == (404, "today-no-such-day")


async def test_there_are_no_hints(house: Server) -> None:
    ada = Guest(house, "Ada")
    chair = await ada.visit((await begin(ada, "foxrun"))["name"])
    await chair.until(lambda: chair.shown)
    answer = await chair.ask("hint", seat=0, turn=chair.shown["turn"])
    assert answer["code"] == "today-no-hints"
    await chair.leave()


def test_the_clock_of_a_house_does_not_jump_into_another_day() -> None:
    """Somebody sets the machine's clock while the house is open."""
    wall = [1_000_000.0]
    clock = HouseClock(lambda: wall[0], lambda: 5.0)
    wall[0] += 3 * 86400
    assert day_of(clock()) == day_of(1_000_000.0)
