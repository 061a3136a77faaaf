"""Continuing a finished game from one of its moments."""

from __future__ import annotations

import pytest

from foxden.game import Refusal
from foxden.record import Record, decode, encode, replay
from foxden.record_check import check
from foxden.table import events as ev
from foxden.table.evolve import open_table
from foxden.table.going_back import begin_again
from foxden.table.table import Table
from tests.review.games import played

SEED = "ab" * 32
CASES = [("foxy", 3), ("fowlplay", 2), ("foxrun", 4)]


def go_back(record: Record, number: int, seat: int) -> tuple[Table, list[ev.AnyEvent]]:
    """As a house reads it from its log."""
    written = [ev.encode_event(event) for event in begin_again("ada", record, number, seat, SEED, 5.0)]
    opened, *log = [ev.decode_event(line) for line in written]
    assert isinstance(opened, ev.Opened)
    return open_table("again", opened, log), [opened, *log]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_it_goes_on_from_the_very_position(name: str, seats: int) -> None:
    record = played(name, seats)
    for number in (1, len(record.moves) // 2, len(record.moves)):
        seat = record.moves[number - 1][0] or 0
        table, _ = go_back(record, number, seat)
        expected = next(moment.state.freeze() for moment in replay(record) if moment.number == number - 1)
        assert table.state.freeze() == expected
        assert table.phase == "playing"
        assert [each.kind for each in table.seats] == ["person" if each == seat else "bot" for each in range(seats)]
        check(decode(encode(table.record())))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_that_seat_is_shown_is_what_it_saw_then(name: str, seats: int) -> None:
    record = played(name, seats)
    number = len(record.moves) // 2
    table, _ = go_back(record, number, 0)
    then = next(table.game.look(moment.state, 0) for moment in replay(record) if moment.number == number - 1)
    assert table.game.look(table.state, 0) == then


def test_its_record_claims_no_fair_deal() -> None:
    record = played("foxrun", 4)
    table, _ = go_back(record, len(record.moves), record.moves[-1][0] or 0)
    last = table.game.read(record.moves[-1][1])
    over = open_table("again", *split(begin_again("ada", record, len(record.moves), 0, SEED, 5.0), record, last, table))
    assert over.phase == "over"
    assert b'"deal"' not in encode(over.full_record())


def split(events: list[ev.AnyEvent], record: Record, move: int, table: Table) -> tuple[ev.Opened, list[ev.AnyEvent]]:
    """With the last move made as it was made then."""
    opened, *log = events
    assert isinstance(opened, ev.Opened)
    seat = record.moves[-1][0]
    assert seat is not None
    return opened, [*log, ev.Moved(at=6.0, seat=seat, text=table.game.write(move))]


@pytest.mark.parametrize(("number", "seat"), [(0, 0), (10_000, 0), (1, 4), (1, -1)])
def test_there_is_no_such_moment(number: int, seat: int) -> None:
    with pytest.raises(Refusal) as refused:
        begin_again("ada", played("foxrun", 4), number, seat, SEED, 5.0)
    assert refused.value.key == "again-nowhere"


def test_a_long_record_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foxden.table.going_back.LARGEST", 500)
    with pytest.raises(Refusal) as refused:
        begin_again("ada", played("foxrun", 4), 1, 0, SEED, 5.0)
    assert refused.value.key == "again-too-large"
