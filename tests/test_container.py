"""Containerfile and compose.yaml refer only to existing things. CI builds and runs the image."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from starlette.routing import Route

from foxden.terminal import flags
from foxden.web.app import make_app
from foxden.web.settings import Settings

ROOT = Path(__file__).parents[1]
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
IGNORED = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def instructions(text: str) -> list[tuple[str, str]]:
    joined = re.sub(r"\\\n\s*", "", text)
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def all_of(word: str) -> list[str]:
    return [rest for each, rest in instructions(CONTAINERFILE) if each == word]


def copied(rest: str) -> list[str]:
    """From the checkout."""
    return [] if rest.startswith("--from") else rest.split()[:-1]


def copied_before(command: str) -> list[str]:
    """What a stage has from the checkout when it runs the command."""
    there: list[str] = []
    for word, rest in instructions(CONTAINERFILE):
        if word == "COPY":
            there += copied(rest)
        elif command in rest:
            return there
        elif word == "FROM":
            there = []
    raise AssertionError(command)


WILD = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*"}


def matches(pattern: str, path: str) -> bool:
    """A pattern for a folder is also one for everything in it."""
    parts = re.split(r"(\*\*/|\*\*|\*)", pattern)
    return re.fullmatch("".join(WILD.get(part, re.escape(part)) for part in parts) + "(?:/.*)?", path) is not None


def is_let_through(path: str) -> bool:
    """By .containerignore, where the last matching line decides."""
    deciding = [line for line in IGNORED if matches(line.removeprefix("!"), path)]
    return not deciding or deciding[-1].startswith("!")


def files_in(path: str) -> list[str]:
    """The files that copying this from the checkout brings."""
    whole = ROOT / path
    found = [whole] if whole.is_file() else [file for file in whole.rglob("*") if file.is_file()]
    return [name for name in (file.relative_to(ROOT).as_posix() for file in found) if is_let_through(name)]


def copy_into(folder: Path, paths: list[str]) -> None:
    for name in (name for path in paths for name in files_in(path)):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)


def variables() -> set[str]:
    """Of the environment, as `foxden serve` reads them."""
    text = Path(flags.__file__).read_text(encoding="utf-8")
    return set(re.findall(r'envvar="(\w+)"', text))


@pytest.mark.parametrize("path", [path for rest in all_of("COPY") for path in copied(rest)])
def test_what_is_copied_is_there_and_not_ignored(path: str) -> None:
    assert files_in(path)


@pytest.mark.parametrize("rest", [rest for rest in all_of("COPY") if copied(rest)])
def test_what_is_copied_lands_where_it_is_in_the_checkout(rest: str) -> None:
    target = rest.rsplit(maxsplit=1)[-1]
    for path in copied(rest):
        inside = (ROOT / path).is_file() and target.endswith("/")
        assert Path(target, Path(path).name if inside else "") == Path(path)


@pytest.mark.parametrize(
    ("path", "through"),
    [
        ("docs/pictures/home.png", True),
        ("bench/ladder/foxy.svg", True),
        ("bench/ladder/foxy.jsonl", False),
        ("client/src/main.ts", True),
        ("client/node_modules/svelte/package.json", False),
        ("src/foxden/chance.cpython-311.so", False),
        ("src/foxden/games/foxy/__pycache__/box.pyc", False),
        ("tools/docs.py", True),
        ("tools/wheel.py", False),
        (".git/config", False),
    ],
)
def test_patterns_are_read_as_a_container_engine_reads_them(path: str, through: bool) -> None:
    assert is_let_through(path) == through


def test_the_documentation_can_be_built_of_what_is_copied(tmp_path: Path) -> None:
    copy_into(tmp_path, copied_before("tools/docs.py"))
    alone = os.environ | {"PYTHONPATH": str(tmp_path / "src")}
    command = [sys.executable, "tools/docs.py"]
    built = subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert (tmp_path / "src/foxden/web/docs/index.html").is_file()


def test_everything_the_package_is_built_of_is_copied() -> None:
    there = {path for rest in all_of("COPY") for path in copied(rest)}
    for line in (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines():
        word, path = line.split()
        assert word not in {"graft", "include"} or any(f"{path}/".startswith(f"{each}/") for each in there), path
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {project["readme"], *project["license-files"], "pyproject.toml", "setup.py", "src"} <= there


def test_a_stage_takes_from_one_before_it() -> None:
    stages: set[str] = set()
    for word, rest in instructions(CONTAINERFILE):
        assert all(name in stages for name in re.findall(r"from=(\w+)", rest)), rest
        if word == "FROM":
            stages |= set(re.findall(r" AS (\w+)", rest))


def test_it_starts_a_command_of_ours_as_nobody_special() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (entry,), (command,), (user,) = all_of("ENTRYPOINT"), all_of("CMD"), all_of("USER")
    assert json.loads(entry)[0] in project["scripts"]
    assert json.loads(command) == ["serve"]
    assert user not in {"root", "0"}
    scripts = [word for rest in all_of("RUN") for word in rest.split() if word.startswith("tools/")]
    assert scripts
    assert all((ROOT / script).exists() for script in scripts)


def test_its_health_is_asked_where_it_answers() -> None:
    (health,) = all_of("HEALTHCHECK")
    paths = {route.path for route in make_app(Settings()).routes if isinstance(route, Route)}
    (asked,) = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", health)
    assert asked[1] in paths
    assert f"FOXDEN_PORT={asked[0]}" in all_of("ENV")[0]
    assert all_of("EXPOSE") == [asked[0]]


def test_every_setting_is_one() -> None:
    here = re.findall(r"(FOXDEN_\w+)=", all_of("ENV")[0])
    there = [name for name in COMPOSE["services"]["house-1"]["environment"] if name.startswith("FOXDEN_")]
    assert {*here, *there} <= variables()


def test_compose_names_what_is_there() -> None:
    services = COMPOSE["services"]
    house = services["house-1"]
    assert (ROOT / house["build"]["dockerfile"]).is_file()
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (ROOT / source).is_file() if source.startswith("./") else source in COMPOSE["volumes"], source
    assert "ports" not in house, "nobody but the proxy reaches a house"
    assert "@postgres/" in house["environment"]["FOXDEN_DATABASE"]


def test_only_one_service_builds_the_image() -> None:
    built = [service["image"] for service in COMPOSE["services"].values() if "build" in service]
    assert built == ["foxden"]


def test_ci_runs_it_with_all_it_asks_for() -> None:
    job = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))["jobs"]["container"]
    said = [step["run"] for step in job["steps"] if "run" in step]
    assert any(command.startswith("docker compose up --build ") for command in said)
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{(\w+):\?", text)) <= set(job["env"])
    (asked,) = (re.findall(r"https://localhost(/\w+)", command) for command in said if "https://" in command)
    assert asked[0] in all_of("HEALTHCHECK")[0]
    assert "443:443" in COMPOSE["services"]["proxy"]["ports"]


@pytest.mark.parametrize("page", ["Makefile", "docs/operate.md"])
def test_podman_keeps_the_health_check(page: str) -> None:
    built = re.findall(r"podman build.*", (ROOT / page).read_text(encoding="utf-8"))
    assert built
    assert all("--format docker" in command for command in built), built


def test_the_proxy_knows_the_house() -> None:
    proxy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    behind = re.findall(r" (house-\d+):(\d+)", proxy)
    houses = {name for name, service in COMPOSE["services"].items() if service.get("image") == "foxden"}
    assert {name for name, _ in behind} == houses
    assert {port for _, port in behind} == set(all_of("EXPOSE"))
    assert "FOXDEN_SITE" in COMPOSE["services"]["proxy"]["environment"]
