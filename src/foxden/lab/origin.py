"""Where figures come from: the program that made them, and how it was asked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from foxden import __version__

SOURCES = ("*.py", "*.toml", "src")
"""What figures depend on. Figures measured anew are not, so measuring does not make a commit dirty."""


ROOT = Path(__file__).parents[3]


def commit(root: Path = ROOT) -> str:
    """As git names it, `-dirty` if sources were changed since; for a package without its repository, the version."""
    name = ask_git(root, "rev-parse", "--short", "HEAD")
    if not name or not ask_git(root, "ls-files", "src/foxden/__init__.py"):
        return __version__
    return f"{name}-dirty" if ask_git(root, "diff", "--name-only", "HEAD", "--", *SOURCES) else name


def ask_git(root: Path, *words: str) -> str:
    """Nothing where there is no git, or no repository."""
    try:
        asked = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return asked.stdout.strip()


def command() -> str:
    """What was typed, by the program's name alone."""
    return " ".join([Path(sys.argv[0]).name, *sys.argv[1:]])
