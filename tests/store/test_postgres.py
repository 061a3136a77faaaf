"""Many processes on one PostgreSQL notify each other, and survive its outages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest

from foxden.store import postgres_changes, postgres_herald, postgres_writer
from foxden.store.postgres import PostgresStore, remove
from foxden.store.postgres_followed import Followed
from foxden.store.postgres_herald import Herald, Sender
from foxden.store.postgres_link import Link
from foxden.store.postgres_notices import EVERYONE, LONGEST, channel_of, mark_of, tell_ends
from foxden.store.store import EVERY_HOUSE, EVERYTHING, Change, Gap, Store, Taken, Unreachable, Word
from tests.store.databases import Database, crash, postgres_server, row

Changes = AsyncIterator[Change | Word]


@pytest.fixture
def only_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    """No polling."""
    monkeypatch.setattr(postgres_changes, "LOOK_EVERY", 1e6)


@pytest.fixture
def only_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No notices, as after a crash between a commit and its notice."""
    monkeypatch.setattr(postgres_changes, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(Herald, "wake", lambda _self: None)


async def hear_of(store: Store, *tables: str) -> Changes:
    for table in tables:
        await store.follow(table)
    heard = store.changes()
    assert await next_of(heard) == EVERYTHING
    return heard


async def next_of(heard: Changes) -> Change | Word:
    return await asyncio.wait_for(anext(heard), 20)


async def see_that_others_hear(database: Database) -> None:
    async with database.opened() as one, database.opened() as other:
        heard = await hear_of(other, "den", "a den, 2")
        await one.append("den", 1, [b"opened", b"sat"], row("den"))
        assert await next_of(heard) == ("den", 2)
        await one.append("a den, 2", 1, [b"opened"], row("a den, 2"))
        assert await next_of(heard) == ("a den, 2", 1)
        await one.delete("den")
        assert await next_of(heard) == ("den", 0)
        await one.clear(before=2.0)
        assert await next_of(heard) == ("a den, 2", 0)


async def test_what_one_process_writes_another_hears(postgres: Database, only_notices: None) -> None:
    await see_that_others_hear(postgres)


async def test_what_nobody_announced_is_found_by_looking(postgres: Database, only_looks: None) -> None:
    async with postgres.opened() as one, postgres.opened() as other:
        await one.append("den", 1, [b"opened", b"sat"], row("den"))
        heard = await hear_of(other, "den")
        assert await next_of(heard) == ("den", 2)
        await one.append("den", 3, [b"moved"], row("den"))
        assert await next_of(heard) == ("den", 3)
        await one.delete("den")
        assert await next_of(heard) == ("den", 0)


@pytest.mark.parametrize(
    "wrong",
    [
        "select $1::text[], $2::text[]",
        "select pg_notify(channel, 'ends 0 0:1') from unnest($1, $2) as told (channel, n)",
    ],
)
async def test_a_store_that_says_nothing_or_something_else_is_noticed(
    postgres: Database, monkeypatch: pytest.MonkeyPatch, only_notices: None, wrong: str
) -> None:
    monkeypatch.setattr(postgres_herald, "NOTIFY", wrong.replace("$1, $2", "$1::text[], $2::text[]"))
    monkeypatch.setattr("tests.store.test_postgres.next_of", lambda heard: asyncio.wait_for(anext(heard), 2))
    with pytest.raises(TimeoutError):
        await see_that_others_hear(postgres)


async def test_an_append_notifies_outside_of_its_transaction(postgres: Database) -> None:
    """Otherwise all commits in the whole cluster would wait for each other's disk writes."""
    assert "notify" not in postgres_writer.APPEND + postgres_writer.define()
    async with postgres.opened() as one, postgres.opened() as other:
        assert isinstance(one, PostgresStore)
        heard = await hear_of(other, "den")
        one.herald.tell = fail_to_tell  # type: ignore[method-assign, assignment]
        await one.append("den", 1, [b"opened"], row("den"))
        assert await one.read("den") == [b"opened"], "what cannot be told is written all the same"
        assert await next_of(heard) == ("den", 1)


async def fail_to_tell(_notices: list[tuple[str, str]]) -> None:
    """As if its process had died."""


async def test_a_process_hears_only_of_tables_that_it_follows(postgres: Database, only_notices: None) -> None:
    near, same_channel = "den 0", "den 1"
    number = 1
    while channel_of(mark_of(near)) != channel_of(mark_of(same_channel)):
        number += 1
        same_channel = f"den {number}"
    async with postgres.opened() as one, postgres.opened() as other:
        heard = await hear_of(other, near)
        for table in ("far away", same_channel, near):
            await one.append(table, 1, [b"opened"], row(table))
        assert await next_of(heard) == (near, 1)
        following = asyncio.ensure_future(anext(heard))
        await other.follow("far away")
        other.unfollow(near)
        for table in (near, "far away"):
            await one.append(table, 2, [b"sat"])
        assert await following == ("far away", 2)


async def test_a_channel_is_left_with_its_last_table(postgres: Database) -> None:
    async with postgres.opened() as store:
        assert isinstance(store, PostgresStore)
        listening = asyncio.ensure_future(collect(store.changes()))
        while not store.listeners or not store.listeners[0].is_listening:
            await asyncio.sleep(0.01)
        await store.follow("den")
        assert store.listeners[0].channels == {EVERYONE, channel_of(mark_of("den"))}
        store.unfollow("den")
        while store.listeners[0].channels != {EVERYONE}:
            await asyncio.sleep(0.01)
    await listening


async def test_words_reach_those_who_follow_the_table_and_every_house(postgres: Database, only_notices: None) -> None:
    async with postgres.opened() as one, postgres.opened() as other:
        heard = await hear_of(other, "den")
        one.say("far away", "unheard")
        one.say("den", "x" * LONGEST)  # too long to be said at all
        one.say("den", "here I am, é")
        assert await next_of(heard) == Word("den", "here I am, é")
        one.say(EVERY_HOUSE, "hello")
        assert await next_of(heard) == Word(EVERY_HOUSE, "hello")


def test_a_notice_names_no_table_and_is_never_too_long() -> None:
    notices = list(tell_ends("me", [(f"foxy-secret-{number}", 10**9) for number in range(40_000)]))
    assert max(len(notice) for _, notice in notices) <= LONGEST
    assert sum(notice.count(":") for _, notice in notices) == 40_000
    assert not any("secret" in notice for _, notice in notices)


async def test_nobody_hears_themselves(postgres: Database, only_notices: None) -> None:
    async with postgres.opened() as one, postgres.opened() as other:
        heard = await hear_of(other, "own", "den")
        await other.append("own", 1, [b"opened"], row("own"))
        other.say("own", "myself")
        await asyncio.sleep(0.1)
        await one.append("den", 1, [b"opened"], row("den"))
        assert await next_of(heard) == ("den", 1)


async def see_that_a_newcomer_hears(postgres: Database) -> None:
    """Whoever is alone at a table announces nothing, until another process says something there: then also what it has
    written before."""
    async with postgres.opened() as one, postgres.opened() as other:
        assert isinstance(one, PostgresStore)
        listening = asyncio.create_task(collect(await hear_of(one, "den")))
        await one.append("den", 1, [b"opened"], row("den"))
        heard = await hear_of(other, "den")
        assert await other.read("den") == [b"opened"]
        await one.append("den", 2, [b"sat"])
        assert one.herald.task is None
        other.say("den", "hello")
        assert await next_of(heard) == ("den", 2)
        await one.append("den", 3, [b"moved"])
        assert await next_of(heard) == ("den", 3)
    await listening


async def test_a_newcomer_hears_what_concerned_nobody_before(postgres: Database, only_notices: None) -> None:
    await see_that_a_newcomer_hears(postgres)


async def test_a_process_that_forgets_what_it_held_back_is_noticed(
    postgres: Database, only_notices: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.store.test_postgres.next_of", lambda heard: asyncio.wait_for(anext(heard), 2))
    meet = Followed.meet_another
    monkeypatch.setattr(Followed, "meet_another", lambda self, table: meet(self, table) and {})
    with pytest.raises(TimeoutError):
        await see_that_a_newcomer_hears(postgres)


async def test_a_process_that_hears_nobody_announces_everything(postgres: Database, only_notices: None) -> None:
    async with postgres.opened() as one, postgres.opened() as other:
        heard = await hear_of(other, "den")
        await one.follow("den")
        await one.append("den", 1, [b"opened"], row("den"))
        assert await next_of(heard) == ("den", 1)


async def see_that_a_lost_greeting_is_made_up_for(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both think that they are alone, until one finds by looking what the other has written."""
    monkeypatch.setattr(postgres_changes, "LOOK_EVERY", 0.2)
    async with postgres.opened() as one, postgres.opened() as other:
        assert isinstance(one, PostgresStore)
        listening = asyncio.create_task(collect(await hear_of(one, "den")))
        heard = await hear_of(other, "den")
        for seq in (1, 2):
            await one.append("den", seq, [b"moved"], row("den"))
            while await next_of(heard) != ("den", seq):
                pass
        async with asyncio.timeout(5):
            while "den" in one.followed.alone:
                await asyncio.sleep(0.01)
        monkeypatch.setattr(postgres_changes, "LOOK_EVERY", 1e6)
        await asyncio.sleep(0.5)  # the last look
        await one.append("den", 3, [b"moved"])
        while await next_of(heard) != ("den", 3):
            pass
    await listening


@pytest.mark.waits
async def test_a_lost_greeting_is_made_up_for(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await see_that_a_lost_greeting_is_made_up_for(postgres, monkeypatch)


@pytest.mark.waits
async def test_a_process_that_keeps_silent_after_a_lost_greeting_is_noticed(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Followed, "is_not_ours", lambda *_: False)
    with pytest.raises(TimeoutError):
        await see_that_a_lost_greeting_is_made_up_for(postgres, monkeypatch)


class LateBatch(postgres_writer.Batch):
    """The connection is lost, and the write in progress completes a little later."""

    late: asyncio.Task[Any] | None = None

    async def write(self, connection: Any) -> list[Taken | None]:
        LateBatch.late = asyncio.create_task(self.write_late())
        raise Unreachable("the connection is lost")

    async def write_late(self) -> None:
        await asyncio.sleep(0.1)
        link = await Link.open(LateBatch.address, 5.0)
        await link.ask(postgres_writer.Batch(self.appends, self.sender).write)
        await link.close()

    address = ""


async def see_that_what_comes_through_after_all_is_heard(postgres: Database) -> None:
    async with postgres.opened() as store:
        assert isinstance(store, PostgresStore)
        heard = await hear_of(store, "den")
        LateBatch.address, store.writer.batch_class = postgres.address, LateBatch
        with pytest.raises(Unreachable):
            await store.append("den", 1, [b"opened"], row("den"))
        told = await next_of(heard)
        if told == ("den", 0):  # on a busy machine it looks before anything is written
            told = await next_of(heard)
        assert told == ("den", 1)


async def test_what_comes_through_after_all_is_heard(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process was told that the outcome is unknown, so it must hear of it now."""
    monkeypatch.setattr(postgres_changes, "LOOK_EVERY", 0.2)
    await see_that_what_comes_through_after_all_is_heard(postgres)


@pytest.mark.waits
async def test_a_process_that_misses_what_lands_late_is_noticed(postgres: Database, only_notices: None) -> None:
    with pytest.raises(TimeoutError):
        await see_that_what_comes_through_after_all_is_heard(postgres)


class UnsureBatch(postgres_writer.Batch):
    """Written, but the connection is lost before that is known, and the retry meets a different error."""

    async def write(self, connection: Any) -> list[Taken | None]:
        if self.unsure:
            raise ValueError("something is wrong with the second try")
        await super().write(connection)
        raise ConnectionResetError("lost after the commit")


async def test_a_clear_error_after_an_unsure_try_is_no_clear_no(postgres: Database) -> None:
    async with postgres.opened() as store:
        assert isinstance(store, PostgresStore)
        store.writer.batch_class = UnsureBatch
        with pytest.raises(Unreachable):
            await store.append("den", 1, [b"opened"], row("den"))
        assert await store.read("den") == [b"opened"]


class SlowBatch(postgres_writer.Batch):
    async def write(self, connection: Any) -> list[Taken | None]:
        await asyncio.sleep(0.1)
        return await super().write(connection)


async def see_that_what_nobody_waited_for_is_heard(postgres: Database) -> None:
    async with postgres.opened() as store:
        assert isinstance(store, PostgresStore)
        heard = await hear_of(store, "den")
        store.writer.batch_class = SlowBatch
        appending = asyncio.create_task(store.append("den", 1, [b"opened"], row("den")))
        await asyncio.sleep(0.02)
        appending.cancel()
        assert await asyncio.wait_for(anext(heard), 5) == ("den", 1)


async def test_what_nobody_waited_for_is_heard(postgres: Database, only_notices: None) -> None:
    await see_that_what_nobody_waited_for_is_heard(postgres)


async def test_a_process_that_takes_it_for_its_own_is_noticed(
    postgres: Database, only_notices: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sender, "renew", lambda _self: None)
    with pytest.raises(TimeoutError):
        await see_that_what_nobody_waited_for_is_heard(postgres)


async def test_what_is_refused_is_not_heard(postgres: Database, only_notices: None) -> None:
    async with postgres.opened() as one, postgres.opened() as other:
        await one.append("den", 1, [b"opened"], row("den"))
        assert isinstance(one, PostgresStore)
        await one.herald.close()  # all is told, before anybody listens
        heard = await hear_of(other, "den")
        with pytest.raises(Taken):
            await one.append("den", 1, [b"opened"], row("den"))
        await one.append("den", 2, [b"sat"])
        assert await anext(heard) == ("den", 2)


async def collect(changes: Changes) -> list[Change | Word]:
    return [change async for change in changes]


async def test_changes_end_when_the_store_is_closed(database: Database) -> None:
    store = await database.open()
    listening = asyncio.create_task(collect(store.changes()))
    await store.append("den", 1, [b"opened"], row("den"))
    await store.close()
    assert await listening in ([], [EVERYTHING])


HANG_UP = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null"


async def test_a_listener_that_was_cut_off_listens_again_and_says_that_it_may_have_missed_something(
    postgres: Database,
) -> None:
    async with postgres.opened() as one, postgres.opened() as other:
        heard = await hear_of(other, "den")
        await postgres.run(HANG_UP)
        await one.append("den", 1, [b"opened"], row("den"))
        assert await anext(heard) == EVERYTHING
        await one.append("den", 2, [b"sat"])
        found = [await anext(heard)]
        while found[-1] != ("den", 2):  # the first may be heard as well, if we were back in time
            found.append(await anext(heard))
        assert set(found) <= {("den", 1), ("den", 2)}


async def keep_appending(store: Any, table: str, times: int, told: list[str]) -> None:
    for seq in range(1, times + 1):
        await store.append(table, seq, [b"%d" % seq], row(table, seq))
        told.append(table)


async def test_lost_connections_lose_nothing_and_double_nothing(postgres: Database) -> None:
    """Connections are cut again and again in mid-write; something is always written in between, however slow the
    machine."""
    async with postgres.opened() as store:
        tables, told = [f"den {number}" for number in range(10)], list[str]()
        calls = asyncio.gather(*(keep_appending(store, table, 60, told) for table in tables))
        hung_up = 0
        while not calls.done():
            await postgres.run(HANG_UP)
            hung_up, before = hung_up + 1, len(told)
            while len(told) == before and not calls.done():
                await asyncio.sleep(0.01)
        await calls
        assert hung_up > 5
        for table in tables:
            assert await store.read(table) == [b"%d" % seq for seq in range(1, 61)]


def lose_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first transaction is written, but the connection breaks before its answer arrives."""
    write = postgres_writer.Batch.write
    lost: list[postgres_writer.Batch] = []

    async def write_and_lose(batch: postgres_writer.Batch, connection: Any) -> list[Taken | None]:
        outcomes = await write(batch, connection)
        if not lost:
            lost.append(batch)
            raise ConnectionResetError("the answer is lost")
        return outcomes

    monkeypatch.setattr(postgres_writer.Batch, "write", write_and_lose)


async def append_while_an_answer_is_lost(database: Database) -> None:
    async with database.opened() as store:
        outcomes = await asyncio.gather(
            store.append("den", 1, [b"opened", b"sat"], row("den")),
            store.append("den", 1, [b"too late"], row("den")),
            store.append("wood", 1, [b"opened"], row("wood")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Taken, type(None)]
        assert await store.read("den") == [b"opened", b"sat"]
        assert await store.read("wood") == [b"opened"]


async def test_whoever_wrote_but_did_not_hear_so_is_not_told_that_it_was_taken(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_an_answer(monkeypatch)
    await append_while_an_answer_is_lost(postgres)


async def test_a_store_that_takes_its_own_events_for_those_of_others_is_noticed(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_excuse(connection: Any, append: postgres_writer.Append, taken: Taken | None) -> Taken | None:
        return taken

    monkeypatch.setattr(postgres_writer, "excuse", no_excuse)
    lose_an_answer(monkeypatch)
    with pytest.raises(AssertionError):
        await append_while_an_answer_is_lost(postgres)


async def test_a_database_that_crashes_and_comes_back_loses_nothing_that_was_acknowledged() -> None:
    with postgres_server() as server:
        database = Database("postgres", server.get_uri())
        async with database.opened() as store:
            tables = [f"den {number}" for number in range(10)]
            calls = asyncio.gather(*(keep_appending(store, table, 400, []) for table in tables))
            while len(await store.read("den 0")) < 50:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(crash, server)
            assert not calls.done()
            await asyncio.to_thread(server.ensure_postgres_running)
            await calls
            for table in tables:
                assert await store.read(table) == [b"%d" % seq for seq in range(1, 401)]


async def test_a_store_waits_for_a_database_that_comes_late() -> None:
    with postgres_server() as server:
        crash(server)
        opening = asyncio.create_task(Database("postgres", server.get_uri()).open())
        await asyncio.sleep(0.2)
        assert not opening.done()
        await asyncio.to_thread(server.ensure_postgres_running)
        store = await opening
        await store.append("den", 1, [b"opened"], row("den"))
        await store.close()


async def test_a_database_that_is_not_there_is_named_without_its_password(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    address = "postgresql://fox:vixen@127.0.0.1:1/den"
    with pytest.raises(Unreachable, match=r"PostgreSQL at 127\.0\.0\.1/den isn't answering") as refused:
        await PostgresStore.open(address, patience=0.1)
    assert "vixen" not in str(refused.value)
    assert "retrying" in caplog.text
    assert "vixen" not in caplog.text


async def test_a_database_that_does_not_exist_is_not_waited_for(postgres: Database) -> None:
    with pytest.raises(Unreachable, match='refuses the connection: database "nowhere" does not exist'):
        await PostgresStore.open(postgres.address.replace("/postgres?", "/nowhere?"), patience=1e9)


async def test_where_others_need_not_wait_for_the_disk_we_do(postgres: Database) -> None:
    store = await PostgresStore.open(f"{postgres.address}&synchronous_commit=off")
    assert await store.synchronous() == "on"
    await store.close()
    assert await postgres.run("show fsync") == [("on",)]


# --- nobody looks where a log ends before writing ----------------------------------------------------------------


async def append_among_others(database: Database) -> None:
    """In one batch, one append leaves a gap, one is too late, one is repeated; none affects the others."""
    async with database.opened() as store, database.opened() as other:
        await other.append("late", 1, [b"another's"], row("late"))
        outcomes = await asyncio.gather(
            store.append("gap", 3, [b"too far"], row("gap")),
            store.append("late", 1, [b"ours"], row("late")),
            store.append("twice", 1, [b"first"], row("twice")),
            store.append("twice", 2, [b"second"], row("twice")),
            store.append("alone", 1, [b"alone"], row("alone")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [Gap, Taken, type(None), type(None), type(None)]
        logs = {name: await other.read(name) for name in ("gap", "late", "twice", "alone")}
        assert logs == {"gap": [], "late": [b"another's"], "twice": [b"first", b"second"], "alone": [b"alone"]}
        assert [found.name for found in await other.tables()].count("gap") == 0


async def append_too_far(database: Database) -> None:
    """Alone: where anything else goes wrong, everything is looked at."""
    async with database.opened() as store:
        (outcome,) = await asyncio.gather(store.append("gap", 3, [b"too far"], row("gap")), return_exceptions=True)
        assert isinstance(outcome, Gap)
        assert await store.read("gap") == []


async def test_a_batch_that_trusts_leaves_no_gap(postgres: Database) -> None:
    await append_too_far(postgres)


async def test_what_goes_wrong_with_one_append_of_a_batch_goes_wrong_with_no_other(postgres: Database) -> None:
    await append_among_others(postgres)


async def test_a_batch_that_trusts_and_does_not_check_is_noticed(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    unchecked = postgres_writer.WRITE.replace("where log_end =", "where -1 <")
    assert unchecked != postgres_writer.WRITE
    monkeypatch.setattr(postgres_writer, "WRITE", unchecked)
    with pytest.raises(AssertionError):
        await append_too_far(postgres)


@pytest.mark.parametrize("at_once", [True, False], ids=["one call", "a transaction"])
async def test_appends_wait_for_a_removal_and_see_it(
    postgres: Database, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    """Otherwise an event could outlive its log: the append must look only when it has the lock."""
    monkeypatch.setattr(postgres_writer.Batch, "at_once", at_once)
    async with postgres.opened() as store:
        assert isinstance(store, PostgresStore)
        await store.append("den", 1, [b"opened"], row("den"))
        removing, removed = asyncio.Event(), asyncio.Event()

        async def remove_slowly(connection: Any) -> None:
            await remove(connection, ["den"])
            removing.set()
            await removed.wait()

        removal = asyncio.create_task(store.alone(remove_slowly))
        await removing.wait()
        appending = asyncio.create_task(store.append("den", 2, [b"too late"]))
        try:
            await asyncio.sleep(0.2)
            assert not appending.done()
        finally:
            removed.set()
            await removal
        with pytest.raises(Taken):
            await appending
        assert await store.read("den") == []


async def test_an_append_that_looks_before_it_has_the_lock_is_noticed(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_writer, "SHARED", "1")
    with pytest.raises(AssertionError):
        await test_appends_wait_for_a_removal_and_see_it(postgres, monkeypatch, True)


async def test_a_database_that_allows_no_functions_is_written_all_the_same(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    forbidden = "do $$ begin raise insufficient_privilege; end $$"
    monkeypatch.setattr(postgres_writer, "define", lambda: forbidden)
    async with postgres.opened() as store:
        await store.append("den", 1, [b"opened"], row("den"))
        await store.append("den", 2, [b"sat"])
        assert await store.read("den") == [b"opened", b"sat"]


async def test_who_is_never_outrun_never_looks(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[postgres_writer.Batch] = []
    find_ends = postgres_writer.Batch.find_ends

    async def note(batch: postgres_writer.Batch, connection: Any) -> dict[str, int]:
        looked.append(batch)
        return await find_ends(batch, connection)

    monkeypatch.setattr(postgres_writer.Batch, "find_ends", note)
    async with postgres.opened() as store:
        for seq in range(1, 4):
            await asyncio.gather(*(store.append(name, seq, [b"x"], row(name)) for name in ("one", "two")))
        assert not looked
