"""A table with people around it, for tests: what they ask is decided, encoded, decoded and folded, as a server does."""

from __future__ import annotations

from foxden.game import Value
from foxden.table.events import AnyEvent, Clock, Opened, decode_event, encode_event
from foxden.table.table import Table, open_table

SEED = "5e" * 32


class Company:
    """Guests are called by their names. Time goes on by a second with every request, unless set."""

    def __init__(self, game: str, host: str = "Ada", clock: Clock | None = None, **options: Value) -> None:
        from foxden.games import GAMES  # noqa: PLC0415

        self.now = 1000.0
        settled = GAMES[game].settle({name.replace("_", "-"): value for name, value in options.items()})
        opened = Opened(at=self.now, game=game, host=host, options=settled, clock=clock or Clock(), seed=SEED)
        self.log: list[bytes] = [encode_event(opened)]
        self.table = Table(opened, "fox-1")

    def happen(self, events: list[AnyEvent]) -> list[AnyEvent]:
        """Write, then tell."""
        for event in events:
            self.log.append(encode_event(event))
            self.table.apply(decode_event(self.log[-1]))
        self.now += 1
        return events

    def sit(self, *names: str) -> None:
        for name in names:
            self.happen(self.table.sit(name, name, self.now))

    def start(self) -> None:
        for guest in {seat.guest for seat in self.table.seats if seat.guest}:
            self.happen(self.table.get_ready(guest, f"salt of {guest}", self.now))
        self.happen(self.table.start(self.table.host, self.now))

    def move(self, seat: int, text: str, *, turn: int | None = None) -> list[AnyEvent]:
        guest = self.table.seats[seat].guest or ""
        return self.happen(self.table.move(guest, seat, self.table.turn if turn is None else turn, text, self.now))

    def move_somehow(self) -> None:
        """The first legal move of the first who is asked."""
        seat = self.table.state.waits_for()
        self.move(seat, self.table.game.write(self.table.state.moves(seat).nth(0)))

    def reopened(self) -> Table:
        """The same table, from its log."""
        first, *rest = [decode_event(line) for line in self.log]
        assert isinstance(first, Opened)
        return open_table("fox-1", first, rest)


def seated(game: str, *names: str, clock: Clock | None = None, **options: Value) -> Company:
    """A game that has begun."""
    company = Company(game, names[0], clock, **options)
    company.sit(*names)
    company.start()
    return company
