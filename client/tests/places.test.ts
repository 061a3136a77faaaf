import { describe, expect, it } from "vitest";
import { boundsOf, middleOf, neighbour, outline, place, rowEnds } from "../src/scene/places";
import { pawn, square, tile } from "./scenes";

const spaces = [square("a1", 0, 0), square("b1", 1, 0), square("a2", 0, 1), square("b2", 1, 1)];
const byId = new Map(spaces.map((space) => [space.id, space]));

describe("pieces in their places", () => {
  it("a tile fills its space, a lone pawn stands in the middle", () => {
    const [laid, stood] = place(byId, [tile("t", "a1"), pawn("p", "b2")]);
    expect(laid).toMatchObject({ x: 0, y: 0, size: 0.96 });
    expect(stood).toMatchObject({ x: 1, y: 1, size: 0.84 });
  });

  it("on a tile a pawn stands aside, so that the tile can be read", () => {
    const stood = place(byId, [tile("t", "a1"), pawn("p", "a1")])[1];
    expect(stood?.x).toBeGreaterThan(0);
    expect(stood?.size).toBeLessThan(0.84);
  });

  it.each([2, 3, 4])("%i pawns that share a space do not overlap", (many) => {
    const placed = place(
      byId,
      Array.from({ length: many }, (_, nth) => pawn(`p${nth}`, "a1")),
    );
    for (const one of placed)
      for (const other of placed)
        if (one !== other) {
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
          expect(apart).toBeGreaterThanOrEqual(one.size - 1e-9);
        }
  });

  it("leaves out what stands on no space of the board", () => {
    expect(place(byId, [pawn("p", "z9"), pawn("q")])).toEqual([]);
  });
});

describe("arrow keys", () => {
  it("go to the space that lies ahead", () => {
    expect(neighbour(spaces, byId.get("a1")!, 1, 0).id).toBe("b1");
    expect(neighbour(spaces, byId.get("a1")!, 0, 1).id).toBe("a2");
  });

  it("stay where nothing lies ahead", () => {
    expect(neighbour(spaces, byId.get("a1")!, -1, 0).id).toBe("a1");
  });
});

describe("the board", () => {
  it("has a margin on all sides", () => {
    const box = boundsOf(spaces);
    expect(box.x).toBeLessThan(-0.5);
    expect(box.x + box.width).toBeGreaterThan(1.5);
    expect(box.width).toBeCloseTo(box.height);
  });

  it("draws squares with four corners and hexes with six", () => {
    expect(outline(square("a1", 0, 0)).split(" ")).toHaveLength(4);
    expect(outline({ ...square("a1", 0, 0), shape: "hex" }).split(" ")).toHaveLength(6);
  });

  it("is what fills the screen; without one, the open piles do", () => {
    const zone = { id: "", kind: "row", label: "" } as const;
    const board = { ...zone, kind: "board" as const };
    const pile = { ...zone, kind: "pile" as const };
    expect(middleOf([zone, board, pile])).toEqual([board]);
    expect(middleOf([zone, pile, { ...pile, own: true }])).toEqual([pile]);
  });
});

describe("rows", () => {
  it("leave room for their names on both sides, and only there", () => {
    const [bare, named] = [boundsOf(spaces), boundsOf(spaces, 0.75)];
    expect(named.width - bare.width).toBeCloseTo(1.5);
    expect(bare.x - named.x).toBeCloseTo(0.75);
    expect([named.y, named.height]).toEqual([bare.y, bare.height]);
  });

  it("are named at both ends", () => {
    expect(rowEnds(spaces).map(({ first, last }) => [first.id, last.id])).toEqual([
      ["a1", "b1"],
      ["a2", "b2"],
    ]);
  });
});
