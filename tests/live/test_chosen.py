"""What people choose before the deal: the lobby announces it, and the deal follows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from foxden.record import decode
from foxden.table.deal import verify
from tests.live.client import Chair, Guest
from tests.live.server import Server, running
from tests.live.test_play import fetch_record, finish
from tests.store.databases import Database

NO_CLOCK = {"kind": "none", "seconds": 0}


async def gather_around(server: Server, game: str, *names: str) -> list[Chair]:
    """Everyone has a seat, and nothing is chosen yet."""
    guests = [Guest(server, name) for name in names]
    table = await guests[0].open_table(game)
    chairs = [await guest.visit(table, "de" if guest is guests[-1] else "en") for guest in guests]
    for name, chair in zip(names, chairs, strict=True):
        await chair.must("sit", name=name)
    for chair in chairs:
        await chair.until(lambda chair=chair: chair.shown["table"]["seats"] == len(names))  # type: ignore[misc]
    return chairs


async def begin(chairs: list[Chair]) -> None:
    for number, chair in enumerate(chairs):
        await chair.must("ready", salt=f"salt {number}")
    await chairs[0].must("start")
    for chair in chairs:
        await chair.until(lambda chair=chair: chair.phase == "playing" and chair.own)  # type: ignore[misc]


def foretold(chair: Chair) -> list[str]:
    people: list[dict[str, Any]] = chair.shown["table"]["people"]
    return [seat.get("will", "") for seat in people]


async def test_fr_4_the_lobby_says_who_will_play_whom_and_so_it_is(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await gather_around(server, "foxrun", "Ada", "Ben", "Cleo")
        assert foretold(chairs[1]) == ["", "", ""]
        await chairs[0].must("choose", options={"sides": "guardians-first"}, clock=NO_CLOCK)
        await chairs[1].until(lambda: any(foretold(chairs[1])))
        assert foretold(chairs[1]) == ["plays Puffer and Zev", "plays Indigo", "plays Scarlett"]
        await chairs[2].until(lambda: any(foretold(chairs[2])))
        assert foretold(chairs[2]) == ["spielt Puffer und Zev", "spielt Indigo", "spielt Scarlett"]
        await begin(chairs)
        assert foretold(chairs[0]) == ["", "", ""], "from now on the board tells it"
        await finish(chairs)
        record = decode(await fetch_record(chairs[0]))
    verify(record)
    assert record.options["sides"] == "guardians-first"
    assert record.setup["roles"] == [["puffer", "zev"], ["indigo"], ["scarlett"]]


async def test_fp_8_the_lobby_says_who_will_be_first_and_so_it_is(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        chairs = await gather_around(server, "fowlplay", "Ada", "Ben", "Cleo")
        await chairs[0].must("choose", options={"first": "third-seat"}, clock=NO_CLOCK)
        await chairs[0].until(lambda: any(foretold(chairs[0])))
        assert foretold(chairs[0]) == ["", "", "places a fox first"]
        await chairs[1].must("stand", seat=1)
        await chairs[0].until(lambda: not any(foretold(chairs[0])))
        await chairs[1].must("sit", name="Ben")
        await chairs[0].until(lambda: foretold(chairs[0]) == ["", "", "places a fox first"])
        await begin(chairs)
        await finish(chairs)
        record = decode(await fetch_record(chairs[0]))
    verify(record)
    assert [seat.name for seat in record.seats] == ["Ada", "Cleo", "Ben"]
    assert record.setup["first"] == 2
    assert next(move for move in record.moves if move[1].startswith("den"))[0] == 2
