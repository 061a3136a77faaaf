"""Measurements are kept in bench/out, next to the published figures; `make publish-figures` replaces those.

All benchmarks write only through this module, so measuring changes no committed file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

OUT = Path(__file__).parent / "out"


def keep(file: Path, results: dict[str, Any]) -> None:
    """Replace the previous measurement."""
    keep_bytes(file, json.dumps(results, indent=1).encode() + b"\n")


def keep_bytes(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def add_line(file: Path, result: dict[str, Any]) -> None:
    """Append to the previous measurements."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(result) + "\n")
