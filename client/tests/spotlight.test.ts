import { describe, expect, it } from "vitest";
import { spokenOf, Spotlight } from "../src/scene/spotlight.svelte";
import type { Piece } from "../src/wire";

const bird = (id: string, art: string, ...marks: string[]): Piece => ({ id, kind: "pawn", art, label: id, marks });
const card = (shows: string, ...marks: string[]): Piece => ({
  id: `card-${shows}`,
  kind: "card",
  art: "card",
  label: shows,
  shows: [shows],
  marks,
});
const ground = {
  alike: ["hen", "duck", "black", "white", "round"],
  pieces: [
    bird("1", "hen", "black"),
    bird("2", "duck", "white", "round"),
    bird("3", "hen", "white"),
    bird("fox", "fox", "black"),
  ],
};

describe("what a card speaks of", () => {
  it("shares its picture or a mark with it", () => {
    expect([...spokenOf(card("hen", "round"), ground)]).toEqual(["1", "2", "3"]);
    expect([...spokenOf(card("duck", "black", "played"), ground)]).toEqual(["1", "2"]);
  });

  it("is nothing whose picture is of another kind", () => {
    expect(spokenOf(card("duck", "black"), ground).has("fox")).toBe(false);
  });

  it("is nothing where a game knows no likeness", () => {
    expect(new Spotlight(() => ({ ...ground, alike: [] })).speaks(card("hen"))).toBe(false);
  });
});

describe("a spotlight", () => {
  it("stays after a touch, and goes with the next one", () => {
    const spotlight = new Spotlight(() => ground);
    const hen = card("hen");
    spotlight.toggle(hen);
    expect([...(spotlight.spoken ?? [])]).toEqual(["1", "3"]);
    expect(spotlight.isPinned(hen)).toBe(true);
    spotlight.toggle(hen);
    expect(spotlight.spoken).toBeNull();
  });

  it("follows the mouse for as long as it is there, then goes back", () => {
    const spotlight = new Spotlight(() => ground);
    spotlight.toggle(card("hen"));
    spotlight.point(card("duck"));
    expect([...(spotlight.spoken ?? [])]).toEqual(["2"]);
    spotlight.leave(card("duck"));
    expect([...(spotlight.spoken ?? [])]).toEqual(["1", "3"]);
    spotlight.clear();
    expect(spotlight.spoken).toBeNull();
  });
});
