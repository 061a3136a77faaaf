"""python -m bench.bytes: the bytes a move sends to two readers, and what they would be compressed, or as a difference.

Whole games in this process. Each message that shows the table is counted as it is sent; deflated as uvicorn would do it
(window 4 kB); deflated with a window of 32 kB at level 1, both with what the connection has sent before in the window;
the same without, so that no connection keeps a window; and as the difference from the message before: the parts of the
message, and the entries of lists, that have changed. Beside the bytes stands the CPU time of each for a message. Last,
how much memory a thousand windows take.
"""

from __future__ import annotations

import argparse
import resource
import time
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bench.in_process import open_house, run, seat_table
from foxden.chance import FastRng
from foxden.games import GAMES

encode = msgspec.json.Encoder().encode
WAYS = ("whole", "deflate, 4 kB", "deflate, 32 kB, level 1", "the same, each alone", "difference")


def differ(old: Any, new: Any) -> Any:
    """The difference from old to new: for objects the changed and removed keys, for lists the part between a common
    beginning and end; anything else as a whole."""
    if isinstance(old, dict) and isinstance(new, dict):
        changed = {key: differ(old.get(key), value) for key, value in new.items() if old.get(key) != value}
        gone = [key for key in old if key not in new]
        return changed | ({"-": gone} if gone else {})
    if isinstance(old, list) and isinstance(new, list):
        return differ_list(old, new)
    return new


def differ_list(old: list[Any], new: list[Any]) -> dict[str, Any]:
    """How many items go at the beginning (a log moves on), how many then stay, the new ones, and how many stay at the
    end."""
    gone = next((gone for gone in (0, 1, 2) if old[gone : gone + 1] == new[:1]), 0)
    old = old[gone:]
    most = min(len(old), len(new))
    stay = next((at for at in range(most) if old[at] != new[at]), most)
    end = next((at for at in range(most - stay) if old[-1 - at] != new[-1 - at]), most - stay)
    middle, was = new[stay : len(new) - end], old[stay : len(old) - end]
    if len(middle) == len(was):
        return {"gone": gone, "stay": stay, "in": [differ(*pair) for pair in zip(was, middle, strict=True)]}
    return {"gone": gone, "stay": stay, "new": middle, "end": end}


def fold(old: Any, change: Any) -> Any:
    """Apply a difference."""
    if isinstance(old, list) and isinstance(change, dict):
        old, stay = old[change["gone"] :], change["stay"]
        if "in" in change:
            folded = [fold(*pair) for pair in zip(old[stay:], change["in"], strict=False)]
            return [*old[:stay], *folded, *old[stay + len(folded) :]]
        return [*old[:stay], *change["new"], *old[len(old) - change["end"] :]]
    if isinstance(old, dict) and isinstance(change, dict):
        kept = {key: value for key, value in old.items() if key not in change.get("-", [])}
        return kept | {key: fold(old.get(key), value) for key, value in change.items() if key != "-"}
    return change


class Deflated:
    """One connection's compression."""

    def __init__(self, level: int, bits: int, memory: int) -> None:
        self.packer = zlib.compressobj(level, zlib.DEFLATED, -bits, memory)

    def pack(self, message: bytes) -> bytes:
        return self.packer.compress(message) + self.packer.flush(zlib.Z_SYNC_FLUSH)[:-4]


class Reader:
    """One connection, with the bytes of each encoding."""

    def __init__(self) -> None:
        self.usual, self.quick = Deflated(6, 12, 5), Deflated(1, 15, 8)
        self.before: Any = None
        self.bytes: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.messages = 0

    def read(self, message: bytes) -> None:
        shown = msgspec.json.decode(message)
        if shown["type"] != "shown":
            return
        self.messages += 1
        self.bytes["whole"] += len(message)
        self.time("deflate, 4 kB", lambda: self.usual.pack(message))
        self.time("deflate, 32 kB, level 1", lambda: self.quick.pack(message))
        self.time("the same, each alone", lambda: Deflated(1, 15, 8).pack(message))
        if self.before is None:
            self.bytes["difference"] += len(message)
        else:
            change = self.time("difference", lambda: encode(differ(self.before, shown)))
            assert fold(self.before, msgspec.json.decode(change)) == shown
        self.before = shown

    def time(self, way: str, work: Callable[[], bytes]) -> bytes:
        start = time.process_time()
        packed = work()
        self.seconds[way] += time.process_time() - start
        self.bytes[way] += len(packed)
        return packed


async def measure(game: str, games: int) -> None:
    readers: list[Reader] = []
    moves = 0
    for seed in range(games):
        house, rng = open_house(seed), FastRng(seed)
        table = await seat_table(house, game, ("en", "de"), prefix=f"Guest of table {seed},")
        pair = {watcher: Reader() for watcher in table.players}
        while await table.move(rng):
            moves += 1
            for watcher, reader in pair.items():
                for message in watcher.take():
                    reader.read(message)
        readers += pair.values()
        await house.close()
    messages = sum(reader.messages for reader in readers)
    whole = sum(reader.bytes["whole"] for reader in readers)
    for way in WAYS:
        sent = sum(reader.bytes[way] for reader in readers)
        seconds = sum(reader.seconds[way] for reader in readers)
        print(
            f"{game:9} {way:24} {sent / moves:8,.0f} bytes a move  {100 * sent / whole:5.1f}%"
            f"  {1e6 * seconds / messages:6.0f} µs a message",
            flush=True,
        )


def weigh_windows(count: int) -> float:
    """Megabytes used by this many connections with a 32 kB window."""
    before = resident()
    kept = [Deflated(1, 15, 8) for _ in range(count)]
    for each in kept:
        each.pack(b"x" * 40_000)
    return resident() - before


def resident() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--games", type=int, default=5, help="Of each game.")
    for game in GAMES:
        run(measure(game, wanted.parse_args().games))
    print(f"1,000 windows of 32 kB: {weigh_windows(1000):.0f} MB")


if __name__ == "__main__":
    main()
