"""What a wheel is made of. (What it opens: tests/browser/test_wheel.py.)"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from functools import cache
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import foxden
from foxden.compiled import SOURCES
from foxden.games import GAMES
from foxden.web import serve
from tests.dependencies import choose, find_modules, find_needed, link
from tests.installed import SOURCE
from tools.package import find_ready
from tools.wheel import ROOT, Unfit, inspect

NOT_EVERYWHERE = {"fcntl", "grp", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop", "winreg"}
BROUGHT = {
    "gymnasium": "by pettingzoo, whose spaces are its",
    "pufferlib": "by those who use it: it is built for one machine",
    "pydantic": "by mcp, whose tools it describes",
}
"""Imported without being asked for by itself."""


@pytest.mark.parametrize(("name", "inside"), [
    ("foxden-{}-py3-none-any.whl", []),
    ("foxden-{}-py3-none-any.whl", ["foxden/chance.so"]),
    ("foxden-{}-cp311-cp311-linux_x86_64.whl", []),
])  # fmt: skip
def test_a_wheel_that_lacks_something_is_not_let_out(tmp_path: Path, name: str, inside: list[str]) -> None:
    wheel = tmp_path / name.format(foxden.__version__)
    with zipfile.ZipFile(wheel, "w") as packed:
        for each in inside:
            packed.writestr(each, "")
    with pytest.raises(Unfit):
        inspect(wheel, "pure" if "none" in name else "compiled")


def test_what_was_compiled_of_other_sources_is_not_put_into_a_wheel(tmp_path: Path) -> None:
    for source in SOURCES:
        (tmp_path / "src" / "foxden" / source).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCE / source, tmp_path / "src" / "foxden" / source)
    assert len(find_ready(tmp_path)) == (len(SOURCES) + 2 if any(SOURCE.glob("*.so")) else 0)
    with (tmp_path / "src" / "foxden" / SOURCES[-1]).open("a", encoding="utf-8") as source_file:
        source_file.write("# not as it was\n")
    assert find_ready(tmp_path) == []


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "foxden.__version__"}
    assigned = re.compile(r"^_?_?version_?_?\s*=", re.MULTILINE)
    named = [file for file in SOURCE.rglob("*.py") if assigned.search(file.read_text(encoding="utf-8"))]
    assert named == [SOURCE / "__init__.py"]


def test_wheels_are_built_for_every_python_we_promise() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    least = int(project["project"]["requires-python"].removeprefix(">=3."))
    built = [int(tag.removeprefix("cp3").removesuffix("-*")) for tag in project["tool"]["cibuildwheel"]["build"]]
    assert built == list(range(least, max(built) + 1))
    named = [each for each in project["project"]["classifiers"] if "Python :: 3." in each]
    assert named == [f"Programming Language :: Python :: 3.{minor}" for minor in built]
    assert sys.version_info.minor in built


def test_what_every_compiled_wheel_is_tried_with_works_here() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    python, *asked = project["tool"]["cibuildwheel"]["test-command"]
    script = python.removeprefix("python {package}/")
    assert f"include {script}" in (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines(), "not in the source"
    assert all(command.startswith("foxden ") for command in asked)
    run = subprocess.run([sys.executable, ROOT / script], capture_output=True, text=True, check=False)
    if foxden.FORM == "compiled":
        assert (run.returncode, run.stdout.count("a bot has answered")) == (0, len(GAMES)), run.stderr
    else:
        assert "AssertionError: plain" in run.stderr


# --- what it asks for ---------------------------------------------------------------------------------------


def asked_for() -> list[str]:
    """For everybody, and for those who want an extra; not what only developers have."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [lines for extra, lines in project["optional-dependencies"].items() if extra not in {"test", "bench"}]
    return [line for lines in (project["dependencies"], *extras) for line in lines]


def find_undeclared(asked: Iterable[str]) -> set[str]:
    """What the sources import, at once or later, and no requirement brings."""
    brought = (find_modules(distribution(requirement.name)) for requirement in choose(asked))
    return imported_by_all() - {"foxden"}.union(sys.stdlib_module_names, *brought)


@cache
def imported_by_all() -> set[str]:
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py"))
    return set[str]().union(*(imported_by(node) for tree in trees for node in ast.walk(tree)))


def test_what_is_imported_is_asked_for() -> None:
    assert find_undeclared(asked_for()) == BROUGHT.keys()


@pytest.mark.parametrize("name", ["segno", "fluent.runtime", "asyncpg", "numpy"])
def test_what_is_no_longer_asked_for_is_noticed(name: str) -> None:
    rest = [line for line in asked_for() if Requirement(line).name != name]
    assert len(rest) < len(asked_for())
    assert find_undeclared(rest) - BROUGHT.keys() == find_modules(distribution(name))


def test_an_environment_has_what_is_asked_for_and_nothing_else() -> None:
    asked = ["rich>=13", 'uvicorn; sys_platform == "nowhere"', 'numpy; extra == "vector"']
    assert {"rich", "pygments"} <= find_needed(asked).keys(), "what it asks for, and what that asks for"
    assert not {"uvicorn", "numpy", "pytest"} & find_needed(asked).keys()
    assert "numpy" in find_needed(asked, ["vector"])


def test_only_its_own_part_of_a_shared_folder_is_linked(tmp_path: Path) -> None:
    link(distribution("fluent.syntax"), tmp_path)
    assert [path.name for path in (tmp_path / "fluent").iterdir()] == ["syntax"]
    link(distribution("fluent.runtime"), tmp_path)
    assert (tmp_path / "fluent" / "runtime" / "__init__.py").is_file()


# --- on every system ----------------------------------------------------------------------------------------


def imported_at_once(text: str) -> set[str]:
    """Modules that must be there for this one to be imported at all."""
    return set[str]().union(*map(imported_by, ast.parse(text).body))


def imported_by(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Import):
        return {name.name.split(".")[0] for name in node.names}
    return {node.module.split(".")[0]} if isinstance(node, ast.ImportFrom) and node.module else set()


def test_nothing_is_imported_that_a_system_lacks() -> None:
    for file in SOURCE.rglob("*.py"):
        assert not imported_at_once(file.read_text(encoding="utf-8")) & NOT_EVERYWHERE, file


def test_an_import_that_a_system_lacks_is_noticed() -> None:
    assert imported_at_once("import fcntl\ndef later():\n    import pwd\n") == {"fcntl"}


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_a_machine_knows_its_addresses(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def name_of(_host: str) -> tuple[str, list[str], list[str]]:
        return "den", [], ["127.0.1.1", "192.0.2.7"]

    monkeypatch.setattr("socket.gethostbyname_ex", name_of)
    monkeypatch.setattr("sys.platform", platform)
    found = serve.own_addresses()
    assert len(found) == len(set(found))
    assert not any(address.startswith("127.") for address in found)
    assert platform == "linux" or "192.0.2.7" in found


def test_a_machine_in_no_network_has_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_given: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr("socket.gethostbyname_ex", fail)
    monkeypatch.setattr("socket.socket.connect", fail)
    monkeypatch.setattr("sys.platform", "darwin")
    assert serve.own_addresses() == []
