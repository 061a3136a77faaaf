"""A bot process: questions come in, moves go out, one at a time. It keeps no state between questions.

While idle it prepares for likely questions, and checks for new ones every few milliseconds.
"""

from __future__ import annotations

import os
import pickle
import select
import sys
from collections.abc import Iterator
from typing import BinaryIO

from foxden.botkit.advice import Advice
from foxden.bots.levels import LEVELS, find_level, make_bot
from foxden.bots.question import LENGTH, READY, Question, pack

DONE = object()


def answer(question: Question, seconds: float) -> int | Advice:
    """Make the bot, show it what it has watched, and ask it."""
    level = find_level(question.game, question.level)
    assert level is not None
    bot = make_bot(question.game, level, question.seat, question.seed)
    for view in question.watched:
        bot.watch(view)
    bot.watch(question.view)
    ask = bot.advise if question.hint else bot.choose
    return ask(question.view, question.redealt, question.redealt.moves(question.seat), seconds)


def rehearse() -> Iterator[None]:
    """Prepare all levels of all games, step by step."""
    for game, levels in LEVELS.items():
        for level in levels:
            yield from make_bot(game, level, 0, 0).rehearse()


def has_come(stream: BinaryIO) -> bool:
    """Whether there is something to read. Windows can't tell for a pipe."""
    return sys.platform != "win32" and bool(select.select([stream], [], [], 0)[0])


def use_the_time(stream: BinaryIO, rehearsal: Iterator[None]) -> None:
    """Continue preparing until a question comes or nothing is left."""
    while not has_come(stream):
        if next(rehearsal, DONE) is DONE:
            return


def read(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return stream.read(*LENGTH.unpack(head))


def work() -> None:
    """Answer questions until the pipe is closed."""
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    rehearsal = rehearse()
    if sys.platform == "win32":
        use_the_time(questions, rehearsal)  # now, because a question that comes meanwhile would wait for the end of it
    answers.write(READY)
    answers.flush()
    use_the_time(questions, rehearsal)
    while (asked := read(questions)) is not None:
        question, seconds = pickle.loads(asked)
        answers.write(pack(answer(question, seconds)))
        answers.flush()
        use_the_time(questions, rehearsal)


def main() -> None:
    try:
        work()
    except BrokenPipeError:
        os._exit(0)  # the server is gone: there is nobody to answer or report to


if __name__ == "__main__":
    main()
