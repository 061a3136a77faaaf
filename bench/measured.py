"""What was measured is kept in bench/out, beside the published figures; `make publish-figures` puts it in their place.

All benches write through this module, and nowhere else. So whoever measures changes nothing that is committed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

OUT = Path(__file__).parent / "out"


def keep(file: Path, results: dict[str, Any]) -> None:
    """Instead of what was measured before."""
    keep_bytes(file, json.dumps(results, indent=1).encode() + b"\n")


def keep_bytes(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def add_line(file: Path, result: dict[str, Any]) -> None:
    """After what was measured before."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(result) + "\n")
