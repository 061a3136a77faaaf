"""Requests answered at once from the snapshot: hello, hints, why nots, reactions. None of them writes anything."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, assert_never

from foxden.game import Refusal
from foxden.live import wire
from foxden.live.hint import check_hint, put_into_words
from foxden.live.imagine import imagine
from foxden.live.reach import find_reach
from foxden.live.why_not import explain_touch
from foxden.table.decide import SHARED_SCREEN
from foxden.table.guards import require_not_banned
from foxden.table.shared_device import take
from foxden.text import say

if TYPE_CHECKING:
    from foxden.live.room import Room
    from foxden.live.watcher import Watcher

log = logging.getLogger("foxden.live")


class Looks:
    def __init__(self, room: Room) -> None:
        self.room = room

    def answer(self, watcher: Watcher, request: wire.LookRequest) -> None:
        try:
            self.look(watcher, request)
        except Refusal as refusal:
            self.room.refuse(watcher, request.id, refusal)
            return
        except Exception:
            log.exception("a look at a table failed")
            self.room.refuse(watcher, request.id, Refusal("table", "our-fault"))
            return
        watcher.answer(wire.encode(wire.Done(id=request.id, seq=self.room.snapshot.table.seq)))

    def look(self, watcher: Watcher, request: wire.LookRequest) -> None:
        snapshot, audience = self.room.snapshot, self.room.audience
        if watcher.guest == SHARED_SCREEN and not isinstance(request, wire.Hello):
            raise Refusal("table", "table-not-here")
        match request:
            case wire.Hello():
                watcher.language = request.language
                audience.show_newcomer(snapshot, watcher)
            case wire.HandOver():
                if request.seat not in snapshot.table.seats.of(watcher.guest):
                    raise Refusal("table", "table-not-your-seat")
                watcher.hand = take(snapshot.table, request.seat, request.covered)
                audience.show_to(snapshot, [watcher])
            case wire.WhyNot():
                raise explain_touch(snapshot.table, watcher, request.seat, request.turn, request.path)
            case wire.Reach():
                watcher.answer(wire.encode(find_reach(snapshot.table, watcher, request)))
            case wire.Imagine():
                watcher.answer(wire.encode(imagine(snapshot.table, watcher.guest, request)))
            case wire.Hint():
                check_hint(snapshot.table, watcher.guest, request.seat, request.turn)
                self.room.planner.in_background(self.advise(watcher, request.seat, request.turn))
            case wire.React():
                self.send_reaction(watcher, request.reaction)
            case _:
                assert_never(request)

    def send_reaction(self, sender: Watcher, reaction: wire.Reaction) -> None:
        """Send a reaction to everyone connected, here and in other processes."""
        table = self.room.snapshot.table
        require_not_banned(table, sender.guest)
        if not table.seats.of(sender.guest):
            raise Refusal("table", "table-not-here")
        self.show_reaction(sender.guest, reaction)
        self.room.house.tell_reaction(self.room, sender.guest, reaction)

    def show_reaction(self, guest: str, reaction: wire.Reaction) -> None:
        """Show a reaction by somebody who has a seat."""
        seats = self.room.snapshot.table.seats
        name = seats[seats.of(guest)[0]].name
        for watcher in self.room.audience.watchers:
            words = say(watcher.language, f"reaction-{reaction}")
            watcher.answer(wire.encode(wire.Reacted(name=name, reaction=reaction, words=words)))

    async def advise(self, watcher: Watcher, seat: int, turn: int) -> None:
        """Give a hint: one at a time per watcher, and not if it comes too late."""
        if watcher.hint_pending:
            return
        watcher.hint_pending = True
        try:
            given = await self.room.bots.advise(self.room.snapshot, seat)
        finally:
            watcher.hint_pending = False
        table = self.room.snapshot.table
        if given is not None and table.phase == "playing" and table.turn == turn:
            view, advice = given
            with contextlib.suppress(Refusal):
                watcher.answer(wire.encode(put_into_words(table, view, seat, turn, advice, watcher.language)))
