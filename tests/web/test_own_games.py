"""My games over HTTP: one's own and nobody else's, finished ones alone, filtered, exported, moved and forgotten."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.requests import ClientDisconnect

from foxden.live import own_games
from foxden.record import decode
from foxden.record_check import check
from foxden.store.sqlite import SqliteStore
from foxden.store.store import TableRow
from foxden.table import own_game
from foxden.table.own_game import FORM, OwnGame, OwnGamePlayer, encode_own_game
from foxden.web.limits import Shares
from foxden.web.own_games import RecordsFile
from tests.live.client import Chair, Guest, play_on, sit_down
from tests.live.server import Server, running
from tests.store.databases import Database
from tests.web.test_mine import play_a_bot
from tests.web.test_today import GAMES
from tests.web.test_today import play as play_daily

THOUSANDS = 5_000


async def ask(guest: Guest, query: str = "", language: str = "en") -> dict[str, Any]:
    answer = await guest.http("GET", f"/api/mine/games?{query}", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def play_out(server: Server, game: str, names: list[str]) -> list[Chair]:
    chairs = await sit_down(server, game, names)
    chance = random.Random(f"{game} {names}")
    await asyncio.gather(*(play_on(chair, chance) for chair in chairs))
    for chair in chairs:
        await chair.leave()
    return chairs


async def test_finished_games_are_listed_added_up_and_exported_for_those_who_played(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, ben = (chair.guest for chair in await play_out(server, "foxrun", ["Ada", "Ben"]))
        told, other = await ask(ada), await ask(ben)
        [game] = told["games"]
        assert {told["games"][0]["outcome"], other["games"][0]["outcome"]} == {"won", "lost"}
        assert game["words"] in ("You won against Ben", "Ben won against you")
        assert (told["found"], told["all"], told["waiting"], told["pages"]) == (1, 1, 0, 1)
        assert told["opponents"] == [{"name": "Ben", "games": 1}]
        [statistics] = told["statistics"]
        results, *more = statistics["tables"]
        assert results["rows"][0][0::2] == ["People", "1"]
        assert [row[-1] for table in more for row in table["rows"]] == ["1"] * sum(len(table["rows"]) for table in more)
        assert more
        for query, found in {
            "game=foxrun": 1, "game=foxy": 0, "opponent=Ben": 1, "opponent=Ada": 0, "against=people": 1,
            "against=bots": 0, f"outcome={game['outcome']}": 1, "game=foxrun&opponent=Ben&against=people": 1,
        }.items():  # fmt: skip
            assert (await ask(ada, query))["found"] == found, query
        exported = await ada.http("GET", "/api/mine/records")
        assert "attachment" in exported.headers["content-disposition"]
        [line] = exported.text.splitlines()
        check(decode(line))
        single = await ada.http("GET", f"/api/tables/{game['table']}/record")
        assert json.loads(line) == single.json()
        assert (await ada.http("GET", "/api/mine/records?game=foxy")).text == ""
        assert "gewonnen" in (await ask(ada, language="de"))["games"][0]["words"]


async def test_nobody_else_s_games_are_shown_and_none_that_goes_on_nor_a_lesson(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, ben = await sit_down(server, "foxrun", ["Ada", "Ben"])
        await ada.guest.open_table("foxrun", lesson=True, name="Ada")
        await play_a_bot(ada.guest, 3)
        eve = Guest(server, "Eve")
        await eve.http("GET", "/api/mine")
        for guest in (ada.guest, ben.guest, eve):
            told = await ask(guest)
            assert (told["games"], told["all"], told["waiting"], told["statistics"]) == ([], 0, 0, [])
            assert (await guest.http("GET", "/api/mine/records")).text == ""
        assert (await Guest(server, "Zoe").http("GET", "/api/mine/records")).status_code == 403
        assert (await ask(Guest(server, "Zoe")))["all"] == 0
        chance = random.Random(5)
        await asyncio.gather(*(play_on(chair, chance) for chair in (ada, ben)))
        assert [(await ask(guest))["all"] for guest in (ada.guest, ben.guest, eve)] == [1, 1, 0]


@asynccontextmanager
async def counting(database: Database) -> AsyncIterator[tuple[SqliteStore, own_games.OwnGames]]:
    """The store, and what counts the games in it."""
    store = await SqliteStore.open(Path(database.address))
    try:
        yield store, own_games.OwnGames(store, 100)
    finally:
        await store.close()


async def see_that_deals_of_a_day_are_left_out(database: Database, tmp_path: Path) -> None:
    """All begin alike and one of them before its first move: they would tell nothing of how somebody plays."""
    with running(database.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        tries = {game: (await play_daily(ada, game))["name"] for game in GAMES}
        [again] = [(await play_daily(ada, "foxy", seed=2))["name"]]  # practice is left out as well
    async with counting(database) as (store, games):
        [(guest,)] = await database.run(f"select distinct guest from guests where \"table\" = '{again}'")
        await games.count(guest)
        assert await games.games_of(guest) == []
        assert await store.uncounted(guest, FORM, 100) == [], "nobody looks at them again and again"
        assert len(await store.results_of(guest, 100)) == len(tries) + 1


async def test_deals_of_a_day_are_left_out(sqlite: Database, tmp_path: Path) -> None:
    await see_that_deals_of_a_day_are_left_out(sqlite, tmp_path)


async def test_a_house_that_counts_deals_of_a_day_is_noticed(
    sqlite: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted violation."""
    monkeypatch.setattr(own_game, "why_left_out", lambda _table: "")
    with pytest.raises(AssertionError):
        await see_that_deals_of_a_day_are_left_out(sqlite, tmp_path)


async def see_that_a_running_game_is_not_counted(database: Database, tmp_path: Path) -> None:
    """The list of tables says that it is over, as it would if it were wrong or forged: the log knows better."""
    with running(database.address, tmp_path) as server:
        ada, _ = await sit_down(server, "foxrun", ["Ada", "Ben"])
        with closing(sqlite3.connect(database.address, isolation_level=None)) as connection:
            connection.execute("update tables set phase = 'over'")
            (guest,) = connection.execute("select guest from guests limit 1").fetchone()
        async with counting(database) as (_, games):
            await games.count(guest)
            assert await games.games_of(guest) == []
            assert [line async for line in games.records([ada.table])] == []


async def test_a_game_that_goes_on_is_not_counted_whatever_the_list_says(sqlite: Database, tmp_path: Path) -> None:
    await see_that_a_running_game_is_not_counted(sqlite, tmp_path)


async def test_a_house_that_counts_running_games_is_noticed(
    sqlite: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted violation: whatever lies on the table is taken for its end."""

    def count_anything(table: Any) -> dict[str, OwnGame]:
        return {guest: OwnGame(table.game.name, seats=2) for guest in table.seats.by_guest}

    monkeypatch.setattr(own_games, "count_games", count_anything)
    with pytest.raises(AssertionError):
        await see_that_a_running_game_is_not_counted(sqlite, tmp_path)


async def test_they_move_with_the_one_time_code_and_are_forgotten_with_the_guest(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, ben = (chair.guest for chair in await play_out(server, "foxrun", ["Ada", "Ben"]))
        table = (await ask(ada))["games"][0]["table"]
        assert (await ask(ben))["all"] == 1
        code = (await ada.http("POST", "/api/pass", json={})).json()["code"]
        phone = Guest(server, "Ada's phone")
        assert (await phone.http("POST", "/api/pass/use", json={"code": code})).status_code == 200
        assert (await ask(phone))["games"][0]["table"] == table
        cookies = dict(ada.cookies)
        assert (await phone.http("DELETE", "/api/me")).status_code == 204
        for cookie in (cookies, phone.cookies):
            again = Guest(server, "again")
            again.cookies = cookie
            assert (await ask(again))["all"] == 0
        assert (await ask(ben))["games"][0]["words"] in ("You won against Ada", "Ada won against you")
        with closing(sqlite3.connect(sqlite.address)) as connection:
            assert connection.execute("select count(distinct guest) from results").fetchone() == (1,)
            assert connection.execute("select count(distinct guest) from guests").fetchone() == (1,)


async def test_who_is_forgotten_when_only_results_are_left_is_a_new_guest(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, _ = (chair.guest for chair in await play_out(server, "foxrun", ["Ada", "Ben"]))
        assert (await ask(ada))["all"] == 1
        with closing(sqlite3.connect(sqlite.address)) as connection, connection:
            connection.execute("delete from guests")  # as with tables that were deleted in time
        cookie = ada.cookies["foxden_guest"]
        assert (await ada.http("DELETE", "/api/me")).status_code == 204
        ada.cookies = {"foxden_guest": cookie}
        await ada.http("GET", "/api/mine")
        assert ada.cookies["foxden_guest"] != cookie


async def test_a_hidden_game_is_not_listed(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, ben = (chair.guest for chair in await play_out(server, "foxrun", ["Ada", "Ben"]))
        table = (await ask(ada))["games"][0]["table"]
        await ada.http("POST", f"/api/tables/{table}/hide", json={})
        assert ((await ask(ada))["all"], (await ask(ben))["all"]) == (0, 1)


BAD = ("page=-1", "page=x", "outcome=drawn", "against=foxes", "what=1", "game=a&game=b", f"opponent={'x' * 300}")


async def test_bad_questions_are_refused(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        for query in BAD:
            answer = await Guest(server, "Ada").http("GET", f"/api/mine/games?{query}")
            assert (answer.status_code, answer.json()["code"]) == (422, "body-wrong"), query


def fill(address: str, guest: str, number: int) -> None:
    """So many games of this guest, some of whose logs are gone."""
    won, lost = (
        OwnGame(
            "foxrun",
            [OwnGamePlayer("Ada", 1 - place, 1 + place, mine=True), OwnGamePlayer("Ben", place, 2 - place)],
            2,
            {"side foxes": (1 - place, 1), "turns foxes": (20, 1)},
        )
        for place in (0, 1)
    )
    rows = [
        (guest, f"foxrun-{nth}", time.time() - nth, FORM, encode_own_game(won if nth % 4 else lost))
        for nth in range(number)
    ]
    with closing(sqlite3.connect(address)) as connection, connection:
        connection.executemany("insert into results values (?, ?, ?, ?, ?)", rows)


async def test_a_guest_with_thousands_of_games(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        await ada.open_table("foxrun")
        with closing(sqlite3.connect(sqlite.address)) as connection:
            ((guest,),) = connection.execute("select guest from guests").fetchall()
        fill(sqlite.address, guest, THOUSANDS + 100)
        told = await ask(ada)
        assert (told["all"], told["pages"], len(told["games"])) == (THOUSANDS, THOUSANDS // 25, 25)
        assert told["statistics"][0]["tables"][0]["rows"] == [["People", "75%", str(THOUSANDS)]]
        assert [game["kept"] for game in told["games"]] == [False] * 25
        last = await ask(ada, f"page={THOUSANDS // 25 - 1}")
        assert last["games"][-1]["table"] == f"foxrun-{THOUSANDS - 1}"
        assert (await ask(ada, "page=10000"))["page"] == THOUSANDS // 25 - 1
        assert (await ask(ada, "outcome=lost"))["found"] == THOUSANDS // 4
        assert (await ada.http("GET", "/api/mine/records")).text == ""


async def test_what_is_not_counted_yet_is_counted_bit_by_bit(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        await play_out(server, "foxrun", ["Ada", "Ben"])
    async with counting(sqlite) as (store, games):
        [(guest, table)] = await store.ask('select guest, "table" from guests limit 1')
        lines, [row] = await store.read(table), await store.tables(1)
        for nth in range(4):
            name = f"foxrun-copy-{nth}"
            await store.append(name, 1, lines, rename(row, name))
            await store.note_guest(guest, name)
        assert [await games.count(guest, at_once=2) for _ in range(4)] == [3, 1, 0, 0]
        assert len(await games.games_of(guest)) == 5
        await store.append("foxrun-newer", 1, [b'{"type":"from-the-future"}'], rename(row, "foxrun-newer"))
        await store.note_guest(guest, "foxrun-newer")
        assert [await games.count(guest, at_once=1) for _ in range(2)] == [0, 0]
        assert len(await games.games_of(guest)) == 5
        assert list(games.unreadable) == ["foxrun-newer"]


def rename(row: TableRow, name: str) -> TableRow:
    return replace(row, name=name, touched=row.touched - 1.0)


async def test_one_file_at_a_time() -> None:
    exports = Shares(1, "files")
    assert exports.take("ada")
    assert not exports.take("ada")

    async def lines() -> Any:
        yield b"{}\n"
        raise ConnectionError("the reader is gone")

    async def hang_up() -> dict[str, Any]:
        await asyncio.sleep(0)
        return {"type": "http.disconnect"}

    async def send_nothing(_: Any) -> None:
        await asyncio.sleep(0)

    file = RecordsFile(lines(), exports, "ada")
    with pytest.raises(ClientDisconnect):
        await file({"type": "http", "asgi": {"spec_version": "2.4"}}, hang_up, send_nothing)
    assert exports.take("ada"), "however it ends, the share is given back"
