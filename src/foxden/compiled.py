"""Which modules are compiled, and which form runs: the compiled one or the plain sources."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
STAMP = HERE / "stamp.py"
SOURCES = (
    "bits.py",
    "chance.py",
    "state.py",
    "playout.py",
    "tensors.py",
    "batch.py",
    "botkit/guide.py",
    "botkit/tree.py",
    "botkit/search.py",
    "games/foxrun/numbers.py",
    "games/foxrun/board.py",
    "games/foxrun/box.py",
    "games/foxrun/rules.py",
    "games/foxrun/deal.py",
    "games/foxrun/redeal.py",
    "games/foxrun/tensors.py",
    "games/foxrun/plain_guide.py",
    "games/foxrun/ending.py",
    "games/foxrun/solver.py",
    "games/foxrun/guide.py",
    "games/foxy/numbers.py",
    "games/foxy/box.py",
    "games/foxy/score.py",
    "games/foxy/rules.py",
    "games/foxy/deal.py",
    "games/foxy/redeal.py",
    "games/foxy/tensors.py",
    "games/foxy/memory.py",
    "games/foxy/outlook.py",
    "games/fowlplay/numbers.py",
    "games/fowlplay/board.py",
    "games/fowlplay/score.py",
    "games/fowlplay/box.py",
    "games/fowlplay/fear.py",
    "games/fowlplay/yard.py",
    "games/fowlplay/cards.py",
    "games/fowlplay/rules.py",
    "games/fowlplay/deal.py",
    "games/fowlplay/redeal.py",
    "games/fowlplay/tensors.py",
    "games/fowlplay/plain_guide.py",
    "games/fowlplay/inference.py",
    "games/fowlplay/guide.py",
)
"""In import order. `stamp.py`, written by the build, is compiled with them."""


class PlainFinder(MetaPathFinder):
    """Finds the plain source of a module that also exists compiled."""

    names = frozenset("foxden." + source.removesuffix(".py").replace("/", ".") for source in SOURCES)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.names:
            return None
        source = HERE.joinpath(*fullname.split(".")[1:]).with_suffix(".py")
        return importlib.util.spec_from_file_location(fullname, source)


def fingerprint() -> str:
    """A hash of the sources as they are now."""
    digest = hashlib.sha256()
    for source in SOURCES:
        digest.update(source.encode() + b"\0" + (HERE / source).read_bytes() + b"\0")
    return digest.hexdigest()


def write_stamp() -> None:
    """Called by the build: the fingerprint is compiled in, so a compiled module knows which sources it was made
    from."""
    STAMP.write_text(f'"""Written by the build."""\n\nFINGERPRINT = "{fingerprint()}"\n')


def is_built() -> bool:
    return any((HERE / f"stamp{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def is_current() -> bool:
    """Whether the compiled modules were made from the current sources."""
    stamp = importlib.import_module("foxden.stamp")
    return fingerprint() == str(stamp.FINGERPRINT)


def choose() -> str:
    """Decide which form runs, before any compiled module is imported. Returns it in words."""
    if os.environ.get("FOXDEN_PURE", "0") not in ("", "0"):
        form = "plain sources (FOXDEN_PURE is set)"
    elif not is_built():
        form = "plain sources (not compiled on this machine)"
    elif not is_current():
        form = "plain sources (the compiled ones are out of date)"
        warnings.warn("the compiled rules are out of date: the plain ones run; 'make build' renews them", stacklevel=3)
    else:
        return "compiled"
    sys.meta_path.insert(0, PlainFinder())
    return form
