import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Choosing, type Offer, type Option, optionOf } from "../src/scene/choosing.svelte";
import { choice, groundOf, pawn } from "./scenes";

const ground = groundOf(pawn("hen", "a1"), pawn("duck", "b1"));
const steps = [choice("hen a2"), choice("hen a3"), choice("duck a2"), choice("stop")];

function start(offer: Partial<Offer> = {}, settled = true) {
  const play = vi.fn(async (_move: string) => settled);
  const choosing = new Choosing(() => ({ choices: steps, ground, ...offer }), play);
  return { choosing, play };
}

describe("touch by touch", () => {
  it("comes to a move", () => {
    const { choosing, play } = start();
    expect(choosing.touch("hen")).toBe(true);
    expect(choosing.isChosen("hen")).toBe(true);
    expect(choosing.isTarget("a2")).toBe(true);
    expect(play).not.toHaveBeenCalled();
    expect(choosing.touch("a2")).toBe(true);
    expect(play).toHaveBeenCalledExactlyOnceWith("hen a2");
    expect(choosing.touches).toEqual([]);
  });

  it("means the bird by the hex it sits on", () => {
    const { choosing } = start();
    choosing.touch("a1");
    expect(choosing.isChosen("hen")).toBe(true);
    expect(choosing.isMarked("a1")).toBe(true);
  });

  it("plays at once what needs one touch", () => {
    const { choosing, play } = start();
    choosing.touch("stop");
    expect(play).toHaveBeenCalledExactlyOnceWith("stop");
  });

  it("takes back the last touch when it is touched again", () => {
    const { choosing, play } = start();
    choosing.touch("hen");
    expect(choosing.touch("hen")).toBe(true);
    expect(choosing.touches).toEqual([]);
    expect(play).not.toHaveBeenCalled();
  });

  it("begins anew with another piece", () => {
    const { choosing } = start();
    choosing.touch("hen");
    expect(choosing.touch("duck")).toBe(true);
    expect(choosing.isChosen("duck")).toBe(true);
    expect(choosing.isChosen("hen")).toBe(false);
  });

  it("says where a touch leads nowhere, and changes nothing", () => {
    const { choosing } = start();
    choosing.touch("hen");
    expect(choosing.touch("c7")).toBe(false);
    expect(choosing.isChosen("hen")).toBe(true);
  });

  it("names the moves among which it cannot tell", () => {
    const twins = [choice("hen a2", { move: "left" }), choice("hen a2", { move: "right" })];
    const { choosing, play } = start({ choices: twins });
    choosing.touch("hen");
    choosing.touch("a2");
    expect(choosing.named.map((each) => each.move)).toEqual(["left", "right"]);
    expect(play).not.toHaveBeenCalled();
  });
});

describe("a move that was not settled", () => {
  it("can be tried again with its last touch", async () => {
    const { choosing, play } = start({}, false);
    choosing.touch("hen");
    choosing.touch("a2");
    await vi.waitFor(() => expect(choosing.touches).toHaveLength(1));
    choosing.touch("a2");
    expect(play).toHaveBeenCalledTimes(2);
  });

  it("does not come back into a new question", async () => {
    const { choosing } = start({}, false);
    choosing.touch("hen");
    choosing.touch("a2");
    choosing.clear();
    await Promise.resolve();
    flushSync();
    expect(choosing.touches).toEqual([]);
  });
});

describe("a hint", () => {
  it("is followed step by step", () => {
    const { choosing } = start({ hinted: "hen a3" });
    expect(choosing.hintAt("hen")).toBe("next");
    expect(choosing.hintAt("a3")).toBe("end");
    choosing.touch("hen");
    expect(choosing.hintAt("a3")).toBe("next");
    expect(choosing.hintAt("a2")).toBe("");
  });

  it("is shown although another piece was chosen", () => {
    const { choosing } = start({ hinted: "duck a2" });
    choosing.touch("hen");
    expect(choosing.hintAt("duck")).toBe("");
    choosing.heed();
    expect(choosing.hintAt("duck")).toBe("next");
    expect(choosing.isChosen("hen")).toBe(false);
  });

  it("leaves what already leads to it", () => {
    const { choosing } = start({ hinted: "hen a3" });
    choosing.touch("hen");
    choosing.heed();
    expect(choosing.isChosen("hen")).toBe(true);
  });

  it("that names no move changes nothing", () => {
    const { choosing } = start({ hinted: "" });
    choosing.touch("hen");
    choosing.heed();
    expect(choosing.isChosen("hen")).toBe(true);
  });
});

describe("a piece that was moved", () => {
  const question = (choices: Option[], seat = 0): Partial<Offer> => ({ choices, seat });

  it("stays chosen as long as it can be moved on", () => {
    const offer: Offer = { choices: steps, ground, seat: 0 };
    const choosing = new Choosing(
      () => offer,
      vi.fn(async () => true),
    );
    choosing.touch("hen");
    choosing.touch("a2");
    choosing.renew();
    expect(choosing.isChosen("hen")).toBe(true);
    expect(choosing.isTarget("a3")).toBe(true);
    expect(choosing.isOffered("stop")).toBe(true);
    expect(choosing.isOffered("duck")).toBe(true);
    expect(choosing.isOffered("c7")).toBe(false);
  });

  it.each([
    ["cannot be moved on", question([choice("duck a2")])],
    ["is another's to move now", question(steps, 1)],
    ["was moved in a turn that is over", question([])],
  ])("is let go where it %s", (_, next) => {
    let offer = $state.raw<Offer>({ choices: steps, ground, seat: 0 });
    const choosing = new Choosing(
      () => offer,
      vi.fn(async () => true),
    );
    choosing.touch("hen");
    choosing.touch("a2");
    offer = { ...offer, ...next };
    choosing.renew();
    expect(choosing.touches).toEqual([]);
    offer = { choices: steps, ground, seat: 0 };
    choosing.renew();
    expect(choosing.touches).toEqual([]);
  });

  it("is let go by whoever goes back", () => {
    const { choosing } = start();
    choosing.touch("hen");
    choosing.touch("a2");
    choosing.renew();
    choosing.back();
    choosing.renew();
    expect(choosing.touches).toEqual([]);
  });
});

describe("a journey", () => {
  const far = optionOf({ path: ["hen", "a4"], moves: ["hen a3", "hen a4"], label: "far", trail: ["a1", "a3", "a4"] });

  it("is played by one touch, move by move", () => {
    const { choosing, play } = start({ choices: [...steps, far] });
    choosing.touch("hen");
    expect(choosing.isTarget("a4")).toBe(true);
    expect([choosing.stepsTo("a4"), choosing.stepsTo("a3")]).toEqual([2, 0]);
    expect(choosing.trailOf("a4")).toEqual(["a1", "a3", "a4"]);
    choosing.touch("a4");
    expect(play).toHaveBeenCalledExactlyOnceWith("hen a3", "hen a4");
  });

  it("is not what a hint means by its first move", () => {
    const { choosing } = start({ choices: [far, ...steps], hinted: "hen a3" });
    expect(choosing.hint?.end).toBe("a3");
  });
});
