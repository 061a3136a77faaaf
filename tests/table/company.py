"""A table with people, for tests: requests are decided, encoded, decoded and folded, as on a server."""

from __future__ import annotations

import itertools
from typing import Any

from foxden.game import Value
from foxden.games import GAMES
from foxden.table import requests as rq
from foxden.table.asks import Ask, BotMoves, GuestAsks, OperatorCloses
from foxden.table.decide import decide
from foxden.table.events import AnyEvent, Clock, Opened, decode_event, encode_event
from foxden.table.evolve import evolve, open_table
from foxden.table.opening import begin_table
from foxden.table.table import Table

SEED = "5e" * 32


class Company:
    """Guests are identified by name. Time advances a second with every request, unless set."""

    def __init__(self, game: str, host: str = "Ada", clock: Clock | None = None, **options: Value) -> None:
        self.now = 1000.0
        self.ids = itertools.count()
        settled = GAMES[game].settle({name.replace("_", "-"): value for name, value in options.items()})
        self.open(begin_table(host, game, dict(settled), clock or Clock(), False, SEED, self.now))

    def open(self, events: list[AnyEvent]) -> None:
        self.log: list[bytes] = [encode_event(event) for event in events]
        self.table = self.reopened()

    # --- asking: what would come of it ------------------------------------------------------------------

    def decide(self, ask: Ask) -> list[AnyEvent]:
        return decide(self.table, ask, self.now)

    def asks(self, guest: str, request: type[rq.TableRequest], **words: Any) -> list[AnyEvent]:
        return self.decide(GuestAsks(guest, request(id=str(next(self.ids)), **words)))

    # --- doing: decided, written, and folded ------------------------------------------------------------

    def happen(self, events: list[AnyEvent]) -> list[AnyEvent]:
        for event in events:
            self.log.append(encode_event(event))
            self.table = evolve(self.table, decode_event(self.log[-1]))
        self.now += 1
        return events

    def does(self, guest: str, request: type[rq.TableRequest], **words: Any) -> list[AnyEvent]:
        return self.happen(self.asks(guest, request, **words))

    def sit(self, *names: str) -> None:
        for name in names:
            self.does(name, rq.Sit, name=name)

    def start(self) -> None:
        for guest in dict.fromkeys(seat.guest for seat in self.table.seats if seat.guest):
            self.does(guest, rq.Ready, salt=f"salt of {guest}")
        self.does(self.table.host, rq.Start)

    def move(self, seat: int, text: str, *, turn: int | None = None) -> list[AnyEvent]:
        guest = self.table.seats[seat].guest or "nobody"
        return self.does(guest, rq.Move, seat=seat, turn=self.table.turn if turn is None else turn, text=text)

    def move_somehow(self) -> None:
        """Make the first legal move of the first seat asked."""
        seat = self.table.state.waits_for()
        self.move(seat, self.table.game.write(self.table.state.moves(seat).nth(0)))

    def play_to_the_end(self) -> Company:
        while self.table.phase == "playing":
            self.move_somehow()
        return self

    def bot_moves(self, seat: int, turn: int, text: str) -> list[AnyEvent]:
        return self.decide(BotMoves(seat, turn, text))

    def close(self) -> None:
        self.happen(self.decide(OperatorCloses()))

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
