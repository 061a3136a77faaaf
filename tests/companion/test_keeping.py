"""Games of a real table as records: they say what is unknown, are checked by the rules, and can be opened."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from foxden.companion.keeping import make_record
from foxden.forms.form import Fields
from foxden.record import Violation, decode, encode, replay
from foxden.record_check import check
from foxden.text import explain
from tests.command import foxden
from tests.companion.entries import enter_fowlplay, enter_foxy, finished
from tests.companion.test_scores import DEALT, rulebook_sheet

RULEBOOK = rulebook_sheet() | {"players": 4, "name-0": "Ada", "hand-r1-0": "7"}


def verdict(record: dict[str, Any]) -> str | None:
    try:
        check(decode(json.dumps(record)))
    except Violation as violation:
        return f"{violation.refusal.rule}: {explain('en', violation.refusal)}"
    return None


def made(game: str, fields: Fields) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(encode(make_record(game, fields)))
    return record


def test_a_record_says_what_is_unknown() -> None:
    record = made("fowlplay", RULEBOOK)
    assert record["partial"] is True
    assert record["unknown"] == ["setup", "moves"]
    assert (record["setup"], record["moves"]) == ({}, [])
    assert [seat["name"] for seat in record["seats"]] == ["Ada", "Player 2", "Player 3", "Player 4"]
    assert record["result"] == {"scores": [13, 8, 22, 23], "ranks": [3, 4, 2, 1]}
    assert not any(re.match("name-|hand-|players", field) for field in record["entry"])


def test_every_finished_game_makes_a_record_that_passes_the_check() -> None:
    for seed in range(12):
        shared, _ = finished("fowlplay", 2 + seed % 3, seed)
        assert verdict(made("fowlplay", enter_fowlplay(shared))) is None
        shared, result = finished("foxy", 1 + seed % 4, seed, fox=["kinds", "cat"][seed % 2], hard=seed % 3 == 0)
        record = made("foxy", enter_foxy(shared))
        assert verdict(record) is None
        assert record["result"]["scores"] == result.scores
    assert verdict(made("foxrun", DEALT | {"ended": "caught"})) is None


def test_what_is_incomplete_has_no_result_yet() -> None:
    record = made("fowlplay", RULEBOOK | {"target-0": None})
    assert record["result"] is None
    assert verdict(record) is None
    assert verdict(record | {"result": {"scores": [1, 2, 3, 4], "ranks": [4, 3, 2, 1]}}) == (
        "record: There’s a result, but the game isn’t over."
    )


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"result": {"scores": [14, 8, 22, 23], "ranks": [3, 4, 2, 1]}}, "FP-22: In the result, scores is"),
        ({"result": {"scores": [13, 8, 22, 23], "ranks": [1, 4, 2, 3]}}, "FP-22: In the result, ranks is"),
        ({"result": None}, "record: The game is over, but there’s no result."),
        ({"moves": [[0, "target 17"]]}, "record: A partial record"),
        ({"setup": {"first": 0}}, "record: A partial record"),
        ({"seats": [{"name": "Ada"}]}, "FP-1: This game is for 2 to 4 players, not 1"),
        ({"options": {"easy": True}}, "record: There’s no option easy"),
        ({"rules": 9}, "record: It was played with version 9"),
        ({"game": "chess"}, "record: There’s no game"),
    ],
)
def test_what_is_wrong_is_said(changes: dict[str, Any], words: str) -> None:
    assert (verdict(made("fowlplay", RULEBOOK) | changes) or "").startswith(words)


def test_an_entry_that_cannot_be_is_refused_with_its_rule() -> None:
    record = made("fowlplay", RULEBOOK)
    record["entry"]["target-0"] = record["entry"]["target-1"]
    assert (verdict(record) or "").startswith("FP-7: What was entered isn’t possible:")


def test_there_are_no_moves_to_replay() -> None:
    with pytest.raises(Violation, match="record-partial"):
        next(replay(decode(json.dumps(made("fowlplay", RULEBOOK)))))


def test_the_example_in_the_docs_passes_the_check() -> None:
    page = Path(__file__).parents[2] / "docs" / "records.md"
    (example,) = re.findall(r'^\{"format".*"partial".*\}$', page.read_text(encoding="utf-8"), re.MULTILINE)
    assert verdict(json.loads(example)) is None


def test_foxden_check_accepts_it_and_foxden_replay_shows_the_sheet(tmp_path: Path) -> None:
    file = tmp_path / "table.jsonl"
    file.write_text(json.dumps(made("fowlplay", RULEBOOK)) + "\n", encoding="utf-8")
    checked = foxden("check", str(file))
    assert (checked.returncode, checked.stdout) == (0, "1 records, 0 of them break the rules\n")
    shown = foxden("replay", str(file))
    assert re.search(r"Total +13 +8 +22 +23", shown.stdout)
    assert "Player 4 wins with 23 points." in shown.stdout


def test_foxden_print_writes_a_pdf_and_says_what_there_is(tmp_path: Path) -> None:
    out = tmp_path / "boards.pdf"
    run = foxden("print", "boards", "--out", str(out), "--paper", "letter", "--language", "it", "--copies", "5")
    assert run.returncode == 0, run.stderr
    assert out.read_bytes().startswith(b"%PDF-")
    assert "summary-foxrun" in foxden("print").stdout
    wrong = foxden("print", "posters")
    assert (wrong.returncode, "summary-foxy" in wrong.stderr) == (2, True)
    assert foxden("print", "boards", "--paper", "a3").returncode == 2
