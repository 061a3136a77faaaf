"""Whole games between real clients, through a real server, on real databases."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from foxden.games import GAMES
from foxden.record import decode
from foxden.record_check import check
from foxden.table.deal import verify
from foxden.text import LANGUAGES
from tests.live.client import Chair, Guest, play_on, sit_down
from tests.live.server import running
from tests.store.databases import Database


async def finish(chairs: list[Chair]) -> None:
    await asyncio.gather(*(play_on(chair, random.Random(number)) for number, chair in enumerate(chairs)))


async def fetch_record(chair: Chair) -> bytes:
    answer = await chair.guest.http("GET", f"/api/tables/{chair.table}/record")
    assert answer.status_code == 200, answer.text
    return answer.content


@pytest.mark.parametrize("game", GAMES)
async def test_people_play_a_whole_game(game: str, database: Database, tmp_path: Path) -> None:
    with running(database.address, tmp_path) as server:
        chairs = await sit_down(server, game, ["Ada", "Ben", "Cleo"])
        early = await chairs[0].guest.http("GET", f"/api/tables/{chairs[0].table}/record")
        assert (early.status_code, early.json()["code"]) == (409, "record-not-yet")
        await finish(chairs)
        record = decode(await fetch_record(chairs[0]))
    check(record)
    verify(record)
    assert record.result is not None
    assert [seat.name for seat in record.seats] == ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_plays_against_bots(game: str, sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        chair = await ada.visit(await ada.open_table(game))
        await chair.must("sit", name="Ada")
        await chair.must("addbot", bot="random")
        await chair.must("ready", salt="mine")
        await chair.must("start")
        await play_on(chair, random.Random(1))
        check(decode(await fetch_record(chair)))


@pytest.mark.parametrize("game", GAMES)
async def test_two_processes_serve_one_table_and_one_is_killed(game: str, postgres: Database, tmp_path: Path) -> None:
    with running(postgres.address, tmp_path) as one, running(postgres.address, tmp_path) as other:
        ada, ben = Guest(one, "Ada"), Guest(other, "Ben")
        table = await ada.open_table(game)
        chairs = [await ada.visit(table), await ben.visit(table)]
        for chair in chairs:
            await chair.must("sit", name=chair.guest.name)
            await chair.must("ready", salt="x")
        await chairs[0].until(lambda: chairs[0].shown["table"]["ready"] == 2)  # the other process has told this one
        await chairs[0].must("start")
        await play_some(chairs, moves=12)
        other.kill()
        await chairs[1].until_lost()
        ben.server = one
        await chairs[1].connect()
        await finish(chairs)
        check(decode(await fetch_record(chairs[0])))


async def play_some(chairs: list[Chair], moves: int) -> None:
    """So many moves by whoever is asked."""
    chance = random.Random(7)
    for _ in range(moves):
        for chair in chairs:
            if chair.is_asked():
                answer = await chair.move(chair.pick(chance))
                for other in chairs:
                    await other.until(lambda other=other, seq=answer["seq"]: other.shown["seq"] >= seq)  # type: ignore[misc]
                break
        else:
            await asyncio.sleep(0.02)


async def test_what_is_shown_comes_in_the_reader_s_language(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        table = chairs[0].table
        asked = {}
        for language in LANGUAGES:
            watcher = await Guest(server, "Eve").visit(table, language)
            await watcher.until(lambda watcher=watcher: watcher.shown.get("scene"))  # type: ignore[misc]
            asked[language] = watcher.shown["scene"]["status"]
            assert watcher.shown["own"] is None
        assert len(set(asked.values())) == len(LANGUAGES)


async def test_a_seat_survives_a_reload_and_a_restart(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxy", ["Ada", "Ben"])
        await chairs[0].move("3")
        await chairs[0].leave()
        again = await chairs[0].guest.visit(chairs[0].table)
        await again.until(lambda: again.shown.get("own"))
        assert again.own["number"]["written"] == 3
        server.kill()
        server.start()
        for chair in (again, chairs[1]):
            await chair.until_lost()
            await chair.connect()
        await again.until(lambda: again.own.get("number"))
        assert again.own["number"]["written"] == 3
        await finish([again, chairs[1]])


async def test_a_seat_moves_to_another_device_by_a_code_that_works_once(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxy", ["Ada", "Ben"])
        code = (await chairs[0].guest.http("POST", "/api/pass", json={})).json()["code"]
        phone = Guest(server, "phone")
        assert (await phone.http("POST", "/api/pass/use", json={"code": code})).status_code == 200
        chair = await phone.visit(chairs[0].table)
        await chair.until(lambda: chair.shown.get("you"))
        assert chair.shown["you"]["seats"] == [0]
        stranger = await Guest(server, "Eve").http("POST", "/api/pass/use", json={"code": code})
        assert (stranger.status_code, stranger.json()["code"]) == (404, "no-such-code")


async def test_a_short_code_leads_to_the_table_and_is_drawn_as_a_picture(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        made = (await ada.http("POST", "/api/tables", json={"game": "foxy"})).json()
        found = (await Guest(server, "Ben").http("GET", f"/api/codes/{made['code'].upper()}")).json()
        assert found == {"name": made["name"], "link": f"/t/{made['name']}"}
        picture = await ada.http("GET", f"/api/tables/{made['name']}/qr.svg")
        assert picture.headers["content-type"].startswith("image/svg")
        assert b"<svg" in picture.content


async def test_why_not_is_answered_by_a_rule_and_changes_nothing(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        asked = next(chair for chair in chairs if chair.is_asked())
        other = next(chair for chair in chairs if chair is not asked)
        before, turn, seat = asked.shown, asked.shown["turn"], asked.shown["you"]["in_hand"]
        far = await asked.ask("whynot", seat=seat, turn=turn, path=["a5"])
        assert (far["type"], far["rule"], far["words"]) == (
            "refused",
            "FR-7",
            "a5 is more than one step away. Indigo can go to d1, d2 and e2.",
        )
        waits = await other.ask("whynot", seat=1 - seat, turn=turn, path=["a5"])
        assert waits["rule"] == "FR-5"
        codes = [
            (await other.ask("whynot", seat=seat, turn=turn, path=["a5"]))["code"],
            (await asked.ask("whynot", seat=seat, turn=turn + 1, path=["a5"]))["code"],
            (await asked.ask("whynot", seat=seat, turn=turn, path=["nothing"]))["code"],
            (await asked.ask("whynot", seat=seat, turn=turn, path=[]))["code"],
        ]
        assert codes == ["table-not-your-seat", "table-too-late", "table-nothing-meant", "message-unreadable"]
        assert (asked.shown["seq"], asked.shown["scene"]) == (before["seq"], before["scene"])


async def test_undo_pause_reactions_and_rematch(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        await undo_something(chairs)
        for chair in chairs:
            await chair.must("pause", wanted=True)
        asked = next(chair for chair in chairs if chair.is_asked())
        refused = await asked.move(asked.pick(random.Random(1)))
        assert refused["code"] == "table-paused"
        await chairs[0].must("pause", wanted=False)
        await chairs[1].must("react", reaction="wow")
        await chairs[0].until(lambda: chairs[0].reactions)
        assert chairs[0].reactions[0] == {"type": "reacted", "name": "Ben", "reaction": "wow", "words": "Wow!"}
        await finish(chairs)
        await chairs[1].must("rematch")
        await chairs[0].until(lambda: chairs[0].shown["table"].get("rematch"))
        again = await chairs[0].guest.visit(chairs[0].shown["table"]["rematch"])
        await again.until(lambda: again.shown.get("you"))
        assert [person["name"] for person in again.shown["table"]["people"]] == ["Ada", "Ben"]


async def undo_something(chairs: list[Chair]) -> None:
    """Play until a step can be taken back, and take it back."""
    chance = random.Random(3)
    while True:
        chair = next(chair for chair in chairs if chair.is_asked())
        seat = chair.shown["you"]["in_hand"]
        before = chair.own["choices"]
        answer = await chair.move(chair.pick(chance))
        for other in chairs:
            await other.until(lambda other=other, seq=answer["seq"]: other.shown["seq"] >= seq)  # type: ignore[misc]
        if "undo" in chair.shown["you"]:
            undone = await chair.must("undo", seat=seat)
            await chair.until(lambda chair=chair, seq=undone["seq"]: chair.shown["seq"] >= seq)  # type: ignore[misc]
            assert chair.own["choices"] == before
            return


async def test_a_guest_can_delete_what_is_theirs(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxy", ["Ada", "Ben"])
        ben = chairs[1].guest
        assert len((await ben.http("GET", "/api/mine")).json()["tables"]) == 1
        assert (await ben.http("DELETE", "/api/me")).status_code == 204
        await chairs[0].until(lambda: chairs[0].shown["table"]["people"][1]["kind"] == "empty")
        ben.cookies = {}
        assert (await ben.http("GET", "/api/mine")).json()["tables"] == []


async def test_the_operator_sees_tables_and_closes_them(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        operator = Guest(server, "operator")
        assert chairs[0].table not in (await operator.http("GET", "/operator")).text
        wrong = await operator.http("POST", "/operator/enter", data={"secret": "guess"})
        assert wrong.status_code == 403
        await operator.http("POST", "/operator/enter", data={"secret": "secret-of-the-tests"})
        assert chairs[0].table in (await operator.http("GET", "/operator")).text
        await operator.http("POST", "/operator/close", data={"table": chairs[0].table})
        await chairs[0].until(lambda: chairs[0].phase == "closed")


async def test_health_metrics_and_a_tidy_end(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        guest = Guest(server, "Ada")
        assert (await guest.http("GET", "/healthz")).json()["status"] == "open"
        assert "foxden_sockets" in (await guest.http("GET", "/metrics")).text
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"])
        assert server.stop() == 0
        await chairs[0].until_lost()
        assert "Traceback" not in server.log.read_text()


async def test_when_time_is_up_a_bot_moves_once_for_whoever_slept(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxrun", ["Ada", "Ben"], clock={"kind": "move", "seconds": 5})
        sleeper = next(chair for chair in chairs if chair.is_asked())
        seat, turn = sleeper.shown["you"]["in_hand"], sleeper.shown["turn"]
        assert 0 < sleeper.shown["table"]["people"][seat]["left"] <= 5
        await sleeper.until(lambda: sleeper.shown["turn"] > turn)
        assert sleeper.shown["table"]["people"][seat]["kind"] == "person"


async def test_the_host_renames_sends_away_and_chooses(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
        table = await ada.open_table("foxrun")
        host, other = await ada.visit(table), await eve.visit(table)
        await host.must("sit", name="Ada")
        await other.must("sit", name="a rude name")
        await host.must("rename", seat=1, name="Eve")
        await other.until(lambda: other.shown["table"]["people"][1]["name"] == "Eve")
        await host.must("choose", options={"start-tile": "turn"}, clock={"kind": "bank", "seconds": 600})
        await other.until(lambda: other.shown["table"]["options"] == {"sides": "drawn", "start-tile": "turn"})
        refused = await other.ask("remove", seat=0)
        assert refused["code"] == "table-only-host"
        await host.must("remove", seat=1)
        again = await other.ask("sit", name="Eve")
        assert again["code"] == "table-banned"


async def test_an_abandoned_seat_goes_to_a_bot_and_back_to_its_owner(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await sit_down(server, "foxy", ["Ada", "Ben"])
        await chairs[1].must("stand", seat=1)
        await chairs[0].must("addbot", bot="random", seat=1)
        await chairs[0].move("3")
        await chairs[0].until(lambda: chairs[0].shown["turn"] == 2)
        await chairs[1].must("return", seat=1)
        await chairs[1].until(lambda: chairs[1].shown["table"]["people"][1]["kind"] == "person")
        await finish(chairs)
