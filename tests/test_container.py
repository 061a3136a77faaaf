"""Containerfile and compose.yaml refer only to existing things. CI builds and runs the image."""

from __future__ import annotations

import json
import re
import tomllib
from fnmatch import fnmatch
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


def variables() -> set[str]:
    """Of the environment, as `foxden serve` reads them."""
    text = Path(flags.__file__).read_text(encoding="utf-8")
    return set(re.findall(r'envvar="(\w+)"', text))


@pytest.mark.parametrize("path", [path for rest in all_of("COPY") for path in copied(rest)])
def test_what_is_copied_is_there_and_not_ignored(path: str) -> None:
    assert (ROOT / path).exists()
    kept = False
    for line in (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines():
        if fnmatch(path, line.removeprefix("!").replace("**", "*")):
            kept = line.startswith("!")
    assert kept, "ignored"


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


def test_the_proxy_knows_the_house() -> None:
    proxy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    behind = re.findall(r" (house-\d+):(\d+)", proxy)
    houses = {name for name, service in COMPOSE["services"].items() if service.get("image") == "foxden"}
    assert {name for name, _ in behind} == houses
    assert {port for _, port in behind} == set(all_of("EXPOSE"))
    assert "FOXDEN_SITE" in COMPOSE["services"]["proxy"]["environment"]
