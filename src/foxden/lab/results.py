"""Result files: CSV and Parquet with a row for each seat of each game, JSON with the totals."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from foxden.extras import how_to_install
from foxden.games import GAMES
from foxden.lab.journal import Journal
from foxden.lab.plan import Setting
from foxden.lab.run import sum_up
from foxden.lab.simulate import GameRow

ENDINGS = (".json", ".csv", ".parquet")
LINES = 50_000
"""Rows in a Parquet row group."""


class ResultsError(Exception):
    """The results can't be written this way; the message says why."""


def check_ending(path: Path) -> None:
    """Check the file's ending before anything is played."""
    if path.suffix not in ENDINGS:
        raise ResultsError(f"--out {path.name}: the file name has to end in {', '.join(ENDINGS)}.")
    if path.suffix == ".parquet":
        import_parquet()


def import_parquet() -> Any:
    try:
        import pyarrow.parquet  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise ResultsError(f"Parquet needs more packages. {how_to_install('parquet')}") from None
    return pyarrow


def write_results(path: Path, command: str, settings: Sequence[Setting], num: int, journal: Journal) -> None:
    """Write by file ending; first to a temporary file, so that a file is always complete."""
    beside = path.with_name(f"{path.name}.new")
    if path.suffix == ".json":
        summaries = [summary.describe() for summary in sum_up(settings, num, journal)]
        origin = {"command": command, "commits": sorted(journal.commits), "game": settings[0].plan.game}
        beside.write_text(json.dumps({**origin, "settings": summaries}, indent=1) + "\n", encoding="utf-8")
    elif path.suffix == ".csv":
        with beside.open("w", encoding="utf-8", newline="") as out:
            lines = csv.DictWriter(out, columns(settings), lineterminator="\n")
            lines.writeheader()
            lines.writerows(list_lines(settings, num, journal))
    else:
        write_parquet(beside, columns(settings), list_lines(settings, num, journal))
    beside.replace(path)


def columns(settings: Sequence[Setting]) -> dict[str, type]:
    """The columns and their types."""
    kit = GAMES[settings[0].plan.game].lab
    varied: dict[str, type] = dict.fromkeys(settings[0].varied, str)
    told: dict[str, type] = {"game": int, "deal": int, "moves": int, "ending": str}
    seat: dict[str, type] = {"seat": int, "bot": str, "side": str, "points": int, "rank": int}
    measures = [measure.name for measure in (*kit.of_game, *kit.of_seat)]
    return {**varied, **told, **seat, **dict.fromkeys(measures, int)}


def list_lines(settings: Sequence[Setting], num: int, journal: Journal) -> Iterator[dict[str, Any]]:
    for played in journal.read(num):
        for row in played.rows:
            yield from lines_of(settings[played.setting], row)


def lines_of(setting: Setting, row: GameRow) -> Iterator[dict[str, Any]]:
    plan, kit = setting.plan, GAMES[setting.plan.game].lab
    told = {"game": row.number, "deal": plan.deal_of(row.number), "moves": row.moves, "ending": row.by}
    told |= {measure.name: value for measure, value in zip(kit.of_game, row.of_game, strict=True)}
    for seat, name in enumerate(plan.names_of(row.number)):
        side = row.sides[seat] if row.sides else None
        own = {"seat": seat, "bot": name, "side": side, "points": row.scores[seat], "rank": row.ranks[seat]}
        own |= {measure.name: values[seat] for measure, values in zip(kit.of_seat, row.of_seat, strict=True)}
        yield {**setting.varied, **told, **own}


def write_parquet(path: Path, kinds: dict[str, type], lines: Iterator[dict[str, Any]]) -> None:
    arrow = import_parquet()
    types = {int: arrow.int64(), str: arrow.string()}
    schema = arrow.schema([(name, types[kind]) for name, kind in kinds.items()])
    with arrow.parquet.ParquetWriter(path, schema, compression="zstd") as out:
        while group := list(islice(lines, LINES)):
            out.write_table(arrow.Table.from_pylist(group, schema=schema))
