"""The docs refer only to files, headings and tests that exist."""

from __future__ import annotations

import ast
import re
import runpy
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from foxden.games import GAMES
from tests.markdown import split_page
from tools.docs import build as build_site

ROOT = Path(__file__).parents[1]
PAGES = [
    *("architecture.md", "contract.md", "security.md", "operate.md", "persisted.md", "companion.md", "bots.md"),
    *("scale.md", "add-a-game.md", "lab.md", "research.md", "words.md"),
    *(f"decisions/{page.name}" for page in sorted((ROOT / "docs" / "decisions").glob("*.md"))),
]
MADE = ("src/foxden/web/static/",)
"""Created by a build, so not there before it."""


def paths_in(text: str) -> list[str]:
    """Inline code with a slash or one of our file endings."""
    quoted = re.findall(r"`([^`\n ]+)`", text)
    return [each for each in quoted if re.fullmatch(r"[\w<>*./-]+(/|\.(py|ts|css|toml|ftl|svelte|md))", each)]


def is_there(path: str) -> bool:
    roots = [ROOT, ROOT / "src" / "foxden", ROOT / "docs", ROOT / "tests", ROOT / "examples" / "hounds"]
    spelled = [path.replace("<game>", game) for game in GAMES] if "<game>" in path else [path]
    return path in MADE or all(any(found(root, each) for root in roots) for each in spelled)


def found(root: Path, path: str) -> bool:
    name = path.rstrip("/")
    return any(root.glob(name)) or ("/" not in name and any(root.rglob(name)))


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_is_there(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert [path for path in paths_in(text) if not path.startswith("/") and not is_there(path)] == []


def test_a_path_that_is_not_there_is_noticed() -> None:
    assert paths_in("see `table/history.py` and `foxden.db`") == ["table/history.py"]
    assert not is_there("table/history.py")
    assert not is_there("games/<game>/memory.py"), "only one of the three has it"


PARTS = ["Context", "Choice", "What was measured", "When to revisit"]
DECISIONS = [page for page in PAGES if page.startswith("decisions/") and page != "decisions/README.md"]


@pytest.mark.parametrize("page", DECISIONS)
def test_a_decision_has_four_parts_and_is_listed(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == PARTS
    title = text.splitlines()[0].removeprefix("# ")
    listed = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    assert f"[{title}]({Path(page).name})" in listed


LINKING = [*ROOT.glob("[A-Z]*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")]
LINK = re.compile(r"\]\(([^)\s]+)[^)]*\)")
HEADING = re.compile(r"^#{1,4} +(.+?) *#*$", re.MULTILINE)
"""The site links to no deeper ones (myst_heading_anchors)."""


@pytest.mark.parametrize("page", sorted(LINKING), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert dead_links(page) == []


def dead_links(page: Path) -> list[str]:
    _, prose = split_page(page.read_text(encoding="utf-8"))
    return [link for link in LINK.findall(prose) if "://" not in link and not leads_somewhere(page, link)]


def leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return target.exists() and (not anchor or anchor in anchors_of(target))


def anchors_of(page: Path) -> set[str]:
    """By which its headings are linked to, on code-hosting sites and on ours alike."""
    _, prose = split_page(page.read_text(encoding="utf-8"))
    found: Counter[str] = Counter()
    anchors = set()
    for heading in HEADING.findall(re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", prose)):
        slug = re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        anchors.add(f"{slug}-{found[slug]}" if found[slug] else slug)
        found[slug] += 1
    return anchors


DEAD = ["none.md", "here.md#none", "#nowhere", "here.md#deep"]
PLANTED = "# Here\n\n## Who’s *there*, and `why`?\n\n## Who’s there, and why?\n\n##### Deep\n\n"
LIVING = ["here.md", "#here", "here.md#whos-there-and-why", "#whos-there-and-why-1", "https://example.org/#any"]


def write_page(folder: Path, links: list[str]) -> Path:
    page = folder / "here.md"
    page.write_text(PLANTED + " ".join(f"[one]({link})" for link in links), encoding="utf-8")
    return page


def test_a_link_to_a_missing_page_or_heading_is_noticed(tmp_path: Path) -> None:
    assert dead_links(write_page(tmp_path, [*LIVING, *DEAD])) == DEAD


def test_a_site_with_a_dead_link_is_not_built(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Sphinx knows the same links as we do."""
    (tmp_path / "docs").mkdir()
    page = write_page(tmp_path / "docs", [*LIVING, *DEAD])
    page.rename(page.with_name("index.md"))
    (tmp_path / "docs" / "here.md").write_text(PLANTED, encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        build_site(tmp_path / "docs", tmp_path / "site")
    missed = re.findall(r"not found.*: '(.+?)'", capfd.readouterr().err)
    assert missed == [link.rpartition("#")[2] for link in DEAD]


READ = [*LINKING, *(ROOT / "src").rglob("*.py")]


def by_name_alone(text: str) -> list[str]:
    """Foxden is published as files, and on an index its name may be somebody else's."""
    return re.findall(r"(?<![\w.])foxden\[|install '?foxden\b(?!-)", text)


def test_foxden_is_installed_from_a_file() -> None:
    wrong = {page.name: by_name_alone(page.read_text(encoding="utf-8")) for page in READ}
    assert {name: found for name, found in wrong.items() if found} == {}


def test_installing_by_name_alone_is_noticed() -> None:
    assert len(by_name_alone("pip install 'foxden[lab]'; the extra foxden[mcp]\npipx install foxden\n")) == 3
    right = ("pip install './foxden-….whl[lab]'", "pip install -e '.[lab]'", "pipx install ./foxden-….whl")
    assert not any(by_name_alone(command) for command in right)


# --- the reference --------------------------------------------------------------------------------------------

TRAINING = [path for folder in ("vector", "doors") for path in sorted((ROOT / "src" / "foxden" / folder).glob("*.py"))]
NOT_FOR_OTHERS = {"foxden.doors", "foxden.doors.drawing", "foxden.doors.spaces"}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def test_every_module_for_training_is_in_the_reference() -> None:
    pages = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "reference").glob("*.md"))
    told = set(re.findall(r"^\.\. automodule:: (\S+)$", pages, re.MULTILINE))
    assert {module_name(path) for path in TRAINING} - NOT_FOR_OTHERS <= told


def test_the_site_is_built_without_what_training_needs() -> None:
    """Containerfile builds it with `foxden[docs]` alone."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["docs"]]
    there = {Requirement(each).name.replace("-", "_") for each in needed}
    replaced = set(runpy.run_path(str(ROOT / "docs" / "site" / "conf.py"))["autodoc_mock_imports"])
    assert set().union(*map(packages_of, TRAINING)) - sys.stdlib_module_names - there - {"foxden"} == replaced


def packages_of(path: Path) -> set[str]:
    """What a module imports when it is imported itself."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name.partition(".")[0] for name in found}


NAMED_TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def test_every_test_that_the_pages_name_is_there() -> None:
    named = [found for page in PAGES for found in NAMED_TEST.findall((ROOT / "docs" / page).read_text("utf-8"))]
    assert len(named) > 20
    missing = [f"{file}::{name}" for file, name in named if not is_defined(name, ROOT / file)]
    assert not missing


def is_defined(name: str, file: Path) -> bool:
    return file.is_file() and f"def {name}(" in file.read_text(encoding="utf-8")


def test_a_test_that_is_not_there_is_noticed() -> None:
    assert not is_defined("test_nothing_of_the_kind", Path(__file__))
    assert not is_defined("test_nothing_of_the_kind", ROOT / "tests/test_none.py")
