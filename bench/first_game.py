"""python -m bench.first_game: from pip to a bot's first game, by the clock.

As somebody does it who has never had Foxden: an empty environment, the wheel with everything it depends on from
whatever index pip asks, a house opened from it, a table, and the program that docs/bots.md shows, which plays a whole
game there. Of the time that people need to type and to read nothing is counted.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.installed import Installed, find_wheel
from tests.live.test_outside import run_beside, write_programs


class FromNothing(Installed):
    """Installed as people do."""

    def install(self, wheel: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", str(self.folder)], check=True)
        pip = [str(self.bin / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
        subprocess.run([*pip, "--no-cache-dir", str(wheel)], check=True, cwd=self.folder)


def measure(folder: Path) -> dict[str, float]:
    wheel, times, begun = find_wheel("compiled", folder / "dist"), {}, time.monotonic()

    def note(what: str) -> None:
        times[what] = time.monotonic() - begun

    house = FromNothing(wheel, folder)
    note("installed")
    house.start()
    note("the house is open")
    try:
        write_programs(house.folder)
        asyncio.run(run_beside(house, house.folder, "client.py", "URL", python=house.bin / "python"))
        note("the program of the docs has played a game")
        command = ["-m", "foxden", "bot", "mine.py:Mine", "--at", "URL"]
        asyncio.run(run_beside(house, house.folder, *command, python=house.bin / "python"))
        note("a class of one's own has played another")
    finally:
        house.stop()
    return times


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        times = measure(Path(folder))
    table = Table("from an empty environment", "seconds by the clock")
    for what, seconds in times.items():
        table.add_row(what, f"{seconds:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
