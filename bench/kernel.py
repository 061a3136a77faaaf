"""Random games of Fowl Play! in C (bench/fowlplay.c), to see how far our rules are from what the machine can do.

`python -m bench.kernel` checks that both play the same games: from the same random numbers the same deal, in every
position as many legal moves, and the same choice among them. Then it plants a fault in the C, which must be noticed.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.measured import OUT
from foxden.chance import FastRng
from foxden.games import GAMES, default_data
from foxden.games.fowlplay.board import DEN, NEIGHBOURS
from foxden.state import CHANCE, NOBODY, State

SOURCE = OUT.parent / "fowlplay.c"
GAMES_EACH = 300
LONGEST = 20_000
"""More moves than any game has."""
FAULT = ("BIRD_STEPS = 3", "BIRD_STEPS = 2")


class Differs(Exception):
    """The C code plays a different game from our rules."""


class Kernel:
    """Fowl Play! for so many players, compiled."""

    def __init__(self, library: Path, seats: int) -> None:
        self.seats = seats
        self.library = ctypes.CDLL(str(library))
        self.library.play.restype = ctypes.c_int64
        self.game = GAMES["fowlplay"]
        self.box = self.game.pack(default_data(self.game))
        box = self.box
        tables = [numbers(list(table)) for table in (NEIGHBOURS, DEN, box.features, box.tunnels, box.flocks)]
        ends = [ctypes.c_int64(int(number)) for number in (box.turn_cards[seats], box.last_birds)]
        self.library.prepare(ctypes.c_int64(seats), *tables, *ends)

    def deal(self, rng: FastRng) -> State:
        state: State = self.game.deal(self.box, self.game.settle({}), self.seats, rng)
        return state

    def play(self, dice: ctypes.Array[ctypes.c_uint32], games: int) -> int:
        return int(self.library.play(dice, ctypes.c_int64(games), None))

    def trace(self, rng: FastRng) -> list[tuple[int, int]]:
        """One game: for each move, how many were legal and which was made."""
        notes = (ctypes.c_int64 * (LONGEST * 2))()
        count = self.library.play(throw(rng), ctypes.c_int64(1), notes)
        return [(notes[2 * index], notes[2 * index + 1]) for index in range(count)]


def numbers(listed: list[int]) -> ctypes.Array[ctypes.c_int64]:
    return (ctypes.c_int64 * len(listed))(*(int(number) for number in listed))


def throw(rng: FastRng) -> ctypes.Array[ctypes.c_uint32]:
    """The random numbers to use."""
    return (ctypes.c_uint32 * 4)(int(rng.a), int(rng.b), int(rng.c), int(rng.counter))


def trace(state: State, rng: FastRng) -> list[tuple[int, int]]:
    """The same by our rules, where every move is listed."""
    noted: list[tuple[int, int]] = []
    while (seat := state.waits_for()) != NOBODY:
        if seat == CHANCE:
            state.fall(rng)
            continue
        moves = state.moves(seat)
        noted.append((int(moves.count()), int(moves.nth(rng.below(moves.count())))))
        state.play(seat, noted[-1][1])
    return noted


def check(kernel: Kernel, games: int = GAMES_EACH) -> int:
    """Returns how many moves were compared."""
    compared = 0
    for seed in range(games):
        rng = FastRng(seed)
        ours = trace(kernel.deal(rng), rng)
        theirs = kernel.trace(FastRng(seed))
        if theirs != ours:
            raise Differs(f"{kernel.seats} seats, seed {seed}: {len(theirs)} moves in C, {len(ours)} by our rules")
        compared += len(ours)
    return compared


def contestant(kernel: Kernel) -> Callable[[], int]:
    """A hundred games; returns how many moves they took."""
    dice = throw(FastRng(1))
    return lambda: kernel.play(dice, 100)


def is_there() -> bool:
    return shutil.which("cc") is not None


@contextmanager
def compiled(fault: tuple[str, str] | None = None) -> Iterator[Path]:
    """The compiled library, with a planted fault if given; deleted afterwards."""
    source = SOURCE.read_text(encoding="utf-8")
    if fault:
        assert source.count(fault[0]) == 1
        source = source.replace(*fault)
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "fowlplay.so"
        command = ["cc", "-O3", "-Wall", "-Wextra", "-shared", "-fPIC", "-x", "c", "-", "-o", str(library)]
        subprocess.run(command, input=source, text=True, check=True)
        yield library


def main() -> None:
    with compiled() as library:
        for seats in (2, 3, 4):
            print(f"{seats} seats: {check(Kernel(library, seats)):,} moves, the same in C and by our rules")
    with compiled(FAULT) as library:
        try:
            check(Kernel(library, 4))
        except Differs as noticed:
            print(f"a planted fault ({FAULT[1]}) is noticed: {noticed}")
        else:
            raise SystemExit("a planted fault is not noticed")


if __name__ == "__main__":
    main()
