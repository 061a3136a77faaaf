"""Compiles the rules and all that search will call. Everything else about the package is in pyproject.toml."""

import os
import runpy
from pathlib import Path

from setuptools import Extension, setup

# Read by path: importing the package would import what is about to be compiled.
compiled = runpy.run_path(str(Path(__file__).parent / "src" / "foxden" / "compiled.py"))


def compile_sources() -> list[Extension]:
    from mypyc.build import mypycify  # noqa: PLC0415

    compiled["write_stamp"]()
    sources = [f"src/foxden/{source}" for source in (*compiled["SOURCES"], "stamp.py")]
    # Only what is compiled is looked at here; the rest is checked by 'make lint'.
    flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    extensions: list[Extension] = mypycify([*flags, *sources], opt_level="3", group_name="foxden")
    for extension in extensions:
        extension.optional = True  # without a C compiler the plain sources run, only slower
    return extensions


setup(ext_modules=[] if os.environ.get("FOXDEN_COMPILE") == "0" else compile_sources())
