import { expect, test } from "vitest";
import { verdictOf } from "../src/table/verdict";
import type { Shown } from "../src/wire";

function over(winners: number[], mine: number[], names: string[]): Shown {
  return {
    table: { winners, seats: names.length, people: names.map((name) => ({ name, kind: "person" })) },
    you: { seats: mine },
  } as unknown as Shown;
}

test("whoever has won is told so, with a trophy; the others are not forgotten, and have none", () => {
  expect(verdictOf(over([1], [1], ["Ada", "Ben"]))).toEqual({ words: "You win!", trophy: true });
  expect(verdictOf(over([1], [0], ["Ada", "Ben"])).trophy).toBe(false);
  expect(verdictOf(over([0, 2], [2], ["Ada", "Ben", "Cid", "Dora"])).words).toBe("You win!");
});

test("those on one device and those who watched are told names", () => {
  expect(verdictOf(over([1], [0, 1], ["Ada", "Ben"]))).toEqual({ words: "Ben wins!", trophy: true });
  expect(verdictOf(over([0, 1], [], ["Ada", "Ben", "Cid"])).words).toBe("Ada & Ben win!");
});

test("where all have done equally well, and where one alone has not made it, nobody has a trophy", () => {
  expect(verdictOf(over([0, 1], [0], ["Ada", "Ben"]))).toEqual({ words: "It’s a tie!", trophy: false });
  expect(verdictOf(over([], [0], ["Ada"])).trophy).toBe(false);
});

test("in a crowd nobody is listed, and whoever has won is told so all the same", () => {
  const crowd = { table: { winners: [700], seats: 1000 }, you: { seats: [700] } } as unknown as Shown;
  expect(verdictOf(crowd).words).toBe("You win!");
  expect(verdictOf({ ...crowd, you: {} }).words).toBe("");
});
