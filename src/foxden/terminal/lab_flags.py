"""The flags of `foxden simulate`, `lab` and `dataset`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Option

Players = Annotated[
    list[int],
    Option(
        "--players", help="How many players. Repeat it to try several. Default: the fewest; 4 if there is no limit."
    ),
]
Data = Annotated[
    list[str],
    Option(
        "--data",
        metavar="FILE",
        help="A file with different box contents (see foxden data), or the name of a variation. "
        "Repeat it to try several. Default: the standard box.",
    ),
]
Choices = Annotated[
    list[str],
    Option("--option", metavar="KEY=VALUE", help="An option of the game. Repeat it to try several values."),
]
Seating = Annotated[
    str,
    Option(
        help="fixed: bots keep their seats; rotated: they move on each game; duplicate: each deal in every seating."
    ),
]
Results = Annotated[
    list[Path],
    Option(
        "--out", help="Write the results to a .json, .csv or .parquet file. A run that was stopped resumes from there."
    ),
]
Jobs = Annotated[int, Option(help="How many cores to use; -1 for all.")]
On = Annotated[str, Option(metavar="ADDRESS", help="Play on a cluster: dask://HOST:PORT or ray://HOST:PORT.")]
Seed = Annotated[int | None, Option(help="The same seed gives the same games. Default: a new one.")]
