"""A guest's own tables: what is listed of them, leaving them, hiding them, and what goes away by itself."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from tests.live.client import Guest, sit_down
from tests.live.server import running
from tests.store.databases import Database


async def mine(guest: Guest, language: str = "en") -> list[dict[str, Any]]:
    answer = await guest.http("GET", "/api/mine", headers={"Accept-Language": language})
    tables: list[dict[str, Any]] = answer.json()["tables"]
    return tables


async def names(guest: Guest) -> list[str]:
    return [table["name"] for table in await mine(guest)]


async def play_a_bot(guest: Guest, moves: int) -> str:
    """A game against a bot, left after so many moves."""
    chair = await guest.visit(await guest.open_table("foxrun"))
    await chair.must("sit", name=guest.name)
    await chair.must("addbot", bot="cub")
    await chair.must("ready", salt="x")
    await chair.must("start")
    chance = random.Random(1)
    for _ in range(moves):
        await chair.until(lambda: chair.is_asked() or chair.phase == "over")
        answer = await chair.move(chair.pick(chance))
        await chair.until(lambda seq=answer["seq"]: chair.shown["seq"] >= seq)  # type: ignore[misc]
    await chair.leave()
    return chair.table


async def test_tables_are_sentences_and_those_that_wait_for_one_come_first(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        asked, waiting = sorted(chairs, key=lambda chair: not chair.is_asked())
        lobby = await asked.guest.open_table("foxy")
        told = await mine(asked.guest)
        assert [(table["name"], table["asked"]) for table in told] == [(asked.table, True), (lobby, False)]
        assert told[0]["words"] == f"Your turn against {waiting.guest.name}"
        assert told[0] | {"alone": False, "phase": "playing", "game": "foxrun", "how": ""} == told[0]
        assert [table["words"] for table in await mine(waiting.guest)] == [f"Waiting for {asked.guest.name}"]
        assert (await mine(asked.guest, "de"))[0]["words"] == f"Du bist dran gegen {waiting.guest.name}"


async def test_finished_games_say_who_has_won_and_lessons_are_not_listed(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, ben = await sit_down(server, "foxrun", ["Ada", "Ben"])
        await ada.guest.open_table("foxrun", lesson=True, name="Ada")
        chance = random.Random(3)
        while ada.phase == "playing":
            for chair in (ada, ben):
                if chair.is_asked():
                    seq = (await chair.move(chair.pick(chance)))["seq"]
                    for each in (ada, ben):
                        await each.until(lambda each=each, seq=seq: each.shown["seq"] >= seq)  # type: ignore[misc]
        [told] = await mine(ada.guest)
        assert told["phase"] == "over"
        assert told["words"] in ("You won against Ben", "Ben won against you")
        assert told["how"] == ada.shown["scene"]["status"]


async def test_a_table_that_is_left_for_good_is_listed_no_more_and_the_others_play_on(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, ben = await sit_down(server, "foxrun", ["Ada", "Ben"])
        path = f"/api/tables/{ada.table}/leave"
        assert (await Guest(server, "Eve").http("POST", path, json={})).status_code == 403
        stranger = Guest(server, "Eve")
        await stranger.http("GET", "/api/mine")
        refused = await stranger.http("POST", path, json={})
        assert (refused.status_code, refused.json()["code"]) == (422, "table-not-here")
        assert (await ben.guest.http("POST", path, json={})).status_code == 204
        await ada.until(lambda: ada.shown["table"]["people"][1]["kind"] == "empty")
        assert await names(ben.guest) == []
        assert await names(ada.guest) == [ada.table]


async def test_a_hidden_table_goes_on_and_is_left_by_whoever_wants_to_be_forgotten(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, ben = await sit_down(server, "foxrun", ["Ada", "Ben"])
        assert (await ben.guest.http("POST", f"/api/tables/{ada.table}/hide", json={})).status_code == 204
        assert await names(ben.guest) == []
        assert ada.shown["table"]["people"][1]["kind"] == "person"
        await ben.guest.http("DELETE", "/api/me")
        await ada.until(lambda: ada.shown["table"]["people"][1]["kind"] == "empty")


async def test_a_game_against_bots_that_was_barely_begun_goes_away_when_another_is_started(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        await play_a_bot(ada, moves=0)
        played = await play_a_bot(ada, moves=8)
        assert await names(ada) == [played], "the first went when the second was started"
        begun = await play_a_bot(ada, moves=1)
        looked_at = await ada.visit(begun)
        newest = await ada.open_table("foxy")
        assert set(await names(ada)) == {played, begun, newest}, "nobody loses what they are looking at"
        await looked_at.leave()
        last = await play_a_bot(ada, moves=0)
        assert set(await names(ada)) == {played, newest, last}


async def test_whoever_lists_their_tables_all_the_time_is_slowed_down(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path, FOXDEN_ADDRESS_RATE="0.1") as server:
        ada = Guest(server, "Ada")
        first = await ada.http("GET", "/api/mine")
        # Many more than are let in, all at once, so that it shows on a busy machine as well.
        answers = await asyncio.gather(*(ada.http("GET", "/api/mine") for _ in range(80)))
        assert first.status_code == 200
        assert 429 in {answer.status_code for answer in answers}


async def test_a_list_tells_what_has_happened_since(sqlite: Database, tmp_path: Path) -> None:
    """After a restart no room is open: what is listed is read, and of what was read before only what is new."""
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxy", ["Ada", "Ben"])
        ada = chairs[0].guest
        server.kill()
        server.start()
        assert [table["asked"] for table in await mine(ada) + await mine(ada)] == [True, True]
        again = await ada.visit(chairs[0].table)
        await again.move("3")
        assert [table["asked"] for table in await mine(ada)] == [False]
