"""Reads command-line arguments, or refuses them with a helpful message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from rich.console import Console

from foxden.bots.match import Contestant, invite, known_to, load
from foxden.game import AnyGame, Value
from foxden.games import GAMES
from foxden.lab.dataset import read_records
from foxden.lab.figures import NoPlots, import_plots
from foxden.lab.results import ResultsError
from foxden.record import Record, decode
from foxden.text import LANGUAGES

console = Console()
errors = Console(stderr=True)


class CommandError(Exception):
    """An error the user can fix; the message is for them."""


def ask_game() -> str:
    for number, known in enumerate(GAMES.values(), start=1):
        console.print(f"{number}  {known.title}", highlight=False)
    try:
        answer = console.input("Which game? ").strip().lower()
    except EOFError:
        raise CommandError("No game was chosen.") from None
    names = list(GAMES)
    return names[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer) <= len(names) else answer


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise CommandError(f"There’s no game called {name!r}. Choose one of {', '.join(GAMES)}.")
    return GAMES[name]


def read_options(game: AnyGame, given: list[str]) -> dict[str, Value]:
    """Read key=value pairs; the last one wins."""
    return {name: values[-1] for name, values in read_choices(game, given).items()}


def read_choices(game: AnyGame, given: Sequence[str]) -> dict[str, list[Value]]:
    """Read key=value pairs, collecting all values of each key; true and false become booleans for boolean options."""
    kinds = {option.name: type(option.default) for option in game.options}
    chosen: dict[str, list[Value]] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(f"--option {pair}: write it as KEY=VALUE.")
        truth = {"true": True, "false": False}.get(value.lower())
        meant: Value = truth if kinds.get(name) is bool and truth is not None else value
        if meant not in chosen.setdefault(name, []):
            chosen[name].append(meant)
    return chosen


def check_bots(paths: list[str]) -> None:
    """Before anything is played, check that each bot file can be loaded."""
    for path in paths:
        try:
            load(path)
        except (FileNotFoundError, AttributeError, SyntaxError, ImportError) as error:
            raise CommandError(f"--bot {path}: write it as FILE.py:CLASS; {error}.") from None


def check_plots(wanted: object) -> None:
    """Before anything is played, check that charts can be drawn, if requested."""
    if wanted is not None:
        try:
            import_plots()
        except NoPlots as error:
            raise CommandError(str(error)) from None


def seat_bots(game: str, names: list[str], seats: int) -> tuple[Contestant, ...]:
    """One bot for each seat; a single one takes all seats."""
    check_bots([name for name in names if ".py:" in name])
    try:
        found = [invite(game, name) for name in names]
    except KeyError as error:
        raise CommandError(
            f"There’s no bot called {error}. Choose one of {', '.join(known_to(game))}, or give FILE.py:CLASS."
        ) from None
    if len(found) not in (0, 1, seats):
        raise CommandError(f"You gave {len(found)} bots. Give one for all seats, or one for each of the {seats}.")
    return tuple(found * seats if len(found) == 1 else found)


def read_lines(file: Path) -> list[bytes]:
    """The lines of a file of records or of a data set."""
    try:
        if file.suffix == ".parquet":
            lines = read_records(file)
        else:
            lines = [line for line in file.read_bytes().splitlines() if line.strip()]
    except OSError as error:
        raise CommandError(f"{file} can’t be read: {error.strerror}.") from None
    except ResultsError as error:
        raise CommandError(str(error)) from None
    if not lines:
        raise CommandError(f"{file} is empty.")
    return lines


def pick_record(file: Path, number: int) -> Record:
    """One game of a file of records, counted from 1."""
    lines = read_lines(file)
    if number > len(lines):
        raise CommandError(f"{file} has no game {number}: it holds {len(lines)}.")
    return decode(lines[number - 1])


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise CommandError(f"There’s no language {language!r}. Choose one of {', '.join(LANGUAGES)}.")


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"Can’t write {path}: {error.strerror}.") from None


@contextmanager
def record_file(path: Path | None) -> Iterator[BinaryIO | None]:
    if path is None:
        yield None
        return
    try:
        out = path.open("wb")
    except OSError as error:
        raise CommandError(f"Can’t write {path}: {error.strerror}.") from None
    with out:
        yield out
