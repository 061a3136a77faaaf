"""A table: it decides what may happen. What has happened is folded into it (`history`). Pure: no I/O, time passed in.

Every request answers with the events to be written, or raises a Refusal. Nothing changes until `apply` is given an
event, which is after the store has it: write, then tell.
"""

from __future__ import annotations

from typing import Any

import msgspec

from foxden.bots.levels import current_name, names_of
from foxden.game import Game, Refusal, Value
from foxden.games import GAMES
from foxden.legal import check_move
from foxden.record import DealProof, Record, Recorder
from foxden.state import CHANCE, State
from foxden.table import events as ev
from foxden.table.clock import Timer, check_clock
from foxden.table.deal import commit, generator
from foxden.table.evolve import Step, fold
from foxden.table.lesson import Course
from foxden.table.seats import Seat, find_name

LONGEST_NAME = 24
LONGEST_SALT = 128


class Table:
    """Folded from its log. `seq` counts the events it has seen."""

    def __init__(self, opened: ev.Opened, name: str) -> None:
        self.name = name
        self.seq = 1
        self.game: Game[Any, Any] = GAMES[opened.game]
        self.host = opened.host
        self.options = opened.options
        self.clock = opened.clock
        self.data = opened.data
        self.public = opened.public
        self.seed = opened.seed
        self.commitment = commit(opened.seed)
        self.touched = opened.at
        self.phase = "lobby"
        self.seats: list[Seat] = []
        self.banned: set[str] = set()
        self.pausing: set[str] = set()
        self.rematch_at: str | None = None
        self.recorder: Recorder | None = None
        self.timer = Timer(opened.clock, 0)
        self.turn = 0
        """Changes whenever something new is asked: no answer to an old question is taken for one to a new."""
        self.made: dict[str, int] = {}
        """What was asked for by id, and the seq of what came of it."""
        self.steps: list[Step] = []
        """What can be taken back, the last step last."""
        self.fallen = 0
        self.course = Course(self.game) if opened.lesson else None

    # --- asking -----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        if self.recorder is None:
            raise Refusal("table", "table-not-started")
        return self.recorder.state

    @property
    def paused(self) -> bool:
        """Paused when every person at the table wants it."""
        people = {seat.guest for seat in self.seats if seat.kind == "person"}
        return bool(people) and people <= self.pausing

    def seats_of(self, guest: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def salts(self) -> list[str]:
        return [seat.salt for seat in self.seats]

    def record(self) -> Record:
        if self.recorder is None:
            raise Refusal("table", "table-not-started")
        return self.recorder.record

    def full_record(self) -> Record:
        """The record of a finished game, with what proves its deal."""
        self.only("over")
        if self.course is not None:
            return self.record()
        return msgspec.structs.replace(self.record(), deal=DealProof(self.commitment, self.seed, self.salts()))

    def can_undo(self, seat: int) -> bool:
        return self.phase == "playing" and not self.course and bool(self.steps) and self.steps[-1].seat == seat

    # --- before the game --------------------------------------------------------------------------------

    def choose(self, guest: str, options: dict[str, Value], clock: ev.Clock, now: float) -> list[ev.AnyEvent]:
        self.only_host(guest)
        self.only("lobby")
        check_clock(clock)
        return [ev.Chose(at=now, options=self.game.settle(options), clock=clock)]

    def sit(self, guest: str, name: str, now: float) -> list[ev.AnyEvent]:
        self.only("lobby")
        self.not_banned(guest)
        self.room_for_one()
        return [ev.Sat(at=now, guest=guest, name=self.fit_name(name))]

    def add_bot(self, guest: str, bot: str, now: float, seat: int | None = None) -> list[ev.AnyEvent]:
        """A bot for a new seat, or for one whose owner is away."""
        self.only_host(guest)
        if seat is None:
            self.only("lobby")
            self.room_for_one()
        elif not (0 <= seat < len(self.seats) and self.seats[seat].kind == "empty"):
            raise Refusal("table", "table-seat-taken")
        bot = current_name(bot)
        if bot not in names_of(self.game.name):
            known = ", ".join(names_of(self.game.name))
            raise Refusal("table", "table-no-such-bot", bot=bot, known=known)
        return [ev.Seated(at=now, bot=bot, seat=seat)]

    def stand(self, guest: str, seat: int, now: float) -> list[ev.AnyEvent]:
        """Leave a seat of one's own; the host may also take one from a bot."""
        self.is_seat(seat)
        mine = self.seats[seat].guest == guest
        if not mine and not (guest == self.host and self.seats[seat].bot is not None and self.phase == "lobby"):
            raise Refusal("table", "table-not-your-seat")
        return [ev.Stood(at=now, seat=seat)]

    def come_back(self, guest: str, seat: int, now: float) -> list[ev.AnyEvent]:
        """Take one's own seat again, from nobody or from the bot that sat in."""
        self.is_seat(seat)
        self.not_banned(guest)
        if self.seats[seat].guest != guest or not self.seats[seat].away:
            raise Refusal("table", "table-not-your-seat")
        return [ev.Returned(at=now, seat=seat, guest=guest)]

    def rename(self, guest: str, whom: str, name: str, now: float) -> list[ev.AnyEvent]:
        if guest != whom:
            self.only_host(guest)
        if not self.seats_of(whom):
            raise Refusal("table", "table-not-here")
        return [ev.Named(at=now, guest=whom, name=self.fit_name(name))]

    def ban(self, guest: str, whom: str, now: float) -> list[ev.AnyEvent]:
        self.only_host(guest)
        if whom == self.host:
            raise Refusal("table", "table-host-stays")
        return [ev.Banned(at=now, guest=whom)]

    def get_ready(self, guest: str, salt: str, now: float) -> list[ev.AnyEvent]:
        self.only("lobby")
        if not self.seats_of(guest):
            raise Refusal("table", "table-not-here")
        if not 0 < len(salt) <= LONGEST_SALT:
            raise Refusal("table", "table-salt")
        return [ev.Readied(at=now, guest=guest, salt=salt)]

    def start(self, guest: str, now: float) -> list[ev.AnyEvent]:
        self.only_host(guest)
        self.only("lobby")
        self.game.check_seats(len(self.seats))
        if not all(seat.ready or seat.bot for seat in self.seats):
            raise Refusal("table", "table-not-ready")
        return [ev.Started(at=now)]

    def publish(self, guest: str, wanted: bool, now: float) -> list[ev.AnyEvent]:
        self.only_host(guest)
        return [] if wanted == self.public else [ev.Published(at=now, public=wanted)]

    # --- the game ---------------------------------------------------------------------------------------

    def move(self, guest: str, seat: int, turn: int, text: str, now: float) -> list[ev.AnyEvent]:
        """A person's move."""
        self.only_player(guest, seat, turn)
        if self.course is not None:
            self.course.check(seat, text)
        return self.make(seat, text, "person", now)

    def only_player(self, guest: str, seat: int, turn: int) -> None:
        """Whoever sits there, and answers what is asked now."""
        self.only("playing")
        self.is_seat(seat)
        if self.seats[seat].guest != guest or self.seats[seat].kind != "person":
            raise Refusal("table", "table-not-your-seat")
        if self.paused:
            raise Refusal("table", "table-paused")
        if turn != self.turn:
            raise Refusal("table", "table-too-late")

    def move_for(self, seat: int, turn: int, text: str, now: float) -> list[ev.AnyEvent]:
        """A bot's move, for its own seat or for one whose time is up. Out of date, it is no event at all."""
        if self.phase != "playing" or turn != self.turn or self.paused or not self.state.must(seat):
            return []
        if self.seats[seat].bot is not None:
            return self.make(seat, text, "bot", now)
        return self.make(seat, text, "clock", now) if self.timer.is_up(seat, now) else []

    def make(self, seat: int, text: str, by: Any, now: float) -> list[ev.AnyEvent]:
        move = check_move(self.game, self.state, seat, text)
        return [ev.Moved(at=now, seat=seat, text=text, by=by), *self.let_fall(seat, move, now)]

    def let_fall(self, seat: int, move: int, now: float) -> list[ev.AnyEvent]:
        """What chance adds to this move, tried on a copy: nothing happens before it is written."""
        write = self.game.write_chance
        if write is None:
            return []
        state, fallen = self.state.copy(), self.fallen
        state.play(seat, move)
        falls: list[ev.AnyEvent] = []
        while state.waits_for() == CHANCE:
            fallen += 1
            state.fall(generator(self.seed, self.salts(), fallen))
            falls.append(ev.Fell(at=now, text=write(state)))
        return falls

    def undo(self, guest: str, seat: int, now: float) -> list[ev.AnyEvent]:
        """Take back one's own last step: nothing came to light, nobody else has acted, no chance has fallen."""
        self.only("playing")
        self.is_seat(seat)
        if self.seats[seat].guest != guest:
            raise Refusal("table", "table-not-your-seat")
        if not self.can_undo(seat):
            raise Refusal("table", "table-no-undo")
        return [ev.Undid(at=now, seat=seat, moves=self.steps[-1].moves)]

    def pause(self, guest: str, wanted: bool, now: float) -> list[ev.AnyEvent]:
        self.only("playing")
        if not self.seats_of(guest):
            raise Refusal("table", "table-not-here")
        return [] if wanted == (guest in self.pausing) else [ev.Paused(at=now, guest=guest, wanted=wanted)]

    def rematch(self, guest: str, table: str, now: float) -> list[ev.AnyEvent]:
        self.only("over")
        self.not_banned(guest)
        if not self.seats_of(guest):
            raise Refusal("table", "table-not-here")
        return [] if self.rematch_at else [ev.Rematched(at=now, table=table)]

    def close(self, by: str, now: float) -> list[ev.AnyEvent]:
        return [] if self.phase == "closed" else [ev.Closed(at=now, by=by)]

    # --- what may be asked by whom ----------------------------------------------------------------------

    def only(self, phase: str) -> None:
        if self.phase != phase:
            raise Refusal("table", f"table-phase-{self.phase}")

    def only_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refusal("table", "table-only-host")

    def not_banned(self, guest: str) -> None:
        if guest in self.banned:
            raise Refusal("table", "table-banned")

    def is_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("table", "table-no-seat")

    def room_for_one(self) -> None:
        if self.game.most is not None and len(self.seats) >= self.game.most:
            raise Refusal(self.game.seats_rule, "table-full", most=self.game.most)

    def fit_name(self, name: str) -> str:
        """Names are short, printable, and different from each other."""
        fitted = " ".join("".join(sign for sign in name if sign.isprintable()).split())[:LONGEST_NAME].strip()
        if not fitted:
            raise Refusal("table", "table-name")
        return find_name(fitted, {seat.name for seat in self.seats})

    # --- what has happened ------------------------------------------------------------------------------

    def apply(self, event: ev.AnyEvent) -> None:
        self.seq += 1
        self.touched = event.at
        if event.id:
            self.made[event.id] = self.seq
        fold(self, event)


def open_table(name: str, opened: ev.Opened, log: list[ev.AnyEvent]) -> Table:
    """A table from its log."""
    table = Table(opened, name)
    for event in log:
        table.apply(event)
    return table
