"""A table: everything that is known of it at one seq. Immutable: `evolve` folds an event into a new one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from foxden.game import Contents, Game, Refusal, Value
from foxden.record import DealProof, Record, RecordSeat
from foxden.state import State
from foxden.table.clock import Timer
from foxden.table.daily import DailyTry
from foxden.table.events import BotPace, Clock
from foxden.table.game_so_far import GameSoFar
from foxden.table.lesson import LessonProgress
from foxden.table.seats import Seats

PLAYERS = "players"
"""Who has closed a table that those who played at it did not go on with."""
Phase = Literal["lobby", "playing", "over", "closed"]


class UndoStep(NamedTuple):
    """A step that can be taken back: whose it was, and how the game was before it."""

    seat: int
    before: GameSoFar
    turn: int


class Reminder(NamedTuple):
    at: float
    name: str
    """Of whoever waits."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    seq: int
    """How many events of its log are folded in."""
    game: Game[Any, Any]
    rules: int
    host: str
    options: dict[str, Value]
    clock: Clock
    data: str | Contents
    public: bool
    seed: str
    commitment: str
    touched: float
    phase: Phase = "lobby"
    seats: Seats = Seats()
    banned: frozenset[str] = frozenset()
    pausing: frozenset[str] = frozenset()
    stopping: frozenset[str] = frozenset()
    """Those who want to end the game as it is."""
    nudged: Mapping[int, Reminder] = {}
    """The seats that were reminded of their turn, and by whom last."""
    closed_by: str = ""
    rematch_at: str | None = None
    rematch_by: str = ""
    """What whoever asked for it is called."""
    played: GameSoFar | None = None
    """The game, once it has begun."""
    timer: Timer
    turn: int = 0
    """Changes whenever something new is asked: no answer to an old question is taken for one to a new."""
    steps: tuple[UndoStep, ...] = ()
    """What can be taken back, the last step last."""
    rewrites: Mapping[int, int] = {}
    """How often each seat has changed, in this turn, what it had written in secret."""
    fallen: int = 0
    """How often chance has fallen since the deal."""
    lesson: LessonProgress | None = None
    daily: DailyTry | None = None
    pace: BotPace = "calm"
    setup: Contents | None = None
    """Of an earlier game, which is played on from one of its moments; nothing: it is dealt."""

    @property
    def game_so_far(self) -> GameSoFar:
        if self.played is None:
            raise Refusal("table", "table-not-started")
        return self.played

    @property
    def state(self) -> State:
        """Not to be changed: whoever plays on copies it first."""
        played = self.played
        return played.state if played is not None else self.game_so_far.state

    @property
    def paused(self) -> bool:
        """Paused when every person at the table wants it."""
        return bool(self.pausing) and bool(self.seats.people) and self.seats.people <= self.pausing

    @property
    def settled(self) -> dict[str, Value]:
        """Every option with its value, those too that did not exist when the log was begun."""
        return self.game.settle_written(self.options)

    @property
    def tells_who_is_last(self) -> bool:
        """Are all told who of those asked together was the last to answer?"""
        return self.game.tells_who_is_last is not None and self.game.tells_who_is_last(self.state)

    def salts(self) -> list[str]:
        return [seat.salt for seat in self.seats]

    @property
    def unfinished(self) -> bool:
        """Did those who played end it as it was?"""
        return self.phase == "closed" and self.closed_by == PLAYERS and self.played is not None

    def can_resign(self, seat: int) -> bool:
        return (
            self.phase == "playing"
            and self.lesson is None
            and self.daily is None
            and not self.state.over()
            and self.seats[seat].kind == "person"
            and self.game.can_resign(len(self.seats))
        )

    def can_undo(self, seat: int) -> bool:
        return self.phase == "playing" and self.lesson is None and bool(self.steps) and self.steps[-1].seat == seat

    def record(self) -> Record:
        """The game so far. Of a game that is not over it holds secrets, and is nobody's to see."""
        played = self.game_so_far
        result = self.game.result(played.state)
        return Record(
            game=self.game.name,
            rules=self.rules,
            data=self.data,
            options=self.options,
            seats=[RecordSeat(name) for name in played.names],
            setup=played.setup,
            moves=list(played.entries),
            result=None if result is None else msgspec.to_builtins(result),
        )

    def full_record(self) -> Record:
        """The record of a finished game, with what proves its deal."""
        if self.phase != "over":
            raise Refusal("table", f"table-phase-{self.phase}")
        if self.lesson is not None or self.setup is not None or self.daily is not None:
            return self.record()
        return msgspec.structs.replace(self.record(), deal=DealProof(self.commitment, self.seed, self.salts()))
