"""A bot's process: questions come in, moves go out, one at a time. It keeps nothing between two questions."""

from __future__ import annotations

import os
import pickle
import sys
from typing import BinaryIO

from foxden.bots.advice import Advice
from foxden.bots.levels import find_level, make_bot
from foxden.bots.question import LENGTH, READY, Question, pack

POLITE = 5
"""People's moves go first where processors are short."""


def answer(question: Question, seconds: float) -> int | Advice:
    """A bot is made, shown what it has watched, and asked."""
    level = find_level(question.game, question.level)
    assert level is not None
    bot = make_bot(question.game, level, question.seat, question.seed)
    for view in question.watched:
        bot.watch(view)
    bot.watch(question.view)
    ask = bot.advise if question.hint else bot.choose
    return ask(question.view, question.redealt, question.redealt.moves(question.seat), seconds)


def read(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return stream.read(*LENGTH.unpack(head))


def main() -> None:
    """Until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    answers.write(READY)
    answers.flush()
    while (asked := read(questions)) is not None:
        question, seconds = pickle.loads(asked)
        answers.write(pack(answer(question, seconds)))
        answers.flush()


if __name__ == "__main__":
    main()
