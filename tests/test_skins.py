"""Skins: everything that scenes can show is drawn, and nothing in a drawing can do more than be looked at."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import foxden
from foxden.scene import OwnScene, Piece, Scene, Sheet, Stage
from tests.positions import MOMENTS, NAMES, facts, settings_of
from tests.test_scenes import pieces_of, shown, shown_own, staged

HOUSE = Path(foxden.__file__).parent
PICTURES = Path(__file__).parents[1] / "client" / "src" / "ui" / "pictures"
SVG = "{http://www.w3.org/2000/svg}"
TAGS = {"svg", "symbol", "g", "path", "circle", "ellipse", "rect"}
"""Shapes and groups of them: no script, no style, no text, no raster, and nothing that refers to anything."""
ATTRIBUTES = {
    "id", "viewBox", "transform", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height",
    "fill", "fill-rule", "opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
    "stroke-dasharray",
}  # fmt: skip
MOST_BYTES = 60_000
ICONS = {
    "undo", "pause", "play", "rules", "log", "people", "sound-on", "sound-off", "sun", "moon", "language", "share",
    "qr", "menu", "close", "back", "forward", "first", "last", "bot", "person", "seat", "eye", "flag", "clock", "check",
    "cross", "circle", "hello", "thanks", "well-played", "oops", "wow", "think", "laugh", "hurry", "tv", "phone",
    "download", "help", "hint",
}  # fmt: skip
BOARD = {"fowlplay": {"space-den", "space-tunnel", "space-grass", "target"}, "foxy": {"card-back", "bet", "cross"}}
"""What a skin draws beyond the pieces of its scenes."""


def skin(name: str) -> Path:
    return HOUSE / "games" / name / "skin"


@cache
def symbols(sprite: Path) -> frozenset[str]:
    found = [symbol.get("id", "") for symbol in ElementTree.parse(sprite).getroot().iter(f"{SVG}symbol")]
    assert len(found) == len(set(found))
    return frozenset(found)


@cache
def looks(name: str) -> frozenset[str]:
    """The marks that the game's skin.css speaks of, or that are drawn."""
    drawn = {symbol.removeprefix("mark-") for symbol in symbols(skin(name) / "art.svg") if symbol.startswith("mark-")}
    return frozenset(drawn) | frozenset(re.findall(r"\.mark-([a-z0-9-]+)", (skin(name) / "skin.css").read_text()))


# --- what scenes can show ---------------------------------------------------------------------------------


@given(st.data())
@settings(max_examples=60, deadline=None)
@pytest.mark.parametrize("name", NAMES)
def test_every_picture_and_every_mark_of_a_scene_has_a_look(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state = setting.play(data.draw(MOMENTS)).state
    stage, scene = staged(setting.game, state, "en"), shown(setting.game, state, "en")
    for seat in range(setting.seats):
        own = shown_own(setting.game, state, seat, "en")
        assert pictures(stage, scene, own) - undrawn(name) <= symbols(skin(name) / "art.svg")
        assert marks(stage, scene, own) <= looks(name)


@given(st.data())
@settings(max_examples=4, deadline=None)
@pytest.mark.parametrize("name", NAMES)
def test_the_end_of_a_game_has_a_look(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    state = setting.play(100_000).state
    stage, scene = staged(setting.game, state, "en"), shown(setting.game, state, "en")
    own = shown_own(setting.game, state, 0, "en")
    assert scene.sheet, "the game is over"
    assert pictures(stage, scene, own) - undrawn(name) <= symbols(skin(name) / "art.svg")
    assert marks(stage, scene, own) <= looks(name)


def undrawn(name: str) -> set[str]:
    """Things that only owners' boxes hold: they are shown as words."""
    return set(getattr(facts(name), "UNDRAWN", ()))


def pictures(stage: Stage, scene: Scene, own: OwnScene) -> set[str]:
    pieces = [*pieces_of(scene, own), *(piece for sheet in sheets(scene, own) for piece in counted(sheet))]
    tracks = {track.art for sheet in sheets(scene, own) for track in sheet.tracks}
    lasting = {*(piece.art for piece in stage.legend), *(role.art for role in stage.roles)}
    return {name for piece in pieces for name in (piece.art, *piece.shows)} | tracks | lasting


def marks(stage: Stage, scene: Scene, own: OwnScene) -> set[str]:
    marked = [*(piece.marks for piece in pieces_of(scene, own)), *own.marks.values()]
    marked += [space.marks for zone in stage.zones for space in zone.spaces]
    marked += [*(piece.marks for piece in stage.legend), *(role.marks for role in stage.roles)]
    for sheet in sheets(scene, own):
        marked += [piece.marks for piece in counted(sheet)]
        marked += [each for row in sheet.rows for each in (row.marks, *(cell.marks for cell in row.cells))]
    return {mark for each in marked for mark in each}


def sheets(scene: Scene, own: OwnScene) -> list[Sheet]:
    return [sheet for sheet in (scene.sheet, own.sheet) if sheet]


def counted(sheet: Sheet) -> list[Piece]:
    return [row.piece for row in sheet.rows if row.piece]


def test_what_is_not_drawn_is_noticed() -> None:
    undrawn = Piece("piece", "card", "card", "A card", shows=["unicorn"], marks=["sparkling"])
    assert not {undrawn.art, *undrawn.shows} <= symbols(skin("foxy") / "art.svg")
    assert not set(undrawn.marks) <= looks("foxy")


# --- what a drawing is ------------------------------------------------------------------------------------


DRAWINGS = sorted([*PICTURES.glob("*.svg"), *HOUSE.glob("games/*/skin/*.svg")])


def faults(text: str) -> list[str]:
    """What is in a drawing that has no business there."""
    found = []
    for element in ElementTree.fromstring(text).iter():
        tag = element.tag.removeprefix(SVG)
        found += [tag] * (tag not in TAGS) + sorted(set(element.keys()) - ATTRIBUTES)
        found += [value for value in element.attrib.values() if re.search(r"url|:|@|\\", value)]
        found += [element.text or ""] * bool((element.text or "").strip() or (element.tail or "").strip())
    return found


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_a_drawing_is_shapes_and_nothing_else(drawing: Path) -> None:
    assert not faults(drawing.read_text())


@pytest.mark.parametrize(
    "wrong",
    [
        "<script/>",
        "<style/>",
        '<image href="fox.png"/>',
        '<path style="fill:red"/>',
        '<use href="other.svg#fox"/>',
        '<path fill="url(#gradient)"/>',
        '<path onclick="alert()"/>',
        "<foreignObject/>",
        "<text>Fox</text>",
        "<g>Fox</g>",
    ],
)
def test_whatever_else_is_in_a_drawing_is_noticed(wrong: str) -> None:
    assert faults(f'<svg xmlns="http://www.w3.org/2000/svg">{wrong}</svg>')


@pytest.mark.parametrize("name", NAMES)
def test_a_skin_is_small_and_every_symbol_square(name: str) -> None:
    loaded = [path for path in skin(name).iterdir() if path.suffix != ".png"]  # that one is for messengers alone
    assert sum(path.stat().st_size for path in loaded) < MOST_BYTES
    boxes = {symbol.get("viewBox") for symbol in ElementTree.parse(skin(name) / "art.svg").iter(f"{SVG}symbol")}
    assert boxes == {"0 0 100 100"}
    assert ElementTree.parse(skin(name) / "cover.svg").getroot().get("viewBox") == "0 0 400 300"
    assert BOARD.get(name, set()) <= symbols(skin(name) / "art.svg")


def test_the_house_has_its_icons() -> None:
    assert symbols(PICTURES / "icons.svg") == ICONS
    text = (PICTURES / "icons.svg").read_text()
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) == {"none", "currentColor"}


# --- what a palette is ------------------------------------------------------------------------------------

THEMES = ("light", "dark")
READ = ("table", "space", "space-line", "target", "chosen", "ink", "paper", "accent", "accent-ink")
LEAST_CONTRAST = 4.5
STANDS_OUT = 3
GLOW = Path(__file__).parents[1] / "client" / "src" / "scene" / "Glow.svelte"


def palette(name: str, theme: str) -> dict[str, str]:
    css = (skin(name) / "skin.css").read_text()
    start = f".game-{name}" if theme == "light" else f':root[data-theme="dark"] .game-{name}'
    body = re.search(rf"^{re.escape(start)} \{{(.*?)\}}", css, re.DOTALL | re.MULTILINE)
    assert body
    own = dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{3,6});", body[1]))
    return own if theme == "light" else palette(name, "light") | own


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_written_can_be_read(name: str, theme: str) -> None:
    colours = palette(name, theme)
    assert set(READ) <= colours.keys()
    for text, ground in (("ink", "table"), ("ink", "paper"), ("accent-ink", "accent"), ("accent", "paper")):
        assert contrast(colours[text], colours[ground]) >= LEAST_CONTRAST, (text, ground)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", NAMES)
def test_what_may_be_touched_stands_out_from_the_board(name: str, theme: str) -> None:
    """By a bright line within a dark one: one of the two differs from any ground, and they differ from each other."""
    colours = palette(name, theme)
    (dark,) = re.findall(r"\.chosen \.under \{\s+stroke: (#[0-9a-f]{6});", GLOW.read_text())
    assert contrast(dark, colours["target"]) >= STANDS_OUT
    assert max(contrast(line, colours["space"]) for line in (dark, colours["target"])) >= STANDS_OUT


@pytest.mark.parametrize("name", NAMES)
def test_a_skin_styles_its_own_game_alone(name: str) -> None:
    css = re.sub(r"/\*.*?\*/", "", (skin(name) / "skin.css").read_text(), flags=re.DOTALL)
    assert not re.search(r"@|url\(|[^-]expression\(", css)
    for selector in re.findall(r"([^{}]+)\{", css):
        assert f".game-{name}" in selector
        assert len(set(re.findall(r"\.game-\w+", selector))) == 1


def test_black_on_white_is_as_far_as_it_goes() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777", "#888") < LEAST_CONTRAST
