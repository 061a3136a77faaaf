"""Of a deal of the day nothing leaves the house too early; and houses that tell something are noticed.

What must not be told is known to the test: it reads the house's secret from the store, and deals the days itself.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from foxden.games import GAMES
from foxden.live.dailies import SECRET, daily_games, deal_day, seed_of
from foxden.live.days import date_of, read_date
from foxden.store.sqlite import SqliteStore
from foxden.table.daily import kit_of
from foxden.text import LANGUAGES, speaker
from foxden.web.api import ROUTES
from tests.live.client import Guest
from tests.live.leaky import LEAK, LEAKS
from tests.live.server import Server, running
from tests.store.databases import Database
from tests.web.test_today import begin, listed, overhear, play, today

GENEROUS = {"FOXDEN_ADDRESS_RATE": "1000", "FOXDEN_REQUEST_RATE": "1000"}


async def secret_of(database: Database) -> bytes:
    store = await SqliteStore.open(Path(database.address))
    try:
        found = await store.get(SECRET)
    finally:
        await store.close()
    assert found is not None
    return found


def answers_of(secret: bytes, day: int) -> Iterator[str]:
    """The seeds of a day, and what would be best in it, in words and as moves."""
    seed = seed_of(secret, day)
    yield seed
    for name in daily_games():
        yield hmac.new(bytes.fromhex(seed), f"foxden daily {name}".encode(), hashlib.sha256).hexdigest()
        task = deal_day(seed, name, day)
        yield from (kit_of(GAMES[name]).tell_answer(task, speaker(language)) for language in LANGUAGES)
        if len(task.answer) > 1:
            yield msgspec.json.encode(task.answer).decode()


def positions_of(secret: bytes, day: int) -> Iterator[str]:
    """How it lies on the table: nobody sees that who has not begun."""
    for name in daily_games():
        for part in deal_day(seed_of(secret, day), name, day).setup.values():
            told = msgspec.json.encode(part).decode()
            if len(told) > 40:  # not what every game has, as who plays which side
                yield told


async def ask_everything(guest: Guest, name: str, days: list[str]) -> list[str]:
    """All that can be asked for without having played, in all languages."""
    paths = {"/today", f"/t/{name}", f"/review/{name}"}
    for route in ROUTES:
        if route.method == "get" and "{code}" not in route.path:
            for day in days:
                for game in GAMES:
                    paths.add(route.path.format(name=name, day=day, game=game))
    told = [(await guest.http("GET", path)).text for path in sorted(paths)]
    told += [(await guest.http("GET", "/api/today", headers={"Accept-Language": each})).text for each in LANGUAGES]
    return told


async def begin_and_look(guest: Guest, game: str) -> tuple[str, list[str]]:
    """The table of a try that has begun, and all that its player was sent so far."""
    name = (await begin(guest, game))["name"]
    chair = await guest.visit(name)
    await chair.until(lambda: chair.shown)
    hint = await chair.ask("hint", seat=0, turn=chair.shown["turn"])
    received = [str(each) for each in chair.received]
    await chair.leave()
    return name, [*received, str(hint)]


async def see_that_nothing_leaks(server: Server, database: Database) -> None:
    ada, eve, secret = Guest(server, "Ada"), Guest(server, "Eve"), await secret_of(database)
    day = read_date((await today(ada))["today"]["day"])
    answers = [*answers_of(secret, day), *answers_of(secret, day + 1)]
    positions = [*positions_of(secret, day), *positions_of(secret, day + 1)]
    await eve.http("GET", "/api/mine")
    for game in daily_games():
        name, received = await begin_and_look(ada, game)
        assert not found_in(answers, received), "its player is told what is best"
        told = await ask_everything(eve, name, [date_of(day), date_of(day + 1)])
        assert not found_in([*answers, *positions], told), "strangers are told"
        assert await overhear(eve, name) == [], "strangers can watch"
    await play(ada, "foxy")
    assert not found_in(answers, await ask_everything(ada, name, [date_of(day), date_of(day + 1)]))
    shared = (await listed(ada, "foxy"))["result"]["signs"]
    assert shared
    assert not any(sign.isalnum() for sign in shared), "what is shared spoils it"


def found_in(needles: list[str], told: list[str]) -> list[str]:
    return [needle for needle in needles if any(needle in each for each in told)]


async def test_nothing_of_a_day_is_told_too_early(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, **GENEROUS) as server:
        await see_that_nothing_leaks(server, sqlite)
        assert "Traceback" not in await asyncio.to_thread(server.log.read_text)


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_house_that_tells_is_noticed(leak: str, sqlite: Database, tmp_path: Path) -> None:
    """The planted violations."""
    with running(sqlite.address, tmp_path, "tests.live.leaky", **GENEROUS, **{LEAK: leak}) as server:
        with pytest.raises(AssertionError):
            await see_that_nothing_leaks(server, sqlite)
        assert "Traceback" not in await asyncio.to_thread(server.log.read_text), "it has told, and not failed"


def test_the_needles_are_those_of_the_day() -> None:
    """Else nothing would ever be found: they differ from day to day and from house to house."""
    first, other = bytes(32), bytes([1] * 32)
    for needles in (answers_of, positions_of):
        assert len(set(needles(first, 20_000))) >= 3
        assert set(needles(first, 20_000)) != set(needles(first, 20_001))
        assert set(needles(first, 20_000)) != set(needles(other, 20_000))
