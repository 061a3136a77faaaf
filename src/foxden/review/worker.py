"""The process that reviews one game: a record comes in; progress and then the timeline go out, one line each.

It runs only when nobody else wants the processor, and stops itself after too much CPU time, because records come from
anybody.
"""

from __future__ import annotations

import contextlib
import sys
from dataclasses import replace

import msgspec

from foxden.botkit.review import Appraiser
from foxden.priority import lower_priority
from foxden.record import Record, decode, find_game
from foxden.review.review import admit
from foxden.review.timeline import appraise, make_appraiser, seed_of

MOST_SECONDS = 90
"""CPU time limit; the longest games played here take a tenth of it."""
LAST = 15
"""Niceness: a bot on the same core gets ten times as much CPU, and the server thirty times."""
MOST_MEMORY = 2 * 2**30


class Progressed(msgspec.Struct, frozen=True, tag="progress", tag_field="type"):
    done: int
    of: int


def limit_itself() -> None:
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on every system

    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS + 1))
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def say_line(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def tell_progress(done: int, of: int) -> None:
    if done * 100 // max(of, 1) != (done - 1) * 100 // max(of, 1):
        say_line(msgspec.json.encode(Progressed(done, of)))


def find_appraiser(record: Record, effort: float) -> Appraiser:
    game = find_game(record)
    if effort != 1.0 and game.review is not None:
        game = replace(game, review=replace(game.review, iterations=max(1, round(game.review.iterations * effort))))
    return make_appraiser(game, seed_of(record))


def main() -> None:
    lower_priority(LAST)
    limit_itself()
    record = decode(sys.stdin.buffer.read())
    admit(record)
    timeline, _ = appraise(record, tell_progress, find_appraiser(record, float(sys.argv[1])))
    say_line(msgspec.json.encode(timeline))


if __name__ == "__main__":
    main()
