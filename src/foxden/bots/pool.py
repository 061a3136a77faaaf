"""Bots in their own processes. Callers wait for the answer without blocking the event loop; a dead process is replaced.

Questions queue by host, and within a host by table; hosts take turns, and so do a host's tables. A bot's thinking time
depends on its own host's queue: as long as its level wants while the queue is short, and less as more are waiting, so
that none waits longer than PATIENCE. A host that asks for too much slows down only its own bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import pickle
import sys
import time
from dataclasses import dataclass, replace

from foxden.botkit.advice import Advice
from foxden.bots.line import FairLine, Owner
from foxden.bots.question import LENGTH, READY, Question, pack
from foxden.priority import lower_priority

log = logging.getLogger("foxden.bots")

PATIENCE = 2.2
"""Seconds within which every question should be answered. We promise three, which leaves a margin for slow moments."""
LONGEST = 0.9
"""Seconds the best bot thinks on a quiet server."""
SHORTEST = 0.002
STALLED = 1.0
"""A process that is this many seconds overdue is killed. Its replacement gets three times as long, in case the machine
is slow."""
STARTED = 30.0
"""Seconds after which a process that hasn't started is given up."""
TRIES = 3
POLITE = 5
"""Niceness of bot processes: people's moves go first when CPU is short."""


class NoAnswer(Exception):
    """Several processes in turn failed at a question."""


@dataclass
class WaitingQuestion:
    question: Question
    asked: float
    answer: asyncio.Future[int | Advice]
    owner: Owner = ("", "")
    tries: int = 0


class Pool:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.line: FairLine[WaitingQuestion] = FairLine()
        self.come = asyncio.Event()
        self.processes: dict[int, asyncio.subprocess.Process] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.slowest = 0.0
        """The longest wait for an answer so far."""

    def wake(self) -> None:
        """Start the processes in the background, before anybody asks."""
        if not self.tasks:
            self.tasks = [asyncio.create_task(self.work(number)) for number in range(self.workers)]

    async def choose(self, question: Question, owner: Owner = ("", "")) -> int:
        """A bot's move; `owner` is the host and table it is for."""
        move = await self.wait_for(question, owner)
        assert isinstance(move, int)
        return move

    async def advise(self, question: Question, owner: Owner = ("", "")) -> Advice:
        """A bot's hint."""
        advice = await self.wait_for(replace(question, hint=True), owner)
        assert isinstance(advice, Advice)
        return advice

    async def wait_for(self, question: Question, owner: Owner) -> int | Advice:
        self.wake()
        waiting = WaitingQuestion(question, time.monotonic(), asyncio.get_running_loop().create_future(), owner)
        self.line.add(owner, waiting)
        self.come.set()
        try:
            return await waiting.answer
        finally:
            self.slowest = max(self.slowest, time.monotonic() - waiting.asked)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for number in list(self.processes):
            await self.end(number)
        for waiting in self.line:
            waiting.answer.cancel()

    # --- the line ---------------------------------------------------------------------------------------

    async def work(self, number: int) -> None:
        """One process, one question after the other."""
        await self.get_up(number)
        while True:
            while not self.line:
                self.come.clear()
                await self.come.wait()
            hosts = self.line.hosts()
            others, waiting = self.line.take()
            asked = sorted(each.asked for each in (waiting, *others))
            seconds = share(time.monotonic(), asked, self.workers / hosts)
            if waiting.answer.done():
                continue
            try:
                answer = await self.ask(number, waiting.question, seconds, STALLED * 3**waiting.tries)
            except Exception as trouble:  # a broken pipe, an end or a timeout: event loops differ
                log.warning("a bot process failed (%s) and is being replaced", type(trouble).__name__)
                await self.end(number)
                self.put_back(waiting)
                continue
            if not waiting.answer.done():
                waiting.answer.set_result(answer)

    def put_back(self, waiting: WaitingQuestion) -> None:
        """Give the question to another process; after several failures the seat makes a random move."""
        waiting.tries += 1
        if waiting.tries < TRIES:
            self.line.put_back(waiting.owner, waiting)
        elif not waiting.answer.done():
            waiting.answer.set_exception(NoAnswer())

    # --- one process ------------------------------------------------------------------------------------

    async def ask(self, number: int, question: Question, seconds: float, grace: float) -> int | Advice:
        process = self.processes.get(number) or await self.start(number)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(pack((question, seconds)))
        await process.stdin.drain()
        async with asyncio.timeout(seconds + grace):
            head = await process.stdout.readexactly(LENGTH.size)
            answer: int | Advice = pickle.loads(await process.stdout.readexactly(*LENGTH.unpack(head)))
        return answer

    async def get_up(self, number: int) -> None:
        """Start a process; if that fails, try again when the next question comes."""
        try:
            await self.start(number)
        except Exception as trouble:
            log.warning("a bot process could not be started (%s)", type(trouble).__name__)
            await self.end(number)

    async def start(self, number: int) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "foxden.bots.worker", stdin=pipe, stdout=pipe
        )
        self.processes[number] = process
        lower_priority(POLITE, process.pid)
        assert process.stdout is not None
        async with asyncio.timeout(STARTED):
            await process.stdout.readexactly(len(READY))
        return process

    async def end(self, number: int) -> None:
        process = self.processes.pop(number, None)
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def share(now: float, asked: list[float], workers: float) -> float:
    """How long the first in the queue can think so that everyone in it is answered in time. `workers`: the number of
    processes serving this queue."""
    longest = LONGEST
    for place, since in enumerate(asked):
        rounds = math.ceil((place + 1) / workers)
        longest = min(longest, (since + PATIENCE - now) / rounds)
    return max(longest, SHORTEST)
