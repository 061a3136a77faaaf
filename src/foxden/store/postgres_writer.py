"""Waiting appends go into one transaction, so that many share the wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from asyncpg import exceptions as pg
from msgspec.structs import replace

from foxden.store import sql
from foxden.store.postgres_herald import Herald, Sender
from foxden.store.postgres_link import LOST, SHARED, Link, OwnConnection, transaction
from foxden.store.store import TableRow, Taken, Unreachable, refuse

if TYPE_CHECKING:
    from foxden.store.postgres_link import Connection

MOST = 1000
"""Most appends per transaction, so that nobody waits too long."""

FIND_ENDS = """select name, coalesce((select max(seq) from log where "table" = name), 0) as end
    from unnest($1::text[]) as name"""
# The parts of an append: the events, each only where its table's log ends as it should; the rows of their tables; and
# when tables without a new row are due.
WRITE = """insert into log ("table", seq, event) select name, seq, event
    from unnest($1::text[], $2::bigint[], $3::bytea[], $4::bigint[]) as new (name, seq, event, log_end)
    where log_end = coalesce((select max(seq) from log where "table" = new.name), 0)
    on conflict do nothing"""
LIST = f"""insert into tables ({sql.COLUMNS})
    select * from unnest(
        $5::text[], $6::text[], $7::text[], $8::integer[], $9::boolean[], $10::float8[], $11::float8[])
    {sql.UPDATE_ROW}"""
BRING_FORWARD = """update tables set due = wanted.due from unnest($12::text[], $13::float8[]) as wanted (name, due)
    where tables.name = wanted.name and (tables.due is null or tables.due > wanted.due)"""
# One round trip for all of them.
APPEND = f"""with written as ({WRITE} returning 1), listed as ({LIST}), brought_forward as ({BRING_FORWARD})
    select count(*) from written"""
# The types of the values of APPEND (those for the events; those for rows and due times), and of the number of events.
EVENTS = "text[]", "bigint[]", "bytea[]", "bigint[]"
ROWS = "text[]", "text[]", "text[]", "integer[]", "boolean[]", "float8[]", "float8[]", "text[]", "float8[]"
NUMBER = "bigint"
SAME = 'select event from log where "table" = $1 and seq >= $2 order by seq limit $3'


def call(*types: str) -> str:
    return f"select pg_temp.foxden_append({', '.join(f'${n}::{what}' for n, what in enumerate(types, 1))})"


WRITE_AT_ONCE = call(*EVENTS, NUMBER)
APPEND_AT_ONCE = call(*EVENTS, *ROWS, NUMBER)


def define() -> str:
    """The whole transaction as one call, and so one round trip instead of three: lock, append, and fail if anything
    wasn't written. Each statement of a function sees what was committed before it, as in a transaction. Most moves
    change neither rows nor due times: then nine empty arguments are left out."""
    head = "returns void language plpgsql as $append$\n#variable_conflict use_column"
    return f"""
        create or replace function pg_temp.foxden_append({", ".join((*EVENTS, NUMBER))}) {head}
        declare done bigint;
        begin
            perform {SHARED};
            {WRITE};
            get diagnostics done = row_count;
            if done <> $5 then raise exception 'outrun'; end if;
        end $append$;
        create or replace function pg_temp.foxden_append({", ".join((*EVENTS, *ROWS, NUMBER))}) {head}
        begin
            perform pg_temp.foxden_append($1, $2, $3, $4, $14);
            {LIST};
            {BRING_FORWARD};
        end $append$"""


class Outrun(Exception):
    """A log doesn't end where we thought it did: another process was faster."""


@dataclass(frozen=True)
class Append:
    table: str
    seq: int
    events: list[bytes]
    row: TableRow | None
    due: float | None
    future: asyncio.Future[None]


class Batch:
    """Appends written together; possibly again after a lost connection."""

    at_once = True
    """Whether to try it in one call first."""

    def __init__(self, appends: list[Append], sender: str) -> None:
        self.appends = appends
        self.sender = sender
        self.unsure = False
        """Whether an earlier attempt broke off when it may already have been committed."""
        self.ends: dict[str, int] = {}
        """Where the logs end when it is written."""
        self.trusting = True
        """Other processes rarely write to our logs, so we don't check where they end until something goes wrong."""

    async def write(self, connection: Connection) -> list[Taken | None]:
        while True:
            try:
                if self.at_once and self.trusting and not self.unsure:
                    return await self.write_at_once(connection)
                async with transaction(connection, SHARED):
                    outcomes = await self.write_down(connection)
                    self.unsure = True
                return outcomes
            except (Outrun, pg.DeadlockDetectedError, pg.InsufficientPrivilegeError):
                self.trusting = False  # what others wrote first is visible by now: look where the logs end

    async def write_at_once(self, connection: Connection) -> list[Taken | None]:
        """All or nothing, in one call; raises `Outrun` if it can't be."""
        starts = trust(self.appends)
        self.ends = dict(starts)
        outcomes = [decide(append, self.ends) for append in self.appends]
        if any(outcomes):
            raise Outrun
        values, number = to_values(self.appends, starts), sum(len(append.events) for append in self.appends)
        events, rows = values[: len(EVENTS)], values[len(EVENTS) :]
        self.unsure = True  # until the database has answered
        try:
            if any(rows):
                await connection.fetchval(APPEND_AT_ONCE, *values, number)
            else:
                await connection.fetchval(WRITE_AT_ONCE, *events, number)
        except (pg.PostgresError, ValueError) as error:
            self.unsure = isinstance(error, LOST)  # any other error says that nothing was written
            if isinstance(error, pg.RaiseError):
                raise Outrun from error
            if not isinstance(error, pg.UndefinedFunctionError | pg.InvalidSchemaNameError):
                raise
            await connection.execute(define())  # once for each connection
            return await self.write_at_once(connection)
        return outcomes

    async def write_down(self, connection: Connection) -> list[Taken | None]:
        trusting = self.trusting and not self.unsure
        starts = trust(self.appends) if trusting else await self.find_ends(connection)
        self.ends = dict(starts)
        outcomes = [decide(append, self.ends) for append in self.appends]
        if trusting and any(outcomes):
            raise Outrun
        going = [append for append, taken in zip(self.appends, outcomes, strict=True) if not taken]
        await self.insert(connection, going, starts)
        if self.unsure:
            return [await excuse(connection, *pair) for pair in zip(self.appends, outcomes, strict=True)]
        return outcomes

    async def find_ends(self, connection: Connection) -> dict[str, int]:
        tables = list({append.table for append in self.appends})
        return {found["name"]: found["end"] for found in await connection.fetch(FIND_ENDS, tables)}

    async def insert(self, connection: Connection, appends: list[Append], starts: dict[str, int]) -> None:
        """Insert all, or raise `Outrun`. `starts`: where the logs end before."""
        values = to_values(appends, starts)
        if appends and await connection.fetchval(APPEND, *values) != sum(len(a.events) for a in appends):
            raise Outrun


def trust(appends: list[Append]) -> dict[str, int]:
    """Where the logs end if only we have written: just before the first append."""
    return {append.table: append.seq - 1 for append in reversed(appends)}


def to_values(appends: list[Append], starts: dict[str, int]) -> tuple[list[Any], ...]:
    """The arguments of APPEND, sorted, so that two processes can't deadlock."""
    events = sorted(
        (a.table, seq, event, starts[a.table]) for a in appends for seq, event in enumerate(a.events, start=a.seq)
    )
    rows, dues = merge(appends)
    listed = sorted(sql.to_values(row) for row in rows.values())
    return *to_columns(events, 4), *to_columns(listed, len(TableRow.__struct_fields__)), *to_columns(dues, 2)


def to_columns(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[]] * width


def merge(appends: list[Append]) -> tuple[dict[str, TableRow], list[tuple[str, float]]]:
    """The rows, and the due times of tables without one: one or the other for each table, from its last append."""
    rows: dict[str, TableRow] = {}
    dues: dict[str, float] = {}
    for append in appends:
        if append.row is not None:
            rows[append.table] = append.row
            dues.pop(append.table, None)
        elif append.due is not None:
            dues[append.table] = append.due
    for table in rows.keys() & dues.keys():
        rows[table] = replace(rows[table], due=dues.pop(table))
    return rows, sorted(dues.items())


def decide(append: Append, ends: dict[str, int]) -> Taken | None:
    """Whether this append fits the end of its log; if so, the end moves on."""
    end = ends[append.table]
    if append.seq != end + 1:
        return refuse(append.table, append.seq, end)
    ends[append.table] = end + len(append.events)
    return None


async def excuse(connection: Connection, append: Append, taken: Taken | None) -> Taken | None:
    """After a lost connection, a seq may have been taken by this very append: then all is well."""
    if taken is None:
        return None
    found = await connection.fetch(SAME, append.table, append.seq, len(append.events))
    return None if [row["event"] for row in found] == append.events else taken


class PostgresWriter:
    batch_class = Batch

    def __init__(self, link: Link, sender: Sender, herald: Herald) -> None:
        self.database = OwnConnection(link)
        self.sender = sender
        self.herald = herald
        self.waiting: list[Append] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, table: str, seq: int, events: list[bytes], row: TableRow | None, due: float | None) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Append(table, seq, events, row, due, future))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run(), name="foxden-writer")
        try:
            await future
        except asyncio.CancelledError:
            self.sender.renew()  # it may still be committed, and then somebody here should hear of it
            raise

    async def run(self) -> None:
        while self.waiting:
            appends, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            await self.write(appends)

    async def write(self, appends: list[Append]) -> None:
        """Write, then wake the callers."""
        batch = self.batch_class(appends, self.sender.name)
        try:
            outcomes = await self.database.ask(batch.write)
        except Unreachable as error:
            self.lose(appends, error)
        except Exception as error:
            if batch.unsure:  # an earlier attempt may have succeeded, so this isn't a clear refusal
                self.lose(appends, Unreachable(str(error)))
            else:
                await self.separate(appends, error)
        else:
            tell(appends, outcomes)
            written = [append.table for append, error in zip(appends, outcomes, strict=True) if error is None]
            self.herald.announce(batch.sender, {table: batch.ends[table] for table in written})

    def lose(self, appends: list[Append], error: Unreachable) -> None:
        self.sender.renew()
        tell(appends, [error] * len(appends))

    async def separate(self, appends: list[Append], error: Exception) -> None:
        """After an unexpected error, write each append separately, so that one doesn't affect the others."""
        if len(appends) == 1:
            return tell(appends, [error])
        for append in appends:
            await self.write([append])
        return None

    async def close(self) -> None:
        if self.task is not None:
            await self.task
        await self.database.close()


def tell(appends: list[Append], outcomes: Sequence[Exception | None]) -> None:
    for append, error in zip(appends, outcomes, strict=True):
        if append.future.done():  # the caller was cancelled
            continue
        if error is not None:
            append.future.set_exception(error)
        else:
            append.future.set_result(None)
