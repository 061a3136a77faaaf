"""A wheel as `make wheel` makes it, installed where there is neither compiler nor Node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import zipfile
from importlib import metadata
from pathlib import Path

import foxden
from foxden.games import ONLY_OURS
from tests.dependencies import find_needed, link
from tests.live.server import Server
from tools.wheel import ROOT, build

SOURCE = ROOT / "src" / "foxden"
COMPARED = re.compile(r"foxden/.*\.py|foxden/web/static/index\.html")


def find_wheel(kind: str, spare: Path) -> Path:
    """As `make wheel` has made it; a new one where that is missing or was made of something else."""
    tag = "py3-none-any" if kind == "pure" else f"cp3{sys.version_info.minor}-*"
    made = next((ROOT / "dist").glob(f"foxden-{foxden.__version__}-*{tag}.whl"), None)
    return made if made is not None and is_current(made) else build(spare, [kind])[-1]


def is_current(wheel: Path) -> bool:
    with zipfile.ZipFile(wheel) as packed:
        inside = {name: packed.read(name) for name in packed.namelist() if COMPARED.fullmatch(name)}
    inside.pop("foxden/stamp.py", None)
    here = {f"foxden/{file.relative_to(SOURCE).as_posix()}": file.read_bytes() for file in SOURCE.rglob("*.py")}
    here.pop("foxden/stamp.py", None)
    return inside == here | {"foxden/web/static/index.html": (SOURCE / "web/static/index.html").read_bytes()}


class Installed(Server):
    """`foxden` without a word more, in an environment that has its dependencies and nothing else."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        super().__init__("", folder / "log.txt")
        self.folder, self.bin = folder / "env", folder / "env" / "bin"
        self.opened = folder / "opened.txt"
        self.install(wheel)

    def install(self, wheel: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(self.folder)], check=True)
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--quiet"]
        pip += ["--disable-pip-version-check", "install", "--no-index", "--no-deps", str(wheel)]
        subprocess.run(pip, check=True, cwd=self.folder, env=os.environ | {"PIP_ROOT_USER_ACTION": "ignore"})
        site = next(self.folder.glob("lib/python*/site-packages"))
        (own,) = metadata.distributions(name="foxden", path=[str(site)])
        for package in find_needed(own.requires or ()).values():  # linked, not downloaded again
            link(package, site)

    @property
    def alone(self) -> dict[str, str]:
        browser = f"{sys.executable} -c \"open('{self.opened}','w').write('%s')\""
        house = {"FOXDEN_BOT_PAUSE": "0", ONLY_OURS: "1"}
        return {"PATH": str(self.bin), "HOME": str(self.folder), "BROWSER": browser, **house}

    def say(self, *words: str) -> str:
        return subprocess.run(
            [self.bin / "foxden", *words], env=self.alone, cwd=self.folder, capture_output=True, text=True, check=True
        ).stdout

    def start(self) -> Server:
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [self.bin / "foxden"], env=self.alone, cwd=self.folder, stdout=log, stderr=log
            )
        for _ in range(1200):
            found = re.search(r"open at http://127\.0\.0\.1:(\d+)", self.log.read_text())
            if found or self.process.poll() is not None:
                break
            time.sleep(0.05)
        assert found, self.log.read_text()
        self.port = int(found[1])
        return self
