"""A table being served: requests come in, are decided together, written together, and only then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Protocol

from msgspec.structs import replace

from foxden.bots.pool import Pool
from foxden.game import Refusal
from foxden.live import wire
from foxden.live.hint import check_hint, put_into_words
from foxden.live.minds import Minds
from foxden.live.sight import Sight
from foxden.live.watcher import NOBODY, Watcher
from foxden.scene import CROWD
from foxden.store.store import Store, TableRow, Taken
from foxden.table import events as ev
from foxden.table.lesson import Mark, follow_script, mark_of
from foxden.table.log_lines import Chronicle
from foxden.table.requests import put
from foxden.table.table import Table
from foxden.text import explain, say

log = logging.getLogger("foxden.table")

TRIES = 50
CROWD_PAUSE = 0.1
"""A crowd is told who has written at most ten times a second."""


@dataclass(frozen=True)
class Ask:
    """Something to be decided: a watcher's request, or a function of the table that answers with events."""

    watcher: Watcher | None
    request: wire.AnyRequest | None = None
    decide: Callable[[Table, float], list[ev.AnyEvent]] | None = None


class House(Protocol):
    """What a room needs of the house it is in."""

    store: Store
    bot_pause: float
    bots: Pool | None

    def now(self) -> float: ...

    async def open_rematch(self, table: Table, guest: str) -> str: ...


def row_of(table: Table) -> TableRow:
    return TableRow(table.name, table.game.name, table.phase, len(table.seats), table.public, table.touched)


class Room:
    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.watchers: set[Watcher] = set()
        self.queue: asyncio.Queue[Ask] = asyncio.Queue()
        self.chronicle = Chronicle(table)
        self.told = (0, "")
        """Turn and phase of what everyone was shown last."""
        self.behind = False
        """Another process has written what this one has not read."""
        self.later: asyncio.TimerHandle | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.minds = Minds(house.bots)
        self.thinking: set[tuple[int, int]] = set()
        self.scripted: Mark | None = None
        """Up to where a lesson's script has been followed."""
        self.thoughts: set[asyncio.Task[None]] = set()
        self.task = asyncio.create_task(self.run(), name=f"room {table.name}")

    # --- coming and going -------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.tell_soon()

    def ask(self, ask: Ask) -> None:
        self.queue.put_nowait(ask)

    def refresh(self, seq: int) -> None:
        """Another process has written up to this seq."""
        if seq > self.table.seq or seq == 0:
            self.behind = True
            self.ask(Ask(None, decide=lambda _table, _now: []))

    async def settled(self) -> None:
        """Wait until all that was asked so far has been served."""
        await self.queue.join()

    async def close(self) -> None:
        for handle in (self.later, self.alarm):
            if handle is not None:
                handle.cancel()
        for task in (self.task, *self.thoughts):
            task.cancel()
        await asyncio.gather(self.task, *self.thoughts, return_exceptions=True)

    # --- deciding ---------------------------------------------------------------------------------------

    async def run(self) -> None:
        self.plan()
        while True:
            asks = [await self.queue.get()]
            while not self.queue.empty():
                asks.append(self.queue.get_nowait())
            try:
                await self.serve(asks)
            except Exception:
                log.exception("table %s: a batch failed", self.table.name)
                await self.fail(asks)
            for _ in asks:
                self.queue.task_done()

    async def serve(self, asks: list[Ask]) -> None:
        if self.behind:
            await self.catch_up()
        next_table = await self.prepare_rematch(asks)
        for _ in range(TRIES):
            first = self.table.seq + 1
            answers, written = self.decide_all(asks, next_table)
            if not written or await self.write(first, written):
                break
            await self.reload()
        else:
            raise TimeoutError("too many writers at one table")
        if next_table is not None and next_table != self.table.rematch_at:
            self.in_background(self.house.store.delete(next_table))  # another process was quicker: nobody comes to it
        for watcher, message in answers:
            watcher.answer(message)
        if all(isinstance(ask.request, wire.WhyNot) for ask in asks):
            return
        self.pass_on_reactions(asks)
        self.give_hints(asks)
        self.tell({ask.watcher for ask in asks if ask.watcher is not None})
        self.plan()

    async def write(self, first: int, written: list[ev.AnyEvent]) -> bool:
        table = self.table
        try:
            await self.house.store.append(
                table.name, first, [ev.encode_event(event) for event in written], row_of(table)
            )
        except Taken:
            return False
        for guest in {event.guest for event in written if isinstance(event, ev.Sat)}:
            await self.house.store.note_guest(guest, table.name)
        return True

    async def fail(self, asks: list[Ask]) -> None:
        """The store did not take it, so it has not happened: go back to what is written, and say so."""
        try:
            await self.reload()
        except Exception:
            log.exception("table %s: cannot be read again", self.table.name)
        for ask in asks:
            if ask.watcher is not None and ask.request is not None:
                self.refuse(ask.watcher, ask.request.id, Refusal("table", "table-store-down"))

    async def catch_up(self) -> None:
        self.behind = False
        for line in await self.house.store.read(self.table.name, self.table.seq):
            self.happen(ev.decode_event(line))

    async def reload(self) -> None:
        """The table from its log alone."""
        first, *rest = [ev.decode_event(line) for line in await self.house.store.read(self.table.name)]
        assert isinstance(first, ev.Opened)
        self.table = Table(first, self.table.name)
        self.chronicle, self.minds, self.scripted = Chronicle(self.table), Minds(self.house.bots), None
        for event in rest:
            self.happen(event)

    def decide_all(
        self, asks: list[Ask], next_table: str | None
    ) -> tuple[list[tuple[Watcher, bytes]], list[ev.AnyEvent]]:
        """Decide one after the other, each knowing what came before; nobody is told anything yet."""
        answers: list[tuple[Watcher, bytes]] = []
        written: list[ev.AnyEvent] = []
        for ask in asks:
            try:
                written += self.decide(ask, next_table)
            except Refusal as refusal:
                if ask.watcher is not None and ask.request is not None:
                    answers.append((ask.watcher, self.refusal(ask.watcher, ask.request.id, refusal)))
                continue
            if ask.watcher is not None and ask.request is not None:
                answers.append((ask.watcher, wire.encode(wire.Done(id=ask.request.id, seq=self.seq_of(ask)))))
        return answers, written

    def seq_of(self, ask: Ask) -> int:
        return self.table.made.get(self.name_of(ask), self.table.seq)

    def name_of(self, ask: Ask) -> str:
        assert ask.watcher is not None
        assert ask.request is not None
        return f"{ask.watcher.guest}:{ask.request.id}"

    def decide(self, ask: Ask, next_table: str | None) -> list[ev.AnyEvent]:
        now = self.house.now()
        if ask.request is None:
            assert ask.decide is not None
            events = ask.decide(self.table, now)
        elif self.name_of(ask) in self.table.made:
            return []
        else:
            assert ask.watcher is not None
            events = put(self.table, ask.watcher, ask.request, now, next_table)
            if events:
                events[0] = replace(events[0], id=self.name_of(ask))
        for event in events:
            self.happen(event)
        return events

    def happen(self, event: ev.AnyEvent) -> None:
        self.chronicle.happen(event)
        self.minds.watch(self.table)

    def refusal(self, watcher: Watcher, id: str, refusal: Refusal) -> bytes:  # noqa: A002
        words = explain(watcher.language, refusal)
        rule = refusal.rule if refusal.rule[:1] == "F" else ""
        return wire.encode(wire.Refused(id=id, code=refusal.key, rule=rule, words=words, seq=self.table.seq))

    def refuse(self, watcher: Watcher, id: str, refusal: Refusal) -> None:  # noqa: A002
        watcher.answer(self.refusal(watcher, id, refusal))

    async def prepare_rematch(self, asks: list[Ask]) -> str | None:
        """A rematch needs a table of its own before it can be written into this one's log."""
        for ask in asks:
            if ask.watcher is not None and isinstance(ask.request, wire.Rematch):
                guest = ask.watcher.guest
                with contextlib.suppress(Refusal):
                    if self.table.rematch(guest, "", self.house.now()):
                        return await self.house.open_rematch(self.table, guest)
        return None

    def pass_on_reactions(self, asks: list[Ask]) -> None:
        """Told, and not written: a smile is gone when it is gone."""
        for ask in asks:
            if isinstance(ask.request, wire.React) and ask.watcher is not None:
                names = [self.table.seats[seat].name for seat in self.table.seats_of(ask.watcher.guest)]
                for watcher in self.watchers if names else ():
                    words = say(watcher.language, f"reaction-{ask.request.reaction}")
                    watcher.answer(wire.encode(wire.Reacted(name=names[0], reaction=ask.request.reaction, words=words)))

    def give_hints(self, asks: list[Ask]) -> None:
        """To those who may have one; in a task of its own, so that the table never waits."""
        for ask in asks:
            match ask:
                case Ask(watcher=Watcher() as watcher, request=wire.Hint(seat=seat, turn=turn)):
                    with contextlib.suppress(Refusal):
                        check_hint(self.table, watcher.guest, seat, turn)
                        self.in_background(self.advise(watcher, seat, turn))

    async def advise(self, watcher: Watcher, seat: int, turn: int) -> None:
        """One hint at a time for each watcher; one that comes too late is not given."""
        if watcher.advised:
            return
        watcher.advised = True
        try:
            given = await self.minds.advise(self.table, seat)
        finally:
            watcher.advised = False
        if given is not None and self.table.phase == "playing" and self.table.turn == turn:
            view, advice = given
            watcher.answer(wire.encode(put_into_words(self.table, view, seat, turn, advice, watcher.language)))

    # --- telling ----------------------------------------------------------------------------------------

    def tell(self, askers: set[Watcher]) -> None:
        """Show everyone the table; a crowd in which only somebody has written is told a little later."""
        stage = (self.table.turn, self.table.phase)
        if len(self.table.seats) > CROWD and stage == self.told:
            sight = self.sight()
            for watcher in askers & self.watchers:
                self.show(sight, watcher)
            self.tell_soon()
            return
        self.told = stage
        sight = self.sight()
        for watcher in self.watchers:
            self.show(sight, watcher)

    def tell_soon(self) -> None:
        if self.later is None:
            self.later = asyncio.get_running_loop().call_later(CROWD_PAUSE, self.tell_now)

    def tell_now(self) -> None:
        self.later = None
        sight = self.sight()
        for watcher in self.watchers:
            self.show(sight, watcher)

    def sight(self) -> Sight:
        here = {watcher.guest for watcher in self.watchers} - {NOBODY}
        seated = {seat.guest for seat in self.table.seats}
        shared = None if self.table.recorder is None else self.chronicle.look_shared()
        return Sight(self.table, shared, here, len(here - seated), self.chronicle.lines, self.house.now())

    def show(self, sight: Sight, watcher: Watcher) -> None:
        if sight.shared is not None and watcher.staged != watcher.language:
            watcher.staged = watcher.language
            watcher.answer(sight.stage(watcher.language))
        watcher.show(sight.show(watcher))

    # --- bots and clocks --------------------------------------------------------------------------------

    def plan(self) -> None:
        """Whoever acts by itself is set to work."""
        if self.table.phase != "playing" or self.table.paused:
            return
        if self.table.course is not None:
            self.follow_script()
            return
        self.set_alarm()
        for number, seat in enumerate(self.table.seats):
            if seat.bot is not None and self.table.state.must(number):
                self.think(number, self.house.bot_pause)

    def follow_script(self) -> None:
        """In a lesson nobody thinks: the script says what bots do, and they do it in a moment."""
        mark = mark_of(self.table)
        if mark is None or mark == self.scripted:
            return
        self.scripted = mark
        ask = Ask(None, decide=lambda table, now: follow_script(table, mark, now))
        asyncio.get_running_loop().call_later(self.house.bot_pause, self.ask, ask)

    def set_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        deadline = self.table.timer.deadline()
        if deadline is not None:
            at, seat = deadline
            wait = max(0.0, at - self.house.now())
            self.alarm = asyncio.get_running_loop().call_later(wait, self.think, seat, 0.0)

    def think(self, seat: int, pause: float) -> None:
        """A bot moves for this seat in a moment: it waits, so that the one before can still take back a step."""
        key = (seat, self.table.turn)
        if key not in self.thinking:
            self.thinking.add(key)
            asyncio.get_running_loop().call_later(pause, self.start_thinking, seat, self.table.turn)

    def start_thinking(self, seat: int, turn: int) -> None:
        """In a task of its own: the table goes on meanwhile."""
        self.in_background(self.move_for(seat, turn))

    def in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.thoughts.add(task)
        task.add_done_callback(self.thoughts.discard)

    async def move_for(self, seat: int, turn: int) -> None:
        try:
            if self.table.phase != "playing" or self.table.turn != turn or not self.table.state.must(seat):
                return
            text = await self.minds.choose(self.table, seat)
        finally:
            self.thinking.discard((seat, turn))
        self.ask(Ask(None, decide=lambda table, now: table.move_for(seat, turn, text, now)))
