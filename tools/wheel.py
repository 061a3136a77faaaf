"""make wheel: the source distribution, and from it two wheels, into dist/.

One has the rules compiled for this machine, the other is plain and runs anywhere. Both have the page inside, so whoever
installs them needs neither compiler nor Node. They are built from the source distribution, in a separate folder, so
that stray files can't get in and missing ones are noticed. See `tools/package.py`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from foxden import __version__
from foxden.compiled import SOURCES

ROOT = Path(__file__).parents[1]
KINDS = {"compiled": "1", "pure": "0"}
NEEDED = (
    "foxden/web/static/index.html", "foxden/web/docs/index.html", "foxden/web/docs/rules/foxy.html",
    "foxden/rulebook/foxy.md", "foxden/py.typed", "foxden/locale/it.ftl",
    "foxden/games/foxrun/data.toml", "foxden/games/foxrun/skin/art.svg",
)  # fmt: skip


class Unfit(Exception):
    """A wheel that nobody should install."""


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--out", type=Path, default=ROOT / "dist")
    wanted.add_argument("--only", choices=KINDS, help="One of the two.")
    chosen = wanted.parse_args()
    for file in build(chosen.out, [chosen.only] if chosen.only else list(KINDS)):
        print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")


def build(out: Path, kinds: list[str]) -> list[Path]:
    out.mkdir(parents=True, exist_ok=True)
    for part in ("static", "docs"):
        if not (ROOT / "src/foxden/web" / part / "index.html").exists():
            raise Unfit(f"src/foxden/web/{part} is not there: make build")
    with tempfile.TemporaryDirectory() as name:
        source = make_source(Path(name))
        wheels = [make_wheel(source, kind, Path(name)) for kind in kinds]
        return [Path(shutil.copy(file, out)) for file in (source, *wheels)]


def make_source(folder: Path) -> Path:
    """From a copy of what is kept, and the built page."""
    copy = folder / "checkout"
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "node_modules", ".node", "stamp.py")
    for part in ("src", "client", "docs/rules", "tools"):
        shutil.copytree(ROOT / part, copy / part, ignore=ignore)
    for file in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, copy)
    return ask(copy, "sdist", "0", folder / "source")


def make_wheel(source: Path, kind: str, folder: Path) -> Path:
    with tarfile.open(source) as packed:
        packed.extractall(folder / kind, filter="data")
    wheel = ask(next((folder / kind).iterdir()), "wheel", KINDS[kind], folder / f"{kind}-out")
    inspect(wheel, kind)
    return wheel


def ask(folder: Path, what: str, compiled: str, out: Path) -> Path:
    """Call the build backend as pip does, with the installed tools; shows its output only on failure."""
    out.mkdir()
    asked = subprocess.run(
        [sys.executable, "-P", str(ROOT / "tools" / "package.py"), what, str(out)], cwd=folder,
        env=os.environ | {"FOXDEN_COMPILE": compiled},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if asked.returncode:
        raise Unfit(f"{what} in {folder.name}:\n{asked.stdout[-4000:]}")
    return next(out.iterdir())


def inspect(wheel: Path, kind: str) -> None:
    """Check that the wheel contains everything it has to."""
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    missing = [name for name in NEEDED if name not in names]
    built = [name for name in names if name.endswith((".so", ".pyd"))]
    expected = len(SOURCES) + 2 if kind == "compiled" else 0  # the stamp, and what they all share
    tag = "py3-none-any" if kind == "pure" else f"cp3{sys.version_info.minor}"
    if missing or len(built) != expected or tag not in wheel.name or f"-{__version__}-" not in wheel.name:
        raise Unfit(f"{wheel.name}: missing {missing}, {len(built)} compiled modules instead of {expected}")


if __name__ == "__main__":
    main()
