/** Which sound belongs to what has changed on the table. */

import { describe, expect, it } from "vitest";
import { soundOf } from "../src/scene/happenings";
import type { Piece, Scene, Stage } from "../src/wire";
import { pawn, tile } from "./scenes";

const stage: Stage = {
  zones: [
    { id: "board", kind: "board", label: "" },
    { id: "caught", kind: "row", label: "" },
    { id: "pile", kind: "pile", label: "" },
  ],
};

const scene = (zones: Record<string, Piece[]>): Scene => ({
  zones: Object.entries(zones).map(([zone, pieces]) => ({ zone, pieces })),
  status: "",
  summary: "",
});

describe("what happens is heard", () => {
  it("a step", () => {
    const [before, after] = [scene({ board: [pawn("fox", "a1")] }), scene({ board: [pawn("fox", "a2")] })];
    expect(soundOf(stage, before, after)).toBe("step");
    expect(soundOf(stage, after, after)).toBeNull();
  });

  it("a catch, which drowns the step that led to it", () => {
    const before = scene({ board: [pawn("fox", "a1"), pawn("hen", "a2")], caught: [] });
    expect(soundOf(stage, before, scene({ board: [pawn("fox", "a2")], caught: [pawn("hen")] }))).toBe("catch");
    expect(soundOf(stage, before, scene({ board: [pawn("fox", "a2")], caught: [] }))).toBe("catch");
  });

  it("a tile that turns, under the same name or another", () => {
    const before = scene({ board: [{ ...tile("t", "a1"), turned: 0 }] });
    expect(soundOf(stage, before, scene({ board: [{ ...tile("t", "a1"), turned: 90 }] }))).toBe("flip");
    expect(soundOf(stage, before, scene({ board: [tile("other", "a1")] }))).toBe("flip");
  });

  it("a card that is laid down", () => {
    expect(soundOf(stage, scene({ pile: [] }), scene({ pile: [pawn("card")] }))).toBe("card");
  });
});
