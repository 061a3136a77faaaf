"""make mutants: plants faults, and checks that the tests they are for catch them.

Each game's rules have theirs in tests/<game>/mutants.toml: only tests whose name holds the rule's number are asked
(test_fr_13_…). The attacks of docs/security.md have theirs in tests/attacks.toml: each takes out a defence, and the one
test it names is asked. A fault is made in a copy of the sources, which runs plain. Whatever survives is listed, and so
is a rule or an attack's test without any fault, or a fault without any test. Exit code 1 if there is one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import Progress

from foxden.games import TITLES
from foxden.rulebook import rules

ROOT = Path(__file__).parents[1]
ATTACKS = "attacks"
SETS = (*TITLES, ATTACKS)


@dataclass(frozen=True)
class Mutant:
    breaks: str
    """A rule; or the test of an attack."""
    tests: tuple[str, ...]
    """Which tests must notice, as pytest is asked for them."""
    file: str
    """Relative to the package."""
    old: str
    new: str

    @property
    def name(self) -> str:
        return f"{self.breaks} ({self.file}: {self.old.strip().splitlines()[0][:70]})"

    def plant(self, package: Path) -> None:
        path = package / self.file
        source = path.read_text(encoding="utf-8")
        if source.count(self.old) != 1:
            raise SystemExit(f"{self.name}: occurs {source.count(self.old)} times in the source, not once")
        path.write_text(source.replace(self.old, self.new), encoding="utf-8")


# --- what is planted ------------------------------------------------------------------------------------------


def read_mutants(name: str) -> list[Mutant]:
    if name == ATTACKS:
        return [make_attack(**fields) for fields in read_faults(ROOT / "tests" / "attacks.toml")]
    return [make_broken_rule(name, **fields) for fields in read_faults(ROOT / "tests" / name / "mutants.toml")]


def read_faults(path: Path) -> list[dict[str, Any]]:
    faults: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    return faults


def make_attack(test: str, file: str, old: str, new: str) -> Mutant:
    return Mutant(test, (test,), file, old, new)


def make_broken_rule(game: str, rule: str, file: str, old: str, new: str) -> Mutant:
    return Mutant(rule, (f"tests/{game}", "-k", keyword(rule)), f"games/{game}/{file}", old, new)


def keyword(rule: str) -> str:
    """By which the tests of a rule are known; faults in what is no rule name a file of tests: `tips`."""
    return f"test_{rule.lower().replace('-', '_')}_" if "-" in rule else f"test_{rule}.py"


def needs_fault(name: str) -> list[str]:
    """What a set of faults has to cover: all rules of a game, or all tests in the table of attacks."""
    return read_attack_tests() if name == ATTACKS else list(rules(name))


def read_attack_tests() -> list[str]:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    _, _, section = text.partition("\n## Attacks we tried")
    return re.findall(r"`(tests/\S+::\w+)`", section.partition("\n## ")[0])


# --- whether it is noticed ------------------------------------------------------------------------------------


def survives(mutant: Mutant) -> str | None:
    """Why this fault counts as uncaught; None if its tests fail, as they should."""
    with copied_sources() as folder:
        mutant.plant(folder / "foxden")
        run = run_tests(mutant.tests, folder)
    if run.returncode == 0:
        return "survives"
    if run.returncode == 5:
        return "has no test named after it"
    # A fault that prevents test collection wasn't caught by a test.
    return (
        None if run.returncode == 1 and re.search(r"\d+ failed", run.stdout) else f"broke the run:\n{run.stdout[-800:]}"
    )


def fail_unharmed(tests: list[str]) -> str | None:
    """Which of these tests fail without any fault: those would prove nothing."""
    if not tests:
        return None
    with copied_sources() as folder:
        run = run_tests(tuple(tests), folder)
    return f"without any fault:\n{run.stdout[-800:]}" if run.returncode else None


@contextmanager
def copied_sources() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        ignored = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(ROOT / "src" / "foxden", Path(folder) / "foxden", ignore=ignored)
        yield Path(folder)


def run_tests(tests: tuple[str, ...], folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-o", "addopts=", "--tb=no"]
    environment = os.environ | {"FOXDEN_PURE": "1", "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [*command, *tests], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False
    )


def main(names: list[str]) -> int:
    mutants = [mutant for name in names for mutant in read_mutants(name)]
    broken = {mutant.breaks for mutant in mutants}
    troubles = [f"{each} has no planted fault" for name in names for each in needs_fault(name) if each not in broken]
    # The attacks' tests start servers and look at the clock, so they could fail for another reason than the fault.
    if ATTACKS in names and (trouble := fail_unharmed(needs_fault(ATTACKS))):
        troubles.append(trouble)
    with Progress() as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task("planting faults", total=len(mutants))
        for mutant, trouble in zip(mutants, pool.map(survives, mutants), strict=True):
            if trouble:
                troubles.append(f"{mutant.name} {trouble}")
            progress.advance(task)
    for trouble in troubles:
        print(trouble)
    print(f"{len(mutants)} planted faults for {count(broken)}, {len(troubles)} unnoticed")
    return 1 if troubles else 0


def count(broken: set[str]) -> str:
    attacks = sum("::" in each for each in broken)
    parts = [(len(broken) - attacks, "rules"), (attacks, "tests of attacks")]
    return " and ".join(f"{number} {what}" for number, what in parts if number)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:] or list(SETS)))
