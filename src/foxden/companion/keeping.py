"""A game on a real table as a record: what was entered at its end, and that nothing else is known."""

from __future__ import annotations

from functools import partial

import msgspec

from foxden.companion.companions import COMPANIONS
from foxden.companion.entry import Entry
from foxden.companion.form import Fields, Tally
from foxden.game import Refusal
from foxden.games import GAMES
from foxden.record import Record, Seat, Violation, broken, find_game, is_same
from foxden.text import say

UNKNOWN = ["setup", "moves"]


def make_record(game: str, fields: Fields) -> Record:
    """What can be read of it; `result` only where all that decides it was entered."""
    entry = Entry(fields)
    form = COMPANIONS[game].form(partial(say, "en"))
    seats = entry.seats(form.least, form.most, form.start)
    result = COMPANIONS[game].result(entry)
    return Record(
        game=game,
        rules=GAMES[game].rules,
        options=entry.options(GAMES[game].options),
        seats=[Seat(name) for name in entry.names(seats, partial(say, "en"))],
        setup={},
        moves=[],
        result=None if result is None else msgspec.to_builtins(result),
        partial=True,
        unknown=UNKNOWN,
        entry={name: value for name, value in entry.fields.items() if not is_told_elsewhere(name)},
    )


def is_told_elsewhere(field: str) -> bool:
    """In the record's own seats and options, or of no interest to anybody else."""
    return field == "players" or field.startswith(("name-", "option-", "hand-"))


def read_entry(record: Record) -> Entry:
    """What was entered, with names and options put back."""
    told: Fields = {"players": len(record.seats)}
    told |= {f"name-{seat}": each.name for seat, each in enumerate(record.seats)}
    told |= {f"option-{name}": value for name, value in record.options.items()}
    return Entry((record.entry or {}) | told)


def tally(record: Record, language: str = "en") -> Tally:
    return COMPANIONS[record.game].tally(read_entry(record), partial(say, language))


def check_partial(record: Record) -> None:
    """The entry can be, and the result is what the rules make of it. Raises the Violation it finds."""
    game = find_game(record)
    try:
        game.check_seats(len(record.seats))
        game.settle(record.options)
    except Refusal as refusal:
        raise Violation(0, refusal) from None
    if record.moves or record.setup or record.data != "default":
        raise broken("record-partial-moves")
    problems = tally(record).problems
    if problems:
        raise Violation(0, Refusal(problems[0].rule or "record", "record-partial-wrong", reason=problems[0].words))
    check_result(record, game.result_rule)


def check_result(record: Record, rule: str) -> None:
    true = COMPANIONS[record.game].result(read_entry(record))
    if true is None:
        if record.result is not None:
            raise broken("record-result-early")
        return
    if record.result is None:
        raise broken("record-result-missing")
    for name in ("scores", "ranks", "by"):
        told = record.result.get(name)
        if not is_same(told, getattr(true, name)):
            words = {"field": name, "told": str(told), "true": str(getattr(true, name))}
            raise Violation(0, Refusal(rule, "record-result-wrong", **words))
