"""make mutants: plants one fault per rule, and checks that the tests named after that rule catch it.

The faults are in tests/<game>/mutants.toml. Each is made in a copy of the sources, which runs plain; only tests
whose name holds the rule's number are asked (test_fr_13_…). Whatever survives is listed, and so is a rule without
any fault or without any test. Exit code 1 if there is one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from rich.progress import Progress

from foxden.games import GAMES
from foxden.rulebook import rules

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Mutant:
    game: str
    rule: str
    file: str
    old: str
    new: str

    @property
    def name(self) -> str:
        return f"{self.rule} ({self.game}/{self.file}: {self.old.strip().splitlines()[0][:70]})"

    def plant(self, package: Path) -> None:
        path = package / "games" / self.game / self.file
        source = path.read_text(encoding="utf-8")
        if source.count(self.old) != 1:
            raise SystemExit(f"{self.name}: occurs {source.count(self.old)} times in the source, not once")
        path.write_text(source.replace(self.old, self.new), encoding="utf-8")


def read_mutants(game: str) -> list[Mutant]:
    path = ROOT / "tests" / game / "mutants.toml"
    return [Mutant(game, **fields) for fields in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]]


def keyword(rule: str) -> str:
    """By which the tests of a rule are known; faults in what is no rule name a file of tests: `tips`."""
    return f"test_{rule.lower().replace('-', '_')}_" if "-" in rule else f"test_{rule}.py"


def survives(mutant: Mutant) -> str | None:
    """Why this fault counts as uncaught; None if its rule's tests fail, as they should."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "foxden"
        shutil.copytree(ROOT / "src" / "foxden", package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        mutant.plant(package)
        run = run_tests(mutant, Path(folder))
    if run.returncode == 0:
        return "survives"
    if run.returncode == 5:
        return "has no test named after it"
    # A fault that prevents test collection wasn't caught by a test of its rule.
    return (
        None if run.returncode == 1 and re.search(r"\d+ failed", run.stdout) else f"broke the run:\n{run.stdout[-800:]}"
    )


def run_tests(mutant: Mutant, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-o", "addopts=", "--tb=no"]
    tests = [f"tests/{mutant.game}", "-k", keyword(mutant.rule)]
    environment = os.environ | {"FOXDEN_PURE": "1", "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [*command, *tests], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False
    )


def main(games: list[str]) -> int:
    mutants = [mutant for game in games for mutant in read_mutants(game)]
    troubles = [
        f"{rule} has no planted fault"
        for game in games
        for rule in rules(game)
        if rule not in {mutant.rule for mutant in mutants}
    ]
    with Progress() as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task("planting faults", total=len(mutants))
        for mutant, trouble in zip(mutants, pool.map(survives, mutants), strict=True):
            if trouble:
                troubles.append(f"{mutant.name} {trouble}")
            progress.advance(task)
    for trouble in troubles:
        print(trouble)
    print(
        f"{len(mutants)} planted faults for {len({mutant.rule for mutant in mutants})} rules, {len(troubles)} unnoticed"
    )
    return 1 if troubles else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:] or list(GAMES)))
