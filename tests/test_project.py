"""What people expect of a project is there, and asks for what is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import foxden

ROOT = Path(__file__).parents[1]
EXPECTED = (
    ".editorconfig",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "SECURITY.md",
)
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def recipe(target: str) -> list[str]:
    """The commands of a target of the Makefile, as they are typed."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", text, re.MULTILINE)
    assert found is not None, target
    return [line.strip().replace("$(BIN)", ".venv/bin") for line in found[1].splitlines()]


@pytest.mark.parametrize("name", EXPECTED)
def test_it_is_there(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8").strip()


def hooks() -> list[dict[str, Any]]:
    config = read(ROOT / ".pre-commit-config.yaml")
    assert [repository["repo"] for repository in config["repos"]] == ["local"], "nothing is fetched"
    found: list[dict[str, Any]] = config["repos"][0]["hooks"]
    return found


def test_a_commit_is_asked_what_make_lint_asks() -> None:
    asked = [hook["entry"].replace(" --force-exclude", "") for hook in hooks()]
    assert asked == [command.removesuffix(" .") for command in recipe("lint")]


def test_hooks_bring_nothing_with_them() -> None:
    assert all(hook["language"] == "system" and "additional_dependencies" not in hook for hook in hooks())


@pytest.mark.parametrize("path", [path for path in TEMPLATES if path.stem != "config"], ids=lambda path: path.stem)
def test_a_template_is_a_form(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    assert all(
        part["type"] in {"textarea", "input", "dropdown"} and part["attributes"]["label"] for part in form["body"]
    )
    names = [part["id"] for part in form["body"]]
    assert len(names) == len(set(names))


def test_the_changelog_speaks_of_this_version() -> None:
    versions = re.findall(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == foxden.__version__
    assert versions == sorted(versions, key=lambda version: [int(part) for part in version.split(".")], reverse=True)
