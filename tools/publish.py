"""make publish-figures: replaces the published figures with the latest measurements (bench/out), and updates the pages
that show them. Read the diff, then commit it."""

from __future__ import annotations

import sys
from pathlib import Path

from tools import figures
from tools.figures import BENCH

OUT = BENCH / "out"


def main() -> int:
    measured = sorted(file for file in OUT.rglob("*") if file.is_file())
    if not measured:
        print(
            "nothing was measured: make bench, bench-server, bench-bots, versus, foxy-levels or calibration first",
            file=sys.stderr,
        )
        return 1
    strangers = [file for file in measured if not published(file).exists()]
    if strangers:
        print(
            "no published figures have these names:", *(file.relative_to(BENCH) for file in strangers), file=sys.stderr
        )
        return 1
    for file in measured:
        file.replace(published(file))
        print(f"{published(file).relative_to(BENCH.parent)} published")
    figures.main()
    return 0


def published(file: Path) -> Path:
    """The published file that this one would replace."""
    return BENCH / file.relative_to(OUT)


if __name__ == "__main__":
    sys.exit(main())
