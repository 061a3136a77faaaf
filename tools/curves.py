"""make curves: the curves by which a review straightens what search hopes for, fitted to the published games
(bench/calibration.jsonl) with even numbers. What comes of it is a diff to read, and to commit; then what is given has
to be counted anew (`python -m bench.calibration --minutes 0`)."""

from __future__ import annotations

import json
from pathlib import Path

from bench.calibration_fit import Form, fit
from bench.moments import choose, read_lines
from foxden.botkit.curve import Curve

ROOT = Path(__file__).parents[1]
LINES = ROOT / "bench" / "calibration.jsonl"
CURVES = ROOT / "src" / "foxden" / "games"


def fit_all(lines: Path = LINES) -> dict[str, tuple[Form, dict[int, Curve]]]:
    """By game."""
    found = read_lines(lines)
    return {name: fit(choose(found, name, 0, 0)) for name in sorted({name for name, _ in found})}


def write(curves: dict[int, Curve]) -> str:
    rows = [f' "{seats}": {json.dumps(curve)}' for seats, curve in sorted(curves.items())]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def file_of(game: str) -> Path:
    return CURVES / game / "curves.json"


def main() -> None:
    for game, (form, curves) in fit_all().items():
        print(f"{game}: {form.name}; seats held together by {form.hold:g}")
        file_of(game).write_text(write(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
