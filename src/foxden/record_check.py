"""Checks records: each move is replayed by the rules; entries from a real table are scored by them."""

from __future__ import annotations

from functools import partial

import msgspec

from foxden.forms.companion import Companion
from foxden.forms.entry import Entry
from foxden.forms.form import Fields, Tally
from foxden.game import AnyGame, Contents, Refusal, Result
from foxden.record import Record, Violation, broken, find_game, open_box, replay
from foxden.text import say


def check(record: Record) -> None:
    """Replay the whole record and compare its result; for a partial one, score its entry. Raises the first
    Violation."""
    if record.partial is True:
        check_partial(record)
        return
    game = find_game(record)
    for moment in replay(record):
        last = moment
    check_result(game, game.result(last.state), record.result, last.number)


def check_result(game: AnyGame, true: Result | None, told: Contents | None, move: int) -> None:
    """`move`: the record's last move."""
    if true is None:
        if told is not None:
            raise broken("record-result-early", move)
        return
    if told is None:
        raise broken("record-result-missing", move)
    for name in ("scores", "ranks", "by"):
        if not is_same(told.get(name), getattr(true, name)):
            words = {"field": name, "told": str(told.get(name)), "true": str(getattr(true, name))}
            raise Violation(move, Refusal(game.result_rule, "record-result-wrong", **words))


def is_same(told: object, true: object) -> bool:
    """Equal, with booleans and numbers kept apart: in JSON, true isn't 1."""
    return told == true and msgspec.json.encode(told) == msgspec.json.encode(true)


# --- games on a real table --------------------------------------------------------------------------------


def check_partial(record: Record) -> None:
    """Check that the entry is possible and the result is what the rules give. Raises the first Violation."""
    game = find_game(record)
    try:
        game.check_seats(len(record.seats))
        game.settle_written(record.options)
        open_box(game, record.data)
    except Refusal as refusal:
        raise Violation(0, refusal) from None
    if record.moves or record.setup:
        raise broken("record-partial-moves")
    problems = tally(record).problems
    if problems:
        raise Violation(0, Refusal(problems[0].rule or "record", "record-partial-wrong", reason=problems[0].words))
    check_result(game, result_of(record), record.result, 0)


def result_of(record: Record) -> Result | None:
    """The result of an entry; counted as at the time, if only that gives one."""
    companion, entry, box = find_companion(record), read_entry(record), open_box(find_game(record), record.data)
    result = companion.result(entry, box)
    if result is None and record.result is not None and companion.earlier_result is not None:
        return companion.earlier_result(entry, box)
    return result


def tally(record: Record, language: str = "en") -> Tally:
    """The scored entry."""
    box = open_box(find_game(record), record.data)
    return find_companion(record).tally(read_entry(record), box, partial(say, language))


def find_companion(record: Record) -> Companion:
    companion = find_game(record).companion
    if companion is None:
        raise broken("record-partial")
    return companion


def read_entry(record: Record) -> Entry:
    """The entry, with names and options put back."""
    told: Fields = {"players": len(record.seats)}
    told |= {f"name-{seat}": each.name for seat, each in enumerate(record.seats)}
    told |= {f"option-{name}": value for name, value in record.options.items()}
    return Entry((record.entry or {}) | told)
