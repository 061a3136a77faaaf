"""Who has how long left to think."""

from __future__ import annotations

from foxden.game import Refusal
from foxden.state import State
from foxden.table.events import Clock


def check_clock(clock: Clock) -> None:
    if clock.kind != "none" and not 5 <= clock.seconds <= 30 * 86400:
        raise Refusal("table", "table-clock")


class Timer:
    """Runs for every seat that the game waits for, all at once."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * seats
        self.since: dict[int, float] = {}
        """The seats whose time runs, and since when."""
        self.stopped = False

    def tick(self, state: State, now: float, moved: int | None = None) -> None:
        """Something has happened: charge those who were waited for, and start whoever is waited for now."""
        if self.clock.kind == "none":
            return
        self.charge(now)
        if moved is not None and self.clock.kind != "bank":
            self.left[moved] = float(self.clock.seconds)
        asked = [] if self.stopped else [seat for seat in range(state.seats) if state.must(seat)]
        for seat in asked:
            if seat not in self.since and self.clock.kind != "bank":
                self.left[seat] = float(self.clock.seconds)
        self.since = dict.fromkeys(asked, now)

    def charge(self, now: float) -> None:
        for seat, since in self.since.items():
            self.left[seat] = max(0.0, self.left[seat] - max(0.0, now - since))

    def stop(self, state: State, now: float, stopped: bool) -> None:
        """Stop all, or go on where they stood."""
        if self.clock.kind == "none":
            return
        self.charge(now)
        self.stopped = stopped
        self.since = {} if stopped else {seat: now for seat in range(state.seats) if state.must(seat)}

    def deadline(self) -> tuple[float, int] | None:
        """When the next seat's time is up, and which seat's."""
        ends = [(since + self.left[seat], seat) for seat, since in self.since.items()]
        return min(ends) if ends else None

    def is_up(self, seat: int, now: float) -> bool:
        return seat in self.since and now >= self.since[seat] + self.left[seat]
