"""Who has how long left to think."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from foxden.game import Refusal
from foxden.state import State
from foxden.table.events import Clock


def check_clock(clock: Clock) -> None:
    if clock.kind != "none" and not 5 <= clock.seconds <= 30 * 86400:
        raise Refusal("table", "table-clock")


class Timer(msgspec.Struct, frozen=True):
    """Runs for every seat that the game waits for, all at once. Immutable: every change gives a new one."""

    clock: Clock
    left: tuple[float, ...] = ()
    since: Mapping[int, float] = {}
    """The seats whose time runs, and since when."""
    stopped: bool = False

    @classmethod
    def wind(cls, clock: Clock, seats: int) -> Timer:
        return cls(clock, (float(clock.seconds),) * seats)

    def tick(self, state: State, now: float, moved: int | None = None) -> Timer:
        """Something has happened: charge those who were waited for, and start whoever is waited for now."""
        if self.clock.kind == "none":
            return self
        left = self.charge(now)
        asked = [] if self.stopped else [seat for seat in range(state.seats) if state.must(seat)]
        if self.clock.kind != "bank":
            for seat in (*asked, *(() if moved is None else (moved,))):
                if seat == moved or seat not in self.since:
                    left[seat] = float(self.clock.seconds)
        return replace(self, left=tuple(left), since=dict.fromkeys(asked, now))

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
        return replace(self, left=tuple(self.charge(now)), stopped=stopped, since=since)

    def deadline(self) -> tuple[float, int] | None:
        """When the next seat's time is up, and which seat's."""
        ends = [(since + self.left[seat], seat) for seat, since in self.since.items()]
        return min(ends) if ends else None

    def is_up(self, seat: int, now: float) -> bool:
        return seat in self.since and now >= self.since[seat] + self.left[seat]

    def left_at(self, seat: int, now: float) -> float:
        """Seconds that this seat still has."""
        return max(0.0, self.left[seat] - max(0.0, now - self.since.get(seat, now)))
