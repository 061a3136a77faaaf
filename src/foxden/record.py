"""Game records: write, read, replay, check. The format is in docs/records.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from foxden.chance import Rng
from foxden.game import AnyGame, Contents, DataError, Refusal, Value
from foxden.games import GAMES, default_data
from foxden.legal import check_move
from foxden.state import CHANCE, State

FORMAT = "foxden-record/1"
RESIGN = "resign"
"""In place of a move: the player in this seat resigned."""
RecordedMove = tuple[int | None, str]


class RecordSeat(msgspec.Struct, frozen=True):
    name: str


class DealProof(msgspec.Struct, frozen=True):
    """Proof that nobody could choose how the cards fell (docs/fairness.md)."""

    commitment: str
    seed: str
    salts: list[str]


class Record(msgspec.Struct, kw_only=True):
    """One game, readable by people and replayable without a random generator."""

    format: str = FORMAT
    game: str
    rules: int = 1
    data: str | Contents = "default"
    options: dict[str, Value]
    seats: list[RecordSeat]
    setup: Contents
    moves: list[RecordedMove]
    result: Contents | None = None
    deal: DealProof | msgspec.UnsetType = msgspec.UNSET
    partial: bool | msgspec.UnsetType = msgspec.UNSET
    """A game at a real table, of which only the entries at its end are known (foxden/companion/keeping.py)."""
    unknown: list[str] | msgspec.UnsetType = msgspec.UNSET
    entry: dict[str, str | int | bool | None] | msgspec.UnsetType = msgspec.UNSET


class Violation(Exception):
    """What is wrong with a record: the move (0: before the first), and why."""

    def __init__(self, move: int, refusal: Refusal) -> None:
        super().__init__(move, refusal)
        self.move = move
        self.refusal = refusal


def broken(key: str, move: int = 0, **words: str | int) -> Violation:
    """A violation of the rules for records, not of a game's rule."""
    return Violation(move, Refusal("record", key, **words))


# --- writing ----------------------------------------------------------------------------------------


class Recorder:
    """A game in progress, together with its growing record."""

    def __init__(
        self, game: AnyGame, state: State, options: dict[str, Value], names: list[str], data: str | Contents = "default"
    ) -> None:
        self.game = game
        self.state = state
        self.record = Record(
            game=game.name,
            rules=game.rules,
            data=data,
            options=options,
            seats=[RecordSeat(name) for name in names],
            setup=game.write_setup(state),
            moves=[],
        )

    def play(self, seat: int, move: int) -> None:
        self.record.moves.append((seat, self.game.write(move)))
        self.state.play(seat, move)
        self.note_result()

    def fall(self, rng: Rng) -> None:
        """Resolve chance and record the outcome."""
        assert self.game.write_chance is not None, "a game that waits for chance can write it"
        self.state.fall(rng)
        self.record.moves.append((None, self.game.write_chance(self.state)))
        self.note_result()

    def note_result(self) -> None:
        result = self.game.result(self.state)
        self.record.result = None if result is None else msgspec.to_builtins(result)


def encode(record: Record) -> bytes:
    """One line of a .jsonl file, without the newline."""
    return msgspec.json.encode(record)


# --- reading ----------------------------------------------------------------------------------------


def decode(line: bytes | str) -> Record:
    """Decode a record from its line; anything else raises a Violation."""
    try:
        record = msgspec.json.decode(line, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise broken("record-unreadable", reason=str(error)) from None
    if record.format != FORMAT:
        raise broken("record-format", format=record.format, known=FORMAT)
    return record


def find_game(record: Record) -> AnyGame:
    if record.game not in GAMES:
        raise broken("record-game", game=record.game, known=", ".join(GAMES))
    game = GAMES[record.game]
    if record.rules != game.rules:
        raise broken("record-rules", rules=record.rules, known=game.rules)
    return game


def set_up(record: Record) -> tuple[AnyGame, State]:
    """The game and the position before the first move."""
    game = find_game(record)
    try:
        game.check_seats(len(record.seats))
        options = game.settle_written(record.options)
        box = open_box(game, record.data)
        return game, game.read_setup(box, options, len(record.seats), record.setup)
    except Refusal as refusal:
        raise Violation(0, refusal) from None


def open_box(game: AnyGame, data: str | Contents) -> Any:
    """The box a game is played with (`DataError`)."""
    if isinstance(data, dict):
        return game.pack(data)
    if data != "default":
        raise DataError("record", "data-neither", data=data)
    return default_box(game.name)


@cache
def default_box(name: str) -> Any:
    """The standard box, packed once for all tables because it never changes."""
    return GAMES[name].pack(default_data(GAMES[name]))


# --- replaying --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """A position in a replay, and the number of the move that led to it (0: the setup)."""

    number: int
    seat: int | None
    text: str
    state: State


def replay(record: Record) -> Iterator[Moment]:
    """Every moment of the game in turn; the state is the same object, moved on. Raises a Violation."""
    if record.partial is True:
        raise broken("record-partial")
    game, state = set_up(record)
    yield Moment(0, None, "", state)
    for number, (seat, text) in enumerate(record.moves, start=1):
        try:
            make(game, state, seat, text)
        except Refusal as refusal:
            raise Violation(number, refusal) from None
        yield Moment(number, seat, text, state)


def make(game: AnyGame, state: State, seat: int | None, text: str) -> None:
    """Check one entry of a record, then make it. If it raises a Refusal, nothing has changed."""
    if seat is None:
        make_chance(game, state, text)
        return
    if not 0 <= seat < state.seats:
        raise Refusal("record", "record-seat", seat=seat, seats=state.seats)
    if text == RESIGN:
        resign(game, state, seat)
        return
    move = game.read(text)
    if state.waits_for() == CHANCE:
        raise Refusal("record", "record-chance-first")
    state.play(seat, check_move(game, state, seat, move))


def resign(game: AnyGame, state: State, seat: int) -> None:
    """Resign for this seat, if the game allows it (`Refusal`)."""
    if game.resign is None or not game.can_resign(state.seats) or state.over():
        raise Refusal("table", "table-no-resigning")
    game.resign(state, seat)


def make_chance(game: AnyGame, state: State, text: str) -> None:
    if game.read_chance is None or state.waits_for() != CHANCE:
        raise Refusal("record", "record-no-chance")
    game.read_chance(state, text)
