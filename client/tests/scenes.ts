/** Small scenes to choose on. */

import { Ground } from "../src/scene/paths";
import type { Choice, Filled, Piece, Space } from "../src/wire";

export const choice = (path: string, more: Partial<Choice> = {}): Choice => ({
  path: path.split(" "),
  move: path,
  label: path,
  ...more,
});

export const pawn = (id: string, on = ""): Piece => ({ id, kind: "pawn", art: id, label: id, on });
export const tile = (id: string, on: string): Piece => ({ id, kind: "tile", art: id, label: id, on });
export const square = (id: string, x: number, y: number): Space => ({ id, label: id, x, y });
export const filled = (...pieces: Piece[]): Filled[] => [{ zone: "board", pieces }];
export const groundOf = (...pieces: Piece[]): Ground => new Ground(filled(...pieces));
