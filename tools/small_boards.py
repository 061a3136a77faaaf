"""make small-boards: Fox on the Run on 3 × 3 and 4 × 4 tiles, solved: can a side win within some turns, whatever the
other does and whatever lies face down?

The rules are those of the game, compiled, and know only a board of 5 × 5. Here the paths between some of its spaces are
cut (`small_board`), so that nobody can leave a corner of it, see beyond it, or turn, swap or turn over anything there.
What is left is played and solved like the whole.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console
from rich.table import Table

from foxden.games.foxrun.board import ADJACENT, ALONG, INDIGO, PUFFER, SCARLETT, SPACES, TOWARDS, ZEV
from foxden.games.foxrun.box import pack_box
from foxden.games.foxrun.rules import FoxRun
from foxden.games.foxrun.solver import PROVED, REFUTED, UNDECIDED, Solver

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
SINGLE = [UP, RIGHT, DOWN, LEFT]
CORNERS = [UP | RIGHT, RIGHT | DOWN, DOWN | LEFT, LEFT | UP]
MIXES = {3: [*SINGLE, UP | RIGHT, UP | DOWN], 4: [*SINGLE, *SINGLE, *CORNERS, UP | DOWN]}
"""FR-2, on fewer spaces: single arrows of each kind, then corners, then straights."""
SIDES = {True: "foxes", False: "guardians"}
VERDICTS = {PROVED: "yes", REFUTED: "no", UNDECIDED: "?"}


def list_inside(size: int) -> list[int]:
    return [column * 5 + row for column in range(size) for row in range(size)]


@contextmanager
def small_board(size: int) -> Iterator[None]:
    """Within this, no path leads out of the first columns and rows. It changes the tables of the rules for everybody in
    this process, so no house is open in it."""
    tables = (TOWARDS, ALONG, ADJACENT)
    before = [list(table) for table in tables]
    inside = sum(1 << space for space in list_inside(size))
    for space in range(SPACES):
        within = inside >> space & 1
        for way in range(space * 4, space * 4 + 4):
            if not within or not inside >> max(int(TOWARDS[way]), 0) & 1:
                TOWARDS[way] = -1
        ALONG[space] = ALONG[space] & inside if within else 0
        ADJACENT[space] = ADJACENT[space] & inside if within else 0
    try:
        yield
    finally:
        for table, values in zip(tables, before, strict=True):
            for index, value in enumerate(values):
                table[index] = value


def begin(size: int) -> FoxRun:
    """FR-3: Scarlett in one corner, Indigo in the opposite one, and Zev and Puffer next to her on the way."""
    starts = [0, 0, 0, 0]
    starts[SCARLETT], starts[INDIGO] = size - 1, (size - 1) * 5
    starts[ZEV] = starts[PUFFER] = 5 + size - 2
    hidden = [space for space in list_inside(size) if space not in starts]
    tiles = [0] * SPACES
    for space, tile in zip(hidden, MIXES[size], strict=True):
        tiles[space] = tile
    box = pack_box(MIXES[size], starts, [INDIGO, PUFFER, SCARLETT, ZEV])
    state = FoxRun(box, vec[i64](tiles), vec[i64]([0, 1, 0, 1]), True)
    state.down = sum(1 << space for space in hidden)
    return state


def solve(size: int, foxes: bool, turns: int, positions: int) -> tuple[int, int]:
    """The verdict, and how many positions are kept for it."""
    with small_board(size):
        solver = Solver(foxes, turns, positions)
        return int(solver.solve(begin(size))), int(solver.table.count)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--turns", type=int, default=8, help="within so many turns at most")
    wanted.add_argument("--positions", type=int, default=20_000_000, help="look at so many at most")
    chosen = wanted.parse_args()
    table = Table("board", "turns", "asked", "won by force", "positions")
    for size in MIXES:
        for foxes, side in SIDES.items():
            for turns in range(1, chosen.turns + 1):
                verdict, kept = solve(size, foxes, turns, chosen.positions)
                table.add_row(f"{size} × {size}", str(turns), side, VERDICTS[verdict], f"{kept:,}")
                if verdict != REFUTED:
                    break
    Console().print(table)


if __name__ == "__main__":
    main()
