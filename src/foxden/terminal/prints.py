"""Printing from the command line."""

from __future__ import annotations

from pathlib import Path

import typer

from foxden.companion.printing import MOST_COPIES, PRINTABLES, print_out
from foxden.game import Refusal
from foxden.paper.paper import SIZES
from foxden.text import LANGUAGES, say


def list_sheets() -> None:
    for name, each in PRINTABLES.items():
        typer.echo(f"{name:<18}{each.title}: {say('en', each.label)}")


def print_sheet(name: str, path: Path, paper: str, language: str, copies: int) -> None:
    if name not in PRINTABLES:
        raise Refusal("record", "print-unknown", known=", ".join(PRINTABLES))
    size = next((each for each in SIZES if each == paper.lower()), None)
    if size is None or language not in LANGUAGES or copies > MOST_COPIES:
        raise Refusal("record", "print-how", papers=", ".join(SIZES), most=MOST_COPIES)
    path.write_bytes(print_out(name, size, language, copies))
    typer.echo(f"{path} written")
