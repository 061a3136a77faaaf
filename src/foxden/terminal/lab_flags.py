"""The flags of `foxden simulate`, `lab` and `dataset`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Option

Players = Annotated[
    list[int],
    Option("--players", help="How many play; several: each in turn. [default: the fewest, or 4 where any number may]"),
]
Data = Annotated[
    list[str],
    Option(
        "--data",
        metavar="FILE",
        help="A file with other contents of the box (see foxden data), or a variation that the game knows; several: "
        "each in turn, default for the standard box.",
    ),
]
Choices = Annotated[
    list[str],
    Option("--option", metavar="KEY=VALUE", help="An option of the game; several values of one: each in turn."),
]
Seating = Annotated[
    str,
    Option(help="fixed: bots keep their seats; rotated: one further with each game; duplicate: each deal in all ways."),
]
Results = Annotated[
    list[Path],
    Option("--out", help="Write the results into a .json, .csv or .parquet file; a run that was stopped goes on."),
]
Jobs = Annotated[int, Option(help="On how many cores; -1 for all.")]
On = Annotated[str, Option(metavar="ADDRESS", help="Play on a cluster: dask://HOST:PORT or ray://HOST:PORT.")]
Seed = Annotated[int | None, Option(help="The same seed gives the same games. [default: a new one]")]
