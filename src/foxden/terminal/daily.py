"""Deals of the day in the terminal: make, prove, verify."""

from __future__ import annotations

import sys
from itertools import islice

import msgspec

from foxden.game import AnyGame, Refusal
from foxden.live.dailies import FORMAT, DayProof, verify_day
from foxden.record import Violation, broken
from foxden.table.daily import kit_of
from foxden.terminal.given import CommandError, console
from foxden.text import say


def is_day(line: bytes) -> bool:
    return f'"{FORMAT}"'.encode() in line[:60]


def verify_line(line: bytes) -> str:
    """Verify a day's deals; raises a Violation if they weren't dealt from its seed."""
    try:
        proof = msgspec.json.decode(line, type=DayProof)
        verify_day(proof)
    except msgspec.DecodeError as error:
        raise broken("record-unreadable", reason=str(error)) from None
    except Refusal as refusal:
        raise Violation(0, refusal) from None
    return say("en", "day-verified", day=proof.day)


def make_problems(game: AnyGame, many: int, seed: int) -> None:
    make = kit_of(game).make
    if make is None:
        raise CommandError(f"{game.title} has no collection: its deals aren’t made in advance.")
    for problem, told in islice(make(seed), many):
        sys.stdout.write(msgspec.json.encode(problem).decode() + "\n")
        sys.stderr.write(f"{told}\n")


def play_bots(game: AnyGame, games: int, seed: int) -> None:
    play = kit_of(game).play_bots
    if play is None:
        raise CommandError(f"Results in {game.title} aren’t compared with bots.")
    sys.stdout.write(msgspec.json.encode(play(seed, games)).decode() + "\n")


def prove_problems(game: AnyGame) -> bool:
    """Prove every problem in the collection."""
    kit = kit_of(game)
    if kit.tasks is None or kit.prove is None:
        console.print(f"{game.title}: any deal will do, so there is nothing to prove.")
        return True
    verdicts = [kit.prove(task) for task in kit.tasks()]
    console.print(f"{game.title}: {sum(verdicts)} of {len(verdicts)} proved", highlight=False)
    return all(verdicts)
