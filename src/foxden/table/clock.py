"""How much thinking time each seat has left."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from foxden.game import Refusal
from foxden.scene import CROWD
from foxden.state import State
from foxden.table.events import Clock


def check_clock(clock: Clock) -> None:
    if clock.kind != "none" and not 5 <= clock.seconds <= 30 * 86400:
        raise Refusal("table", "table-clock")


class Timer(msgspec.Struct, frozen=True, gc=False):
    """Runs for every seat the game waits for, all at once. Immutable: every change gives a new one."""

    clock: Clock
    left: tuple[float, ...] = ()
    since: Mapping[int, float] = {}
    """The seats whose time is running, and since when."""
    stopped: bool = False
    ends: tuple[tuple[float, int], ...] = ()
    """In a crowd: when each seat's time is up, earliest first; some may have acted since."""
    ended: int = 0
    """How many of those are out of date."""

    @classmethod
    def wind(cls, clock: Clock, seats: int) -> Timer:
        return cls(clock, (float(clock.seconds),) * seats)

    def tick(self, state: State, now: float, moved: int | None = None) -> Timer:
        """Something has happened: charge the seats that were being waited for, and start the clocks of those waited for
        now."""
        if self.clock.kind == "none":
            return self
        left = self.charge(now)
        asked = [] if self.stopped else [seat for seat in range(state.seats) if state.must(seat)]
        if self.clock.kind != "bank":
            for seat in (*asked, *(() if moved is None else (moved,))):
                if seat == moved or seat not in self.since:
                    left[seat] = float(self.clock.seconds)
        return replace(self, left=tuple(left), since=dict.fromkeys(asked, now)).sort_ends()

    def pass_over(self, state: State, now: float, moved: int) -> Timer:
        """This seat has acted, and nobody is asked anything new. In a crowd the others' clocks just keep running:
        charging everyone for each action would dominate the cost."""
        if self.clock.kind == "none" or len(self.left) <= CROWD:
            return self.tick(state, now, moved)
        left, since = list(self.left), dict(self.since)
        began = since.pop(moved, now)
        is_bank = self.clock.kind == "bank"
        left[moved] = max(0.0, left[moved] - max(0.0, now - began)) if is_bank else float(self.clock.seconds)
        ended = self.ended
        while ended < len(self.ends) and self.ends[ended][1] not in since:
            ended += 1
        return replace(self, left=tuple(left), since=since, ended=ended)

    def sort_ends(self) -> Timer:
        if len(self.left) <= CROWD:
            return self
        return replace(self, ends=tuple(sorted(self.list_ends())), ended=0)

    def list_ends(self) -> list[tuple[float, int]]:
        return [(since + self.left[seat], seat) for seat, since in self.since.items()]

    def charge(self, now: float) -> list[float]:
        left = list(self.left)
        for seat, since in self.since.items():
            left[seat] = max(0.0, left[seat] - max(0.0, now - since))
        return left

    def stop(self, state: State, now: float, stopped: bool) -> Timer:
        """Stop every seat's clock, or resume it."""
        if self.clock.kind == "none":
            return replace(self, stopped=stopped)
        since = {} if stopped else {seat: now for seat in range(state.seats) if state.must(seat)}
        return replace(self, left=tuple(self.charge(now)), stopped=stopped, since=since).sort_ends()

    def deadline(self) -> tuple[float, int] | None:
        """When the next seat's time is up, and which seat."""
        if len(self.left) > CROWD:
            return self.ends[self.ended] if self.ended < len(self.ends) else None
        return min(self.list_ends(), default=None)

    def is_up(self, seat: int, now: float) -> bool:
        return seat in self.since and now >= self.since[seat] + self.left[seat]

    def left_at(self, seat: int, now: float) -> float:
        """Seconds this seat has left."""
        return max(0.0, self.left[seat] - max(0.0, now - self.since.get(seat, now)))
