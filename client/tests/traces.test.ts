import { describe, expect, it } from "vitest";
import { Traces } from "../src/scene/traces.svelte";
import { filled, pawn } from "./scenes";

const hen = (on: string) => filled(pawn("hen", on));
const ways = (traces: Traces): string[] => traces.list.map(({ from, to }) => `${from}-${to}`);

describe("what others did since one acted oneself", () => {
  it("is traced until one acts", () => {
    const traces = new Traces();
    traces.follow(1, hen("a1"), true, 0);
    traces.follow(2, hen("a2"), false, 0);
    expect(ways(traces)).toEqual([]);
    traces.follow(3, hen("a3"), true, 0);
    expect(ways(traces)).toEqual(["a2-a3"]);
    traces.follow(4, hen("a4"), false, 0);
    expect(ways(traces)).toEqual([]);
  });

  it("follows the way that was gone, space by space", () => {
    const traces = new Traces();
    const trails = [
      { piece: "hen", spaces: ["b1", "b2"] },
      { piece: "hen", spaces: ["a2"] },
    ];
    traces.follow(1, hen("a1"), true, 0);
    traces.follow(2, hen("a1"), false, 0);
    traces.follow(3, hen("b2"), false, 0, trails);
    traces.follow(4, hen("c2"), true, 0, [{ piece: "hen", spaces: ["b3", "c3", "c2"] }]);
    expect(traces.list.map(({ over }) => over)).toEqual([["b1", "b2", "b3", "c3"]]);
    traces.follow(5, hen("c3"), false, 0);
    traces.follow(6, hen("c4"), true, 0);
    expect(traces.list.map(({ over }) => over)).toEqual([[]]);
  });

  it("is known for each of those who share a device", () => {
    const traces = new Traces();
    for (const [seat] of [0, 1, 2].entries()) traces.follow(1, hen("a1"), true, seat);
    traces.follow(2, hen("a1"), true, 0);
    traces.follow(3, hen("a2"), true, 1); // the first has moved it
    expect(ways(traces)).toEqual(["a1-a2"]);
    traces.follow(4, hen("a3"), true, 2); // and the second
    expect(ways(traces)).toEqual(["a1-a3"]);
    traces.follow(5, hen("a4"), true, 0); // and the third
    expect(ways(traces)).toEqual(["a2-a4"]);
    traces.follow(6, hen("a4"), true, 1);
    expect(ways(traces)).toEqual(["a3-a4"]);
  });

  it("begins anew for whoever has chosen in secret", () => {
    const traces = new Traces();
    traces.follow(1, hen("a1"), true, 0);
    traces.follow(2, hen("a2"), true, 1);
    traces.follow(3, hen("a3"), true, null);
    traces.follow(3, hen("a3"), true, 0);
    expect(ways(traces)).toEqual(["a2-a3"]);
    traces.follow(3, hen("a3"), true, null);
    traces.follow(4, hen("a4"), true, 0);
    expect(ways(traces)).toEqual(["a3-a4"]);
  });
});
