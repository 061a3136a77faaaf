/** A refusal says why not, and hides nothing. */

import { describe, expect, it } from "vitest";
import { placeNote, type Box } from "../src/table/whereFree";

const phone = { width: 390, height: 844 };
const board: Box = { top: 190, bottom: 540, left: 0, right: 390 };
const said: Box = { top: 52, bottom: 164, left: 8, right: 382 };
const covers = (top: number, height: number, box: Box): boolean => top < box.bottom && top + height > box.top;

describe("a note", () => {
  it("stands where something is said anyway", () => {
    expect(placeNote(90, phone, said, board)).toMatchObject({ top: 52, left: 8, width: 374 });
  });

  it("grows upwards where it is longer, and never over the board", () => {
    const { top } = placeNote(140, phone, said, board);
    expect(top).toBe(24);
    expect(covers(top, 140, board)).toBe(false);
  });

  it("finds room above or below the board when that is out of sight", () => {
    const gone: Box = { ...said, top: -200, bottom: -88 };
    const [low, high]: Box[] = [
      { ...board, top: 300, bottom: 650 },
      { ...board, top: -20, bottom: 330 },
    ];
    expect(covers(placeNote(120, phone, gone, low!).top, 120, low!)).toBe(false);
    expect(covers(placeNote(120, phone, gone, high!).top, 120, high!)).toBe(false);
  });

  it("is at the foot of the page where there is room for nothing", () => {
    expect(placeNote(120, phone, null, { top: 0, bottom: 844, left: 0, right: 390 }).top).toBe(716);
    expect(placeNote(120, phone, null, null).top).toBe(716);
  });
});
