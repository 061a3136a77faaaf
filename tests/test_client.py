"""The client's sources: one client for all games, in every language, small."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from babel import Locale

from foxden.games import GAMES
from foxden.text import LANGUAGES
from foxden.web.pages import STATIC

CLIENT = Path(__file__).parents[1] / "client"
SOURCES = [path for path in [*CLIENT.glob("*.*"), *CLIENT.glob("src/**/*.*")] if path.is_file()]
NAMES = {"fox run", "fowl play", *(name.lower() for game in GAMES.values() for name in (game.name, game.title))}
LARGEST = 100_000
"""Scripts and styles of one page; with its skin a table stays below 150 kB (tests/browser/test_size.py)."""
MADE = ("wire.ts", "api.ts")
"""Generated from the message types."""
GIVEN = {"words", "wire", "api"}
MAY_IMPORT = {"lib": GIVEN, "ui": GIVEN | {"lib"}, "scene": GIVEN | {"lib", "ui"}}
"""Besides itself. Every other folder belongs to a page, and can import what all pages share, but nothing from another
page."""
IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*["'](\.[^"'?]*)""")
PACKAGE = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*["']((?:@[\w-]+/)?[\w-]+)""")


def words(language: str) -> dict[str, Any]:
    """The words of all parts; no two share a key."""
    parts = [json.loads(path.read_text(encoding="utf-8")) for path in CLIENT.glob(f"src/words/*/{language}.json")]
    read: dict[str, Any] = {key: sentence for part in parts for key, sentence in part.items()}
    assert len(read) == sum(map(len, parts))
    return read


def holes(sentence: Any) -> set[str]:
    """The placeholders: the same in every form of a sentence."""
    forms = [sentence] if isinstance(sentence, str) else list(sentence.values())
    return {hole for form in forms for hole in re.findall(r"\{(\w+)\}", form)}


def test_no_game_is_named_in_the_client() -> None:
    named = [(path.name, name) for path in SOURCES for name in NAMES if name in path.read_text("utf-8").lower()]
    assert named == []


def test_what_the_page_is_made_of_is_no_tool() -> None:
    """A release lists the first and leaves out the second (tools/sbom.py)."""
    package = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))
    written = "".join(path.read_text(encoding="utf-8") for path in SOURCES if path.is_relative_to(CLIENT / "src"))
    families = re.findall(r'family: "([\w-]+)"', (CLIENT / "fonts.js").read_text(encoding="utf-8"))
    imported = {*PACKAGE.findall(written), *(f"@fontsource/{family}" for family in families)}
    assert package["dependencies"].keys() == imported > {"svelte"}
    assert not package["dependencies"].keys() & package["devDependencies"].keys()


def strangers(src: Path) -> set[tuple[str, str]]:
    """Imports of a folder that aren't allowed."""
    found = set()
    for path in sorted([*src.glob("*/**/*.ts"), *src.glob("*/**/*.svelte"), *src.glob("*/**/*.css")]):
        home = path.relative_to(src).parts[0]
        for name in IMPORT.findall(path.read_text("utf-8")):
            target = (path.parent / name).resolve().relative_to(src.resolve()).parts[0].removesuffix(".ts")
            if target != home and target not in MAY_IMPORT.get(home, GIVEN | MAY_IMPORT.keys()):
                found.add((path.relative_to(src).as_posix(), target))
    return found


def test_a_page_imports_what_all_share_and_nothing_of_another_page() -> None:
    assert strangers(CLIENT / "src") == set()


@pytest.mark.parametrize(
    ("path", "line", "target"),
    [
        ("home/HomePage.svelte", 'import Lobby from "../table/Lobby.svelte";', "table"),
        ("home/HomePage.svelte", "import { Lobby } from '../table/parts/Lobby';", "table"),
        ("tv/TvPage.svelte", 'const later = import("../table/Lobby.svelte");', "table"),
        ("tv/tv.ts", 'import "../replay/looks.css";', "replay"),
        ("tv/tv.ts", 'import { pageAt } from "../pages";', "pages"),
        ("newpage/a.ts", 'export * from "../home/b";', "home"),
        ("scene/Board.svelte", 'import type { Table } from "../table/table";', "table"),
        ("ui/Page.svelte", 'import Board from "../scene/Board.svelte";', "scene"),
        ("lib/words.ts", 'import Icon from "../ui/Icon.svelte";', "ui"),
        ("ui/parts.css", '@import "../home/home.css";', "home"),
    ],
)
def test_a_wrong_import_is_noticed(path: str, line: str, target: str, tmp_path: Path) -> None:
    allowed = 'import { say } from "../lib/words";\n' if not path.startswith("lib") else ""
    (tmp_path / path).parent.mkdir()
    (tmp_path / path).write_text(allowed + line, "utf-8")
    assert strangers(tmp_path) == {(path, target)}


def test_logic_has_no_looks() -> None:
    assert [path.name for path in (CLIENT / "src/lib").iterdir() if path.suffix != ".ts"] == []


def test_no_two_components_have_one_name() -> None:
    names = [path.stem for path in CLIENT.glob("src/**/*.svelte")]
    assert {name for name in names if names.count(name) > 1} == set()


def test_no_source_is_long() -> None:
    written = [path for path in SOURCES if path.suffix in (".ts", ".svelte") and path.name not in MADE]
    assert {path.name for path in written if len(path.read_text("utf-8").splitlines()) > 250} == set()


def test_no_line_is_long() -> None:
    written = [path for path in SOURCES if path.suffix in (".ts", ".svelte", ".css") and path.name not in MADE]
    long = [path.name for path in written for line in path.read_text("utf-8").splitlines() if len(line) > 120]
    assert long == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_sentence_is_there_in_every_language(language: str) -> None:
    english, other = words("en"), words(language)
    assert english.keys() == other.keys()
    assert {key for key in english if holes(english[key]) != holes(other[key])} == set()
    same = {key for key, sentence in english.items() if other[key] == sentence and len(str(sentence)) > 9}
    assert {key for key in same if re.search(r"\w", re.sub(r"\{\w+\}", "", str(english[key])))} == set()


def test_the_page_speaks_the_languages_of_the_house_and_each_part_of_it_speaks_them_all() -> None:
    folder = CLIENT / "src" / "words"
    assert sorted(path.stem for path in folder.glob("*.ts")) == sorted(LANGUAGES)
    for part in folder.glob("*/"):
        assert sorted(path.stem for path in part.iterdir()) == sorted(LANGUAGES), part
    for language in LANGUAGES:
        english, other = ((folder / f"{each}.ts").read_text("utf-8") for each in ("en", language))
        assert other == english.replace("/en.json", f"/{language}.json")


def test_every_sentence_is_said_and_none_is_missing() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES if path.suffix in (".ts", ".svelte"))
    said = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code))
    made = {key for key in words("en") if key.startswith(("react-", "phase-", "clock-", "fox-", "level-", "pace-"))}
    assert words("en").keys() - said - made == set()


def test_plurals_have_the_forms_their_language_needs() -> None:
    for language in LANGUAGES:
        forms = {*Locale(language).plural_form.tags, "other"}
        plurals = {key: set(form) for key, form in words(language).items() if isinstance(form, dict)}
        assert plurals
        assert all(found == forms for found in plurals.values())


def first_loads() -> list[set[str]]:
    """The files that are loaded by whoever comes first to each page: those of the frame, and those of that page."""
    frame = set(re.findall(r"/(assets/[^\"]+)", (STATIC / "index.html").read_text("utf-8")))
    [script] = [STATIC / name for name in frame if name.endswith(".js")]
    code = script.read_text("utf-8")
    named = re.search(r"\.f=\[([^\]]*)\]", code)
    assert named is not None
    files = re.findall(r"assets/[^\"'`]+", named[1])
    pages = re.findall(r"__vite__mapDeps\(\[([\d,]+)\]\)", code)
    return [{"index.html", *frame, *(files[int(nth)] for nth in page.split(","))} for page in pages]


def find_words() -> list[Path]:
    """Of these a page loads one."""
    found = [next((STATIC / "assets").glob(f"{language}-*.js")) for language in LANGUAGES]
    assert len(set(found)) == len(LANGUAGES)
    return found


def test_the_fonts_are_light_and_come_with_their_licence() -> None:
    fonts = list((STATIC / "assets").glob("*.woff2"))
    assert len(fonts) == 3
    assert sum(font.stat().st_size for font in fonts) < 30_000
    assert "SIL OPEN FONT LICENSE" in (STATIC / "assets" / "fonts-licence.txt").read_text("utf-8")


def test_the_first_load_of_every_page_is_small() -> None:
    pages = len(re.findall(r"import\(", (CLIENT / "src" / "pages.ts").read_text("utf-8")))
    loads = first_loads()
    assert len(loads) == pages
    spoken = max(len(gzip.compress(file.read_bytes(), 9)) for file in find_words())
    for load in loads:
        code = [name for name in load if not name.endswith(".woff2")]
        size = spoken + sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in code)
        assert LARGEST / 10 < size < LARGEST


def test_the_page_asks_nobody_else() -> None:
    """The build contains no address of another site, except format names and links to error explanations."""
    texts = [path for path in STATIC.rglob("*.*") if path.suffix != ".woff2" and path.name != "fonts-licence.txt"]
    built = "\n".join(path.read_text("utf-8") for path in texts)
    addresses = set(re.findall(r"https?://[\w.]+", built))
    assert addresses <= {"http://www.w3.org", "https://svelte.dev"}


def test_the_lock_names_no_place_to_download_from() -> None:
    assert '"resolved"' not in (CLIENT / "package-lock.json").read_text("utf-8")


# --- with which Node it is built ----------------------------------------------------------------------------

FETCHES = """mkdir -p .node/bin
printf '#!/bin/sh\\n' > .node/bin/pip
printf '#!/bin/sh\\necho fetched' > .node/bin/npm
chmod +x .node/bin/*
"""
"""In the place of `python3 -m venv`, whose pip then brings Node."""


@pytest.mark.parametrize(
    ("version", "whose"),
    [
        ("v18.20.4", "fetched"), ("v20.18.3", "fetched"), ("v20.19.0", "machine"), ("v21.7.3", "fetched"),
        ("v22.12.0", "fetched"), ("v22.13.0", "machine"), ("v23.11.0", "fetched"), ("v24.0.0", "machine"),
        ("v26.1.0", "machine"), (None, "fetched"),
    ],
)  # fmt: skip
def test_the_machine_s_node_is_used_if_it_is_recent(version: str | None, whose: str, tmp_path: Path) -> None:
    there = {"npm": "echo machine"} | ({"node": f"echo {version}"} if version else {})
    assert whose_npm(tmp_path, there) == whose


def test_a_node_without_npm_is_not_enough(tmp_path: Path) -> None:
    """Debian has npm in a package of its own."""
    assert whose_npm(tmp_path, {"node": "echo v24.0.0"}) == "fetched"


def whose_npm(tmp_path: Path, there: dict[str, str]) -> str:
    """Which one `tools/client build` runs on a machine with these commands."""
    for folder in ("tools", "bin", "client/node_modules"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(CLIENT.parent / "tools" / "client", tmp_path / "tools")
    (tmp_path / "client" / "node_modules" / ".package-lock.json").touch()
    for name, script in (there | {"python3": FETCHES}).items():
        (tmp_path / "bin" / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / "bin" / name).chmod(0o755)
    for name in ("dirname", "mkdir", "cp", "chmod"):
        (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
    command = ["/bin/sh", str(tmp_path / "tools" / "client"), "build"]
    run = subprocess.run(command, env={"PATH": str(tmp_path / "bin")}, capture_output=True, text=True, check=False)
    return run.stdout.strip() or run.stderr
