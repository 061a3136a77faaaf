import { describe, expect, it } from "vitest";
import { chosenPathOf, completed, fits, nextTargets, pathsOf, type Touch } from "../src/scene/paths";
import { choice, groundOf, pawn } from "./scenes";

const touches = (...ids: string[]): Touch[] => ids.map((id) => new Set(id.split("+")));

describe("what may be touched next", () => {
  const choices = [choice("hen a1"), choice("hen a2"), choice("duck a2"), choice("stop")];

  it("is the first step of every path, each with the choices it leads to", () => {
    const targets = nextTargets(choices, []);
    expect([...targets.keys()]).toEqual(["hen", "duck", "stop"]);
    expect(targets.get("hen")).toEqual([choices[0], choices[1]]);
  });

  it("goes on from what was touched", () => {
    expect([...nextTargets(choices, touches("hen")).keys()]).toEqual(["a1", "a2"]);
    expect(nextTargets(choices, touches("goose")).size).toBe(0);
  });

  it("names a choice once, though several of its paths lead there", () => {
    const fox = choice("fox den", {
      also: [
        ["den", "fox"],
        ["fox", "den"],
      ],
    });
    expect(pathsOf(fox)).toHaveLength(3);
    expect(nextTargets([fox], []).get("fox")).toEqual([fox]);
    expect([...nextTargets([fox], touches("den")).keys()]).toEqual(["fox"]);
  });
});

describe("a path that is walked to its end", () => {
  it("is completed, and one that goes further is not", () => {
    const short = choice("hen");
    const long = choice("hen a1");
    expect(completed([short, long], touches("hen"))).toEqual([short]);
    expect(completed([short, long], touches("hen", "a1"))).toEqual([long]);
  });

  it("fits when each step is among what one touch names", () => {
    expect(fits(["hen", "a1"], touches("grass+hen"))).toBe(true);
    expect(fits(["hen"], touches("hen", "a1"))).toBe(false);
  });
});

describe("how a hinted move goes on", () => {
  it("leads over its trail to its end", () => {
    const run = choice("fox c3", { trail: ["b2", "c3"] });
    expect(chosenPathOf(run, [])).toEqual({ next: "fox", over: ["b2", "c3"], end: "c3" });
    expect(chosenPathOf(run, touches("fox"))).toEqual({ next: "c3", over: ["b2", "c3"], end: "c3" });
  });

  it("is nothing once something else was touched, or all of it", () => {
    expect(chosenPathOf(choice("fox c3"), touches("hen"))).toBeNull();
    expect(chosenPathOf(choice("fox c3"), touches("fox", "c3"))).toBeNull();
  });
});

describe("the ground", () => {
  const ground = groundOf(pawn("hen", "a1"), pawn("fox", "a1"), pawn("card"));

  it("is touched with all that stands on it", () => {
    expect(ground.touch("a1")).toEqual(new Set(["a1", "hen", "fox"]));
    expect(ground.touch("hen")).toEqual(new Set(["hen", "a1", "fox"]));
  });

  it("leaves alone what stands nowhere", () => {
    expect(ground.touch("card")).toEqual(new Set(["card"]));
  });
});
