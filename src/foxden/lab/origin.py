"""Where figures come from: the commit that made them, and the command."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from foxden import __version__

SOURCES = ("*.py", "*.toml", "src")
"""The sources that figures depend on. Measured figures aren't among them, so measuring doesn't make a commit dirty."""


ROOT = Path(__file__).parents[3]


def commit(root: Path = ROOT) -> str:
    """The git commit, with `-dirty` if sources have changed since; for an installed package, the version."""
    name = ask_git(root, "rev-parse", "--short", "HEAD")
    if not name or not ask_git(root, "ls-files", "src/foxden/__init__.py"):
        return __version__
    return f"{name}-dirty" if ask_git(root, "diff", "--name-only", "HEAD", "--", *SOURCES) else name


def ask_git(root: Path, *words: str) -> str:
    """Empty without git or a repository."""
    try:
        asked = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return asked.stdout.strip()


def command() -> str:
    """The command that was typed, without the path of the program."""
    return " ".join([Path(sys.argv[0]).name, *sys.argv[1:]])
