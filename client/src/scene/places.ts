/** Geometry of a board, in its own units. */

import type { Piece, Scene, Space, Zone } from "../wire";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed {
  piece: Piece;
  x: number;
  y: number;
  size: number;
}

const HEX_HEIGHT = 2 / Math.sqrt(3);
const MARGIN = 0.22;

/** Room next to the longest row for the names at its ends. */
export const EDGE = 0.75;

/** The bounds of everything drawn; `edge` is left free on both sides. */
export function boundsOf(spaces: readonly Space[], edge = 0): Box {
  const [xs, ys] = [spaces.map((space) => space.x), spaces.map((space) => space.y)];
  const tall = spaces.some((space) => space.shape === "hex") ? HEX_HEIGHT / 2 : 0.5;
  const [left, top] = [Math.min(...xs) - 0.5 - MARGIN - edge, Math.min(...ys) - tall - MARGIN];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + 0.5 + MARGIN + edge - left,
    height: Math.max(...ys) + tall + MARGIN - top,
  };
}

/** The outline of a space around its middle. */
export function outline(space: Space, grow = 0): string {
  if (space.shape !== "hex") {
    const half = 0.48 + grow;
    return `${-half},${-half} ${half},${-half} ${half},${half} ${-half},${half}`;
  }
  const [half, quarter, tall] = [0.485 + grow, (0.485 + grow) * HEX_HEIGHT * 0.5, (0.485 + grow) * HEX_HEIGHT];
  return `0,${-tall} ${half},${-quarter} ${half},${quarter} 0,${tall} ${-half},${quarter} ${-half},${-quarter}`;
}

interface Spot {
  x: number;
  y: number;
}

const [SHAFT, HEAD, TIP] = [0.54, 0.22, -0.04];

/** An arrow from the edge of one space to the middle of another, through those between: a line and its head. */
export function arrow(from: Spot, over: readonly Spot[], to: Spot, size = 1): { line: string; head: string } {
  const start = towards(from, over[0] ?? to, SHAFT);
  const before = over.at(-1) ?? from;
  const [tip, neck] = [towards(to, before, TIP * size), towards(to, before, (TIP + 1.4 * HEAD) * size)];
  const [across, down] = [(tip.x - neck.x) / 1.4, (tip.y - neck.y) / 1.4];
  const corners = [tip, { x: neck.x - down, y: neck.y + across }, { x: neck.x + down, y: neck.y - across }];
  return { line: spell([start, ...over, neck]), head: spell(corners) };
}

/** A point this far from a spot, in the direction of another. */
function towards(spot: Spot, other: Spot, by: number): Spot {
  const far = Math.hypot(other.x - spot.x, other.y - spot.y) || 1;
  return { x: spot.x + ((other.x - spot.x) / far) * by, y: spot.y + ((other.y - spot.y) / far) * by };
}

const spell = (spots: readonly Spot[]): string =>
  spots.map((spot) => `${spot.x.toFixed(3)},${spot.y.toFixed(3)}`).join(" ");

/** The steps of all paths, each once, from space to space. */
export function segmentsOf(spaces: ReadonlyMap<string, Space>, ways: readonly string[][]): [Space, Space][] {
  const found = new Map<string, [Space, Space]>();
  for (const way of ways) {
    const on = way.flatMap((id) => spaces.get(id) ?? []);
    on.slice(1).forEach((to, nth) => {
      const from = on[nth] as Space;
      found.set(`${from.id} ${to.id}`, [from, to]);
    });
  }
  return [...found.values()];
}

/** The ground below all spaces, as one shape. */
export function groundOf(spaces: readonly Space[]): string {
  return spaces
    .map(
      (space) =>
        `M${outline(space, 0.02)
          .split(" ")
          .map((corner) => shift(corner, space))
          .join("L")}Z`,
    )
    .join("");
}

function shift(corner: string, space: Space): string {
  const [x = 0, y = 0] = corner.split(",").map(Number);
  return `${(x + space.x).toFixed(3)},${(y + space.y).toFixed(3)}`;
}

export function bySpace(pieces: readonly Piece[]): Map<string, Piece[]> {
  const grouped = new Map<string, Piece[]>();
  for (const piece of pieces) grouped.set(piece.on ?? "", [...(grouped.get(piece.on ?? "") ?? []), piece]);
  return grouped;
}

/** Tiles fill their space; pawns stand on it, side by side where they share it. */
export function place(spaces: ReadonlyMap<string, Space>, pieces: readonly Piece[]): Placed[] {
  const standing = bySpace(pieces.filter((piece) => piece.kind !== "tile"));
  const tiled = new Set(pieces.filter((piece) => piece.kind === "tile").map((piece) => piece.on ?? ""));
  return pieces.flatMap((piece) => {
    const space = spaces.get(piece.on ?? "");
    if (!space) return [];
    if (piece.kind === "tile") return [{ piece, x: space.x, y: space.y, size: 0.96 }];
    const company = standing.get(piece.on ?? "") ?? [];
    return [stand(piece, space, company.indexOf(piece), company.length, tiled.has(piece.on ?? ""))];
  });
}

/** On a tile a pawn stands aside, at the lower edge, so that what the tile shows can still be read. */
function stand(piece: Piece, space: Space, nth: number, many: number, tiled: boolean): Placed {
  if (many === 1)
    return tiled
      ? { piece, x: space.x + 0.17, y: space.y + 0.17, size: 0.66 }
      : { piece, x: space.x, y: space.y, size: 0.84 };
  const columns = many <= 2 ? many : 2;
  const rows = Math.ceil(many / columns);
  const size = 0.96 / Math.max(columns, rows);
  const [column, row] = [nth % columns, Math.floor(nth / columns)];
  const lower = tiled && rows === 1 ? 0.24 : 0;
  return {
    piece,
    x: space.x + (column - (columns - 1) / 2) * size,
    y: space.y + lower + (row - (rows - 1) / 2) * size,
    size,
  };
}

/** The nearest space in a direction; sideways distance counts double. */
export function neighbour(spaces: readonly Space[], from: Space, dx: number, dy: number): Space {
  let best = from;
  let least = Infinity;
  for (const space of spaces) {
    const ahead = (space.x - from.x) * dx + (space.y - from.y) * dy;
    const aside = Math.abs((space.x - from.x) * dy) + Math.abs((space.y - from.y) * dx);
    if (ahead < 0.2 || aside > ahead * 1.8) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [space, cost];
  }
  return best;
}

/** What lies in each zone of a scene. */
export function piecesIn(scene: Pick<Scene, "zones">): (zone: string) => Piece[] {
  const filled = new Map(scene.zones.map((each) => [each.zone, each.pieces]));
  return (zone) => filled.get(zone) ?? [];
}

/** What fills the screen: the boards or, without any, what lies open in the middle of the table. */
export function middleOf(zones: readonly Zone[]): Zone[] {
  const boards = zones.filter((zone) => zone.kind === "board");
  return boards.length ? boards : zones.filter((zone) => zone.kind === "pile" && !zone.own);
}

export interface RowEnds {
  first: Space;
  last: Space;
}

/** The leftmost and the rightmost space of each row. */
export function rowEnds(spaces: readonly Space[]): RowEnds[] {
  const rows = new Map<number, RowEnds>();
  for (const space of spaces) {
    const { first, last } = rows.get(space.y) ?? { first: space, last: space };
    rows.set(space.y, { first: space.x < first.x ? space : first, last: space.x > last.x ? space : last });
  }
  return [...rows.values()];
}
