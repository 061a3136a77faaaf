"""Compiled and plain rules are the same, and an out-of-date compiled module never runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import foxden
from foxden.compiled import HERE, SOURCES, fingerprint
from foxden.games import GAMES

ROOT = Path(__file__).parents[1]


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {key: value for key, value in os.environ.items() if key != "FOXDEN_PURE"}
    return subprocess.run(
        [sys.executable, *command], env=inherited | environment, capture_output=True, text=True, check=False
    )


def form(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Which form of the rules a package in this folder runs."""
    return run("-c", "import foxden, foxden.state; print(foxden.FORM, foxden.state.__file__)",
               PYTHONPATH=str(folder), **environment)  # fmt: skip


def test_where_there_is_a_compiler_the_rules_are_compiled() -> None:
    form = "compiled" if shutil.which("cc") else "plain sources (not compiled on this machine)"
    assert run("-m", "foxden", "--version").stdout == f"foxden {foxden.__version__}, {form}\n"


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_same_bytes_compiled_or_not(game: str, tmp_path: Path) -> None:
    written = []
    for pure in ("0", "1"):
        out = tmp_path / f"{pure}.jsonl"
        simulated = run(
            "-m", "foxden", "simulate", game, "--num", "40", "--seed", "11", "--records", str(out), FOXDEN_PURE=pure
        )
        assert simulated.returncode == 0, simulated.stderr
        written.append(out.read_bytes())
    assert written[0] == written[1]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package as it was built, to be tampered with; without the pages, which are most of its files."""
    shutil.copytree(HERE, tmp_path / "foxden", ignore=shutil.ignore_patterns("__pycache__", "web"))
    for shared in HERE.parent.glob("*.so"):
        shutil.copy(shared, tmp_path)
    return tmp_path


def test_an_untouched_build_runs_compiled(package: Path) -> None:
    asked = form(package)
    assert asked.stdout.startswith("compiled ")
    assert asked.stdout.strip().endswith(".so")


@pytest.mark.parametrize("source", SOURCES)
def test_a_stale_build_is_noticed_and_the_plain_sources_run(package: Path, source: str) -> None:
    edited = package / "foxden" / source
    edited.write_text(edited.read_text() + "\n# edited\n")
    asked = form(package)
    assert "out of date" in asked.stdout
    assert asked.stdout.strip().endswith("state.py")
    assert "make build" in asked.stderr


def test_without_compiled_modules_the_plain_sources_run(package: Path) -> None:
    for built in package.rglob("*.so"):
        built.unlink()
    asked = form(package)
    assert "not compiled on this machine" in asked.stdout
    assert asked.stderr == ""


def test_foxden_pure_chooses_the_plain_sources(package: Path) -> None:
    asked = form(package, FOXDEN_PURE="1")
    assert "FOXDEN_PURE is set" in asked.stdout
    assert asked.stdout.strip().endswith("state.py")


def test_the_fingerprint_is_of_every_compiled_source() -> None:
    compiled = {str(path.relative_to(HERE).with_suffix("").with_suffix("")) for path in HERE.rglob("*.so")} - {"stamp"}
    assert not compiled or compiled == {source.removesuffix(".py") for source in SOURCES}
    assert len(fingerprint()) == 64


def test_an_install_without_a_compiler_goes_through_and_plays(tmp_path: Path) -> None:
    ignore = shutil.ignore_patterns(
        ".git",
        ".venv",
        "build",
        "dist",
        "node_modules",
        ".node",
        "*.so",
        "*.egg-info",
        "__pycache__",
        ".*_cache",
        ".hypothesis",
    )
    source, target = tmp_path / "source", tmp_path / "target"
    shutil.copytree(ROOT, source, ignore=ignore)
    installed = run("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(target),
                    str(source), CC="/bin/false", CXX="/bin/false")  # fmt: skip
    assert installed.returncode == 0, installed.stderr
    assert "not compiled on this machine" in form(target).stdout
    for command in (["simulate", "foxrun", "--num", "2"], ["rules", "foxrun"]):
        played = run("-m", "foxden", *command, PYTHONPATH=str(target))
        assert played.returncode == 0, played.stderr
