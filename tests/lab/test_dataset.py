"""foxden dataset: the committed sample is true, is what its description says, and can be made again."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from foxden.games import GAMES
from foxden.lab.dataset import COLUMNS
from foxden.record import decode
from tests.command import foxden

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "docs" / "dataset" / "sample.parquet"
LARGEST = 200_000
KINDS = {"sc:Integer": "int64", "sc:Text": "string"}


def description_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.with_suffix(".croissant.json").read_text(encoding="utf-8"))
    return found


def test_the_sample_is_small_and_passes_the_check() -> None:
    assert SAMPLE.stat().st_size <= LARGEST
    checked = foxden("check", str(SAMPLE))
    games = pyarrow.parquet.read_metadata(SAMPLE).num_rows
    assert (checked.returncode, checked.stdout) == (0, f"{games} records, 0 of them break the rules\n")


def test_the_sample_says_of_each_game_what_its_record_says() -> None:
    lines = pyarrow.parquet.read_table(SAMPLE).to_pylist()
    assert {line["game"] for line in lines} == set(GAMES)
    assert len({line["id"] for line in lines}) == len(lines)
    for line in lines:
        record = decode(line["record"])
        assert record.result is not None
        assert (record.game, record.rules, len(record.seats)) == (line["game"], line["rules"], line["players"])
        assert [seat.name.split()[0] for seat in record.seats] == line["levels"]
        assert (record.result["scores"], record.result["ranks"]) == (line["points"], line["ranks"])
        assert record.result.get("by") == line["ending"]
        assert sum(seat is not None for seat, _ in record.moves) == line["moves"]


def test_the_description_speaks_of_this_file_and_of_every_column() -> None:
    told = description_of(SAMPLE)
    (file,) = told["distribution"]
    assert file["encodingFormat"] == "application/x-parquet", "the only name by which mlcroissant 1.1 reads it"
    assert (file["contentUrl"], file["sha256"]) == (SAMPLE.name, hashlib.sha256(SAMPLE.read_bytes()).hexdigest())
    schema = pyarrow.parquet.read_schema(SAMPLE)
    (games,) = told["recordSet"]
    assert [field["source"]["extract"]["column"] for field in games["field"]] == schema.names
    for field, kind in zip(games["field"], schema.types, strict=True):
        inner = kind.value_type if field.get("repeated") else kind
        assert str(inner) == KINDS[field["dataType"]]
        assert field["description"]
        assert field["source"]["fileObject"]["@id"] == file["@id"]
    assert games["key"]["@id"] in {field["@id"] for field in games["field"]}


def test_every_word_of_the_description_is_defined() -> None:
    """What JSON-LD does not find in the context it would take for schema.org's."""
    told = description_of(SAMPLE)
    assert told["conformsTo"] == "http://mlcommons.org/croissant/1.0"
    context = told["@context"]
    croissant = {"recordSet", "field", "dataType", "source", "fileObject", "extract", "column", "repeated", "key"}
    assert all(word in context for word in croissant)


def test_the_same_command_writes_the_same_bytes(tmp_path: Path) -> None:
    words = ["--num", "3", "--seed", "5", "--game", "foxrun", "--level", "cub", "--level", "random"]
    for name, jobs in (("one", "1"), ("two", "2")):
        out = tmp_path / name / "games.parquet"
        out.parent.mkdir()
        ran = foxden("dataset", *words, "--jobs", jobs, "--out", str(out))
        assert ran.returncode == 0, ran.stderr
        assert sorted(path.name for path in out.parent.iterdir()) == ["games.croissant.json", "games.parquet"]
    for name in ("games.parquet", "games.croissant.json"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert pyarrow.parquet.read_table(out).num_rows == 12, "each of the six pairings, at least once for each seed"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dataset", "--game", "chess"], "no game called 'chess'"),
        (["dataset", "--level", "fox"], "no bot called 'fox'"),
        (["dataset", "--num", "1", "--game", "foxy", "--level", "cub", "--out", "/no/such/x.parquet"], "Can’t write"),
        (["check", "nothing.parquet"], "can’t be read"),
    ],
)
def test_mistakes_are_answered_in_words(words: list[str], said: str) -> None:
    refused = foxden(*words)
    assert (refused.returncode, said in refused.stderr) == (2, True), refused.stderr


def test_a_table_that_holds_no_records_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    assert foxden("simulate", "foxrun", "--num", "2", "--seed", "1", "--out", str(path)).returncode == 0
    refused = foxden("check", str(path))
    assert (refused.returncode, "isn’t a data set of games" in refused.stderr) == (2, True), refused.stderr
    path.write_bytes(b"nothing")
    assert "isn’t a data set of games" in foxden("check", str(path)).stderr


def test_columns_have_names_of_their_own() -> None:
    assert len({column.name for column in COLUMNS}) == len(COLUMNS)
