"""Old data stays readable: logs and records of earlier versions give the same results as then.

The files in tests/fixtures are never written anew. Beside each log lies what the version that wrote it made of it: the
table, and the record where the game was over. A form of event that is new gets a new file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from foxden.games import GAMES
from foxden.live.answered import Answered
from foxden.record import decode
from foxden.record import encode as encode_record
from foxden.table.deal import verify
from foxden.table.events import AnyEvent, Clock, Moved, Opened, decode_event
from foxden.table.evolve import open_table
from foxden.table.table import Table
from tests.command import foxden

FIXTURES = Path(__file__).parent.parent / "fixtures"
LOGS = sorted(path.stem for path in (FIXTURES / "logs").glob("*.jsonl"))
OTHER_CLOCKS = ("foxy-leaving-and-pausing",)
"""Clocks used to keep running when somebody left and everyone remaining wanted a pause."""
RECORDS = sorted((FIXTURES / "records").glob("*.jsonl"))


def read_lines(name: str) -> list[bytes]:
    return (FIXTURES / "logs" / f"{name}.jsonl").read_bytes().splitlines()


def fold(name: str, lines: list[bytes]) -> Table:
    """The table from a log, as a server opens it. All knowledge of how that is done is here and below."""
    first, *rest = [decode_event(line) for line in lines]
    assert isinstance(first, Opened)
    return open_table(name, first, rest)


def summarise(table: Table, lines: list[bytes]) -> dict[str, Any]:
    """What must be as it was: bots' names too, which the first logs do not tell."""
    return {
        "game": table.game.name,
        "phase": table.phase,
        "seq": table.seq,
        "turn": table.turn,
        "host": table.host,
        "options": table.options,
        "clock": msgspec.to_builtins(table.clock),
        "public": table.public,
        "commitment": table.commitment,
        "rematch": table.rematch_at,
        "banned": sorted(table.banned),
        "pausing": sorted(table.pausing),
        "paused": table.paused,
        "fallen": table.fallen,
        "seats": [[seat.name, seat.kind, seat.bot, seat.guest, seat.ready, seat.away] for seat in table.seats],
        "left": table.timer.left,
        "deadline": table.timer.deadline(),
        "undo": [seat for seat in range(len(table.seats)) if table.can_undo(seat)],
        "page": None if table.lesson is None else table.lesson.page,
        "answered": answered(lines),
        "state": None if table.played is None else table.state.freeze(),
        "moves": None if table.played is None else len(table.record().moves),
    }


def answered(lines: list[bytes]) -> dict[str, int]:
    """The ids of requests that are done, as a room finds them."""
    known = Answered()
    for seq, line in enumerate(lines, start=1):
        known.note(decode_event(line), seq)
    return known.seqs


@pytest.mark.parametrize("name", LOGS)
def test_an_old_log_gives_the_table_that_it_gave(name: str) -> None:
    lines = read_lines(name)
    table = fold(name, lines)
    expected = json.loads((FIXTURES / "logs" / f"{name}.table.json").read_text(encoding="utf-8"))
    told = json.loads(json.dumps(summarise(table, lines)))
    for position in (told, expected):
        # The order of a state's numbers is its own business.
        position["state"] = position["state"] and sorted(position["state"])
        if name in OTHER_CLOCKS:
            del position["left"], position["deadline"]
    assert told == expected
    assert (table.phase == "over") == record_file(name).exists()


@pytest.mark.parametrize("name", LOGS)
def test_an_old_log_gives_the_record_that_it_gave(name: str) -> None:
    if record_file(name).exists():
        record = encode_record(fold(name, read_lines(name)).full_record())
        assert record == record_file(name).read_bytes().rstrip()


@pytest.mark.parametrize("name", LOGS)
def test_an_old_log_can_be_opened_wherever_it_was_broken_off(name: str) -> None:
    lines = read_lines(name)
    for length in range(1, len(lines), 7):
        assert fold(name, lines[:length]).seq == length


def test_an_option_that_is_newer_than_a_log_has_the_value_of_its_days() -> None:
    """FR-4, FR-9: the log stays as it is; what is dealt and shown knows every option."""
    table = fold("foxrun-lobby", read_lines("foxrun-lobby"))
    assert "sides" not in table.options
    assert table.settled == {"sides": "drawn", "start-tile": "move"}


def test_the_old_deals_are_still_proved() -> None:
    proved = 0
    for line in lines_of_records():
        record = decode(line)
        if not isinstance(record.deal, msgspec.UnsetType):
            verify(record)
            proved += 1
    assert proved > 5


def test_old_records_and_those_of_old_logs_pass_the_check(tmp_path: Path) -> None:
    together = tmp_path / "all.jsonl"
    finished = [record_file(name) for name in LOGS if record_file(name).exists()]
    together.write_bytes(b"".join(file.read_bytes() for file in (*RECORDS, *finished)))
    run = foxden("check", str(together))
    assert run.returncode == 0, run.stdout
    assert "0 of them break the rules" in run.stdout


def test_an_old_record_is_written_as_it_was_read() -> None:
    for line in lines_of_records():
        assert json.loads(encode_record(decode(line))).items() >= known_fields(json.loads(line)).items()


# --- do the fixtures hold everything? ------------------------------------------------------------------------


def test_every_event_and_every_field_of_it_is_among_the_old_logs() -> None:
    """A new one belongs into a new file here, before it is released."""
    seen = {(event["type"], field) for event in raw_events() for field in event}
    for kind in get_args(AnyEvent):
        tag = kind.__struct_config__.tag
        assert {(tag, field) for field in kind.__struct_fields__} <= seen


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_among_the_old_logs_or_records(game: str) -> None:
    chosen = {(name, value) for options in all_options(game) for name, value in options.items()}
    assert chosen == {(option.name, choice) for option in GAMES[game].options for choice in option.choices}


def test_every_clock_and_every_cause_of_a_move_is_among_the_old_logs() -> None:
    clocks = {event["clock"]["kind"] for event in raw_events() if event["type"] == "opened"}
    causes = {event.get("by", "person") for event in raw_events() if event["type"] == "moved"}
    assert clocks == choices(Clock, "kind")
    assert causes == choices(Moved, "by")


def choices(kind: type, field: str) -> set[str]:
    return set(get_args(get_type_hints(kind)[field]))


def record_file(name: str) -> Path:
    return FIXTURES / "logs" / f"{name}.record.json"


def raw_events() -> Iterator[dict[str, Any]]:
    for name in LOGS:
        yield from (json.loads(line) for line in read_lines(name))


def lines_of_records() -> Iterator[bytes]:
    for file in RECORDS:
        yield from file.read_bytes().splitlines()


def all_options(game: str) -> Iterator[dict[str, Any]]:
    yield from (event["options"] for event in raw_events() if event.get("game") == game)
    yield from (record["options"] for record in map(json.loads, lines_of_records()) if record["game"] == game)


def known_fields(record: dict[str, Any]) -> dict[str, Any]:
    """What a record means to us; whatever else stands there is left alone, but not kept."""
    known = {"format", "game", "rules", "data", "options", "setup", "moves", "result", "deal", "partial", "entry"}
    return {field: value for field, value in record.items() if field in known}
