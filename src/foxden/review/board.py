"""A position drawn as SVG, of the same scene and the same skin as on the page; nothing where a game has no board."""

from __future__ import annotations

import re
from collections import defaultdict
from html import escape
from math import sqrt

from foxden.game import AnyGame, View
from foxden.scene import Names, Piece, Say, Space, Zone

TALL = 2 / sqrt(3)
DARK = re.compile(r':root\[data-theme="dark"\] ')
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def draw_board(game: AnyGame, view: View, names: Names, say: Say) -> str:
    board = next((zone for zone in game.stage(view, say).zones if zone.kind == "board"), None)
    if board is None:
        return ""
    scene = game.show(view, names, say)
    pieces = [piece for filled in scene.zones if filled.zone == board.id for piece in filled.pieces]
    at = {space.id: space for space in board.spaces}
    drawn = [draw_space(space) for space in board.spaces] + draw_pieces(at, pieces)
    label = escape(scene.summary)
    return f'<svg class="board" viewBox="{bounds(board)}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


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
    """A tile fills its space; pawns stand on it, side by side where they share one."""
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
    marks = [f"mark-{mark}" for mark in piece.marks]
    classes = escape(" ".join(["piece", f"kind-{piece.kind}", f"art-{piece.art}", *marks]))
    turn = f" rotate({piece.turned})" if piece.turned else ""
    half = f"{-size / 2:g}"
    use = f'<use href="#{escape(piece.art)}" x="{half}" y="{half}" width="{size:g}" height="{size:g}"/>'
    return f'<g class="{classes}" transform="translate({x:g} {y:g}){turn}">{use}</g>'


def read_art(game: AnyGame) -> str:
    """The skin's pictures, to be put into a page once."""
    art = (game.home / "skin" / "art.svg").read_text(encoding="utf-8")
    return art.replace("<svg ", '<svg class="art" aria-hidden="true" ', 1)


def read_style(game: AnyGame) -> str:
    """The skin's palette: by day, and by night for those whose machine says that it is."""
    css = re.sub(r"/\*.*?\*/", "", (game.home / "skin" / "skin.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    rules = [(selector.strip(), body) for selector, body in RULE.findall(css) if not selector.strip().startswith("@")]
    day = [f"{selector} {{{body}}}" for selector, body in rules if not DARK.search(selector)]
    night = [f"{DARK.sub('', selector)} {{{body}}}" for selector, body in rules if DARK.search(selector)]
    return "\n".join([*day, "@media (prefers-color-scheme: dark) {", *night, "}"])
