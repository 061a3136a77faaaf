"""Compiles the rules and all that search will call. Everything else about the package is in pyproject.toml."""

import os
import re
import runpy
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

# Read by path: importing the package would import what is about to be compiled.
compiled = runpy.run_path(str(Path(__file__).parent / "src" / "foxden" / "compiled.py"))

LENDING = re.compile(
    r"(arg_\w+|tmp) = Vec(\w+)Api\.unbox\([^;]*\);\n\s*if \(VEC_IS_ERROR\(\1\)\) \{\n[^\n]*\n\s*\}\n(?!VEC_)"
)
"""Where compiled code looks at a `vec` that plain code hands it: an argument, or what an attribute is set to. Not where
the reference is given back already."""


def give_back(extensions: list[Extension]) -> None:
    """mypyc 2.4 takes a reference there, means it to be a borrowed one, and so never gives it back: each `vec` that is
    handed over would stay for good. Asked of what is compiled by tests/test_vecs.py."""
    from mypy.version import __version__  # noqa: PLC0415

    if not __version__.startswith("2.4."):
        return
    for path in {Path(source) for extension in extensions for source in extension.sources if source.endswith(".c")}:
        text = path.read_text(encoding="utf-8")
        path.write_text(LENDING.sub(lambda m: f"{m[0]}VEC_{m[2].upper()}_DECREF({m[1]});\n", text), encoding="utf-8")


def has_compiler() -> bool:
    """Does a C compiler with Python's headers work? Without one there is no need to turn everything into C first."""
    from distutils.ccompiler import new_compiler  # noqa: PLC0415 - from setuptools, where Python has none any more
    from distutils.errors import CCompilerError, DistutilsError  # noqa: PLC0415
    from distutils.sysconfig import customize_compiler  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "tried.c"
        source.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        try:
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def compile_sources() -> list[Extension]:
    from mypyc.build import mypycify  # noqa: PLC0415

    compiled["write_stamp"]()
    # Without a C compiler the plain sources run, only slower. A wheel that calls itself compiled must be.
    optional = os.environ.get("FOXDEN_COMPILE") != "1"
    if optional and not has_compiler():
        print("No C compiler works here: the plain sources will run, only slower.", file=sys.stderr)
        return []
    sources = [f"src/foxden/{source}" for source in (*compiled["SOURCES"], "stamp.py")]
    # Only what is compiled is looked at here; the rest is checked by 'make lint'.
    flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    extensions: list[Extension] = mypycify([*flags, *sources], opt_level="3", debug_level="0", group_name="foxden")
    give_back(extensions)
    for extension in extensions:
        if sys.platform == "linux":
            # No other library replaces a function of ours, so they may be called directly and inlined.
            extension.extra_compile_args.append("-fno-semantic-interposition")
        extension.optional = optional
    return extensions


class BuildPython(build_py):  # type: ignore[misc]
    """The rules' pages live in docs/rules, and the page people play on is built from client/; whoever installs the
    package gets both."""

    def run(self) -> None:
        if not self.editable_mode and not Path("src/foxden/web/static/index.html").exists():
            subprocess.run(["tools/client", "build"], check=True)
        super().run()
        if not self.editable_mode:
            rulebook = Path(self.build_lib) / "foxden" / "rulebook"
            self.mkpath(str(rulebook))
            self.copy_tree("docs/rules", str(rulebook))


extensions = [] if os.environ.get("FOXDEN_COMPILE") == "0" else compile_sources()
setup(cmdclass={"build_py": BuildPython}, ext_modules=extensions)
