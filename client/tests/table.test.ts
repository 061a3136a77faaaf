import { beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { Answer, Done, Refused, Shown } from "../src/wire";

interface Asked {
  type: string;
  turn: number;
  text: string;
}

/** A house on the other end of the line, which answers when it is told to. */
const house = vi.hoisted(() => ({
  hear: (_: unknown): void => undefined,
  asked: [] as { wish: unknown; settle: (answer: unknown) => void }[],
}));

vi.mock("../src/lib/connection", () => ({
  Connection: class {
    constructor(_table: string, _language: unknown, hear: (answer: unknown) => void) {
      house.hear = hear;
    }
    request(wish: unknown): Promise<unknown> {
      return new Promise((settle) => house.asked.push({ wish, settle }));
    }
  },
}));

const shown = (seq: number, more: object = {}, ask = "Go on"): Answer =>
  ({ type: "shown", seq, turn: seq, you: { in_hand: 0, ...more }, own: { ask } }) as unknown as Shown;
const done = (seq: number): Done => ({ type: "done", id: "", seq });
const refused = (code: string): Refused => ({ type: "refused", id: "", code, rule: "", words: code, seq: 0 });
const asked = (nth: number): Asked => house.asked[nth]!.wish as Asked;

async function answer(nth: number, answer: Done | Refused): Promise<void> {
  house.asked[nth]!.settle(answer);
  await Promise.resolve();
}

function start(): Table {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  house.asked.length = 0;
  const table = new Table("t");
  house.hear(shown(1));
  return table;
}

describe("several moves at once", () => {
  let table: Table;
  beforeEach(() => void (table = start()));

  it("are made one after the other, each in the turn that it finds", async () => {
    const made = table.move("one", "two");
    expect(table.busy).toBe(true);
    await answer(0, done(2));
    expect(house.asked).toHaveLength(1);
    expect(table.busy).toBe(true);
    house.hear(shown(2));
    await vi.waitFor(() => expect(house.asked).toHaveLength(2));
    expect([asked(0), asked(1)]).toMatchObject([
      { text: "one", turn: 1 },
      { text: "two", turn: 2 },
    ]);
    await answer(1, done(3));
    expect(await made).toBe(true);
    house.hear(shown(3));
    expect(table.busy).toBe(false);
  });

  it("end where one is refused", async () => {
    const made = table.move("one", "two", "three");
    house.hear(shown(2));
    await answer(0, done(2));
    await vi.waitFor(() => expect(house.asked).toHaveLength(2));
    await answer(1, refused("no"));
    expect(await made).toBe(true);
    expect(house.asked).toHaveLength(2);
    expect(table.refusal?.code).toBe("no");
    expect(table.busy).toBe(false);
  });

  it.each([
    ["another is to move", shown(2, { in_hand: 1 })],
    ["nothing is asked any more", shown(2, {}, "")],
  ])("end where %s", async (_, next) => {
    const made = table.move("one", "two");
    house.hear(next);
    await answer(0, done(2));
    expect(await made).toBe(true);
    expect(house.asked).toHaveLength(1);
    expect(table.busy).toBe(false);
  });

  it("can be tried again where not even the first was saved", async () => {
    const made = table.move("one", "two");
    await answer(0, refused("table-store-down"));
    expect(await made).toBe(false);
    expect(house.asked).toHaveLength(1);
  });
});

describe("journeys", () => {
  it("are those of what is asked now", () => {
    const table = start();
    const journeys = [{ path: ["a"], moves: ["a", "b"], label: "", trail: [] }];
    house.hear({ type: "reached", seat: 0, turn: 1, path: [], journeys });
    expect(table.journeys).toEqual(journeys);
    house.hear(shown(2));
    expect(table.journeys).toEqual([]);
    house.hear({ type: "reached", seat: 1, turn: 2, path: [], journeys });
    expect(table.journeys).toEqual([]);
  });
});
