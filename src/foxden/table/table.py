"""A table: everything known about it at one seq. Immutable: `evolve` folds an event into a new one."""

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
"""Value of `closed` for a table whose players ended it unfinished."""
Phase = Literal["lobby", "playing", "over", "closed"]


class UndoStep(NamedTuple):
    """A step that can be undone: whose it was, and the game before it."""

    seat: int
    before: GameSoFar
    turn: int


class Reminder(NamedTuple):
    at: float
    name: str
    """The name of the player who is waiting."""


class Table(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    name: str
    seq: int
    """How many events of the log are folded in."""
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
    """The guests who want to end the game unfinished."""
    nudged: Mapping[int, Reminder] = {}
    """The seats that were nudged, and by whom last."""
    closed_by: str = ""
    rematch_at: str | None = None
    rematch_by: str = ""
    """The name of the player who asked for it."""
    played: GameSoFar | None = None
    """The game, once it has started."""
    timer: Timer
    turn: int = 0
    """Changes whenever something new is asked, so that an answer to an old question isn't taken for a new one."""
    steps: tuple[UndoStep, ...] = ()
    """The steps that can be undone, the last one last."""
    rewrites: Mapping[int, int] = {}
    """How often each seat has changed its secret choice in this turn."""
    fallen: int = 0
    """Number of chance events since the deal."""
    lesson: LessonProgress | None = None
    daily: DailyTry | None = None
    pace: BotPace = "calm"
    setup: Contents | None = None
    """Setup of an earlier game that is continued from one of its moments; None if dealt."""

    @property
    def game_so_far(self) -> GameSoFar:
        if self.played is None:
            raise Refusal("table", "table-phase-lobby")
        return self.played

    @property
    def state(self) -> State:
        """Must not be changed: copy it before making moves."""
        played = self.played
        return played.state if played is not None else self.game_so_far.state

    @property
    def paused(self) -> bool:
        """Whether the game is paused: every person at the table wants it."""
        return bool(self.pausing) and bool(self.seats.people) and self.seats.people <= self.pausing

    @property
    def settled(self) -> dict[str, Value]:
        """Every option with its value, including those that didn't exist when the log was started."""
        return self.game.settle_written(self.options)

    @property
    def tells_who_is_last(self) -> bool:
        """Whether the game reveals who was the last to answer."""
        return self.game.tells_who_is_last is not None and self.game.tells_who_is_last(self.state)

    def salts(self) -> list[str]:
        return [seat.salt for seat in self.seats]

    @property
    def unfinished(self) -> bool:
        """Whether the players ended it unfinished."""
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
        """The record of the game so far. Until the game is over it contains secrets, so nobody is shown it."""
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
        """The record of a finished game, with the proof of its deal."""
        if self.phase != "over":
            raise Refusal("table", f"table-phase-{self.phase}")
        if self.lesson is not None or self.setup is not None or self.daily is not None:
            return self.record()
        return msgspec.structs.replace(self.record(), deal=DealProof(self.commitment, self.seed, self.salts()))
