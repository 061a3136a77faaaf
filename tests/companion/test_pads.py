"""Pads: what is entered at a real table, kept by the house, on both stores."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from foxden.companion.pads import Pad, Pads, Write
from foxden.forms.form import Fields
from foxden.game import Refusal
from tests.live.client import Guest
from tests.live.server import running
from tests.store.databases import Database


class Forgetful(Pads):
    """A planted fault: a phone sends the whole sheet as it first saw it, with what it has changed."""

    async def write(self, name: str, write: Write, now: float) -> Pad:
        self.seen = getattr(self, "seen", None) or dict((await self.read(name)).fields)
        self.seen |= write.fields
        return await super().write(name, Write(write.id, dict(self.seen)), now)


async def write_at_once(kind: type[Pads], database: Database) -> tuple[Fields, Fields]:
    """Two phones, each at a house of its own on one database, write fifty fields each, and one field both: what was
    written, and what is there."""
    async with database.opened() as one, database.opened() as other:
        houses = [kind(one), kind(other)]
        name = await houses[0].open("fowlplay", "first", {"name-0": "Ada", "name-1": "?"}, 1.0)
        for house in houses:
            await house.read(name)
        await houses[0].write(name, Write("ready", {}), 1.2)
        await houses[1].write(name, Write("last", {"name-1": "Ben"}), 1.5)

        async def fill(phone: int) -> None:
            for nth in range(50):
                await houses[phone].write(name, Write(f"{phone}-{nth}", {f"caught-{phone}-{nth}": True}), 2.0)

        await asyncio.gather(fill(0), fill(1))
        await houses[0].write(name, Write("done", {}), 2.5)
        written: Fields = {f"caught-{phone}-{nth}": True for phone in (0, 1) for nth in range(50)}
        return written | {"name-0": "Ada", "name-1": "Ben"}, (await Pads(other).read(name)).fields


async def test_nothing_is_lost_when_two_phones_write_at_once(database: Database) -> None:
    written, there = await write_at_once(Pads, database)
    assert there == written


async def test_a_pad_that_writes_over_others_is_noticed(sqlite: Database) -> None:
    written, there = await write_at_once(Forgetful, sqlite)
    assert there != written


async def test_a_write_that_is_sent_again_is_not_done_again(database: Database) -> None:
    async with database.opened() as store:
        pads = Pads(store)
        name = await pads.open("foxy", "first", {}, 1.0)
        await pads.write(name, Write("mine", {"card-1": "hen"}), 2.0)
        await pads.write(name, Write("yours", {"card-1": "pig"}), 3.0)
        pad = await pads.write(name, Write("mine", {"card-1": "hen"}), 4.0)
        assert (pad.seq, pad.fields) == (3, {"card-1": "pig"})


async def test_pads_are_cleared_away_like_tables(database: Database) -> None:
    async with database.opened() as store:
        pads = Pads(store)
        name = await pads.open("foxy", "first", {"card-1": "hen"}, 1.0)
        assert await store.clear(2.0) == 1
        with pytest.raises(Refusal, match="pad-unknown"):
            await Pads(store).read(name)
        with pytest.raises(Refusal, match="pad-unknown"):
            await pads.write(name, Write("late", {"card-2": "hen"}), 3.0)


async def test_over_http_a_pad_is_shared_and_asked_for_again_only_when_it_is_new(
    sqlite: Database, tmp_path: Path
) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        made = await ada.http("POST", "/api/pads", json={"game": "foxy", "id": "a", "fields": {"card-1": "hen"}})
        assert made.status_code == 201
        address = f"/api/pads/{made.json()['name']}"
        seen = await ben.http("GET", address)
        assert seen.json()["fields"] == {"card-1": "hen"}
        again = await ben.http("GET", address, headers={"If-None-Match": seen.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        await ada.http("POST", address, json={"id": "b", "fields": {"card-2": "fox", "card-1": None}})
        newer = await ben.http("GET", address, headers={"If-None-Match": seen.headers["etag"]})
        assert newer.json()["fields"] == {"card-1": None, "card-2": "fox"}
        assert (await ben.http("GET", "/api/pads/foxy-nowhere")).status_code == 404
        assert (await ben.http("GET", f"{address}/qr.svg")).headers["content-type"] == "image/svg+xml"


async def test_a_pad_is_no_table_and_a_table_no_pad(sqlite: Database, tmp_path: Path) -> None:
    with running(sqlite.address, tmp_path) as server:
        ada = Guest(server, "Ada")
        table = await ada.open_table("foxy")
        pad = (await ada.http("POST", "/api/pads", json={"game": "foxy", "id": "a", "fields": {}})).json()["name"]
        assert (await ada.http("GET", f"/api/pads/{table}")).status_code == 404
        assert (await ada.http("POST", f"/api/pads/{table}", json={"id": "b", "fields": {}})).status_code == 404
        assert (await ada.http("GET", f"/api/tables/{pad}/record")).status_code == 404
        assert pad not in (await ada.http("GET", "/api/tables")).text
