"""What a viewer sees as a picture: the scene of their view, drawn with the game's own skin, without a browser."""

from __future__ import annotations

from html import escape
from importlib.util import find_spec
from io import BytesIO
from math import cos, pi, sin
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from foxden.game import AnyGame
from foxden.paper.paper import FONTS
from foxden.paper.skin import Skin, skin
from foxden.scene import Filled, Piece, Space, Zone
from foxden.state import State
from foxden.text import speaker

UNIT = 100
SIDE = 640
"""Side of the picture in pixels: all pictures have the same size, so that they can make a film."""
MARGIN = 0.3
WIDE = 10
"""Rows wrap after this many pieces."""
PILE = 3.0
"""Size of the top card of a pile, if there is no board."""
SPOTS = {1: [(0.5, 0.52, 0.74)], 2: [(0.36, 0.3, 0.44), (0.64, 0.71, 0.44)],
         3: [(0.29, 0.28, 0.44), (0.71, 0.45, 0.44), (0.34, 0.74, 0.44)]}  # fmt: skip
"""Places and sizes of the pictures on a card."""

Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def paint(game: AnyGame, state: State, seat: int | None) -> Pixels:
    """Height, width and three colours. Needs resvg."""
    import resvg_py  # noqa: PLC0415 - only for those who want pictures
    from PIL import Image  # noqa: PLC0415

    png = resvg_py.svg_to_bytes(
        svg_string=draw(game, state, seat), width=SIDE, height=SIDE, font_files=[find_font()], skip_system_fonts=True
    )
    with Image.open(BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8).copy()


def find_font() -> str:
    package, name = FONTS["text", "B"]
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return str(next(Path(spec.origin).parent.rglob(name)))


def draw(game: AnyGame, state: State, seat: int | None) -> str:
    """An SVG of the scene that this viewer is shown; `None` is the public."""
    say, view = speaker("en"), game.look(state, seat)
    names = [f"player {each}" for each in range(state.seats)]
    filled = list(game.show(view, names, say).zones)
    if seat is not None:
        filled += game.show_own(view, state.moves(seat), names, say).zones
    return SceneDrawing(skin(game.home)).draw(game.stage(view, say).zones, filled)


class SceneDrawing:
    """Zones below each other, from the top, in units of a space."""

    def __init__(self, worn: Skin) -> None:
        self.skin = worn
        self.body: list[str] = []
        self.width = 4.0
        self.bottom = 0.0

    def draw(self, zones: list[Zone], filled: list[Filled]) -> str:
        pieces = {each.zone: each.pieces for each in filled}
        for zone in sorted(zones, key=lambda zone: zone.kind != "board"):
            self.draw_zone(zone, pieces.get(zone.id, []))
        side = max(self.width, self.bottom) + 2 * MARGIN
        left, top = (self.width - side) / 2, (self.bottom - side) / 2
        square = [number(each * UNIT) for each in (left, top, side, side)]
        ground = '<rect x="{}" y="{}" width="{}" height="{}" fill="{}"/>'.format(*square, self.skin.colour("table"))
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(square)}" width="{SIDE}" height="{SIDE}">'
        return "\n".join([head, ground, *self.body, "</svg>"])

    def draw_zone(self, zone: Zone, pieces: list[Piece]) -> None:
        if zone.kind == "board":
            self.draw_spaces(zone.spaces, pieces)
        elif zone.spaces:
            wrapped = [wrap(space, index) for index, space in enumerate(zone.spaces)]
            self.draw_spaces(wrapped, pieces)
        elif zone.kind == "pile" and pieces and not self.body:
            self.body.append(self.draw_piece(pieces[-1], WIDE / 2, PILE / 2, PILE))
            self.bottom += PILE + MARGIN
        elif pieces:
            self.draw_row(pieces[-1:] if zone.kind == "pile" else pieces)

    def draw_spaces(self, spaces: list[Space], pieces: list[Piece]) -> None:
        left, top = min(space.x for space in spaces), min(space.y for space in spaces)
        places = {space.id: (space.x - left + 0.5, space.y - top + 0.5 + self.bottom) for space in spaces}
        for space in spaces:
            self.body.append(self.draw_space(space, *places[space.id]))
        for piece in sorted(pieces, key=lambda piece: piece.kind != "tile"):
            self.stand(piece, [each for each in pieces if each.on == piece.on and each.kind == piece.kind], places)
        self.width = max(self.width, *(x + 0.5 for x, _ in places.values()))
        self.bottom = max(y + 0.5 for _, y in places.values()) + MARGIN

    def draw_space(self, space: Space, x: float, y: float) -> str:
        worn = self.skin.wear({"space", *(f"mark-{mark}" for mark in space.marks)})
        corners = " ".join(f"{number(a * UNIT)},{number(b * UNIT)}" for a, b in outline(space, x, y))
        fill, line = worn.get("space", "none"), worn.get("space-line", "#8884")
        shape = f'<polygon points="{corners}" fill="{fill}" stroke="{line}" stroke-width="2.5"/>'
        arts = [f"space-{mark}" for mark in space.marks if f"space-{mark}" in self.skin.symbols]
        return shape + "".join(self.use(art, worn, x, y, 1.0) for art in arts)

    def stand(self, piece: Piece, sharing: list[Piece], places: dict[str, tuple[float, float]]) -> None:
        """Side by side if several stand on one space."""
        x, y = places[piece.on]
        size = 0.96 if piece.kind == "tile" else 0.84 / len(sharing) ** 0.5
        aside = (sharing.index(piece) - (len(sharing) - 1) / 2) * size * 0.8
        self.body.append(self.draw_piece(piece, x + aside, y, size))

    def draw_row(self, pieces: list[Piece]) -> None:
        for index, piece in enumerate(pieces):
            self.body.append(self.draw_piece(piece, index % WIDE + 0.5, self.bottom + index // WIDE + 0.5, 0.92))
        self.width = max(self.width, float(min(WIDE, len(pieces))))
        self.bottom += (len(pieces) - 1) // WIDE + 1

    def draw_piece(self, piece: Piece, x: float, y: float, size: float) -> str:
        classes = {"piece", f"kind-{piece.kind}", f"art-{piece.art}", *(f"mark-{mark}" for mark in piece.marks)}
        worn = self.skin.wear(classes)
        drawn = self.use(piece.art, worn, x, y, size, piece.turned) if piece.art in self.skin.symbols else ""
        for art, (across, down, side) in zip(piece.shows, SPOTS.get(len(piece.shows), []), strict=False):
            if art in self.skin.symbols:
                drawn += self.use(art, worn, x + (across - 0.5) * size, y + (down - 0.5) * size, side * size)
        for mark in piece.marks:
            if f"mark-{mark}" in self.skin.symbols:
                drawn += self.use(f"mark-{mark}", worn, x, y, size)
        if piece.text:
            corner = -0.32 * size if piece.kind == "card" else 0.0
            drawn += self.write(piece.text, x + corner, y + corner, 24)
        return drawn

    def use(self, art: str, worn: dict[str, str], x: float, y: float, size: float, turned: int = 0) -> str:
        shapes = self.skin.draw(art, worn)
        left, top = number((x - size / 2) * UNIT), number((y - size / 2) * UNIT)
        turn = f" rotate({turned} 50 50)" if turned else ""
        return f'<g transform="translate({left} {top}) scale({number(size)}){turn}">{shapes}</g>'

    def write(self, text: str, x: float, y: float, size: int) -> str:
        at = f'x="{number(x * UNIT)}" y="{number(y * UNIT + size * 0.35)}" font-size="{size}"'
        look = 'font-family="Source Sans Pro" font-weight="700" text-anchor="middle"'
        return f'<text {at} {look} fill="{self.skin.colour("ink")}">{escape(text)}</text>'


def wrap(space: Space, index: int) -> Space:
    """The place of a row's space in wrapped rows."""
    return msgspec.structs.replace(space, x=index % WIDE, y=index // WIDE)


def outline(space: Space, x: float, y: float) -> list[tuple[float, float]]:
    if space.shape != "hex":
        return [(x + a * 0.48, y + b * 0.48) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return [(x + 0.56 * sin(pi / 3 * nth), y - 0.56 * cos(pi / 3 * nth)) for nth in range(6)]


def number(value: float) -> str:
    return f"{round(value, 2):g}"
