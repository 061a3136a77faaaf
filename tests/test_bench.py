"""Measuring changes no committed file; only publishing does, and then the pages show it."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ("bench", "tests", "tools", "docs", "README.md")
SMALL = {
    "foxy_levels": "--games 1",
    "million": "--games 2000",
    "server": "--tables 6 --games mixed --rates 20 --moves 9 --rounds 1 --crowds 3 --turns 1 --limits 0.1",
}
"""As small as possible. The other benchmarks write the same way."""
WRITERS = {"write_text", "write_bytes", "open", "dump"}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of everything figures come from and go to, so that a test doesn't overwrite real measurements."""
    ignore = shutil.ignore_patterns("__pycache__", "out", "pictures", "fixtures")
    for part in PARTS:
        there = ROOT / part
        if there.is_dir():
            shutil.copytree(there, tmp_path / part, ignore=ignore)
        else:
            shutil.copy(there, tmp_path / part)
    return tmp_path


def run(copy: Path, module: str, *words: str) -> subprocess.CompletedProcess[str]:
    """In an environment that writes no byte code, not even for processes that the bench starts."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", module, *words]
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)


def files(folder: Path) -> dict[str, str]:
    found = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): sha256(file.read_bytes()).hexdigest() for file in found}


@pytest.mark.parametrize("name", SMALL)
def test_a_bench_changes_no_committed_file(copy: Path, name: str) -> None:
    before = files(copy)
    ran = run(copy, f"bench.{name}", *SMALL[name].split())
    assert ran.returncode == 0, ran.stderr
    after = files(copy)
    assert {path: after.get(path) for path in before} == before
    assert set(after) - set(before) == {f"bench/out/{name}.json"}


def test_a_bench_that_writes_over_the_figures_is_noticed(copy: Path) -> None:
    measured = copy / "bench" / "measured.py"
    measured.write_text(measured.read_text().replace('.parent / "out"', ".parent"))
    before = files(copy)
    assert run(copy, "bench.foxy_levels", *SMALL["foxy_levels"].split()).returncode == 0
    assert files(copy)["bench/foxy_levels.json"] != before["bench/foxy_levels.json"]


@pytest.mark.parametrize("source", sorted((ROOT / "bench").glob("*.py")), ids=lambda source: source.stem)
def test_a_bench_writes_through_one_module(source: Path) -> None:
    """So that what holds of those above holds of the others."""
    assert source.stem == "measured" or writes(source.read_text(encoding="utf-8")) == []


def writes(text: str) -> list[str]:
    """Calls that write a file, and paths beside the source."""
    nodes = list(ast.walk(ast.parse(text)))
    calls = [node.func.attr for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    stores = {"SqliteStore", "PostgresStore"}  # databases in a folder that is thrown away
    opened = [
        node.func.value.id
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name)
    ]
    found = [call for call in calls if call in WRITERS and not stores & set(opened)]
    return found + [node.id for node in nodes if isinstance(node, ast.Name) and node.id == "__file__"]


def test_a_write_elsewhere_is_noticed() -> None:
    assert writes("Path('figures.json').write_text('1')") == ["write_text"]
    assert writes("HERE = Path(__file__).parent") == ["__file__"]


def test_what_was_measured_is_published_when_asked(copy: Path) -> None:
    figures = json.loads((copy / "bench" / "foxy_levels.json").read_text())
    figures["levels"][0]["mean_points"] = 12.3
    out = copy / "bench" / "out" / "foxy_levels.json"
    out.parent.mkdir()
    out.write_text(json.dumps(figures))
    ran = run(copy, "tools.publish")
    assert ran.returncode == 0, ran.stderr
    assert json.loads((copy / "bench" / "foxy_levels.json").read_text()) == figures
    assert "| 12.3 |" in (copy / "docs" / "bots.md").read_text(encoding="utf-8")
    assert not out.exists(), "a second time there is nothing to publish"
    assert "nothing was measured" in run(copy, "tools.publish").stderr


def test_what_replaces_nothing_is_not_published(copy: Path) -> None:
    out = copy / "bench" / "out"
    out.mkdir()
    for name in ("foxy_levels.json", "notes.json"):
        (out / name).write_text("{}")
    before = files(copy)
    ran = run(copy, "tools.publish")
    assert ran.returncode == 1
    assert "out/notes.json" in ran.stderr
    assert files(copy) == before
