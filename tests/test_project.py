"""The project has the files people expect, and they refer to existing things."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import foxden
from tools.audit import judge_client, judge_python
from tools.lock import LOCK, write
from tools.release import objections
from tools.sbom import forget_paths, forget_tools

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
    parts = re.findall(r"^lint: (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)[0].split()
    assert asked == [command.removesuffix(" .") for part in parts for command in recipe(part)]


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


# --- CI -----------------------------------------------------------------------------------------------------

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = read(path)["jobs"]
    return found


def commands(path: Path) -> list[str]:
    return [step["run"] for job in jobs(path).values() for step in job.get("steps", []) if "run" in step]


def targets_in(command: str) -> list[str]:
    return [word for word in command.removeprefix("make ").split() if "=" not in word]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_ci_asks_for_targets_that_are_there(path: Path) -> None:
    made = [re.sub(r"\$\{\{.*?\}\}", "x", command) for command in commands(path) if command.startswith("make ")]
    assert made
    for target in (target for command in made for target in targets_in(command)):
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), target


def parts_of_make_test() -> set[str]:
    """The targets that `make test` makes, but for those that only show another one's progress."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    rules = dict(re.findall(r"^([\w-]+):(.*\n(?:\t.*\n)*)", text, re.MULTILINE))
    parts = rules.keys() & set(re.findall(r"[\w-]+", rules["test"]))
    aloud = {part for part in parts if part.endswith("-aloud")}
    shown = {target for part in aloud for target in rules.keys() & set(re.findall(r"[\w-]+", rules[part]))}
    return parts - aloud | shown


def test_ci_runs_all_of_make_test_on_every_python() -> None:
    parts = parts_of_make_test()
    everything = next(
        job for job in jobs(WORKFLOWS[0]).values() if any(s.get("run") == "make test LOCKED=1" for s in job["steps"])
    )
    assert everything["container"].startswith("debian:")
    linux = jobs(WORKFLOWS[0])["linux"]
    asked = targets_in(linux["steps"][-1]["run"])
    assert {"test-house", "test-plain"} <= parts
    assert parts - set(asked) == {"ready", "test-browser"}  # which know no Python version
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tags = [f"cp{version.replace('.', '')}-*" for version in linux["strategy"]["matrix"]["python"]]
    assert tags == project["tool"]["cibuildwheel"]["build"]


def test_only_what_has_passed_all_tests_is_released() -> None:
    called = ROOT / ".github" / "workflows" / "test.yml"
    assert "workflow_call" in read(called)[True], "YAML takes `on` for a truth value"
    wheels = jobs(called.with_name("wheels.yml"))
    testing = [name for name, job in wheels.items() if job.get("uses") == f"./{called.relative_to(ROOT).as_posix()}"]
    assert len(testing) == 1
    assert {*testing, "compiled"} <= set(wheels["release"]["needs"])
    assert wheels[testing[0]]["if"] == wheels["release"]["if"]


def test_ci_starts_with_what_the_readme_says_to_install() -> None:
    said = re.findall(r"`apt install (.+?)`", (ROOT / "README.md").read_text(encoding="utf-8"))
    first = jobs(WORKFLOWS[0])["debian"]["steps"][0]["run"]
    assert said == re.findall(r"apt-get install -y (.+)", first)


def test_ci_shows_how_much_of_the_server_and_of_the_page_is_tested() -> None:
    shown = re.findall(r"build/coverage/(\S+)", jobs(WORKFLOWS[0])["coverage"]["steps"][-1]["run"])
    client = (ROOT / "client" / "vitest.config.ts").read_text(encoding="utf-8")
    folder = re.findall(r'reportsDirectory: "../build/coverage/(.+)"', client)[0]
    written = [*re.findall(r"markdown:build/coverage/(\S+)", " ".join(recipe("coverage")))]
    written += [f"{folder}/{file}" for file in re.findall(r'file: "(.+?)"', client)]
    assert len(written) == 2
    assert shown == written


# --- what it stands on --------------------------------------------------------------------------------------


def locked() -> dict[str, str]:
    """Versions by name; every line is a name, a version and a hash, and nothing else."""
    lines = [line for line in LOCK.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    found = [re.fullmatch(r"([a-z0-9.-]+)==([\w.+!-]+) --hash=sha256:[0-9a-f]{64}", line) for line in lines]
    assert all(found), [line for line, match in zip(lines, found, strict=True) if match is None]
    return {canonicalize_name(match[1]): match[2] for match in found if match is not None}


def test_the_lock_has_what_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = locked()
    extras = project["optional-dependencies"]
    wanted = [Requirement(each) for each in (*project["dependencies"], *extras["docs"], *extras["test"])]
    for each in wanted:
        if each.name == project["name"]:  # its own extras
            continue
        assert each.specifier.contains(versions[canonicalize_name(each.name)]), each


def test_no_lock_names_an_address_of_ours() -> None:
    assert "/" not in "".join(
        line for line in LOCK.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    )
    assert "://" not in LOCK.read_text(encoding="utf-8")
    client = (ROOT / "client" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in client


def test_a_lock_is_written_without_addresses() -> None:
    one = {
        "metadata": {"name": "Some_Thing", "version": "1.2"},
        "download_info": {"url": "https://index.example/some.whl", "archive_info": {"hashes": {"sha256": "0" * 64}}},
    }
    itself = {"metadata": {"name": "foxden", "version": "1"}, "download_info": {"url": "file:///here", "dir_info": {}}}
    header, *lines = write({"install": [one, itself]}).splitlines()
    assert lines == [f"some-thing==1.2 --hash=sha256:{'0' * 64}"]
    assert f"Python 3.{sys.version_info.minor};" in header


def bill_of(*packages: tuple[str, bool]) -> dict[str, Any]:
    """As npm writes it: everything with whether it is a tool, and all of it required by the client."""
    mark = {"name": "cdx:npm:package:development", "value": "true"}
    return {
        "components": [{"bom-ref": name, "properties": [mark] * is_tool} for name, is_tool in packages],
        "dependencies": [
            {"ref": "client", "dependsOn": [name for name, _ in packages]},
            *({"ref": name, "dependsOn": []} for name, _ in packages),
        ],
    }


def test_a_release_lists_what_the_page_is_made_of_and_no_tools() -> None:
    bill = bill_of(("svelte", False), ("vitest", True), ("esm-env", False), ("eslint", True))
    forget_tools(bill)
    assert bill == bill_of(("svelte", False), ("esm-env", False))


def test_a_release_lists_no_folder_of_the_machine_it_was_made_on() -> None:
    links = [{"type": "website", "url": "https://foxden.example"}, {"type": "distribution", "url": "file:///here"}]
    bill: dict[str, Any] = {"components": [{"bom-ref": "foxden", "externalReferences": links}, {"bom-ref": "rich"}]}
    forget_paths(bill)
    assert [one["externalReferences"] for one in bill["components"]] == [links[:1], []]


def test_an_audit_tells_unsafe_from_unknown() -> None:
    fine = '{"dependencies": [{"name": "rich", "version": "15", "vulns": []}], "fixes": []}'
    assert judge_python(fine) == []
    assert judge_python(fine.replace("[]}]", '[{"id": "X-1"}]}]')) == ["rich 15: X-1"]
    assert judge_client('{"vulnerabilities": {}}') == []
    assert judge_client('{"vulnerabilities": {"vite": {"severity": "high"}}}') == ["vite: high"]
    skipped = fine.replace('"version": "15", "vulns": []', '"skip_reason": "not found"')
    assert judge_python(skipped) is None, "what nobody could look up is not safe for that"
    for unknown in ("", "no network", '{"error": {"code": "ENOTFOUND"}}'):
        assert judge_python(unknown) is None
        assert judge_client(unknown) is None


def test_a_tag_is_released_only_if_it_is_the_version() -> None:
    assert objections("v1.2.3", "1.2.3", "# Changes\n## 1.2.3 (2030-01-02)\n## 1.2.2 (2029-01-01)") == []
    assert len(objections("v1.2.4", "1.2.3", "## 1.2.3 (2030-01-02)")) == 1
    assert len(objections("v1.2.3", "1.2.3", "## 1.2.3 (not released yet)")) == 1
