"""Figures carry the commit of the program that made them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from foxden import __version__
from foxden.lab.origin import commit


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    for name in ("src/foxden/__init__.py", "bench/figures.json"):
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.write_text("1")
    git(tmp_path, "init", "--quiet")
    keep_all(tmp_path)
    return tmp_path


def git(root: Path, *words: str) -> str:
    person = ["-c", "user.name=Todd", "-c", "user.email=todd@example.org"]
    return subprocess.run(["git", "-C", str(root), *person, *words], check=True, capture_output=True, text=True).stdout


def keep_all(root: Path) -> None:
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", "All of it")


def test_figures_name_the_commit(repository: Path) -> None:
    assert commit(repository) == git(repository, "rev-parse", "--short", "HEAD").strip()


def test_measuring_anew_does_not_make_a_commit_dirty(repository: Path) -> None:
    (repository / "bench/figures.json").write_text("2")
    assert not commit(repository).endswith("-dirty")


def test_changed_sources_do(repository: Path) -> None:
    (repository / "src/foxden/__init__.py").write_text("2")
    assert commit(repository).endswith("-dirty")


def test_a_package_alone_has_a_version(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    git(repository, "rm", "--quiet", "-r", "src")
    git(repository, "commit", "--quiet", "--message", "Something else")
    assert commit(repository) == __version__  # somebody else's repository
    assert commit(tmp_path_factory.mktemp("nowhere")) == __version__
