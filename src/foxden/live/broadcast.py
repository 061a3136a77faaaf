"""What each watcher of a table is sent, built from Views alone; the shared part is encoded once per language."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from foxden.game import View
from foxden.live import wire
from foxden.live.coach import coach, restrict
from foxden.live.days import date_of
from foxden.live.encoded import Encoded
from foxden.live.snapshot import Snapshot
from foxden.live.watcher import Watcher
from foxden.scene import CROWD, OwnScene, Say, Sheet
from foxden.state import no_moves
from foxden.table.daily import kit_of, score_try
from foxden.table.seats import Seats
from foxden.table.shared_device import find_undo, in_hand, look_at_hand
from foxden.table.table import Table
from foxden.text import speaker

SHEETS = Encoded()
"""Cache for own score sheets: they change rarely, and are half of each seat's own part."""


class Broadcast:
    """One snapshot, for any number of watchers."""

    def __init__(
        self,
        snapshot: Snapshot,
        here: Set[str],
        now: float,
        watching: int | None = None,
        missed: Set[int] = frozenset(),
    ) -> None:
        """`here`: the connected guests; `watching`: how many of them have no seat, if known; `missed`: seats whose
        players have been away for a while on their turn."""
        self.missed = missed
        self.snapshot = snapshot
        self.table = snapshot.table
        self.shared = snapshot.shared
        self.here = here
        self.watching = len(here) - count_seated(here, self.table.seats) if watching is None else watching
        self.now = now
        self.infos: dict[str, msgspec.Raw] = {}

    def show(self, watcher: Watcher) -> bytes:
        """The whole message for one watcher."""
        table, scene = self.encode_shared(watcher.language)
        watcher.hand = in_hand(self.table, watcher.guest, watcher.hand)
        message: dict[str, Any] = {
            "type": "shown",
            "seq": self.table.seq,
            "turn": self.table.turn,
            "table": table,
            "scene": scene,
            "you": self.you(watcher),
            "own": self.own(watcher),
        }
        if self.table.lesson is not None:
            message["coach"] = coach(self.table.lesson, watcher.language)
        return wire.encode(message)

    def encode_shared(self, language: str) -> tuple[msgspec.Raw, msgspec.Raw]:
        if language not in self.infos:
            self.infos[language] = msgspec.Raw(wire.encode(self.info(language)))
        return self.infos[language], self.snapshot.scene(language)

    def stage(self, language: str) -> bytes:
        """The stage, encoded once per language and game."""
        assert self.shared is not None
        stages = self.snapshot.stages
        if language not in stages:
            stage = self.table.game.stage(View(self.shared, None), speaker(language))
            stages[language] = wire.encode(wire.Staged(table=self.table.name, game=self.table.game.name, stage=stage))
        return stages[language]

    def you(self, watcher: Watcher) -> wire.You:
        seats = list(self.table.seats.of(watcher.guest))
        holding, undo = watcher.holding, find_undo(self.table, watcher.guest, watcher.hand)
        return wire.You(
            seats=seats,
            away=[seat for seat in seats if self.table.seats[seat].away],
            host=watcher.guest == self.table.host,
            in_hand=holding,
            covered=watcher.hand.covered,
            peeking=watcher.hand.company == "all",
            hand_over_to=watcher.hand.over_to,
            undo=undo,
            since=self.find_last(holding if holding is not None else watcher.hand.over_to),
            resign=holding is not None and self.table.can_resign(holding),
        )

    def find_last(self, seat: int | None) -> int:
        """The newest log line about a move of this seat."""
        if seat is None:
            return 0
        return next((line.seq for line in reversed(self.snapshot.lines) if line.of_all or line.seat == seat), 0)

    def own(self, watcher: Watcher) -> msgspec.Raw | None:
        """A seat's own part, encoded once per snapshot however often it is shown."""
        seat = watcher.holding
        if seat is None or self.shared is None:
            return None
        key = (seat, watcher.language, watcher.hand.covered)
        if key not in self.snapshot.owns:
            own = self.own_scene(seat, watcher)
            if own.sheet is not None:
                own = replace(own, sheet=cast("Sheet", SHEETS.of(own.sheet)))
            self.snapshot.owns[key] = msgspec.Raw(wire.encode(own))
        return self.snapshot.owns[key]

    def own_scene(self, seat: int, watcher: Watcher) -> OwnScene:
        assert self.shared is not None
        part, moves = look_at_hand(self.table, watcher.hand)
        view = View(self.shared, part)
        if self.table.phase in ("closed", "over"):
            moves = no_moves()
        own: OwnScene = self.table.game.show_own(view, moves, self.table.seats.names, speaker(watcher.language))
        return own if self.table.lesson is None else restrict(own, self.table.lesson)

    def info(self, language: str) -> wire.TableInfo:
        table = self.table
        people = [] if len(table.seats) > CROWD else [self.person(number) for number in range(len(table.seats))]
        for number, words in enumerate(self.foretell(language)[: len(people)]):
            people[number] = replace(people[number], will=words)
        return wire.TableInfo(
            name=table.name,
            game=table.game.name,
            title=table.game.title,
            phase=table.phase,
            options=self.snapshot.settled,
            clock=table.clock,
            commitment=table.commitment,
            seats=len(table.seats),
            asked=table.state.asked_seats() if table.phase == "playing" else 0,
            ready=table.seats.ready,
            watching=self.watching,
            people=people,
            paused=table.paused,
            pace=table.pace,
            public=table.public,
            own_box=table.data != "default",
            log=self.log(language),
            winners=self.snapshot.winners,
            unfinished=table.unfinished,
            rematch=table.rematch_at or "",
            rematch_by=table.rematch_by,
            daily=tell_daily(table, speaker(language)),
        )

    def log(self, language: str) -> list[wire.Line]:
        """The log as it is sent; it was encoded line by line."""
        if not self.snapshot.lines:
            return []
        return cast("list[wire.Line]", msgspec.Raw(self.snapshot.log(language).encoded))

    def foretell(self, language: str) -> Sequence[str]:
        """What the options settle for each seat, shown in the lobby."""
        table = self.table
        if table.phase != "lobby" or table.game.foretell is None:
            return []
        return table.game.foretell(table.settled, len(table.seats), speaker(language))

    def person(self, number: int) -> wire.SeatInfo:
        seat, timer = self.table.seats[number], self.table.timer
        is_playing, left = self.table.phase == "playing", None
        if is_playing and self.table.clock.kind != "none":
            left = round(timer.left_at(number, self.now), 1)
        return wire.SeatInfo(
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot or "",
            avatar=seat.avatar,
            sits_in=seat.bot is not None and seat.guest is not None,
            host=seat.guest is not None and seat.guest == self.table.host,
            ready=seat.ready,
            asked=is_playing and self.table.state.must(number),
            here=seat.guest in self.here,
            pausing=seat.guest in self.table.pausing,
            missed=number in self.missed,
            nudged=number in self.table.nudged,
            stopping=is_playing and seat.guest in self.table.stopping,
            left=left,
        )


def tell_daily(table: Table, said: Say) -> wire.DailyInfo | None:
    """The task of the day and, once the try is over, its result."""
    if table.daily is None:
        return None
    task, scored = table.daily.task, score_try(table)
    return wire.DailyInfo(
        day=date_of(table.daily.day),
        counts=table.daily.counts,
        ask=said(task.ask, **task.words),
        words="" if scored is None else kit_of(table.game).tell(scored.points, task, said),
    )


def count_seated(here: Set[str], seats: Seats) -> int:
    """How many of the connected guests have a seat."""
    return len(here & seats.by_guest.keys())
