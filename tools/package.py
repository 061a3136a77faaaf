"""python -m tools.package sdist|wheel OUT: what lies in this folder, built as pip would build it, for `make wheel`.

Compiling takes a minute. What the checkout has compiled of the very same sources, with the same tools, is not compiled
a second time: it is put into the wheel as it is. `setup.py` knows nothing of this, and compiles for everybody else.
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

import mypyc.build
import setuptools.build_meta  # type: ignore[import-untyped]
from setuptools import Extension
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

from foxden.compiled import SOURCES, is_built, is_current

CHECKOUT = Path(__file__).parents[1] / "src"


class Ready(Extension):  # type: ignore[misc]
    """A module that doesn't have to be compiled again."""

    def __init__(self, name: str, file: Path) -> None:
        super().__init__(name, sources=[])
        self.file = file


class Copying(build_ext):  # type: ignore[misc]
    def build_extension(self, extension: Ready) -> None:
        place = Path(self.get_ext_fullpath(extension.name))
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(extension.file, place)


def find_ready(folder: Path) -> list[Extension]:
    """Empty if any source differs from what the checkout has compiled."""
    there, here = folder / "src" / "foxden", CHECKOUT / "foxden"
    same = all((there / each).read_bytes() == (here / each).read_bytes() for each in SOURCES)
    if not (same and is_built() and is_current()):
        return []
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    files = sorted(CHECKOUT.rglob(f"*{suffix}"))
    return [Ready(".".join(file.relative_to(CHECKOUT).parts).removesuffix(suffix), file) for file in files]


def main() -> None:
    what, out = sys.argv[1:]
    ready = find_ready(Path.cwd())
    if ready:

        def mypycify(*_given: Any, **_more: Any) -> list[Extension]:
            return ready

        mypyc.build.mypycify = mypycify
        build_ext.build_extension = Copying.build_extension
    getattr(setuptools.build_meta, f"build_{what}")(out)


if __name__ == "__main__":
    main()
