"""Makes reviews one after the other, each in its own process.

Not in the bot processes: a review takes seconds, and a bot waiting for one would keep a table waiting. At the lowest
priority, it only uses CPU time that nobody else wants. Guests who ask for many reviews slow down only themselves
(`FairLine`).
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from foxden.bots.line import FairLine
from foxden.game import Refusal
from foxden.review.timeline import Timeline
from foxden.review.worker import Progressed

log = logging.getLogger("foxden.review")

LONGEST = 900.0
"""Wall-clock seconds; on a busy machine a review has to wait for its share."""
LONGEST_LINE = 64 * 2**20
MOST_FAILED = 1_000
Keep = Callable[[bytes], Awaitable[None]]
"""Called with a finished timeline."""


class Job:
    """A review that is waiting or being made."""

    def __init__(self, key: str, record: bytes, owner: str, keep: Keep) -> None:
        self.key = key
        self.record = record
        self.owner = owner
        self.keep = keep
        self.done = 0
        self.of = 0
        """Number of moves; 0 until the review has started."""


class Desk:
    def __init__(self, most_waiting: int, most_of_one: int, effort: float = 1.0) -> None:
        self.most_waiting = most_waiting
        self.most_of_one = most_of_one
        self.effort = effort
        self.jobs: dict[str, Job] = {}
        self.failed: OrderedDict[str, None] = OrderedDict()
        """Recent failures, so that they aren't tried again and again."""
        self.line: FairLine[Job] = FairLine()
        self.task: asyncio.Task[None] | None = None

    def find(self, key: str) -> Job | None:
        if key in self.failed:
            raise Refusal("http", "review-failed")
        return self.jobs.get(key)

    def ask(self, job: Job) -> None:
        """Queue a review (`Refusal` if too many are waiting)."""
        own = sum(each.owner == job.owner for each in self.jobs.values())
        if own >= self.most_of_one or len(self.jobs) >= self.most_waiting:
            raise Refusal("http", "review-busy")
        self.jobs[job.key] = job
        self.line.add((job.owner, ""), job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        """Make reviews until the queue is empty."""
        while self.line:
            _, job = self.line.take()
            try:
                async with asyncio.timeout(LONGEST):
                    await job.keep(await run(job, self.effort))
            except Exception as trouble:
                log.warning("a review could not be made (%s)", type(trouble).__name__)
                self.failed[job.key] = None
                while len(self.failed) > MOST_FAILED:
                    self.failed.popitem(last=False)
            finally:
                del self.jobs[job.key]

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


async def run(job: Job, effort: float) -> bytes:
    """Make one review and return the timeline as JSON. A process that fails or prints nonsense is an error."""
    command = (sys.executable, "-m", "foxden.review.worker", str(effort))
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(job.record)
        process.stdin.close()
        async for line in process.stdout:
            if not line.startswith(b'{"type":"progress"'):
                msgspec.json.decode(line, type=Timeline)
                return line
            progress = msgspec.json.decode(line, type=Progressed)
            job.done, job.of = progress.done, progress.of
        raise RuntimeError("it has ended without an answer")
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
