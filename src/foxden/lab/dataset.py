"""A data set: games between levels, each with its whole record, as Parquet, and described in Croissant."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, islice, product
from pathlib import Path
from typing import Any

from foxden import __version__
from foxden.bots.match import invite
from foxden.games import GAMES
from foxden.lab.croissant import DataColumn, describe_dataset
from foxden.lab.journal import Journal
from foxden.lab.plan import ROTATED, Plan, Setting
from foxden.lab.results import ResultsError, import_parquet
from foxden.lab.simulate import GameRow

LINES = 5_000
"""Games in a row group."""
PLAYERS = (2, 4)
RECORD = "record"
COLUMNS = (
    DataColumn("id", "sc:Text", "The id of this game: game, players, levels, seed and number."),
    DataColumn("game", "sc:Text", "The name of the game."),
    DataColumn("rules", "sc:Integer", "The version of its rules."),
    DataColumn("players", "sc:Integer", "How many seats there are."),
    DataColumn(
        "levels",
        "sc:Text",
        "The bot in each seat: a level of docs/bots.md, with a tenth of the iterations it has at a table.",
        repeated=True,
    ),
    DataColumn("seed", "sc:Integer", "Together with the number, it determines the deal and all chance."),
    DataColumn("number", "sc:Integer", "The number of the game within its pairing."),
    DataColumn("moves", "sc:Integer", "How many moves were made."),
    DataColumn("ending", "sc:Text", "How it ended, if the game has more than one ending."),
    DataColumn("points", "sc:Integer", "The points of each seat.", repeated=True),
    DataColumn("ranks", "sc:Integer", "The rank of each seat: 1 + how many did strictly better.", repeated=True),
    DataColumn(
        RECORD, "sc:Text", "The whole game, in the format of docs/records.md: a line that `foxden check` replays."
    ),
)


def pair_levels(games: Sequence[str], levels: Sequence[str], seed: int) -> tuple[Setting, ...]:
    """Every game with two and four seats and every pair of levels, which alternate on the seats."""
    settings = []
    for game in games:
        pairs = combinations_with_replacement(levels, 2)
        for seats, (one, other), series in product(PLAYERS, pairs, range(GAMES[game].lab.series)):
            bots = (invite(game, one), invite(game, other)) * (seats // 2)
            options = GAMES[game].settle({})
            plan = Plan(game, seats, seed + series, options, recorded=True, bots=bots, seating=ROTATED)
            settings.append(Setting({"game": game, "pairing": f"{one}-{other}"}, plan))
    return tuple(settings)


def share_out(num: int, settings: int) -> int:
    """Games per pairing, so that the total is at least this many."""
    return -(-num // settings)


def line_of(setting: Setting, row: GameRow, record: str) -> dict[str, Any]:
    plan = setting.plan
    return {
        "id": f"{plan.game}-{plan.seats}-{setting.varied['pairing']}-{plan.seed}-{row.number}",
        "game": plan.game,
        "rules": GAMES[plan.game].rules,
        "players": plan.seats,
        "levels": plan.names_of(row.number),
        "seed": plan.seed,
        "number": row.number,
        "moves": row.moves,
        "ending": row.by,
        "points": row.scores,
        "ranks": row.ranks,
        RECORD: record,
    }


def list_games(settings: Sequence[Setting], num: int, journal: Journal) -> Iterator[dict[str, Any]]:
    for batch in journal.read(num):
        for row, record in zip(batch.rows, batch.records, strict=True):
            yield line_of(settings[batch.setting], row, record)


def write_dataset(path: Path, settings: Sequence[Setting], num: int, command: str, journal: Journal) -> Path:
    """Write the games and their description. Written next to its place and then renamed, so that a file is always
    complete."""
    arrow = import_parquet()
    plain = {"sc:Integer": arrow.int64(), "sc:Text": arrow.string()}
    fields = [(each.name, arrow.list_(plain[each.kind]) if each.repeated else plain[each.kind]) for each in COLUMNS]
    schema = arrow.schema(fields)
    beside = path.with_name(f"{path.name}.new")
    lines, games = list_games(settings, num, journal), 0
    with arrow.parquet.ParquetWriter(beside, schema, compression="zstd", compression_level=15) as out:
        while group := list(islice(lines, LINES)):
            out.write_table(arrow.Table.from_pylist(group, schema=schema))
            games += len(group)
    beside.replace(path)
    return write_description(path, games, command)


def write_description(path: Path, games: int, command: str) -> Path:
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    described = path.with_suffix(".croissant.json")
    told = describe_dataset(path.name, digest, games, command, __version__, COLUMNS)
    described.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return described


def read_records(path: Path) -> list[bytes]:
    """The records of a data set."""
    arrow = import_parquet()
    try:
        column = arrow.parquet.read_table(path, columns=[RECORD])[RECORD]
    except (arrow.ArrowInvalid, KeyError):
        raise ResultsError(f"{path.name} isn’t a data set of games.") from None
    return [str(record).encode() for record in column.to_pylist()]
