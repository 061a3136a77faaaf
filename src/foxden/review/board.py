"""A position drawn as SVG, from the same scene and skin as on the page: its board, or the top card if it has none."""

from __future__ import annotations

import re
from collections import defaultdict
from html import escape
from math import sqrt

from foxden.game import AnyGame, View
from foxden.scene import Names, Piece, Say, Scene, Space, Zone

TALL = 2 / sqrt(3)
DARK = re.compile(r':root\[data-theme="dark"\] ')
SPOTS = {
    1: ((0.5, 0.52, 0.74),),
    2: ((0.36, 0.3, 0.44), (0.64, 0.71, 0.44)),
    3: ((0.29, 0.28, 0.44), (0.71, 0.45, 0.44), (0.34, 0.74, 0.44)),
}
"""Places and sizes of the pictures on a card."""
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def draw_board(game: AnyGame, view: View, names: Names, say: Say) -> str:
    board = next((zone for zone in game.stage(view, say).zones if zone.kind == "board"), None)
    scene = game.show(view, names, say)
    if board is None:
        return draw_card(scene)
    pieces = [piece for filled in scene.zones if filled.zone == board.id for piece in filled.pieces]
    at = {space.id: space for space in board.spaces}
    drawn = [draw_space(space) for space in board.spaces] + draw_pieces(at, pieces)
    label = escape(scene.summary)
    return f'<svg class="board" viewBox="{bounds(board)}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def draw_card(scene: Scene) -> str:
    cards = [piece for filled in scene.zones for piece in filled.pieces if piece.kind == "card"]
    if not cards:
        return ""
    label = escape(scene.summary)
    return f'<svg class="card" viewBox="-.5 -.5 1 1" role="img" aria-label="{label}">{draw_picture(cards[-1], 1)}</svg>'


def bounds(board: Zone) -> str:
    across, down = [space.x for space in board.spaces], [space.y for space in board.spaces]
    left, top = min(across) - 0.6, min(down) - 0.7
    return f"{left:g} {top:g} {max(across) + 0.6 - left:g} {max(down) + 0.7 - top:g}"


def draw_space(space: Space) -> str:
    classes = " ".join(["space", *(f"mark-{mark}" for mark in space.marks)])
    arts = "".join(f'<use href="#space-{mark}" x="-.5" y="-.5" width="1" height="1"/>' for mark in space.marks)
    place = f'transform="translate({space.x:g} {space.y:g})"'
    return f'<g class="{escape(classes)}" {place}><polygon class="ground" points="{outline(space)}"/>{arts}</g>'


def outline(space: Space) -> str:
    if space.shape != "hex":
        return "-.48,-.48 .48,-.48 .48,.48 -.48,.48"
    half, quarter, tall = 0.485, 0.485 * TALL / 2, 0.485 * TALL
    corners = [(0, -tall), (half, -quarter), (half, quarter), (0, tall), (-half, quarter), (-half, -quarter)]
    return " ".join(f"{x:.3f},{y:.3f}" for x, y in corners)


def draw_pieces(at: dict[str, Space], pieces: list[Piece]) -> list[str]:
    """A tile fills its space; pawns stand on it, side by side if they share one."""
    together: dict[str, list[Piece]] = defaultdict(list)
    for piece in pieces:
        if piece.kind != "tile" and piece.on in at:
            together[piece.on].append(piece)
    drawn = [draw_piece(piece, at[piece.on].x, at[piece.on].y, 0.94) for piece in pieces if piece.kind == "tile"]
    for on, pawns in together.items():
        size = 0.8 if len(pawns) == 1 else 0.5
        for nth, pawn in enumerate(pawns):
            aside = (nth - (len(pawns) - 1) / 2) * 0.46
            drawn.append(draw_piece(pawn, at[on].x + aside, at[on].y, size))
    return drawn


def draw_piece(piece: Piece, x: float, y: float, size: float) -> str:
    turn = f" rotate({piece.turned})" if piece.turned else ""
    return f'<g transform="translate({x:g} {y:g}){turn}">{draw_picture(piece, size)}</g>'


def draw_picture(piece: Piece, size: float) -> str:
    """Draw the picture with the classes that the skin styles, on its own element, because a skin can mirror it."""
    marks = [f"mark-{mark}" for mark in piece.marks]
    classes = escape(" ".join(["piece", f"kind-{piece.kind}", f"art-{piece.art}", *marks]))
    place = f'x="{-size / 2:g}" y="{-size / 2:g}" width="{size:g}" height="{size:g}"'
    shown = "".join(
        use(art, 100 * (across - side / 2), 100 * (down - side / 2), 100 * side)
        for art, (across, down, side) in zip(piece.shows, SPOTS.get(len(piece.shows), ()), strict=False)
    )
    return f'<svg class="{classes}" viewBox="0 0 100 100" {place}>{use(piece.art, 0, 0, 100)}{shown}</svg>'


def use(art: str, x: float, y: float, side: float) -> str:
    return f'<use href="#{escape(art)}" x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}"/>'


def read_art(game: AnyGame) -> str:
    """The skin's pictures, to include in a page once."""
    art = (game.home / "skin" / "art.svg").read_text(encoding="utf-8")
    return art.replace("<svg ", '<svg class="art" aria-hidden="true" ', 1)


def read_style(game: AnyGame) -> str:
    """The skin's palette: light, and dark for readers whose system asks for it."""
    css = re.sub(r"/\*.*?\*/", "", (game.home / "skin" / "skin.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    rules = [(selector.strip(), body) for selector, body in RULE.findall(css) if not selector.strip().startswith("@")]
    day = [f"{selector} {{{body}}}" for selector, body in rules if not DARK.search(selector)]
    night = [f"{DARK.sub('', selector)} {{{body}}}" for selector, body in rules if DARK.search(selector)]
    return "\n".join([*day, "@media (prefers-color-scheme: dark) {", *night, "}"])
