"""make pictures: the pictures beside the rules (docs/rules/pictures), drawn of the games' own skins.

Each is drawn twice: light for the pages, and dark for the dark theme."""

from __future__ import annotations

from math import pi, sin
from pathlib import Path

from foxden.games import GAMES
from foxden.paper.skin import skin
from tools.examples import EXAMPLES, Example, Ground, Thing

FOLDER = Path(__file__).parents[1] / "docs" / "rules" / "pictures"
UNIT = 100
MARGIN = 0.12
GOOD, BAD, WAY, DARK = "#1c7a3a", "#b3261e", "#ffd23e", "#2a1a12"
SPOTS = {1: [(0.5, 0.52, 0.74)], 2: [(0.36, 0.3, 0.44), (0.64, 0.71, 0.44)],
         3: [(0.29, 0.28, 0.44), (0.71, 0.45, 0.44), (0.34, 0.74, 0.44)]}  # fmt: skip
"""Where the pictures on a card lie, and how large they are; as the client draws them."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.name} drawn")


def made() -> dict[Path, str]:
    return {
        FOLDER / f"{name}{'-dark' if dark else ''}.svg": Drawing(example, dark).draw()
        for name, example in EXAMPLES.items()
        for dark in (False, True)
    }


class Drawing:
    def __init__(self, example: Example, dark: bool) -> None:
        self.example = example
        self.skin = skin(GAMES[example.game].home, dark)
        self.symbols: dict[str, str] = {}
        """The shapes of each symbol used, once each."""

    def draw(self) -> str:
        example = self.example
        left, top, width, height = bounds(example)
        body = [self.draw_ground(ground) for ground in example.grounds]
        body += [self.draw_thing(thing) for thing in example.things]
        body += draw_way(example.way, UNIT / example.width)
        body += [draw_sign(*at, GOOD, "M-9 1 L-3 8 L10 -8") for at in example.good]
        body += [draw_sign(*at, BAD, "M-8 -8 L8 8 M8 -8 L-8 8") for at in example.bad]
        body += [write(text, x, y, 46, self.skin.colour("ink")) for text, x, y in example.texts]
        symbols = [f'<symbol id="{name}" viewBox="0 0 100 100">{text}</symbol>' for text, name in self.symbols.items()]
        table = self.skin.colour("table")
        size = f'width="{round(width * example.width)}" height="{round(height * example.width)}"'
        box = " ".join(number(each * UNIT) for each in (left, top, width, height))
        paper = [number(each * UNIT) for each in (left, top, width, height)]
        rect = '<rect x="{}" y="{}" width="{}" height="{}" rx="14" fill="{}"/>'.format(*paper, table)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>'
        return "\n".join([head, *symbols, rect, *body, "</svg>"]) + "\n"

    def draw_ground(self, ground: Ground) -> str:
        worn = self.skin.wear({"space", *(f"mark-{mark}" for mark in ground.marks)})
        points = " ".join(f"{number(x)},{number(y)}" for x, y in outline(ground))
        shape = f'<polygon points="{points}" fill="{worn["space"]}" stroke="{worn["space-line"]}" stroke-width="2.5"/>'
        arts = [f"space-{mark}" for mark in ground.marks if f"space-{mark}" in self.skin.symbols]
        return shape + "".join(self.use(art, worn, ground.x, ground.y, 1.0) for art in arts)

    def draw_thing(self, thing: Thing) -> str:
        classes = {"piece", f"kind-{thing.kind}", f"art-{thing.art}", *(f"mark-{mark}" for mark in thing.marks)}
        worn = self.skin.wear(classes, dict(thing.worn))
        drawn = self.use(thing.art, worn, thing.x, thing.y, thing.size, thing.turned)
        left, top = thing.x - thing.size / 2, thing.y - thing.size / 2
        for art, (across, down, side) in zip(thing.shows, SPOTS.get(len(thing.shows), []), strict=True):
            drawn += self.use(art, worn, left + across * thing.size, top + down * thing.size, side * thing.size)
        if thing.text:
            drawn += write(thing.text, thing.x, thing.y, 30, self.skin.colour("ink"))
        return drawn

    def use(self, art: str, worn: dict[str, str], x: float, y: float, size: float, turned: int = 0) -> str:
        text = self.skin.draw(art, worn)
        name = self.symbols.setdefault(text, f"s{len(self.symbols)}")
        left, top, side = (number(each * UNIT) for each in (x - size / 2, y - size / 2, size))
        turn = f' transform="rotate({turned} {number(x * UNIT)} {number(y * UNIT)})"' if turned else ""
        return f'<use href="#{name}" x="{left}" y="{top}" width="{side}" height="{side}"{turn}/>'


def bounds(example: Example) -> tuple[float, float, float, float]:
    half = 2 / 3**0.5 / 2
    boxes = [(each.x, each.y, 0.5, half if each.shape == "hex" else 0.5) for each in example.grounds]
    boxes += [(each.x, each.y, each.size / 2, each.size / 2) for each in example.things]
    boxes += [(x, y, 0.4, 0.25) for _, x, y in example.texts] + [(x, y, 0.2, 0.2) for x, y in example.bad]
    left, top = min(x - w for x, _, w, _ in boxes) - MARGIN, min(y - h for _, y, _, h in boxes) - MARGIN
    right, bottom = max(x + w for x, _, w, _ in boxes) + MARGIN, max(y + h for _, y, _, h in boxes) + MARGIN
    return left, top, right - left, bottom - top


def outline(ground: Ground) -> list[tuple[float, float]]:
    x, y = ground.x * UNIT, ground.y * UNIT
    if ground.shape != "hex":
        return [(x + a * 48, y + b * 48) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    radius = 56
    return [(x + radius * sin(pi / 3 * nth), y - radius * sin(pi / 3 * nth + pi / 2)) for nth in range(6)]


def draw_way(way: tuple[tuple[float, float], ...], scale: float) -> list[str]:
    """An arrow, dark below and light above; bolder on smaller pictures."""
    if not way:
        return []
    (x0, y0), (x1, y1) = way[-2], way[-1]
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    dx, dy = (x1 - x0) / length * 24 * scale, (y1 - y0) / length * 24 * scale
    tip = (x1 * UNIT, y1 * UNIT)
    ends = [*((x * UNIT, y * UNIT) for x, y in way[:-1]), (tip[0] - dx / 2, tip[1] - dy / 2)]
    points = " ".join(f"{number(x)},{number(y)}" for x, y in ends)
    head = " ".join(
        f"{number(tip[0] + a)},{number(tip[1] + b)}"
        for a, b in ((dx * 0.6, dy * 0.6), (-dx - dy * 0.8, -dy + dx * 0.8), (-dx + dy * 0.8, -dy - dx * 0.8))
    )
    line = f'<polyline points="{points}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    return [
        f'{line} stroke="{DARK}" stroke-width="{number(15 * scale)}"/>',
        f'<polygon points="{head}" fill="{WAY}" stroke="{DARK}" stroke-width="4" stroke-linejoin="round"/>',
        f'{line} stroke="{WAY}" stroke-width="{number(8 * scale)}"/>',
    ]


def draw_sign(x: float, y: float, colour: str, path: str) -> str:
    at = f'transform="translate({number(x * UNIT)} {number(y * UNIT)})"'
    disc = f'<circle r="19" fill="{colour}" stroke="#fff" stroke-width="3"/>'
    sign = f'<path d="{path}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>'
    return f"<g {at}>{disc}{sign}</g>"


def write(text: str, x: float, y: float, size: int, colour: str) -> str:
    place = f'x="{number(x * UNIT)}" y="{number(y * UNIT + size * 0.35)}" font-size="{size}"'
    return f'<text {place} font-family="serif" font-weight="700" text-anchor="middle" fill="{colour}">{text}</text>'


def number(value: float) -> str:
    return f"{round(value, 2):g}"


if __name__ == "__main__":
    main()
