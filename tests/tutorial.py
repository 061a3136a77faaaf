"""The game of docs/add-a-game.md, built from the page's own text and installed as its reader would."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "add-a-game.md"
EXAMPLE = ROOT / "examples" / "hounds"
FILE = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)\n```$", re.DOTALL | re.MULTILINE)


def read_files(text: str) -> dict[str, str]:
    """The files that a page tells, by name."""
    return {name: f"{content}\n" for name, content in FILE.findall(text)}


def install(source: Path, target: Path) -> None:
    """As pip does it for everybody, with nothing from elsewhere; of a copy, for it leaves its traces in the sources."""
    copy = target.parent / "copy"
    shutil.copytree(source, copy)
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([sys.executable, "-m", "pip", "install", *flags, str(copy)], check=True)


def build(folder: Path) -> Path:
    """Where the game of the page is installed now."""
    for name, content in read_files(PAGE.read_text(encoding="utf-8")).items():
        path = folder / "source" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    install(folder / "source", folder / "installed")
    return folder / "installed"
