"""The queries of both stores, in PostgreSQL's dialect (schema.for_sqlite translates)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from foxden.store.store import DailyRow, TableRow

COLUMNS = ", ".join(TableRow.__struct_fields__)
NEWEST_FIRST = "order by touched desc, name"
AT_ONCE = 100
"""Tables deleted per transaction, because appends wait for it."""

READ = 'select event from log where "table" = $1 and seq > $2 order by seq'
TABLES = f"select {COLUMNS} from tables {NEWEST_FIRST} limit $1"
OPEN_TABLES = f"""select {COLUMNS} from tables where public and phase in ('lobby', 'playing')
    {NEWEST_FIRST} limit $1"""
TABLES_OF = f'select {COLUMNS} from tables join guests on "table" = name where guest = $1 {NEWEST_FIRST}'
SHOWN_TABLES_OF = TABLES_OF.replace("$1", "$1 and not hidden")

UPDATE_ROW = "on conflict (name) do update set " + ", ".join(
    f"{column} = excluded.{column}" for column in TableRow.__struct_fields__ if column != "name"
)

# An earlier due time is kept: looking too early does no harm, and this way most moves write nothing here.
BRING_FORWARD = "update tables set due = $2 where name = $1 and (due is null or due > $2)"
ANY_DUE = "select 1 from tables where due <= $1 limit 1"
TAKE_DUE = """with found as materialized (select name from tables where due <= $1 order by due limit $3 {lock})
    update tables set due = $2 where name in (select name from found) returning name"""
SETTLE = """update tables set due = $3 where name = $1
    and ($2 = 0 or $2 = (select max(seq) from log where "table" = $1))"""

CLEAR = f"""delete from tables where name in
    (select name from tables where touched < $1 order by touched limit {AT_ONCE}) returning name"""
DELETE = ("delete from tables where name = $1", 'delete from log where "table" = $1',
          'delete from guests where "table" = $1')  # fmt: skip

NOTE_GUEST = """insert into guests (guest, "table") select cast($1 as text), cast($2 as text)
    where exists (select 1 from tables where name = $2)
    on conflict (guest, "table") do update set hidden = false"""
HIDE_TABLE = 'update guests set hidden = true where guest = $1 and "table" = $2'
FORGET_GUEST = tuple(f"delete from {noted} where guest = $1" for noted in ("guests", "results", "dailies"))
HIDE_RESULT = 'delete from results where guest = $1 and "table" = $2'

UNCOUNTED = f"""select name from (
    select name, touched from tables join guests on "table" = name
        where guest = $1 and not hidden and phase = 'over' {NEWEST_FIRST} limit $3) as newest
    where not exists (select 1 from results where guest = $1 and "table" = name and form >= $2) {NEWEST_FIRST}"""
# In one statement, so that a guest who is forgotten or hides the table meanwhile leaves nothing behind.
KEEP_RESULT = """insert into results (guest, "table", ended, form, told)
    select cast($1 as text), name, touched, cast($3 as integer), cast($4 as bytea) from tables
    where name = $2 and phase = 'over'
        and exists (select 1 from guests where guest = $1 and "table" = $2 and not hidden)
    on conflict (guest, "table") do update set ended = excluded.ended, form = excluded.form, told = excluded.told"""
TRIM_RESULTS = """delete from results where guest = $1 and "table" in (
    select "table" from results where guest = $1 order by ended desc, "table" limit 1000000 offset $2)"""
RESULTS_OF = """select results."table", ended, told, name is not null from results
    left join tables on name = results."table" where guest = $1 order by ended desc, results."table" limit $2"""
SWEEP_RESULTS = "delete from results where ended < $1"
DELETE_RESULTS = 'delete from results where "table" = $1'

TRY_DAILY = """insert into dailies (guest, day, game, "table", points, signs)
    values ($1, $2, $3, $4, null, '') on conflict (guest, day, game) do nothing"""
END_DAILY = "update dailies set points = $4, signs = $5 where guest = $1 and day = $2 and game = $3 and points is null"
DAILIES_OF = 'select day, game, "table", points, signs from dailies where guest = $1 order by day desc, game'
TALLY_DAILY = """select points, count(*) from dailies where day = $1 and game = $2 and points is not null
    group by points order by points"""
CLEAR_DAILIES = "delete from dailies where day < $1"

# An expired key counts as gone, although it stays until the next cleanup.
PUT = """insert into kept (key, value, until) values ($1, $2, $3) on conflict (key)
    do update set value = excluded.value, until = excluded.until where kept.until <= $4 returning key"""
GET = "select value from kept where key = $1 and (until is null or until > $2)"
TAKE = "delete from kept where key = $1 and (until is null or until > $2) returning value"
SWEEP = "delete from kept where until <= $1"


def to_daily(found: Sequence[Any]) -> DailyRow:
    day, game, table, points, signs = found
    return DailyRow(day, game, table, points, signs)


def to_values(row: TableRow) -> tuple[Any, ...]:
    return msgspec.structs.astuple(row)


def to_row(found: Sequence[Any] | Mapping[str, Any]) -> TableRow:
    values = found.values() if isinstance(found, Mapping) else found
    name, game, phase, seats, public, touched, due = values
    return TableRow(name, game, phase, seats, bool(public), touched, due)
