"""Where figures come from: the program that made them, and how it was asked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from foxden import __version__


def commit() -> str:
    """As git names it; where there is no git, the version."""
    try:
        asked = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--exclude", "*"],
            cwd=Path(__file__).parent, capture_output=True, text=True, check=False,
        )  # fmt: skip
    except OSError:
        return __version__
    return asked.stdout.strip() or __version__


def command() -> str:
    """What was typed, by the program's name alone."""
    return " ".join([Path(sys.argv[0]).name, *sys.argv[1:]])
